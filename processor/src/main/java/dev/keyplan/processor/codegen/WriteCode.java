package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Modifier;

/** What the writing methods of an entity's repository have in common. */
record WriteCode(TableModel table, EntityModel entity, Flavor flavor, boolean sound) {

  GeneratedNames names() {
    return new GeneratedNames(table);
  }

  /** The entity, as a parameter. */
  String parameter() {
    String name = GeneratedNames.decapitalized(entity.type().simpleName());
    return SourceVersion.isName(name) ? name : name + "_";
  }

  TypeName type() {
    return TypeNames.of(entity.type());
  }

  ClassName mapper() {
    return names().mapper(entity.type());
  }

  CodeBlock toItem(String variable) {
    return CodeBlock.of("$T.$L($N)", mapper(), MapperGenerator.REQUEST_ITEM, variable);
  }

  CodeBlock fromItem() {
    return new EntityOperations(entity).inherited()
        ? CodeBlock.of("$T.$L", mapper(), MapperMembers.INSTANCE)
        : CodeBlock.of("$T::fromItem", mapper());
  }

  // The primary key

  private Map<AttributePath, AttributeType> key() {
    return entity.tableKey().map(KeyAttributes::of).orElse(Map.of());
  }

  List<ParameterSpec> keyParameters() {
    return key().entrySet().stream()
        .map(
            part ->
                ParameterSpec.builder(
                        TypeNames.of(part.getValue()), GeneratedNames.parameter(part.getKey()))
                    .build())
        .toList();
  }

  /**
   * Adds the key of the item that is meant, and its version. A key that was refused is not known,
   * and {@code Object...} takes whatever calls there are.
   */
  void addKey(MethodSpec.Builder method) {
    if (entity.tableKey().isEmpty()) {
      method.addParameter(ArrayTypeName.of(ClassName.OBJECT), "key").varargs();
      return;
    }
    method.addParameters(keyParameters());
    version().ifPresent(method::addParameter);
  }

  /** An item of a fixed key: there is but one, in one place. */
  boolean isSingleton() {
    return entity.tableKey().isPresent() && key().isEmpty();
  }

  /** Made of the parameters. */
  CodeBlock primaryKey() {
    CodeBlock values =
        keyParameters().stream()
            .map(parameter -> CodeBlock.of("$N", parameter))
            .collect(CodeBlock.joining(", "));
    return CodeBlock.of("$T.primaryKey($L)", names().keys(entity.type()), values);
  }

  /** What the entity that is a parameter has in its primary key, and as its version. */
  List<CodeBlock> ofEntity() {
    Set<CodeBlock> values = new LinkedHashSet<>();
    CodeBlock object = CodeBlock.of("$N", parameter());
    for (AttributePath path : key().keySet()) {
      values.add(AccessCode.along(object, table.steps(entity, path)));
    }
    entity.version().ifPresent(version -> values.add(AccessCode.read(object, version)));
    return List.copyOf(values);
  }

  // Other parameters

  /** The version that an item is expected to have, if the entity has versions. */
  Optional<ParameterSpec> version() {
    return entity
        .version()
        .map(v -> ParameterSpec.builder(TypeNames.ofComponent(v), free("expectedVersion")).build());
  }

  /** Null stands for none. */
  CodeBlock number(ParameterSpec version) {
    boolean optional =
        entity.version().map(AttributeModel::presence).stream().anyMatch(Presence.OPTIONAL::equals);
    return CodeBlock.of(optional ? "$N.orElse(null)" : "$N", version);
  }

  /** A condition of the caller's. */
  ParameterSpec condition() {
    TypeName conditions =
        ParameterizedTypeName.get(
            ClassName.get(Function.class),
            names().conditions(entity.type()),
            RuntimeTypes.CONDITION);
    return ParameterSpec.builder(conditions, free("onlyIf")).build();
  }

  CodeBlock applied(ParameterSpec condition) {
    return CodeBlock.of("$N.apply(new $T())", condition, names().conditions(entity.type()));
  }

  /** A name that no part of the primary key has, and not the entity. */
  String free(String wanted) {
    FreeNames allocator = new FreeNames();
    taken().forEach(allocator::newName);
    return allocator.newName(wanted);
  }

