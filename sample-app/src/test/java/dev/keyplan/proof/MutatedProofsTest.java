package dev.keyplan.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.sample.board.BoardTable;
import dev.keyplan.sample.orders.OrdersTable;
import dev.keyplan.testkit.proof.ModelProof;
import dev.keyplan.testkit.proof.ProofChecker;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * Every single change to a proof is found, but for those that change nothing: names and numbers
 * that say nothing about what is read, lists whose order has no meaning, another reason that is
 * true as well. What is declared is not proved but proved about: an attribute that stands in no key
 * may be another one, and the proof is right for that design too.
 */
class MutatedProofsTest {

  /** Says nothing about what is read. */
  private static final List<String> SILENT =
      List.of(
          "table.name",
          "table.root",
          "table.entityTypeAttribute",
          "entities[].storedType",
          "entities[].keys[].partition[].declaredBy",
          "entities[].keys[].sort[].declaredBy",
          "collections[].members[].component",
          "patterns[].description",
          "patterns[].declared.pageSize",
          "patterns[].declared.peakRate",
          "patterns[].declared.returns.view",
          "patterns[].operation.text");

  /** Lists whose items may change places. */
  private static final List<String> UNORDERED =
      List.of(
          "entities[].attributes[]",
          "entities[].attributes[].constants[]",
          "entities[].keys[]",
          "indexes[].absent[]",
          "indexes[].nonKeyAttributes[]",
          "collections[].members[]",
          "primaryKeys[]",
          "primaryKeys[].apart[]",
          "primaryKeys[].apart[].from[]",
          "patterns[].declared.returns.attributes[]",
          "patterns[].proof.members[]",
          "patterns[].proof.apart[]",
          "patterns[].proof.apart[].keys[]");

  /** Declares another design, as long as the attribute is in no key. */
  private static final Pattern ATTRIBUTE =
      Pattern.compile("entities\\[(\\d+)]\\.attributes\\[(\\d+)](\\.\\w+)?(\\[\\d+])?");

  /** Declares another design, in which the same is true. */
  private static final List<String> DECLARED =
      List.of("collections[].members[].multiplicity", "indexes[].projection", "entities[].version");

  /** Says another thing that is true as well. */
  private static final List<String> ALSO_TRUE =
      List.of(
          "primaryKeys[].apart[].attribute",
          "primaryKeys[].apart[].reason",
          "patterns[].proof.apart[].attribute",
          "patterns[].proof.apart[].reason");

  @ParameterizedTest
  @ValueSource(classes = {OrdersTable.class, BoardTable.class})
  void everyChangeThatMatters(Class<?> root) {
    String json = ModelProof.load(root).json();
    JsonNode model = JsonNode.parser().parse(json);
    List<Mutations.Mutation> mutations =
        Mutations.of(json).stream().filter(MutatedProofsTest::ofTheProof).toList();
    Map<String, String> accepted = new TreeMap<>();
    int found = 0;
    for (Mutations.Mutation mutation : mutations) {
      if (!ProofChecker.check(mutation.json()).isEmpty()) {
        found++;
      } else if (!isHarmless(mutation, model)) {
        accepted.put(mutation.place(), mutation.change());
      }
    }
    assertThat(accepted).isEmpty();
    assertThat(found).as("of " + mutations.size()).isGreaterThan(mutations.size() * 3 / 4);
  }

  /**
   * Examples are compared with those that are locked, settings are how a table is run, writes and
   * roles what is done with it and by whom: whatever they are, a query reads the same.
   */
  private static boolean ofTheProof(Mutations.Mutation mutation) {
    return !mutation.place().matches("(exampleKeys|settings|writes|roles)\\b.*");
  }

  private static boolean isHarmless(Mutations.Mutation mutation, JsonNode model) {
    String place = mutation.place().replaceAll("\\[\\d+]", "[]");
    if (mutation.change().equals("changes places with the one before")
        && UNORDERED.contains(place)) {
      return true;
    }
    Matcher attribute = ATTRIBUTE.matcher(mutation.place());
    if (attribute.matches()) {
      JsonNode entity = at(model.field("entities").orElseThrow(), attribute.group(1));
      boolean stored = ".storedName".equals(attribute.group(3));
      return stored || !isInKey(entity, attribute.group(2));
    }
    return SILENT.contains(place)
        || DECLARED.contains(place)
        || ALSO_TRUE.contains(place) && mutation.change().contains("becomes");
  }

  private static boolean isInKey(JsonNode entity, String attribute) {
    String name =
        at(entity.field("attributes").orElseThrow(), attribute)
            .field("name")
            .orElseThrow()
            .asString();
    return entity.field("keys").orElseThrow().asArray().stream()
        .flatMap(key -> List.of("partition", "sort").stream().map(key::field))
        .flatMap(half -> half.orElseThrow().asArray().stream())
        .anyMatch(text -> holds(text, name));
  }

  private static boolean holds(JsonNode text, String name) {
    return text.field("native").filter(n -> n.asString().equals(name)).isPresent()
        || text.field("segments").stream()
            .flatMap(segments -> segments.asArray().stream())
            .anyMatch(s -> s.field("part").filter(p -> p.asString().equals(name)).isPresent());
  }

  private static JsonNode at(JsonNode list, String number) {
    return list.asArray().get(Integer.parseInt(number));
  }
}
