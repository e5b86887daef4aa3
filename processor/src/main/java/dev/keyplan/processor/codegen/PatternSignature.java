package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.CollectionModel.Form;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.TablePlan;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;

/**
 * What the method of an access pattern takes and answers. It rests on the plan, or, for a skeleton,
 * on what the plan would most likely be, so that calls of the method compile all the same.
 */
final class PatternSignature {

  /** What the method answers: an {@code Optional}, a paged query, or one assembled object. */
  enum Answer {
    ITEM,
    PAGES,
    COLLECTION
  }

  private final TableModel table;
  private final boolean sound;
  private final PlannedPattern planned;
  private final List<EntityModel> entities;

  /**
   * @param entities the entity that declares the pattern, or the members of the collection that
   *     does
   */
  PatternSignature(TablePlan plan, PlannedPattern planned, List<EntityModel> entities) {
    this.table = plan.table();
    this.sound = plan.sound();
    this.planned = planned;
    this.entities = List.copyOf(entities);
  }

  TableModel table() {
    return table;
  }

  PlannedPattern planned() {
    return planned;
  }

  /** The plan, unless only a skeleton is wanted. */
  Optional<QueryPlan> plan() {
    return sound ? planned.plan() : Optional.empty();
  }

  AccessPatternModel pattern() {
    return planned.pattern();
  }

  /**
   * The entity, or a member of the collection: all of them have the attributes that parameters
   * stand for. One without any if the collection has no valid member.
   */
  EntityModel entity() {
    return entities.isEmpty()
        ? new EntityModel(
            planned.owner(), "", List.of(), List.of(), List.of(), Set.of(), true, Origin.UNKNOWN)
        : entities.get(0);
  }

  /** The entity that declares the pattern, or the members of the collection that does. */
  List<EntityModel> entities() {
    return entities;
  }

  /** Stored name of the attribute that says when items read have expired, if any of them do. */
  Optional<String> timeToLive() {
    for (EntityModel entity : entities) {
      if (entity.timeToLive().isPresent()) {
        return Optional.of(entity.timeToLive().get().storedName());
      }
    }
    return Optional.empty();
  }

  /** Of the collection that declares the pattern; empty if an entity does. */
  Optional<Form> form() {
    return table.entity(planned.owner()).isPresent()
        ? Optional.empty()
        : Optional.of(table.collection(planned.owner()).map(c -> c.form()).orElse(Form.RECORD));
  }

  /** The entity, view or collection. */
  TypeRef returned() {
    return pattern().returns().map(view -> view.type()).orElse(planned.owner());
  }

  boolean isPublic() {
    return pattern().returns().map(view -> view.isPublic()).orElse(true);
  }

  Answer answer() {
    if (form().isPresent()) {
      return form().get() == Form.SEALED ? Answer.PAGES : Answer.COLLECTION;
    }
    boolean get = planned.plan().isPresent() ? isGet() : keyed() && pattern().index().isEmpty();
    return get ? Answer.ITEM : Answer.PAGES;
  }

  boolean batched() {
    return answer() == Answer.ITEM && keyed();
  }

  /** Whether it is a GetItem, of an entity or of all that a collection can be. */
  boolean readsOneItem() {
    return answer() == Answer.ITEM || isGet();
  }

  private boolean isGet() {
    return planned.plan().orElse(null) instanceof QueryPlan.Get;
  }

  private boolean keyed() {
    return entity().tableKey().filter(pattern()::isBatched).isPresent();
  }

  /** Whether the parameters hold all attributes of the primary key; a singleton has none. */
  boolean givesWholeKey() {
    return entity().tableKey().filter(pattern()::gives).isPresent();
  }

  Set<AttributePath> keyPaths() {
    return entity().tableKey().map(key -> KeyAttributes.of(key).keySet()).orElse(Set.of());
  }

  /**
   * The {@code by} parameters in declared order, then the range or the prefix. Where a value of the
   * pattern was refused they are not known, and {@code Object...} takes whatever calls there are.
   */
  List<ParameterSpec> parameters() {
    if (!pattern().valid()) {
      TypeName objects = ArrayTypeName.of(ClassName.OBJECT);
      return List.of(ParameterSpec.builder(objects, "arguments").build());
    }
    return new PatternParameters(table, entity()).of(pattern());
  }

  /** The name with the erased parameter types: what makes two methods the same to the compiler. */
  static String erasure(String name, List<TypeName> parameters) {
    StringJoiner erasure = new StringJoiner(",", name + "(", ")");
    for (TypeName type : parameters) {
      erasure.add(erased(type).toString());
    }
    return erasure.toString();
  }

  private static TypeName erased(TypeName type) {
    return type instanceof ParameterizedTypeName parameterized ? parameterized.rawType() : type;
  }
}
