package dev.keyplan.processor.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A small table of which each entity has the same attributes, with keys and patterns at random.
 * Names and literals are close to each other on purpose.
 */
final class RandomDesign {

  static final String[] ATTRIBUTES = {
    "a String", "b String", "d String", "n int", "s OPEN|OPENED|SHUT", "o String?"
  };

  private static final List<String> PLACEHOLDERS =
      List.of("{a}", "{b}", "{d:id}", "{n:digits(2)}", "{s}");
  private static final List<String> LITERALS = List.of("X#", "X", "XA#", "Y#", "#X#", "x-");
  private static final List<String> TERMS =
      List.of(
          "a", "b", "d", "n", "s", "s = OPEN", "s in (OPEN, SHUT)", "o present", "o absent", "o");
  private static final List<String> ORDERS = List.of("a", "b", "d", "n", "s", "o");

  private final Random random;

  RandomDesign(long seed) {
    random = new Random(seed);
  }

  PatternTables table() {
    PatternTables table = PatternTables.table().index("GSI1");
    int entities = 2 + random.nextInt(2);
    String partition = partition();
    for (int i = 0; i < entities; i++) {
      TestEntity entity = TestEntity.entity("E" + i, ATTRIBUTES);
      entity.key(random.nextInt(3) > 0 ? partition : partition(), template(3, false));
      if (random.nextInt(4) > 0) {
        entity.key("GSI1", partition(), template(3, true), when());
      }
      for (int p = 0; p < 6; p++) {
        entity.pattern(pattern("p" + i + p));
      }
      table.entity(entity);
    }
    table.collection(
        "C", List.of("E0* first", "E1* second"), pattern("c0"), pattern("c1"), pattern("c2"));
    return table;
  }

  private String partition() {
    return template(2, false);
  }

  private String template(int most, boolean optional) {
    StringBuilder template = new StringBuilder();
    if (random.nextInt(3) > 0) {
      template.append(one(LITERALS));
    }
    int parts = random.nextInt(most + 1);
    for (int i = 0; i < parts; i++) {
      if (template.length() > 0 && template.charAt(template.length() - 1) == '}') {
        template.append(random.nextInt(5) > 0 ? "#" : "#X#");
      }
      template.append(optional && random.nextInt(5) == 0 ? "{o}" : one(PLACEHOLDERS));
    }
    if (random.nextInt(4) == 0 || template.length() == 0) {
      template.append(template.length() == 0 ? "M" : "#M");
    }
    return template.toString();
  }

  private String[] when() {
    return switch (random.nextInt(5)) {
      case 0 -> new String[] {"s = OPEN"};
      case 1 -> new String[] {"s in (OPEN, SHUT)"};
      case 2 -> new String[] {"o present"};
      default -> new String[0];
    };
  }

  private TestPattern pattern(String name) {
    List<String> terms = new ArrayList<>();
    int count = random.nextInt(4);
    for (int i = 0; i < count; i++) {
      String term = one(TERMS);
      boolean known = terms.stream().anyMatch(t -> t.split(" ")[0].equals(term.split(" ")[0]));
      if (!known) {
        terms.add(term);
      }
    }
    TestPattern pattern = TestPattern.pattern(name).by(terms.toArray(String[]::new));
    int kind = random.nextInt(6);
    String attribute = one(ORDERS);
    boolean free = terms.stream().noneMatch(t -> t.split(" ")[0].equals(attribute));
    if (kind == 0 && free) {
      pattern.range(attribute);
    } else if (kind == 1 || kind == 2) {
      pattern.orderBy(attribute);
      if (random.nextBoolean()) {
        pattern.descending();
      }
    } else if (kind == 3 && free && "abdo".contains(attribute)) {
      pattern.startsWith(attribute);
    }
    return pattern;
  }

  private String one(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
