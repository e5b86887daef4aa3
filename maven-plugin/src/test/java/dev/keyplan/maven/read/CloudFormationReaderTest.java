package dev.keyplan.maven.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CloudFormationReaderTest {

  private static final String TABLES =
      """
      Parameters:
        Stage: {Type: String, Default: dev}
        Other: {Type: String}
      Conditions:
        Prod: !Equals [!Ref Stage, prod]
        Open: !Equals [!Ref Other, x]
      Base: &base
        TableName: base
        KeySchema: [{AttributeName: PK, KeyType: HASH}]
      Resources:
        InProd: {Type: "AWS::DynamoDB::Table", Condition: Prod, Properties: *base}
        Undecided: {Type: "AWS::DynamoDB::Table", Condition: Open, Properties: *base}
        Merged:
          Type: AWS::DynamoDB::Table
          Properties:
            <<: *base
            TableName: own
      """;

  @TempDir Path folder;

  private List<Candidate> read(Map<String, String> given) throws IOException {
    return TableFiles.read(Files.writeString(folder.resolve("template.yaml"), TABLES), given);
  }

  @Test
  void aTableWhoseConditionDoesNotHoldIsNotThere() throws IOException {
    assertThat(read(Map.of()))
        .extracting(Candidate::address)
        .containsExactly("Undecided", "Merged");
    assertThat(read(Map.of("Stage", "prod")))
        .extracting(Candidate::address)
        .containsExactly("InProd", "Undecided", "Merged");
  }

  @Test
  void membersAreMergedBehindThoseThatStandThere() throws IOException {
    Candidate merged = read(Map.of()).get(1);
    assertThat(merged.name().orElseThrow().text()).isEqualTo("own");
    assertThat(merged.shape().get().key().partition()).hasSize(1);
  }
}
