package dev.keyplan.maven.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServerlessVariablesTest {

  private final ServerlessVariables variables =
      new ServerlessVariables(
          YamlReader.read(
              """
              provider: { stage: "${opt:stage, 'test'}" }
              custom:
                table: orders-${self:provider.stage}
                names: { test: GSI1 }
                circle: ${self:custom.circle}
                open: ${ssm:/name}
              """,
              "serverless.yml"),
          Map.of("env:REGION", "eu"));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "plain                                          | plain",
        "${self:custom.table}                           | orders-test",
        "x-${self:provider.stage}-${env:REGION}         | x-test-eu",
        "${self:custom.names.${opt:stage, 'test'}}      | GSI1",
        "${opt:none, self:custom.none, \"z\"}           | z",
        "${sls:stage}                                   | test",
        "${AWS::StackName}-${Other.Arn}                 | ${AWS::StackName}-${Other.Arn}",
      })
  void whatTheFileDecidesIsResolved(String text, String value) {
    assertThat(variables.resolve(text)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource({
    "${opt:stage}",
    "x-${self:custom.none}",
    "${self:custom.open}",
    "${file(other.yml):name}",
    "x-${self:custom.names}",
    "${self:custom.circle}",
  })
  void whatItDoesNotDecideIsUnresolved(String text) {
    assertThat(variables.resolve(text)).isInstanceOf(Unresolved.class);
  }

  @Test
  void anObjectTakesThePlaceOfAWholeText() {
    assertThat(variables.resolve("${self:custom.names}")).isEqualTo(Map.of("test", "GSI1"));
  }
}
