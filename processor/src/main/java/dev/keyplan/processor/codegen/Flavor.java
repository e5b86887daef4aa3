package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.TypeRef;
import java.util.concurrent.CompletableFuture;

/** The two kinds of repositories and clients, which differ in types alone. */
enum Flavor {
  SYNC("DynamoDbClient", "TableAccess", "PagedQuery"),
  ASYNC("DynamoDbAsyncClient", "AsyncTableAccess", "AsyncPagedQuery");

  private final ClassName sdkClient;
  private final ClassName tableAccess;
  private final ClassName pagedQuery;

  Flavor(String sdkClient, String tableAccess, String pagedQuery) {
    this.sdkClient = ClassName.get("software.amazon.awssdk.services.dynamodb", sdkClient);
    this.tableAccess = RuntimeTypes.runtime(tableAccess);
    this.pagedQuery = RuntimeTypes.runtime(pagedQuery);
  }

  ClassName sdkClient() {
    return sdkClient;
  }

  ClassName tableAccess() {
    return tableAccess;
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

  ClassName client(GeneratedNames names) {
    return this == SYNC ? names.client() : names.asyncClient();
  }
}
