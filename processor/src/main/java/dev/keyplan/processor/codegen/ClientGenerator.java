package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code OrdersTableClient} or {@code OrdersTableAsyncClient}: the way from an SDK client
 * to the repositories.
 */
final class ClientGenerator {

  private final TableModel table;
  private final GeneratedNames names;
  private final Flavor flavor;
  private final ClassName client;
  private final FreeNames accessors = new FreeNames();

  /** Whether each type's repository is public, by type in declared order. */
  private final Map<TypeRef, Boolean> repositories = new LinkedHashMap<>();

  ClientGenerator(TableModel table, Flavor flavor) {
    this.table = table;
    this.names = new GeneratedNames(table);
    this.flavor = flavor;
    this.client = flavor.client(names);
    for (EntityModel entity : table.entities()) {
      repositories.putIfAbsent(entity.type(), entity.isPublic());
    }
    for (CollectionModel collection : table.collections()) {
      repositories.putIfAbsent(collection.type(), collection.isPublic());
    }
    repositories.keySet().forEach(t -> accessors.newName(GeneratedNames.repositoryAccessor(t), t));
  }

  TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(client)
            .addModifiers(Modifier.FINAL)
            .addJavadoc(
                new Javadoc(client.packageName())
                    .paragraph(
                        "The table "
                            + JavadocText.code(table.name())
                            + ", reached through an SDK client, which stays the caller's to close."
                            + " Make one for each SDK client and keep it; safe for use by several"
                            + " threads.")
                    .toCodeBlock())
            .addField(flavor.tableAccess(), "table", Modifier.PRIVATE, Modifier.FINAL);
    if (table.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    type.addMethod(constructor())
        .addMethod(create())
        .addMethod(createWithName())
        .addMethod(withCursorKeys())
        .addMethod(withItemDecoding());
    if (table.timeToLive().isPresent()) {
      type.addMethod(withClock());
    }
    repositories.forEach((repository, isPublic) -> type.addMethod(accessor(repository, isPublic)));
    if (!table.entities().isEmpty()) {
      type.addMethods(new ClientTransactions(table, flavor).methods());
    }
    return type.build();
  }

  private MethodSpec constructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addParameter(flavor.tableAccess(), "table")
        .addStatement("this.table = table")
        .build();
  }

  private MethodSpec create() {
    return factory("The table by its declared name, " + JavadocText.code(table.name()) + ".")
        .addStatement("return create(client, $S)", table.name())
        .build();
  }

  private MethodSpec createWithName() {
    Javadoc doc =
        new Javadoc(client.packageName())
            .paragraph("A table of another name but the same design, for a stage or a test, say.")
            .parameter("tableName", "the table's name or ARN");
    return MethodSpec.methodBuilder("create")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addJavadoc(doc.toCodeBlock())
        .addParameter(flavor.sdkClient(), "client")
        .addParameter(String.class, "tableName")
        .returns(client)
        .addStatement("return new $T($T.of(client, tableName))", client, flavor.tableAccess())
        .build();
  }

  private MethodSpec.Builder factory(String doc) {
    return MethodSpec.methodBuilder("create")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addJavadoc(new Javadoc(client.packageName()).paragraph(doc).toCodeBlock())
        .addParameter(flavor.sdkClient(), "client")
        .returns(client);
  }

  private MethodSpec withCursorKeys() {
    return with(
        "cursorKeys",
        RuntimeTypes.CURSOR_KEYS,
        "The same table with cursors signed, so that they cannot be forged. Those made before"
            + " without keys are refused.");
  }

  private MethodSpec withItemDecoding() {
    return with(
        "itemDecoding",
        RuntimeTypes.ITEM_DECODING,
        "The same table with another answer to who decodes the items that Queries find: the SDK, or"
            + " Keyplan from the bytes, as it does by itself where the client has no interceptors"
            + " that might look at them.");
  }

  private MethodSpec withClock() {
    return with(
        "clock",
        ClassName.get(Clock.class),
        "The same table with another clock than the system's to tell which items are expired: those"
            + " whose "
            + JavadocText.code(table.timeToLive().orElseThrow())
            + " is not after it.");
  }

  /** A method that answers a client with another setting. */
  private MethodSpec with(String setting, ClassName type, String doc) {
    String method = "with" + GeneratedNames.capitalized(setting);
    return MethodSpec.methodBuilder(method)
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc(new Javadoc(client.packageName()).paragraph(doc).toCodeBlock())
        .addParameter(type, setting)
        .returns(client)
        .addStatement("return new $T(table.$N($N))", client, method, setting)
        .build();
  }

  /** Made when it is asked for: a client of many repositories loads the classes of those in use. */
  private MethodSpec accessor(TypeRef type, boolean isPublic) {
    MethodSpec.Builder accessor =
        MethodSpec.methodBuilder(accessors.get(type))
            .returns(flavor.repository(names, type))
            .addStatement("return new $T(table)", flavor.repository(names, type));
    if (isPublic) {
      accessor.addModifiers(Modifier.PUBLIC);
    }
    return accessor.build();
  }
}
