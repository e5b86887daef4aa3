package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyEncoding;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What a path offers and what it lacks, as one line of a refusal. */
final class PathText {

  private PathText() {}

  static String of(PlanRejection rejection) {
    if (rejection instanceof PlanRejection.UnknownPartition unknown) {
      return partition(unknown.member()) + ": lacks " + PatternText.paths(unknown.lacking());
    }
    if (rejection instanceof PlanRejection.MembersApart apart) {
      return partition(apart.first())
          + ": "
          + apart.other().entityName()
          + " lies elsewhere, in "
          + partition(apart.other());
    }
    if (rejection instanceof PlanRejection.NotInIndex missing) {
      return "holds no " + missing.entity();
    }
    if (rejection instanceof PlanRejection.DescendingByNothing nothing) {
      return sort(nothing.member()) + ": no order was asked for that could be turned";
    }
    if (rejection instanceof PlanRejection.NeedsFilter filter) {
      return FilterText.of(filter);
    }
    if (rejection instanceof PlanRejection.MisplacedRange range) {
      return sort(range.member()) + ": " + misplaced(range);
    }
    if (rejection instanceof PlanRejection.OrderedApart apart) {
      return sorts(apart.first(), apart.other());
    }
    if (rejection instanceof PlanRejection.BoundedApart apart) {
      return sorts(apart.first(), apart.other());
    }
    if (rejection instanceof PlanRejection.OtherOrder order) {
      return sort(order.member()) + ": " + order(order);
    }
    if (rejection instanceof PlanRejection.Unordered unordered) {
      return sort(unordered.member()) + ": " + unordered(unordered.slot());
    }
    if (rejection instanceof PlanRejection.StrongOnGlobalIndex strong) {
      return partition(strong.member()) + ": reads of a global index are never strongly consistent";
    }
    if (rejection instanceof PlanRejection.NotProjected projection) {
      return partition(projection.member())
          + ": does not project "
          + String.join(", ", projection.attributes())
          + (projection.ofExpiry() ? ", without which expired items cannot be told" : "")
          + (projection.local() ? ", DynamoDB would read each item of the table too" : "");
    }
    if (rejection instanceof PlanRejection.DropsItems drops) {
      return partition(drops.member()) + ": " + dropped(drops);
    }
    PlanRejection.ReadsOthers others = (PlanRejection.ReadsOthers) rejection;
    return sort(others.member()) + ": " + others(others);
  }

  private static String sorts(MemberKey a, MemberKey b) {
    return "sorts " + a.entityName() + " by " + sort(a) + ", " + b.entityName() + " by " + sort(b);
  }

  private static String misplaced(PlanRejection.MisplacedRange range) {
    if (range.next().isEmpty()) {
      return "nothing is left of it for " + range.path();
    }
    KeySlot next = range.next().get();
    return next.path().equals(range.path())
        ? "holds " + name(next) + ", which does not stand for " + range.path() + " itself"
        : name(next) + " comes next, not " + range.path();
  }

  private static String order(PlanRejection.OtherOrder order) {
    return order.actual().isEmpty()
        ? "keeps no order by " + order.path()
        : "sorts by "
            + order.actual().stream()
                .map(PathText::name)
                .distinct()
                .collect(Collectors.joining(", "));
  }

  static String unordered(KeySlot slot) {
    boolean string = slot.part().filter(p -> p.encoding() == KeyEncoding.STRING).isPresent();
    boolean id = slot.part().filter(p -> p.encoding() == KeyEncoding.ID).isPresent();
    if (string || id) {
      return name(slot)
          + " is not the last part, and some texts go on with less than '"
          + slot.after()
          + "'";
    }
    return "the text of " + name(slot) + kind(slot.type()) + ", does not sort as its values";
  }

  /** Of a type without order, to follow its attribute. */
  static String kind(AttributeType type) {
    if (type instanceof AttributeType.Enumeration enumeration) {
      return enumeration.inDeclaredOrder()
          ? ", an enum whose names are not in the order of its constants"
          : ", an enum whose class file does not tell this compiler the order of its constants";
    }
    if (type instanceof AttributeType.Scalar scalar) {
      String name = scalar.type().javaType().simpleName();
      // A UUID, a URI.
      return (name.matches("[AEIO].*") ? ", an " : ", a ") + name;
    }
    return ", made by a converter";
  }

  private static String dropped(PlanRejection.DropsItems drops) {
    String entity = drops.member().entityName();
    return drops
        .when()
        .map(when -> "holds only the " + entity + " items with " + when)
        .orElse("leaves out " + entity + " items without " + drops.path());
  }

  private static String others(PlanRejection.ReadsOthers others) {
    if (others.undecided()) {
      return "the interval may hold "
          + others.other().items()
          + ": neither was one found nor could it be proved that there are none";
    }
    String what = others.other().items();
    if (others.other().key() == others.member().key()) {
      what += " with other values";
    } else if (others.other().entity() == others.member().entity() && !others.other().guards()) {
      what += " of its other key";
    }
    String example =
        others.example().isEmpty()
            ? ""
            : ", as " + others.storedName() + " " + printable(others.example());
    return "the interval also holds " + what + example;
  }

  /** Both halves. */
  static String keys(EntityKey key) {
    List<KeyAttribute> all = new ArrayList<>(key.partition());
    all.addAll(key.sort());
    return half(all);
  }

  static String printable(String text) {
    StringBuilder printable = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (c < ' ' || c > '~') {
                printable.append(String.format(Locale.ROOT, "\\u%04X", c));
              } else {
                printable.appendCodePoint(c);
              }
            });
    return printable.toString();
  }

  static String partition(MemberKey member) {
    return half(member.key().partition());
  }

  static String sort(MemberKey member) {
    return member.key().sort().isEmpty()
        ? partition(member) + " without a sort key"
        : half(member.key().sort());
  }

  private static String half(List<KeyAttribute> attributes) {
    return attributes.stream().map(PathText::key).collect(Collectors.joining(", "));
  }

  /** {@code PK USER#{userId}}; a native key is its own text. */
  private static String key(KeyAttribute attribute) {
    return attribute instanceof KeyAttribute.Composed composed
        ? attribute.storedName() + " " + composed.template()
        : attribute.storedName();
  }

  /** {@code at}, {@code at:month}. */
  static String name(KeySlot slot) {
    return slot.part()
        .filter(part -> part.encoding().lossy())
        .map(
            part ->
                part.path()
                    + ":"
                    + part.encoding().name().replace("TO_", "").toLowerCase(Locale.ROOT))
        .orElseGet(() -> slot.path().toString());
  }
}
