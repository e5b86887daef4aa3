package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP111;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.CollectionModel.Member;
import dev.keyplan.processor.model.CollectionModel.Multiplicity;
import dev.keyplan.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The members of a collection that is assembled: the components of its record. */
final class RecordMembers {

  private final ReadContext context;
  private final Set<TypeRef> entities;
  private final Set<TypeRef> refused;

  RecordMembers(ReadContext context, Set<TypeRef> entities, Set<TypeRef> refused) {
    this.context = context;
    this.entities = entities;
    this.refused = refused;
  }

  /** Empty if one cannot be a member, which was told or is for the compiler to tell. */
  Optional<List<Member>> read(TypeElement type, SourceOrigin listed) {
    String name = type.getSimpleName().toString();
    List<Member> members = new ArrayList<>();
    boolean complete = true;
    for (Component component : ComponentScanner.components(type, listed)) {
      Optional<Member> member = member(component, name, members);
      member.ifPresent(members::add);
      complete &= member.isPresent();
    }
    return complete ? Optional.of(members) : Optional.empty();
  }

  private Optional<Member> member(Component component, String collection, List<Member> others) {
    TypeMirror type = component.type();
    Multiplicity multiplicity =
        switch (JavaTypes.qualifiedName(type)) {
          case "java.util.Optional" -> Multiplicity.OPTIONAL;
          case "java.util.List" -> Multiplicity.MANY;
          default -> Multiplicity.ONE;
        };
    if (multiplicity != Multiplicity.ONE && !JavaTypes.arguments(type).isEmpty()) {
      type = JavaTypes.arguments(type).get(0);
    }
    if (type.getKind() == TypeKind.ERROR) {
      context.unresolvedSeen();
      return Optional.empty();
    }
    Optional<TypeRef> entity = JavaTypes.element(type).map(JavaTypes::ref);
    if (entity.filter(refused::contains).isPresent()) {
      return Optional.empty();
    }
    if (entity.filter(entities::contains).isEmpty()) {
      refuse(
          component,
          component.name() + " of " + collection + " is no entity of this table",
          "declared " + JavaTypes.readable(component.type()),
          "each component is an entity that the table lists, an Optional or a List of it");
      return Optional.empty();
    }
    for (Member other : others) {
      if (other.entity().equals(entity.get())) {
        refuse(
            component,
            other.component()
                + " and "
                + component.name()
                + " of "
                + collection
                + " are of one entity",
            "which item belongs to which could not be told",
            "fix      one List<" + entity.get().nestedName() + ">");
        return Optional.empty();
      }
    }
    return Optional.of(
        new Member(component.name(), entity.get(), multiplicity, component.origin()));
  }

  private void refuse(Component component, String headline, String... details) {
    context.report(KP111, component.origin(), headline, details);
  }
}
