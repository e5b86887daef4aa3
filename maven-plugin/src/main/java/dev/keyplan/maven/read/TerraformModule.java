package dev.keyplan.maven.read;

import dev.keyplan.processor.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/**
 * The files of one Terraform module: tables of some, variables and locals of all in the folder.
 * Calls of modules in folders nearby are followed.
 */
final class TerraformModule {

  /** Modules may call each other in a circle. */
  private static final int MAX_CALLS = 10;

  private final String prefix;
  private final TerraformValues values;
  private final int calls;
  private final List<Candidate> tables = new ArrayList<>();

  private TerraformModule(String prefix, TerraformValues values, int calls) {
    this.prefix = prefix;
    this.values = values;
    this.calls = calls;
  }

  static List<Candidate> read(List<Path> files, Map<String, String> given) {
    return read(files, "", new HashMap<>(given), 0);
  }

  private static List<Candidate> read(
      List<Path> files, String prefix, Map<String, Object> given, int calls) {
    TerraformModule module =
        new TerraformModule(prefix, values(siblings(files.get(0)), given), calls);
    files.forEach(module::add);
    return module.tables;
  }

  private void add(Path file) {
    Map<?, ?> body = body(file);
    each(
        body.get("resource"),
        (type, resources) -> {
          if (type.equals("aws_dynamodb_table")) {
            each(
                resources,
                (label, table) -> {
                  if (isMade(table)) {
                    tables.add(
                        TerraformTable.resource(prefix + type + "." + label, table, file, values));
                  }
                });
          }
        });
    each(
        body.get("module"),
        (label, call) -> {
          if (isMade(call)) {
            addCalled(prefix + "module." + label, call, file);
          }
        });
  }

  /** Unless its {@code count} is certainly 0. */
  private boolean isMade(Map<?, ?> block) {
    Object count = block.get("count");
    return count == null || !"0".equals(String.valueOf(values.resolve(count)));
  }

  private void addCalled(String address, Map<?, ?> call, Path file) {
    String source = String.valueOf(call.get("source"));
    Path folder = file.toAbsolutePath().resolveSibling(source).normalize();
    if (source.startsWith(".") && Files.isDirectory(folder) && calls < MAX_CALLS) {
      List<Path> files = in(folder);
      Map<String, Object> arguments = new HashMap<>();
      call.forEach((name, value) -> arguments.put(name.toString(), values.resolve(value)));
      tables.addAll(files.isEmpty() ? List.of() : read(files, address + ".", arguments, calls + 1));
    } else if (call.containsKey("hash_key")) {
      tables.add(TerraformTable.call(address, call, file, values));
    }
  }

  private static TerraformValues values(List<Path> files, Map<String, Object> given) {
    Map<String, Object> variables = new HashMap<>();
    Map<String, Object> locals = new HashMap<>();
    for (Path file : files) {
      Map<?, ?> body = body(file);
      each(
          body.get("variable"),
          (name, variable) -> {
            if (variable.containsKey("default")) {
              variables.put(name, variable.get("default"));
            }
          });
      for (Map<?, ?> block : blocks(body.get("locals"))) {
        block.forEach((name, value) -> locals.put(name.toString(), value));
      }
    }
    variables.putAll(given);
    return new TerraformValues(Map.of("var", variables, "local", locals));
  }

  /** What stands beside a file: a module is a folder. */
  private static List<Path> siblings(Path file) {
    return in(file.toAbsolutePath().getParent());
  }

  private static List<Path> in(Path folder) {
    try (Stream<Path> list = Files.list(folder)) {
      return list.filter(TableFiles::isTerraform).sorted().toList();
    } catch (IOException e) {
      throw new UnreadableException(folder + " cannot be read: " + e.getMessage(), e);
    }
  }

  private static Map<?, ?> body(Path file) {
    return ObjectFile.read(
        file, file.toString().endsWith(".json") ? JsonReader::read : HclReader::read);
  }

  /**
   * The labelled blocks below a type or a label; one of JSON may be an object or a list of them.
   */
  private static void each(Object labelled, BiConsumer<String, Map<?, ?>> use) {
    for (Map<?, ?> labels : blocks(labelled)) {
      labels.forEach(
          (label, body) -> blocks(body).forEach(block -> use.accept(label.toString(), block)));
    }
  }

  static List<Map<?, ?>> blocks(Object value) {
    if (value instanceof Map<?, ?> map) {
      return List.of(map);
    }
    List<Map<?, ?>> blocks = new ArrayList<>();
    if (value instanceof List<?> list) {
      for (Object element : list) {
        if (element instanceof Map<?, ?> map) {
          blocks.add(map);
        }
      }
    }
    return blocks;
  }
}
