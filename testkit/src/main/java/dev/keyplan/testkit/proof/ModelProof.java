package dev.keyplan.testkit.proof;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * The proof that was compiled with a table, for a test of one line:
 *
 * <pre>{@code
 * @Test
 * void everyAccessPatternIsProved() {
 *   ModelProof.load(OrdersTable.class).verify();
 * }
 * }</pre>
 *
 * <p>It needs no server.
 */
public final class ModelProof {

  private final String resource;
  private final String json;

  private ModelProof(String resource, String json) {
    this.resource = resource;
    this.json = json;
  }

  /**
   * Finds the model of a table on the class path: that of this root, also where the tests have a
   * table of the same name.
   *
   * @param root the interface or class annotated with {@code @Table}
   * @throws IllegalArgumentException if Keyplan generated nothing for it
   */
  public static ModelProof load(Class<?> root) {
    return load(tableName(root), root.getClassLoader(), json -> isOf(root, json));
  }

  /**
   * Finds the model of a table.
   *
   * @param tableName as {@code @Table} names it
   * @param loader sees {@code META-INF/keyplan/<tableName>/model.json}
   * @throws IllegalArgumentException if there is none
   */
  public static ModelProof load(String tableName, ClassLoader loader) {
    return load(tableName, loader, json -> true);
  }

  private static ModelProof load(String tableName, ClassLoader loader, Predicate<String> wanted) {
    String resource = "META-INF/keyplan/" + tableName + "/model.json";
    try {
      for (URL url : Collections.list(loader.getResources(resource))) {
        String json = read(url);
        if (wanted.test(json)) {
          return new ModelProof(resource, json);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    throw new IllegalArgumentException("there is no such " + resource + " on the class path");
  }

  private static String read(URL url) throws IOException {
    try (InputStream stream = url.openStream()) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static boolean isOf(Class<?> root, String json) {
    try {
      return JsonNode.parser()
          .parse(json)
          .field("table")
          .flatMap(table -> table.field("root"))
          .filter(name -> name.text().equals(root.getCanonicalName()))
          .isPresent();
    } catch (RuntimeException e) {
      return true; // No JSON: that is for the checker to say.
    }
  }

  private static String tableName(Class<?> root) {
    String flat = root.getName().substring(root.getPackageName().length()).replace("$", "_");
    String definition = root.getPackageName() + flat + "Definition";
    try {
      Field name =
          Class.forName(definition, false, root.getClassLoader()).getDeclaredField("TABLE_NAME");
      name.setAccessible(true);
      return (String) name.get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(
          root.getName()
              + " is no table root that Keyplan compiled (did its processor run?): no "
              + definition,
          e);
    }
  }

  /** The model, as it was compiled. */
  public String json() {
    return json;
  }

  /** Everything that does not hold; empty if the proof is right. */
  public List<ProofViolation> violations() {
    return ProofChecker.check(json);
  }

  /**
   * Fails a test if anything in the proof does not hold.
   *
   * @throws AssertionError that lists what does not, with pattern and rule
   */
  public void verify() {
    List<ProofViolation> violations = violations();
    if (!violations.isEmpty()) {
      throw new AssertionError(
          violations.stream()
              .map(ProofViolation::toString)
              .collect(Collectors.joining("\n  ", resource + " proves too little:\n  ", "")));
    }
  }
}
