package dev.keyplan.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.runtime.AlreadyExistsException;
import dev.keyplan.runtime.KeyValueException;
import dev.keyplan.runtime.UniqueConstraintException;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;

/**
 * Random writes of every form, on every record of every design in this module: after each, the item
 * is what a put of the whole entity would have stored, keys of indexes included.
 */
@KeyplanTest
class MatrixTest {

  private static final int STEPS = 60;

  private static final Set<String> USED = new TreeSet<>();

  @TestFactory
  Stream<DynamicTest> afterEachWriteTheItemIsWhatAPutWouldHaveStored(TestDatabase database)
      throws ReflectiveOperationException, IOException, URISyntaxException {
    List<DynamicTest> tests = new ArrayList<>();
    for (String definition : definitions()) {
      String root = definition.substring(0, definition.length() - "Definition".length());
      Map<String, GeneratedEntity> entities =
          GeneratedEntity.of(client(root, database.uncheckedClient(), "none"), Set.of());
      for (String entity : entities.keySet()) {
        tests.add(
            DynamicTest.dynamicTest(
                entity.replaceAll("^dev.keyplan.", ""), () -> write(database, root, entity)));
      }
    }
    assertThat(tests).hasSizeGreaterThan(90);
    tests.add(DynamicTest.dynamicTest("all forms of write were used", MatrixTest::allForms));
    return tests.stream();
  }

  private static void allForms() {
    assertThat(USED)
        .contains(
            "create",
            "transaction",
            "upsert",
            "put",
            "update",
            "replace",
            "move",
            "delete",
            "SET",
            "REMOVE",
            "ADD",
            "APPEND",
            "PREPEND",
            "DELETE",
            "PUT");
  }

  /** The generated definitions of all tables of this module. */
  private static Set<String> definitions() throws IOException, URISyntaxException {
    Set<String> found = new TreeSet<>();
    Path tests =
        Path.of(MatrixTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    for (Path folder : List.of(tests, tests.resolveSibling("classes"))) {
      try (Stream<Path> files = Files.walk(folder)) {
        files
            .map(file -> folder.relativize(file).toString().replace(File.separatorChar, '.'))
            .filter(file -> file.endsWith("TableDefinition.class"))
            // Random values are made of records; ShapesTest writes entities of other shapes.
            .filter(file -> !file.startsWith("dev.keyplan.behaviour.ShapesTable"))
            .map(file -> file.substring(0, file.length() - ".class".length()))
            .forEach(found::add);
      }
    }
    assertThat(found).hasSizeGreaterThan(20);
    return found;
  }

  private static Object client(String root, DynamoDbClient client, String table)
      throws ReflectiveOperationException {
    Method create =
        Class.forName(root + "Client")
            .getDeclaredMethod("create", DynamoDbClient.class, String.class);
    return Records.call(create, null, client, table);
  }

  private static void write(TestDatabase database, String root, String entityName)
      throws ReflectiveOperationException {
    Function<String, CreateTableRequest> request = createTableRequest(root);
    String table = database.createTable(request);
    Set<String> key = new HashSet<>();
    request.apply(table).keySchema().stream()
        .map(KeySchemaElement::attributeName)
        .forEach(key::add);
    GeneratedEntity entity =
        GeneratedEntity.of(client(root, database.uncheckedClient(), table), key).get(entityName);
    Writer writer = new Writer(entity, new RandomValues(entityName.hashCode()));
    for (int i = 0; i < STEPS; i++) {
      Set<Object> touched = writer.step();
      for (Object one : touched) {
        Map<String, AttributeValue> itemKey = entity.key(one);
        Map<String, AttributeValue> stored =
            database
                .uncheckedClient()
                .getItem(get -> get.tableName(table).key(itemKey).consistentRead(true))
                .item();
        Optional<Object> expected = writer.expected(itemKey);
        assertThat(Normal.of(stored))
            .as(writer::history)
            .isEqualTo(expected.map(value -> Normal.of(entity.item(value))).orElse(Map.of()));
      }
    }
    assertThat(writer.written()).as(writer::history).isGreaterThan(STEPS / 4);
    USED.addAll(writer.used());
  }

  /** With a key to encrypt the table, where it asks for one. */
  private static Function<String, CreateTableRequest> createTableRequest(String root)
      throws ClassNotFoundException {
    Method request =
        Arrays.stream(Class.forName(root + "Definition").getDeclaredMethods())
            .filter(method -> method.getName().equals("createTableRequest"))
            .findFirst()
            .orElseThrow();
    return name ->
        (CreateTableRequest)
            (request.getParameterCount() == 1
                ? Records.call(request, null, name)
                : Records.call(request, null, name, "alias/matrix"));
  }

  /** What a step may throw: the values were bad, or taken; then nothing is changed. */
  static final List<Class<? extends RuntimeException>> REFUSALS =
      List.of(
          KeyValueException.class, UniqueConstraintException.class, AlreadyExistsException.class);
}
