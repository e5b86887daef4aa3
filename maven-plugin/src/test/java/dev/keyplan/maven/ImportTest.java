package dev.keyplan.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.maven.shape.ProvedTable;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;

/** Files as people and tools write them, for one model: serving it, and with one fault each. */
class ImportTest {

  static final List<String> FILES =
      List.of(
          "template.yaml",
          "template.json",
          "sam.yaml",
          "serverless.yml",
          "TicketsStack.template.json",
          "TicketsGlobalStack.template.json",
          "terraform/main.tf",
          "json/main.tf.json",
          "module/main.tf",
          "wrapper/main.tf");

  private static final String NO_GSI1 =
      "FAULT GSI1: is missing, read by ticketsOfUser: a global index with partition key GSI1PK (S),"
          + " sort key GSI1SK (S), projection ALL";

  private static final String ALL_OF_GSI1 =
      " and lacks entityType, expiresAt, openedAt, priority, queue, ticketId, title, userId, needed by"
          + " ticketsOfUser";

  private static String other(String index) {
    return "EXTRA "
        + index
        + ": is a global index that the model does not have, with partition key GSI1PK (S) and sort key"
        + " GSI1SK (S)";
  }

  /** File, text, replacement, the findings. */
  static final List<Arguments> FAULTS =
      List.of(
          // An index is missing; another has its key, under another name.
          fault(
              "template.yaml",
              "IndexName: GSI1",
              "IndexName: gsi1",
              NO_GSI1 + "; gsi1 has this key, the names must be the same",
              other("gsi1")),
          fault(
              "sam.yaml",
              """
                      - IndexName: GSI1
                        KeySchema:
                          - { AttributeName: GSI1PK, KeyType: HASH }
                          - { AttributeName: GSI1SK, KeyType: RANGE }
                        Projection: { ProjectionType: ALL }
              """,
              "",
              NO_GSI1),
          fault(
              "module/main.tf",
              "\"GSI1\"",
              "\"ByUser\"",
              NO_GSI1 + "; ByUser has this key, the names must be the same",
              other("ByUser")),
          fault(
              "json/main.tf.json",
              "\"default\": \"GSI1\"",
              "\"default\": \"Users\"",
              NO_GSI1 + "; Users has this key, the names must be the same",
              "EXTRA Users: is a global index that the model does not have, with partition key GSI1PK"
                  + " and sort key GSI1SK",
              "EXTRA table: defines UsersPK (S), which no key has",
              "EXTRA table: defines UsersSK (S), which no key has"),
          fault(
              "TicketsGlobalStack.template.json",
              "\"IndexName\": \"GSI1\"",
              "\"IndexName\": \"GSI2\"",
              NO_GSI1 + "; GSI2 has this key, the names must be the same",
              other("GSI2")),
          // The wrong attribute.
          fault(
              "template.json",
              "\"GSI1SK\"",
              "\"openedAt\"",
              "FAULT GSI1: sort key is openedAt (S); the model's is GSI1SK (S)"),
          fault(
              "serverless.yml",
              "{ AttributeName: \"${self:custom.keys.gsi}PK\", KeyType: HASH }",
              "{ AttributeName: userId, KeyType: HASH }",
              "FAULT GSI1: partition key is userId; the model's is GSI1PK (S)"),
          fault(
              "terraform/main.tf",
              "hash_key     = \"PK\"",
              "hash_key     = \"pk\"",
              "FAULT table: partition key is pk; the model's is PK (S)"),
          fault(
              "json/main.tf.json",
              "{ \"attribute_name\": \"priority\", \"key_type\": \"RANGE\" }",
              "{ \"attribute_name\": \"priority\", \"key_type\": \"HASH\" }",
              "FAULT byPriority: partition key is queue (S), priority (N); the model's is queue (S)",
              "FAULT byPriority: sort key is none; the model's is priority (N)"),
          fault(
              "module/main.tf",
              "range_key       = \"GSI1SK\"",
              "range_key       = null",
              "FAULT GSI1: sort key is none; the model's is GSI1SK (S)"),
          // The wrong type.
          fault(
              "template.yaml",
              "AttributeType: N",
              "AttributeType: S",
              "FAULT byPriority: sort key priority is of type S, must be N"),
          fault(
              "TicketsStack.template.json",
              "{ \"AttributeName\": \"SK\", \"AttributeType\": \"S\" }",
              "{ \"AttributeName\": \"SK\", \"AttributeType\": \"B\" }",
              "FAULT table: sort key SK is of type B, must be S"),
          fault(
              "terraform/main.tf",
              "type = \"N\"",
              "type = \"S\"",
              "FAULT byPriority: sort key priority is of type S, must be N"),
          fault(
              "module/main.tf",
              "{ name = \"GSI1PK\", type = \"S\" },",
              "",
              "FAULT GSI1: partition key GSI1PK is not defined: it must be of type S"),
          // The table's own key.
          fault(
              "sam.yaml",
              "        - { AttributeName: SK, KeyType: RANGE }\n      Global",
              "      Global",
              "FAULT table: sort key is none; the model's is SK (S)"),
          // The projection.
          fault(
              "template.yaml",
              "ProjectionType: ALL",
              "ProjectionType: KEYS_ONLY",
              "FAULT GSI1: projection is KEYS_ONLY" + ALL_OF_GSI1),
          fault(
              "TicketsStack.template.json",
              "\"NonKeyAttributes\": [\"ticketId\", \"title\", \"expiresAt\"]",
              "\"NonKeyAttributes\": [\"title\", \"PK\"]",
              "FAULT byPriority: projection is INCLUDE [title, PK] and lacks expiresAt, ticketId, needed by"
                  + " urgentInQueue"),
          fault(
              "terraform/main.tf",
              "projection_type = \"ALL\"",
              "projection_type = \"INCLUDE\"\n non_key_attributes = [\"title\"]",
              "FAULT GSI1: projection is INCLUDE [title]" + ALL_OF_GSI1.replace(" title,", "")),
          fault(
              "module/main.tf",
              "projection_type = \"ALL\"",
              "projection_type = \"KEYS_ONLY\"",
              "FAULT GSI1: projection is KEYS_ONLY" + ALL_OF_GSI1),
          // Larger serves.
          fault("serverless.yml", "ProjectionType: INCLUDE", "ProjectionType: ALL"),
          fault(
              "json/main.tf.json",
              "\"projection_type\": \"ALL\"",
              "\"projection_type\": \"INCLUDE\", \"non_key_attributes\": [\"ticketId\", \"userId\","
                  + " \"openedAt\", \"queue\", \"priority\", \"title\", \"expiresAt\","
                  + " \"entityType\", \"later\"]",
              "EXTRA GSI1: projection is a list of all attributes that the model has now; its ALL holds"
                  + " later ones too"),
          fault(
              "template.json",
              "\"ProjectionType\": \"ALL\"",
              "\"ProjectionType\": \"INCLUDE\", \"NonKeyAttributes\": [\"ticketId\", \"userId\","
                  + " \"openedAt\", \"queue\", \"priority\", \"title\", \"expiresAt\"]",
              "EXTRA GSI1: projection is INCLUDE [ticketId, userId, openedAt, queue, priority, title,"
                  + " expiresAt] and lacks entityType; no pattern reads these from it"),
          // Time to live.
          fault(
              "template.json",
              "\"AttributeName\": \"expiresAt\", \"Enabled\": true",
              "\"AttributeName\": \"ttl\", \"Enabled\": true",
              "FAULT time to live: is on ttl; the model's attribute is expiresAt"),
          fault(
              "TicketsGlobalStack.template.json",
              "\"Enabled\": true",
              "\"Enabled\": false",
              "FAULT time to live: is off; the model's items expire by expiresAt"),
          fault(
              "sam.yaml",
              "TimeToLiveSpecification: { AttributeName: expiresAt, Enabled: true }",
              "DeletionProtectionEnabled: true",
              "FAULT time to live: is off; the model's items expire by expiresAt"),
          fault(
              "terraform/main.tf",
              "enabled        = true",
              "",
              "FAULT time to live: is off; the model's items expire by expiresAt"),
          fault(
              "module/main.tf",
              "ttl_attribute_name = \"expiresAt\"",
              "ttl_attribute_name = \"expires\"",
              "FAULT time to live: is on expires; the model's attribute is expiresAt"),
          fault(
              "wrapper/main.tf",
              "  ttl_attribute = \"expiresAt\"\n",
              "",
              "FAULT time to live: is off; the model's items expire by expiresAt"),
          fault(
              "wrapper/main.tf",
              "range_key       = \"GSI1SK\"",
              "sort_key = \"GSI1SK\"",
              "FAULT GSI1: sort key is none; the model's is GSI1SK (S)"),
          fault(
              "wrapper/main.tf",
              "indexes       = local.indexes",
              "indexes       = concat(local.indexes, var.more)",
              "UNRESOLVED GSI1: is not there by name; dynamic global_secondary_index for each of"
                  + " concat(local.indexes, var.more) is not decided here and may be it",
              "UNRESOLVED byPriority: is not there by name; dynamic global_secondary_index for each of"
                  + " concat(local.indexes, var.more) is not decided here and may be it"),
          // More than the model has.
          fault(
              "template.yaml",
              "      GlobalSecondaryIndexes:",
              "      LocalSecondaryIndexes: [{ IndexName: byTitle, KeySchema: [{ AttributeName: PK, KeyType: HASH },"
                  + " { AttributeName: title, KeyType: RANGE }], Projection: { ProjectionType: KEYS_ONLY } }]\n"
                  + "      GlobalSecondaryIndexes:",
              "EXTRA byTitle: is a local index that the model does not have, with partition key PK (S) and"
                  + " sort key title"),
          fault(
              "terraform/main.tf",
              "  ttl {",
              """
                attribute {
                  name = "openedAt"
                  type = "N"
                }
                global_secondary_index {
                  name = "byTime"
                  hash_key = "queue"
                  range_key = "openedAt"
                  projection_type = "ALL"
                }
                ttl {""",
              "EXTRA byTime: is a global index that the model does not have, with partition key queue (S) and"
                  + " sort key openedAt (N)",
              "FAULT byTime: has openedAt (N) in its key, and Ticket stores openedAt as S: DynamoDB would"
                  + " refuse to write it"),
          // What the file does not decide.
          fault(
              "template.yaml",
              "    Default: SK\n",
              "",
              "UNRESOLVED table: sort key is !Ref SortKeyName, which is not decided here; the model needs"
                  + " SK (S)"),
          fault(
              "template.json",
              "{ \"Fn::FindInMap\": [\"Names\", \"tickets\", \"index\"] }",
              "{ \"Fn::ImportValue\": \"TicketIndex\" }",
              "UNRESOLVED GSI1: is not there by name; !ImportValue TicketIndex is not decided here and may be it"),
          fault(
              "serverless.yml",
              "  keys:\n    gsi: GSI1\n",
              "  keys: ${file(keys.yml)}\n",
              "UNRESOLVED GSI1: is not there by name; ${self:custom.keys.gsi} is not decided here and may be it"),
          fault(
              "terraform/main.tf",
              "attribute_name = local.ttl",
              "attribute_name = var.ttl",
              "UNRESOLVED time to live: the attribute is var.ttl, which is not decided here; the model"
                  + " needs expiresAt"),
          fault(
              "json/main.tf.json",
              "\"non_key_attributes\": [\"ticketId\", \"title\", \"expiresAt\"]",
              "\"non_key_attributes\": \"${concat(var.a, var.b)}\"",
              "UNRESOLVED byPriority: projection is concat(var.a, var.b), which is not decided here; the"
                  + " model needs expiresAt, ticketId, title"),
          fault(
              "module/main.tf",
              "global_secondary_indexes = [",
              "global_secondary_indexes = var.indexes\n  unused = [",
              "UNRESOLVED GSI1: is not there by name; var.indexes is not decided here and may be it",
              "UNRESOLVED byPriority: is not there by name; var.indexes is not decided here and may be it"));

  private static Arguments fault(String file, String text, String replacement, String... findings) {
    return Arguments.of(file, text, replacement, List.of(findings));
  }

  private final ProvedTable tickets = Designs.own().model("tickets");

  @ParameterizedTest
  @FieldSource("FILES")
  void aServingFileHasNoFindings(String file) {
    assertThat(ImportFile.verify(tickets, ImportFile.FOLDER.resolve(file))).isEmpty();
  }

  @ParameterizedTest
  @FieldSource("FAULTS")
  void aFaultIsTold(
      String file, String text, String replacement, List<String> findings, @TempDir Path folder) {
    Path changed = ImportFile.changed(file, text, replacement, folder);

    assertThat(ImportFile.verify(tickets, changed))
        .extracting(finding -> finding.kind() + " " + finding)
        .containsExactlyElementsOf(findings);
  }
}
