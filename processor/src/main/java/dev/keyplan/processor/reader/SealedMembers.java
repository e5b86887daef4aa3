package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP111;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.CollectionModel.Member;
import dev.keyplan.processor.model.TypeRef;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * The members of a sealed collection: the entities that it permits, itself or by sealed types
 * between. They come in the order of the table's entities, as compilers differ in that of what
 * {@code permits} leaves out.
 */
final class SealedMembers {

  private final ReadContext context;
  private final Collection<TypeRef> entities;
  private final Set<TypeRef> refused;
  private final SourceOrigin origin;
  private final Set<TypeRef> seen = new HashSet<>();
  private boolean complete = true;

  /**
   * @param entities in the order in which the table lists them
   * @param origin of the annotation
   */
  SealedMembers(
      ReadContext context,
      Collection<TypeRef> entities,
      Set<TypeRef> refused,
      SourceOrigin origin) {
    this.context = context;
    this.entities = entities;
    this.refused = refused;
    this.origin = origin;
  }

  /** Empty if one cannot be a member, which was told or is for the compiler to tell. */
  Optional<List<Member>> read(TypeElement collection) {
    addPermitted(collection);
    return complete
        ? Optional.of(
            entities.stream()
                .filter(seen::contains)
                .map(entity -> Member.permitted(entity, origin))
                .toList())
        : Optional.empty();
  }

  private void addPermitted(TypeElement parent) {
    for (TypeMirror permitted : parent.getPermittedSubclasses()) {
      Optional<TypeElement> type = JavaTypes.element(permitted);
      if (type.isEmpty()) {
        context.unresolvedSeen();
        complete = false;
      } else if (seen.add(JavaTypes.ref(type.get()))) {
        add(type.get(), parent);
      }
    }
  }

  private void add(TypeElement type, TypeElement parent) {
    TypeRef ref = JavaTypes.ref(type);
    if (entities.contains(ref)) {
      return;
    }
    boolean isInterface = type.getKind() == ElementKind.INTERFACE;
    if (refused.contains(ref)) {
      complete = false;
    } else if (Shapes.isSealed(type)
        && (isInterface || type.getModifiers().contains(Modifier.ABSTRACT))) {
      addPermitted(type);
    } else {
      complete = false;
      refuse(type, parent.getSimpleName().toString(), isInterface);
    }
  }

  private void refuse(TypeElement type, String parent, boolean isInterface) {
    String name = type.getSimpleName().toString();
    if (isInterface) {
      context.report(
          KP111,
          origin,
          name + ", which " + parent + " permits, is not sealed",
          "its items could be of any type",
          "fix      sealed interface " + name + ", of entities alone");
      return;
    }
    context.report(
        KP111,
        origin,
        name + ", which " + parent + " permits, is no entity of this table",
        "each type permitted is an entity that the table lists, or a sealed interface of such",
        "fix      entities = {…, " + ref(type) + ".class} in @Table, or take it out of " + parent);
  }

  private static String ref(TypeElement type) {
    return JavaTypes.ref(type).nestedName();
  }
}
