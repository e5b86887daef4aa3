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

  private Optional<Resolved> unknown(String attribute, SourceOrigin origin) {
    List<String> known =
        members.stream()
            .flatMap(member -> member.attributes().attributes().stream())
            .map(AttributeModel::name)
            .distinct()
            .toList();
    context.report(
        KP110,
        origin,
        "no member of " + name + " has an attribute '" + attribute + "'",
        Suggestions.didYouMean(attribute, known));
    return Optional.empty();
  }
}
