package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP110;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP111;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import java.util.List;
import java.util.Optional;

/** The attributes that all members of a collection have alike. */
final class CollectionScope implements Scope {

  private final ReadContext context;
  private final String name;
  private final List<EntityScope> members;

  CollectionScope(ReadContext context, String name, List<EntityScope> members) {
    this.context = context;
    this.name = name;
    this.members = List.copyOf(members);
  }

  @Override
  public String name() {
    return name;
  }

  private static AttributeType boxed(AttributeType type) {
    return type instanceof AttributeType.Scalar scalar
        ? new AttributeType.Scalar(scalar.type(), false)
        : type;
  }

  @Override
  public Optional<Resolved> resolve(String path, SourceOrigin origin) {
    if (!inAll(AttributePath.parse(path).first(), origin)) {
      return Optional.empty();
    }
    Resolved first = null;
    EntityScope owner = null;
    boolean mayBeAbsent = false;
    for (EntityScope member : members) {
      Optional<Resolved> resolved = member.resolve(path, origin);
      if (resolved.isEmpty()) {
        return Optional.empty();
      }
      if (first == null) {
        first = resolved.get();
        owner = member;
      } else if (!boxed(first.type()).equals(boxed(resolved.get().type()))) {
        context.report(
            KP111,
            origin,
            path + " is not of one type in all members of " + name,
            owner.name() + "    " + Describe.type(first.type()),
            member.name() + "    " + Describe.type(resolved.get().type()));
        return Optional.empty();
      }
      mayBeAbsent |= resolved.get().mayBeAbsent();
    }
    return first == null
        ? Optional.empty()
        : Optional.of(new Resolved(first.path(), first.type(), mayBeAbsent, first.role()));
  }

  @Override
  public Optional<Resolved> resolveInSome(String path, SourceOrigin origin) {
    String first = AttributePath.parse(path).first();
    return members.stream()
        .filter(
            member ->
                member.attributes().attributes().stream().anyMatch(a -> a.name().equals(first)))
        .findFirst()
        .map(member -> member.resolve(path, origin))
        .orElseGet(() -> unknown(first, origin));
  }

  /** Whether every member has it, stored or not; reported if not. */
  private boolean inAll(String attribute, SourceOrigin origin) {
    List<EntityScope> having = members.stream().filter(m -> declares(m, attribute)).toList();
    if (having.size() == members.size()) {
      return true;
    }
    if (having.isEmpty()) {
      unknown(attribute, origin);
      return false;
    }
    EntityScope without = members.stream().filter(m -> !having.contains(m)).findFirst().get();
    context.report(
        KP110,
        origin,
        without.name()
            + " has no attribute '"
            + attribute
            + "', as "
            + having.get(0).name()
            + " has",
        "a term of a collection is one attribute of all its members, under one name",
        without.name() + "    " + String.join(", ", names(without)),
        "fix      rename "
            + Suggestions.nearest(attribute, names(without))
                .map(near -> "'" + near + "'")
                .orElse("what means the same")
            + " in "
            + without.name()
            + "; @Attribute(name = …) can keep its stored name");
    return false;
  }

  private static boolean declares(EntityScope member, String attribute) {
    return names(member).contains(attribute) || member.attributes().ignored().contains(attribute);
  }

  private static List<String> names(EntityScope member) {
    return member.attributes().attributes().stream().map(AttributeModel::name).toList();
  }

  private Optional<Resolved> unknown(String attribute, SourceOrigin origin) {
    List<String> known =
        members.stream().flatMap(member -> names(member).stream()).distinct().toList();
    context.report(
        KP110,
        origin,
        "no member of " + name + " has an attribute '" + attribute + "'",
        Suggestions.didYouMean(attribute, known));
    return Optional.empty();
  }
}