  private Set<String> taken() {
    Set<String> taken = new LinkedHashSet<>(Set.of(parameter()));
    keyParameters().forEach(parameter -> taken.add(parameter.name()));
    return taken;
  }

  // Comments

  Javadoc javadoc(String text) {
    return new Javadoc(names().keys(entity.type()).packageName()).paragraph(text);
  }

  /** What an entity can hold that cannot be stored. */
  static Javadoc refused(Javadoc doc) {
    return doc.thrown(
            RuntimeTypes.KEY_VALUE_EXCEPTION,
            "if a value cannot be part of a key, or makes it too long; before any request")
        .thrown(
            RuntimeTypes.ITEM_MAPPING_EXCEPTION,
            "if a value is missing or cannot be stored; before any request");
  }

  static Javadoc conflicts(Javadoc doc) {
    return doc.thrown(
        RuntimeTypes.TRANSACTION_FAILED_EXCEPTION,
        "if it conflicts with other writes of the same items, after all retries");
  }

  /** Of a method that answers the stored entity. */
  String stored() {
    return entity.version().isPresent() ? "what is stored, in its new version" : "what is stored";
  }

  /** Of the parameter for a version. */
  String noVersion() {
    return entity
        .version()
        .filter(version -> version.presence().mayBeAbsent())
        .map(
            version ->
                (version.presence() == Presence.OPTIONAL ? "; empty" : "; null")
                    + " if it must have none")
        .orElse("");
  }

  Javadoc keyRefused(Javadoc doc) {
    return key().isEmpty()
        ? doc
        : doc.thrown(
            RuntimeTypes.KEY_VALUE_EXCEPTION,
            "if a value cannot be part of the key, or makes it too long; before any request");
  }

  /** Where a write is on a condition of any kind. */
  Javadoc conditional(Javadoc doc, boolean ofCaller) {
    List<String> reasons = new ArrayList<>();
    if (!entity.sharesKeysWith().isEmpty()) {
      reasons.add("the key holds an item of another entity");
    }
    if (entity.version().isPresent()) {
      reasons.add("a version is expected and there is no item");
    }
    if (ofCaller) {
      reasons.add("the condition does not hold");
    }
    if (!reasons.isEmpty()) {
      doc.thrown(
          RuntimeTypes.CONDITION_FAILED_EXCEPTION,
          "if " + String.join(", or ", reasons) + "; nothing is changed");
    }
    return versioned(doc);
  }

  Javadoc versioned(Javadoc doc) {
    return entity.version().isEmpty()
        ? doc
        : doc.thrown(
            RuntimeTypes.VERSION_CONFLICT_EXCEPTION,
            "if the item is stored in another version: another writer was first");
  }

  // Methods

  MethodSpec.Builder method(String name, Javadoc doc, TypeName answer) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc(doc.toCodeBlock())
        .returns(flavor == Flavor.SYNC ? answer : flavor.answer(answer));
  }

  /**
   * @param parameters of the method
   */
  TableCall call(Set<String> parameters, String operation) {
    Set<String> all = new LinkedHashSet<>(taken());
    all.addAll(parameters);
    return new TableCall(all, operation)
        .argument(RepositoryClass.constant(names(), flavor, entity.type(), WritesConstant.NAME));
  }

  /** A call for the entity's own items, without guards. */
  TableCall entityCall(String operation) {
    CodeBlock writes =
        RepositoryClass.constant(names(), flavor, entity.type(), WritesConstant.NAME);
    return new TableCall(taken(), operation)
        .argument(entity.uniques().isEmpty() ? writes : CodeBlock.of("$L.entity()", writes));
  }

  /** Of a method that answers the stored entity. */
  CodeBlock answering(TableCall call) {
    return body(call.argument(fromItem()), "return ");
  }

  /** Of a method that answers nothing. */
  CodeBlock silent(TableCall call) {
    return body(call, start());
  }

  /** A future is returned all the same. */
  String start() {
    return flavor == Flavor.SYNC ? "" : "return ";
  }

  private CodeBlock body(TableCall call, String start) {
    return sound ? call.statements(start) : skeleton();
  }

  CodeBlock skeleton() {
    return CodeBlock.builder().addStatement(Skeletons.body(entity.type().simpleName())).build();
  }
}
