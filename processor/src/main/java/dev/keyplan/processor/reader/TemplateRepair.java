package dev.keyplan.processor.reader;

import static java.util.stream.Collectors.joining;

import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What to write instead of a key whose parts run into each other: all of them are apart then. */
interface TemplateRepair {

  /** One way or two, the lesser change first. */
  List<String> of(KeyPart part);

  /** Of the template that is the value of the annotation's member. */
  static TemplateRepair of(String member, List<KeySegment> segments) {
    return part -> ways(member, segments);
  }

  private static List<String> ways(String member, List<KeySegment> segments) {
    List<KeyPart> free = new ArrayList<>();
    for (KeySegment segment : segments) {
      if (isFree(segment)) {
        free.add((KeyPart) segment);
      }
    }
    boolean lastIsFree = isFree(segments.get(segments.size() - 1));
    List<KeyPart> early = lastIsFree ? free.subList(0, free.size() - 1) : free;
    List<String> ways = new ArrayList<>();
    ways.add(member(member, apart(segments)) + refused(early));
    if (free.size() == 1 && !lastIsFree) {
      ways.add(member(member, apart(last(segments, free.get(0)))));
    }
    return ways;
  }

  private static String refused(List<KeyPart> parts) {
    String paths = parts.stream().map(part -> part.path().toString()).collect(joining(" and "));
    return paths.isEmpty() ? "" : ": then values of " + paths + " that hold # are refused";
  }

  /** Of the component form, whose parts are joined by {@code #}: free alone can be wrong there. */
  static TemplateRepair of(List<ComponentPart> parts) {
    return part -> {
      String path = part.path().toString();
      ComponentPart declared =
          parts.stream()
              .filter(one -> one.component().name().equals(path))
              .findFirst()
              .orElseThrow();
      int last = parts.stream().mapToInt(one -> one.position().value()).max().orElse(0) + 1;
      List<String> ways = new ArrayList<>();
      ways.add(annotation(declared, List.of()) + ": then values that hold # are refused");
      if (parts.stream().filter(one -> one.format().value().strip().equals("free")).count() == 1) {
        ways.add(annotation(declared, List.of("format = \"free\"", "position = " + last)));
      }
      return ways;
    };
  }

  private static String annotation(ComponentPart part, List<String> more) {
    List<String> members = new ArrayList<>();
    if (!part.index().value().isEmpty()) {
      members.add(member("index", part.index().value()));
    }
    if (!part.prefix().value().isEmpty()) {
      members.add(member("prefix", part.prefix().value()));
    }
    boolean position = more.isEmpty() && part.position().value() != 0;
    members.addAll(position ? List.of("position = " + part.position().value()) : more);
    return (part.sort() ? "@SortKey" : "@PartitionKey")
        + (members.isEmpty() ? "" : "(" + String.join(", ", members) + ")")
        + " on "
        + part.component().name();
  }

  private static String member(String name, String text) {
    return name + " = \"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }

  private static boolean isFree(KeySegment segment) {
    return segment instanceof KeyPart part && part.encoding() == KeyEncoding.FREE;
  }

  /** Free only what is last, and a literal after each part that its texts do not hold. */
  private static String apart(List<KeySegment> segments) {
    List<KeySegment> apart = new ArrayList<>();
    for (int i = 0; i < segments.size(); i++) {
      KeySegment segment = segments.get(i);
      Optional<KeySegment> before = i == 0 ? Optional.empty() : Optional.of(segments.get(i - 1));
      boolean last = i == segments.size() - 1;
      if (before.isPresent() && before.get() instanceof KeyPart part) {
        if (segment instanceof KeySegment.Literal literal) {
          apart.add(apart(part, literal.text()));
          continue;
        }
        if (!PartText.fixedWidth(part)) {
          apart.add(new KeySegment.Literal("#"));
        }
      }
      apart.add(!last && isFree(segment) ? string((KeyPart) segment) : segment);
    }
    return KeyTemplate.text(apart);
  }

  private static KeySegment apart(KeyPart part, String literal) {
    boolean collides = PartText.collision(part, literal).isPresent();
    return new KeySegment.Literal(
        collides ? "#" + literal.replaceFirst("^[^\\p{IsLetter}\\p{IsDigit}#]+", "") : literal);
  }

  private static KeyPart string(KeyPart part) {
    return new KeyPart(part.path(), part.type(), KeyEncoding.STRING, 0, part.origin());
  }

  /** The literals around it become one. */
  private static List<KeySegment> last(List<KeySegment> segments, KeyPart part) {
    List<KeySegment> ordered = new ArrayList<>();
    StringBuilder literal = new StringBuilder();
    boolean moved = false;
    for (KeySegment segment : segments) {
      if (segment instanceof KeySegment.Literal text) {
        boolean first = literal.isEmpty() && ordered.isEmpty();
        boolean joined = moved && (first || literal.toString().endsWith("#"));
        boolean doubled = joined && text.text().startsWith("#");
        literal.append(doubled ? text.text().substring(1) : text.text());
      } else if (segment == part) {
        moved = true;
      } else {
        add(literal, ordered);
        ordered.add(segment);
      }
    }
    if (!literal.toString().endsWith("#")) {
      literal.append('#');
    }
    add(literal, ordered);
    ordered.add(part);
    return ordered;
  }

  private static void add(StringBuilder literal, List<KeySegment> segments) {
    if (!literal.isEmpty()) {
      segments.add(new KeySegment.Literal(literal.toString()));
      literal.setLength(0);
    }
  }
}
