package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.TypeRef;
import java.util.concurrent.CompletableFuture;

/** The two kinds of repositories and clients, which differ in types alone. */
enum Flavor {
  SYNC("DynamoDbClient", "TableAccess", "PagedQuery", "EntityRepository", "Transaction"),
  ASYNC(
      "DynamoDbAsyncClient",
      "AsyncTableAccess",
      "AsyncPagedQuery",
      "AsyncEntityRepository",
      "AsyncTransaction");

  private final ClassName sdkClient;
  private final ClassName tableAccess;
  private final ClassName pagedQuery;
  private final ClassName entityRepository;
  private final ClassName transaction;

  Flavor(
      String sdkClient,
      String tableAccess,
      String pagedQuery,
      String entityRepository,
      String transaction) {
    this.sdkClient = ClassName.get("software.amazon.awssdk.services.dynamodb", sdkClient);
    this.tableAccess = RuntimeTypes.runtime(tableAccess);
    this.pagedQuery = RuntimeTypes.runtime(pagedQuery);
    this.entityRepository = RuntimeTypes.runtime(entityRepository);
    this.transaction = RuntimeTypes.runtime(transaction);
  }

  ClassName sdkClient() {
    return sdkClient;
  }

  ClassName tableAccess() {
    return tableAccess;
  }

  /** The writes that repositories have in common. */
  ClassName entityRepository() {
    return entityRepository;
  }

  /** What transactions of all tables have in common. */
  ClassName anyTransaction() {
    return transaction;
  }

  TypeName pagedQuery(TypeName item) {
    return ParameterizedTypeName.get(pagedQuery, item);
  }

  /** What a method returns that answers this at once, or later. */
  TypeName answer(TypeName type) {
    return this == SYNC
        ? type
        : ParameterizedTypeName.get(ClassName.get(CompletableFuture.class), type.box());
  }

  ClassName repository(GeneratedNames names, TypeRef type) {
    return this == SYNC ? names.repository(type) : names.asyncRepository(type);
  }

  ClassName transaction(GeneratedNames names) {
    return this == SYNC ? names.transaction() : names.asyncTransaction();
  }

  ClassName client(GeneratedNames names) {
    return this == SYNC ? names.client() : names.asyncClient();
  }
}
