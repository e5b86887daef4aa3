package dev.keyplan.processor.oracle;

import java.util.List;

/** Wrong lines, one for each rule and bound. */
final class Mutants {

  private Mutants() {}

  static final List<Mutant> PLANNER =
      List.of(
          Mutant.planner(
              "rule 1: members of a collection in different partitions",
              "analysis/DischargeRule.java",
              "if (!BoundText.sameKeys(first.partition(), run.partition())) {",
              "if (first == null) {"),
          Mutant.planner(
              "rule 2: a lossy part stands for the bare attribute",
              "analysis/DischargeRule.java",
              "slot.path().equals(term.path()) && !slot.lossy());",
              "slot.path().equals(term.path()));"),
          Mutant.planner(
              "rule 2: any when discharges a term",
              "analysis/DischargeRule.java",
              ": members.implies(wanted, promise.facts().universe(term.path()));",
              ": !run.member().key().when().isEmpty();"),
          Mutant.planner(
              "rule 2: in fixes a value",
              "analysis/AttributeCondition.java",
              ": values.filter(v -> v.size() == 1).map(v -> v.iterator().next());",
              ": values.filter(v -> !v.isEmpty()).map(v -> v.iterator().next());"),
          Mutant.planner(
              "rule 3: a range behind other parts",
              "analysis/RangeRule.java",
              "(rest.get(next).truncates(ranged) || run.binding().binds(rest.get(next)))",
              "!rest.get(next).path().equals(ranged)"),
          Mutant.planner(
              "rule 3: a range over an unordered part",
              "analysis/RangeRule.java",
              "if (ranged && slot.isPresent() && !KeyOrder.ordered(slot.get())) {",
              "if (ranged && slot.isEmpty()) {"),
          Mutant.planner(
              "rule 4: another part before the order's",
              "analysis/OrderRule.java",
              "return run.binding().binds(slot)\n",
              "return slot.part().isPresent()\n"),
          Mutant.planner(
              "rule 4: an order by an unordered part",
              "analysis/OrderRule.java",
              "if (!KeyOrder.ordered(slot)) {",
              "if (slot == null) {"),
          Mutant.planner(
              "rule 4: an order cut before it tells the items apart",
              "analysis/OrderRule.java",
              "return order.subList(0, telling);",
              "return order.subList(0, Math.max(0, telling - 1));"),
          Mutant.planner(
              "rule 4: descending is dropped",
              "analysis/PathPlanner.java",
              "!pattern.descending(),",
              "true,"),
          Mutant.planner(
              "rule 5: a strong read of a global index",
              "analysis/ProjectionRule.java",
              "return pattern.strong() && path.global()",
              "return pattern.strong() && path.members().isEmpty()"),
          Mutant.planner(
              "rule 6: the projection is not asked",
              "analysis/ProjectionRule.java",
              "if (!lacking.isEmpty()) {",
              "if (lacking.isEmpty() && severalTypes && index == null) {"),
          Mutant.planner(
              "rule 7: a when that drops promised items",
              "analysis/CompletenessRule.java",
              "if (!promise.condition(term.path()).implies(wanted, promise.facts().universe(term.path()))) {",
              "if (wanted == null) {"),
          Mutant.planner(
              "rule 7: an optional part that drops promised items",
              "analysis/CompletenessRule.java",
              "if (!present(slot.path(), run)) {",
              "if (slot == null) {"),
          Mutant.planner(
              "rule 8: the entity's own other items",
              "analysis/PurityRule.java",
              "return runs.stream().map(run -> checkOwn(run, interval)).flatMap(Optional::stream).findFirst();",
              "return Optional.empty();"),
          Mutant.planner(
              "rule 8: other entities' items",
              "analysis/PurityRule.java",
              "if (told) {",
              "if (other != null) {"),
          Mutant.planner(
              "rule 8: keys that go on where those asked for end",
              "analysis/language/Beginnings.java",
              "if (!next.getKey().startsWith(text)) {",
              "if (!next.getKey().equals(text)) {"),
          Mutant.planner(
              "primary keys are never compared",
              "analysis/PrimaryKeyCheck.java",
              "if (first.sharesKeysWith(second)) {",
              "if (first != second) {"),
          Mutant.planner(
              "a String sorts before a delimiter",
              "analysis/KeyOrder.java",
              "case STRING, FREE, LOWER, UPPER -> slot.last();",
              "case STRING, FREE, LOWER, UPPER -> true;"),
          Mutant.planner(
              "every enum sorts",
              "analysis/KeyOrder.java",
              "if (compare(constants.get(i - 1) + after, constants.get(i) + after) >= 0) {",
              "if (constants.get(i).isEmpty()) {"),
          Mutant.planner(
              "a prefix ends before its delimiter's successor: the code point itself",
              "analysis/BoundText.java",
              "int next = literal.text().codePointAt(0) + 1;",
              "int next = literal.text().codePointAt(0);"),
          Mutant.planner(
              "the successor is one code point too far",
              "analysis/BoundText.java",
              "pieces.set(last, new BoundSegment.Literal(Character.toString(storable)));",
              "pieces.set(last, new BoundSegment.Literal(Character.toString(storable - 2)));"),
          Mutant.planner(
              "the lesser of two ends is taken for the greater",
              "analysis/IntervalCandidates.java",
              ".map(order -> order * sign >= 0 ? a : b);",
              ".map(order -> order * sign >= 0 ? b : a);"));

