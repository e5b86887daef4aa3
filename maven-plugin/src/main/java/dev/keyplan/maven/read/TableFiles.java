package dev.keyplan.maven.read;

import dev.keyplan.processor.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The tables of a file, or of a folder: a Terraform module, or what CDK synthesised. The form is
 * told from the name for Terraform and from the content otherwise.
 */
public final class TableFiles {

  private TableFiles() {}

  /**
   * @param given values of parameters and variables, which precede their defaults
   * @throws UnreadableException if the file is not there, or of no form that is understood
   */
  public static List<Candidate> read(Path path, Map<String, String> given) {
    if (!Files.exists(path)) {
      throw new UnreadableException(path + " is not there");
    }
    List<Path> files = Files.isDirectory(path) ? within(path) : List.of(path);
    List<Candidate> tables = new ArrayList<>();
    List<Path> terraform = files.stream().filter(TableFiles::isTerraform).toList();
    if (!terraform.isEmpty()) {
      tables.addAll(TerraformModule.read(terraform, given));
    }
    for (Path file : files) {
      if (!isTerraform(file)) {
        tables.addAll(document(file, given));
      }
    }
    return tables;
  }

  static boolean isTerraform(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".tf") || name.endsWith(".tf.json");
  }

  /** The object that a file of JSON or YAML holds. */
  static Map<?, ?> object(Path file) {
    return ObjectFile.read(
        file,
        text ->
            text.stripLeading().startsWith("{")
                ? JsonReader.read(text)
                : YamlReader.read(text, file.toString()));
  }

  /** The files of a Terraform module, else the templates in a folder of CDK's and below it. */
  private static List<Path> within(Path folder) {
    try (Stream<Path> list = Files.list(folder);
        Stream<Path> tree = Files.walk(folder)) {
      List<Path> terraform = list.filter(TableFiles::isTerraform).sorted().toList();
      List<Path> templates =
          tree.filter(file -> file.toString().endsWith(".template.json")).sorted().toList();
      if (terraform.isEmpty() && templates.isEmpty()) {
        throw new UnreadableException(
            folder + " holds neither *.tf or *.tf.json nor *.template.json: name a file");
      }
      return terraform.isEmpty() ? templates : terraform;
    } catch (IOException e) {
      throw new UnreadableException(folder + " cannot be read: " + e.getMessage(), e);
    }
  }

  private static List<Candidate> document(Path file, Map<String, String> given) {
    Map<?, ?> raw = object(file);
    Map<?, ?> document = (Map<?, ?>) new ServerlessVariables(raw, given).resolve(raw);
    if (document.containsKey("Resources")) {
      return CloudFormationReader.read(document, file, given);
    }
    if (document.containsKey("resources")) {
      Object resources = document.get("resources");
      List<Candidate> tables = new ArrayList<>();
      for (Object part : resources instanceof List<?> parts ? parts : List.of(resources)) {
        if (part instanceof Map<?, ?> template) {
          tables.addAll(CloudFormationReader.read(template, file, given));
        }
      }
      return tables;
    }
    Object table = document.containsKey("Table") ? document.get("Table") : document;
    if (table instanceof Map<?, ?> properties && properties.containsKey("KeySchema")) {
      return List.of(CreateTableReader.read(properties, file));
    }
    throw new UnreadableException(
        file
            + " is of no known form: neither a CloudFormation template (Resources), a Serverless"
            + " file (resources), nor a create-table request (KeySchema)");
  }
}
