package dev.keyplan.permissions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The judge is judged first. */
class PolicyTest {

  private static final Map<String, String> NO_TAGS = Map.of();

  private static final String CONDITION =
      """
      "Condition": {
        "ForAllValues:StringLike": { "dynamodb:LeadingKeys": [ "USER#*", "SUM" ] },
        "Null": { "dynamodb:LeadingKeys": "false" }
      }
      """;

  @Test
  void whatIsNotAllowedIsDenied() {
    Policy policy = policy(allow("dynamodb:GetItem", "table/shop", ""));

    assertThat(policy.allows(Access.ofTable("GetItem", "shop", "1"), NO_TAGS)).isTrue();
    assertThat(policy.allows(Access.ofTable("PutItem", "shop", "1"), NO_TAGS)).isFalse();
    assertThat(policy.allows(Access.ofTable("GetItem", "shop2", "1"), NO_TAGS)).isFalse();
    assertThat(policy().allows(Access.ofTable("GetItem", "shop", "1"), NO_TAGS)).isFalse();
  }

  @Test
  void aTableIsNotItsIndexes() {
    Policy table = policy(allow("dynamodb:Query", "table/shop", ""));
    Policy index = policy(allow("dynamodb:Query", "table/shop/index/GSI1", ""));

    assertThat(table.allows(Access.ofIndex("Query", "shop", "GSI1", "1"), NO_TAGS)).isFalse();
    assertThat(index.allows(Access.ofIndex("Query", "shop", "GSI1", "1"), NO_TAGS)).isTrue();
    assertThat(index.allows(Access.ofIndex("Query", "shop", "GSI2", "1"), NO_TAGS)).isFalse();
    assertThat(index.allows(Access.ofTable("Query", "shop", "1"), NO_TAGS)).isFalse();
  }

  @Test
  void actionsHaveWildcardsAndNoCase() {
    Policy policy = policy(allow("dynamodb:*item", "table/shop", ""));

    assertThat(policy.allows(Access.ofTable("GetItem", "shop", "1"), NO_TAGS)).isTrue();
    assertThat(policy.allows(Access.ofTable("Query", "shop", "1"), NO_TAGS)).isFalse();
  }

  @Test
  void denialsWin() {
    Policy policy =
        policy(
            allow("dynamodb:*", "table/shop", ""),
            allow("dynamodb:Scan", "table/shop", "").replace("Allow", "Deny"));

    assertThat(policy.allows(Access.ofTable("GetItem", "shop", "1"), NO_TAGS)).isTrue();
    assertThat(policy.allows(Access.ofTable("Scan", "shop", Map.of()), NO_TAGS)).isFalse();
  }

  @Test
  void eachOfTheKeysHasToFit() {
    Policy policy = policy(allow("dynamodb:*", "table/shop", CONDITION));

    assertThat(policy.allows(Access.ofTable("GetItem", "shop", "USER#1"), NO_TAGS)).isTrue();
    assertThat(policy.allows(Access.ofTable("GetItem", "shop", "SUM"), NO_TAGS)).isTrue();
    assertThat(policy.allows(Access.ofTable("GetItem", "shop", "SUMS"), NO_TAGS)).isFalse();
    assertThat(policy.allows(Access.ofTable("BatchGetItem", "shop", "USER#1", "USER#2"), NO_TAGS))
        .isTrue();
    assertThat(policy.allows(Access.ofTable("BatchGetItem", "shop", "USER#1", "X"), NO_TAGS))
        .isFalse();
  }

  @Test
  void forAllValuesHoldsForNoneAndNullDoesNot() {
    Access scan = Access.ofTable("Scan", "shop", Map.of());
    String alone = CONDITION.replaceAll(",\\s*\"Null\".*\n", "\n");

    assertThat(policy(allow("dynamodb:*", "table/shop", alone)).allows(scan, NO_TAGS)).isTrue();
    assertThat(policy(allow("dynamodb:*", "table/shop", CONDITION)).allows(scan, NO_TAGS))
        .isFalse();
  }

  @Test
  void tagsAreThoseOfThePrincipal() {
    String tenant = CONDITION.replace("USER#*", "T#${aws:PrincipalTag/tenantId}#*");
    Policy policy = policy(allow("dynamodb:GetItem", "table/shop", tenant));
    Access access = Access.ofTable("GetItem", "shop", "T#acme#1");

    assertThat(policy.allows(access, Map.of("tenantId", "acme"))).isTrue();
    assertThat(policy.allows(access, Map.of("tenantId", "other"))).isFalse();
    assertThat(policy.allows(access, Map.of("tenantid", "acme"))).isFalse();
    assertThat(policy.allows(access, NO_TAGS)).isFalse();
  }

  @Test
  void whatIsNotKnownIsNoConditionThatHolds() {
    Access access = Access.ofTable("GetItem", "shop", "USER#1");
    String other = CONDITION.replace("ForAllValues:StringLike", "StringLike");

    assertThatThrownBy(
            () -> policy(allow("dynamodb:GetItem", "table/shop", other)).allows(access, NO_TAGS))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> policy("{ \"NotAction\": \"dynamodb:Scan\" }"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Policy.parse("{ \"Statement\": [] }"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static String allow(String action, String resource, String condition) {
    return "{ \"Effect\": \"Allow\", \"Action\": [ \""
        + action
        + "\" ], \"Resource\": \"arn:aws:dynamodb:*:*:"
        + resource
        + "\""
        + (condition.isEmpty() ? "" : ", " + condition)
        + " }";
  }

  private static Policy policy(String... statements) {
    return Policy.parse(
        "{ \"Version\": \"2012-10-17\", \"Statement\": [ "
            + String.join(", ", List.of(statements))
            + " ] }");
  }
}
