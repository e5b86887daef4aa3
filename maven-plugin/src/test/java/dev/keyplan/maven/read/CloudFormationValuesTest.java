package dev.keyplan.maven.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CloudFormationValuesTest {

  private static final String TEMPLATE =
      """
      Parameters:
        Name: { Type: String, Default: orders }
        Stage: { Type: String }
        Prod: { Type: String, Default: "no" }
        Keys: { Type: CommaDelimitedList, Default: "a, b" }
        FromStore: { Type: "AWS::SSM::Parameter::Value<String>", Default: /path }
      Mappings:
        Names: { orders: { index: GSI1 } }
      Conditions:
        IsProd: !Equals [!Ref Prod, "yes"]
        IsNotProd: !Not [Condition: IsProd]
        IsStage: !Equals [!Ref Stage, test]
        Both: !And [!Condition IsProd, !Condition IsStage]
        Either: !Or [Condition: IsNotProd, Condition: IsStage]
        Circle: !Not [Condition: Circle]
      """;

  private final CloudFormationValues values =
      new CloudFormationValues((Map<?, ?>) YamlReader.read(TEMPLATE, "template"), Map.of());

  private Object resolved(String yaml) {
    Object value = YamlReader.read("value: " + yaml, "value");
    return ((Map<?, ?>) values.resolve(value)).get("value");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "!Ref Name                                      | orders",
        "!Sub '${Name}-x ${!Name}'                      | orders-x ${Name}",
        "!Sub ['${Name}-${y}', {y: !Ref Name}]          | orders-orders",
        "!Join ['-', [!Ref Name, x]]                    | orders-x",
        "!Join ['', !Ref Keys]                          | ab",
        "!Select [1, !Ref Keys]                         | b",
        "!Select [0, !Split ['-', 'c-d']]               | c",
        "!FindInMap [Names, !Ref Name, index]           | GSI1",
        "{'Fn::If': [IsProd, x, {Ref: Name}]}           | orders",
        "!If [IsNotProd, x, y]                          | x",
        "!If [Both, x, y]                               | y",
        "!If [Either, x, y]                             | x",
        "N                                              | N",
        "yes                                            | yes",
      })
  void whatTheTemplateDecidesIsResolved(String yaml, String value) {
    assertThat(resolved(yaml)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "!Ref Stage                                     | !Ref Stage",
        "!Ref FromStore                                 | !Ref FromStore",
        "!Ref                                           | `!Ref `",
        "!Sub '${Name}-${Stage}'                        | !Sub ${Name}-${Stage}",
        "!Sub '${AWS::StackName}-x'                     | !Sub ${AWS::StackName}-x",
        "!Join ['-', [!Ref Stage, x]]                   | !Join [-, [!Ref Stage, x]]",
        "!If [IsStage, x, {a: 1, b: 2}]                 | !If [IsStage, x, {…}]",
        "!If [Unknown, x, y]                            | !If [Unknown, x, y]",
        "!GetAtt Other.Arn                              | !GetAtt Other.Arn",
        "!ImportValue name                              | !ImportValue name",
        "!FindInMap [Names, none, index]                | !FindInMap [Names, none, index]",
        "!Select [7, !Ref Keys]                         | !Select [7, !Ref Keys]",
      })
  void whatItDoesNotDecideIsKeptAsItIsWritten(String yaml, String expression) {
    assertThat(resolved(yaml)).isEqualTo(new Unresolved(expression));
  }

  @Test
  void noValueIsAsIfItWereNotThere() {
    assertThat(
            resolved("{a: 1, b: !Ref 'AWS::NoValue', c: [!If [IsProd, x, !Ref AWS::NoValue], y]}"))
        .isEqualTo(Map.of("a", "1", "c", List.of("y")));
    assertThat(resolved("!Ref AWS::NoValue")).isNull();
  }

  @Test
  void aGivenValuePrecedesTheDefault() {
    Map<?, ?> template = (Map<?, ?>) YamlReader.read(TEMPLATE, "template");
    CloudFormationValues given =
        new CloudFormationValues(template, Map.of("Prod", "yes", "FromStore", "stored"));

    assertThat(given.resolve(Map.of("Fn::If", List.of("IsProd", "x", "y")))).isEqualTo("x");
    assertThat(given.resolve(Map.of("Ref", "FromStore"))).isEqualTo("stored");
  }

  @Test
  void aCircleIsTold() {
    assertThatThrownBy(() -> resolved("!If [Circle, x, y]"))
        .isInstanceOf(UnreadableException.class)
        .hasMessageContaining("in a circle");
  }
}
