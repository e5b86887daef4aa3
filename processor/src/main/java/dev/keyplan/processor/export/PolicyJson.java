package dev.keyplan.processor.export;

import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.WritePatternModel;
import dev.keyplan.processor.model.WritePatternModel.Operation;
import dev.keyplan.processor.plan.KeyAccess;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * {@code iam-policy.json}: an identity-based policy that allows what the access patterns and the
 * writes send, and nothing else; or what those of one role do.
 */
final class PolicyJson {

  private final TablePlan plan;
  private final LeadingKeyConditions conditions;
  private final List<KeyAccess> accesses;

  private PolicyJson(TablePlan plan, LeadingKeyConditions conditions, List<KeyAccess> accesses) {
    this.plan = plan;
    this.conditions = conditions;
    this.accesses = accesses;
  }

  /** Of the application that does all of it. */
  static Map<String, Object> of(TablePlan plan) {
    List<KeyAccess> accesses = new ArrayList<>();
    plan.patterns().forEach(pattern -> accesses.addAll(KeyAccess.of(pattern, plan.table())));
    for (EntityModel entity : plan.table().entities()) {
      for (Operation operation : Operation.values()) {
        if (entity.isWrittenBy(operation)) {
          accesses.addAll(KeyAccess.of(entity, operation));
        }
      }
    }
    return new PolicyJson(plan, new LeadingKeyConditions(Optional.empty()), accesses).json();
  }

  /** Of whoever has the role, bound to one tenant if the table has any. */
  static Map<String, Object> of(TablePlan plan, String role) {
    TableModel table = plan.table();
    List<KeyAccess> accesses = new ArrayList<>();
    for (PlannedPattern pattern : plan.patterns()) {
      if (pattern.pattern().load().roles().contains(role)) {
        accesses.addAll(KeyAccess.of(pattern, table));
      }
    }
    for (EntityModel entity : table.entities()) {
      for (WritePatternModel write : entity.writes()) {
        if (write.roles().contains(role)) {
          accesses.addAll(KeyAccess.of(entity, write.operation()));
        }
      }
    }
    return new PolicyJson(plan, new LeadingKeyConditions(table.settings().tenant()), accesses)
        .json();
  }

  /** In declared order: those of the patterns, then those of the writes. */
  static Set<String> roles(TablePlan plan) {
    Set<String> roles = new LinkedHashSet<>();
    plan.patterns().forEach(pattern -> roles.addAll(pattern.pattern().load().roles()));
    for (EntityModel entity : plan.table().entities()) {
      entity.writes().forEach(write -> roles.addAll(write.roles()));
    }
    return roles;
  }

  private Map<String, Object> json() {
    List<Map<String, Object>> statements = new ArrayList<>(statements(Optional.empty()));
    for (PlannedIndex planned : plan.indexes()) {
      statements.addAll(statements(Optional.of(planned.index().name())));
    }
    Map<String, Object> policy = new LinkedHashMap<>();
    policy.put("Version", "2012-10-17");
    policy.put("Statement", statements);
    return policy;
  }

  /**
   * The actions on the table or on an index: those under the same conditions stand together. One
   * condition for both would be wrong, as each has leading keys of its own.
   */
  private List<Map<String, Object>> statements(Optional<String> index) {
    Map<KeyAccess.Action, List<KeyAccess>> byAction = new TreeMap<>();
    for (KeyAccess access : accesses) {
      if (access.index().equals(index)) {
        byAction.computeIfAbsent(access.action(), action -> new ArrayList<>()).add(access);
      }
    }
    Map<Map<String, Object>, List<String>> byCondition = new LinkedHashMap<>();
    byAction.forEach(
        (action, all) ->
            byCondition
                .computeIfAbsent(conditions.of(all), condition -> new ArrayList<>())
                .add(action.iamName()));
    List<Map<String, Object>> statements = new ArrayList<>();
    byCondition.forEach(
        (condition, actions) -> statements.add(statement(index, actions, condition)));
    return statements;
  }

  private Map<String, Object> statement(
      Optional<String> index, List<String> actions, Map<String, Object> condition) {
    Map<String, Object> statement = new LinkedHashMap<>();
    statement.put("Sid", String.join("", actions) + index.map(PolicyJson::suffix).orElse(""));
    statement.put("Effect", "Allow");
    statement.put("Action", actions.stream().map(action -> "dynamodb:" + action).toList());
    statement.put(
        "Resource",
        "arn:aws:dynamodb:*:*:table/"
            + plan.table().name()
            + index.map(name -> "/index/" + name).orElse(""));
    if (!condition.isEmpty()) {
      statement.put("Condition", condition);
    }
    return statement;
  }

  /** Statements are named by letters and digits; by these, indexes of a table differ too. */
  private static String suffix(String index) {
    return "On" + index.replaceAll("[^a-zA-Z0-9]", "");
  }
}