  static final List<Mutant> ENCODER =
      List.of(
          Mutant.encoder(
              "negative numbers without their complement",
              "KeyText.java",
              "? \"-\" + padded(Long.toUnsignedString(power + value), width)",
              "? \"-\" + padded(Long.toUnsignedString(-value), width)"),
          Mutant.encoder(
              "digits without padding",
              "KeyText.java",
              "return digits.length() == width ? digits : \"0\".repeat(width - digits.length()).concat(digits);",
              "return digits;"),
          Mutant.encoder(
              "a value that holds the literal after it",
              "TextRules.java",
              "return (value + after).indexOf(after) < value.length();",
              "return false;"),
          Mutant.encoder(
              "a prefix that ends in a part of the literal",
              "TextRules.java",
              "if (endsInPartOfLiteral || !after.isEmpty() && prefix.contains(after)) {",
              "if (endsInPartOfLiteral && after.isEmpty()) {"),
          Mutant.encoder(
              "a time finer than its key",
              "KeyTime.java",
              "if (nano % unit != 0) {",
              "if (nano < 0) {"),
          Mutant.encoder(
              "a time without its last digit",
              "TimeText.java",
              "two(text, 17, secondOfDay - minuteOfDay * 60);",
              "two(text, 17, (secondOfDay - minuteOfDay * 60) / 10);"),
          Mutant.encoder(
              "upper case for lower",
              "KeyText.java",
              "String folded = TextRules.fold(present(entity, attribute, value), Character::toLowerCase);",
              "String folded = value;"),
          Mutant.encoder(
              "a range's upper end before what follows the greatest value",
              "SortKeyCondition.java",
              "v -> AttributeValues.text(text.apply(v) + (after.isEmpty() ? \"\" : Utf8.successor(after))));",
              "v -> AttributeValues.text(text.apply(v) + after));"),
          Mutant.encoder(
              "an exclusive lower end is inclusive",
              "SortKeyCondition.java",
              "return range.lowerInclusive() ? domain.ceiling(bound) : domain.higher(bound);",
              "return domain.ceiling(bound);"),
          Mutant.encoder(
              "an exclusive upper end is inclusive",
              "SortKeyCondition.java",
              "return range.upperInclusive() ? domain.floor(bound) : domain.lower(bound);",
              "return domain.floor(bound);"),
          Mutant.encoder(
              "an open native end takes its bound along",
              "SortKeyCondition.java",
              "return of(upwards ? Operator.GREATER_THAN : Operator.LESS_THAN, value.apply(bound));",
              "return of(upwards ? Operator.AT_LEAST : Operator.AT_MOST, value.apply(bound));"));
}
