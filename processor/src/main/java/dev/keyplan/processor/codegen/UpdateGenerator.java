package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.codegen.UpdateParts.UPDATE;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.UpdateRules;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code OrderUpdate}: the changes that an update may make of an item, such that the keys
 * of its indexes stay in step.
 */
final class UpdateGenerator {

  private static final String PREPARE = "prepare";

  private final TableModel table;
  private final EntityModel entity;
  private final TypeVariableName answer;
  private final boolean sound;
  private final GeneratedNames names;
  private final UpdateRules rules;
  private final RecordCode code;
  private final UpdateParts parts;
  private final UpdateDoc doc;
  private final IndexKeyMethods indexKeys;

  /**
   * @param code of the entity's mapper, as other classes refer to it
   */
  UpdateGenerator(TablePlan plan, EntityModel entity, RecordCode code) {
    this.table = plan.table();
    this.entity = entity;
    this.answer = TypeVariables.free("R", table, List.of(entity));
    this.sound = plan.sound();
    this.names = new GeneratedNames(table);
    this.rules = new UpdateRules(table, entity);
    this.code = code;
    this.parts = new UpdateParts(table, entity, rules, code);
    this.doc = new UpdateDoc(plan, entity, rules, parts);
    this.indexKeys = new IndexKeyMethods(table, entity);
  }

  TypeSpec generate() {
    ClassName name = names.update(entity.type());
    TypeName self = ParameterizedTypeName.get(name, answer);
    UpdateScope scope =
        new UpdateScope(Optional.of(new AttributePath(List.of())), entity.attributes(), code, self);
    NestedUpdates nested = new NestedUpdates(table, rules, parts, doc, code, name, skeleton());
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name)
            .addModifiers(Modifier.FINAL)
            .addTypeVariable(answer)
            .superclass(ParameterizedTypeName.get(RuntimeTypes.ENTITY_UPDATE, answer))
            .addJavadoc(documentation());
    if (entity.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    if (sound) {
      type.addFields(parts.fields()).addMethod(constructor());
    } else {
      type.addMethod(
          MethodSpec.constructorBuilder()
              .addModifiers(Modifier.PRIVATE)
              .addStatement("super(null)")
              .build());
    }
    return type.addMethods(
            new UpdateMethods(rules, parts, doc, scope, skeleton())
                .of(attribute -> nested.of(scope, attribute), reserved()))
        .addMethods(own(self))
        .addTypes(nested.types())
        .build();
  }

  private CodeBlock documentation() {
    Javadoc doc = new Javadoc(names.update(entity.type()).packageName());
    doc.paragraph(
            "Changes of one "
                + doc.link(entity.type())
                + ", which {@link #execute()} sends as one UpdateItem. What is not named here"
                + " stays as it is. Not for use by several threads.")
        .parameter(
            "<" + answer.name() + ">",
            "what {@link #execute()} answers: what is stored, or a future of it");
    doc.paragraph(
        "It costs a write unit for each KB of the item, before or after, whichever is more"
            + (entity.keys().size() > 1
                ? "; and for each index that holds a changed attribute, one for each KB of what it"
                    + " holds, or two where its key changes."
                : "."));
    return doc.toCodeBlock();
  }

  private MethodSpec constructor() {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addParameter(ParameterizedTypeName.get(RuntimeTypes.ITEM_UPDATE, answer), UPDATE)
            .addStatement("super($N)", UPDATE);
    parts
        .keyTypes()
        .forEach(
            (path, type) ->
                constructor
                    .addParameter(TypeNames.of(type), parts.field(path))
                    .addStatement("this.$N = $N", parts.field(path), parts.field(path)));
    return constructor.build();
  }

  /** What no method for an attribute can be. */
  private static List<String> reserved() {
    List<TypeName> function = List.of(ClassName.get(Function.class));
    return List.of(
        PatternSignature.erasure("onlyIf", function), "upsert()", "execute()", PREPARE + "()");
  }

  private List<MethodSpec> own(TypeName self) {
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(onlyIf(self));
    if (rules.isUpsertable()) {
      methods.add(upsert(self));
    }
    prepare().ifPresent(methods::add);
    return methods;
  }

  private MethodSpec onlyIf(TypeName self) {
    ClassName conditions = names.conditions(entity.type());
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("onlyIf")
            .addModifiers(Modifier.PUBLIC)
            .addJavadoc(
                javadoc(
                        "Carried out only if the stored item meets the condition; further ones"
                            + " must hold too.")
                    .toCodeBlock())
            .returns(self)
            .addParameter(
                ParameterizedTypeName.get(
                    ClassName.get(Function.class), conditions, RuntimeTypes.CONDITION),
                "condition");
    return body(
        method,
        CodeBlock.builder()
            .addStatement("$N.onlyIf(condition.apply(new $T()))", UPDATE, conditions)
            .addStatement("return this")
            .build());
  }

  private MethodSpec upsert(TypeName self) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("upsert")
            .addModifiers(Modifier.PUBLIC)
            .addJavadoc(
                javadoc(
                        "Makes the item if it is not there. All that a new one must have has to be"
                            + " set"
                            + (rules.dependencies().isEmpty()
                                ? "."
                                : ", and all that keys of indexes depend on set or removed."))
                    .toCodeBlock())
            .returns(self);
    CodeBlock.Builder body = CodeBlock.builder();
    String fixed = parts.local("fixed");
    body.addStatement("$T $N = new $T<>()", RuntimeTypes.ITEM, fixed, LinkedHashMap.class);
    table
        .entityTypeAttribute()
        .ifPresent(
            type ->
                body.addStatement(
                    "$N.put($S, $T.text($S))",
                    fixed,
                    type,
                    RuntimeTypes.ATTRIBUTE_VALUES,
                    entity.typeName()));
    for (AttributeModel attribute : rules.composedInKey()) {
      CodeBlock value =
          CodeBlock.of("$N", parts.field(new AttributePath(List.of(attribute.name()))));
      body.addStatement(
          "$N.put($L,$W$L)",
          fixed,
          code.storedName(attribute),
          code.toElement(attribute, attribute.type(), value));
    }
    body.addStatement("$N.upsert($N)", UPDATE, fixed).addStatement("return this");
    return body(method, body.build());
  }

  /** What must be there for an upsert, and the keys of all indexes in step. */
  private Optional<MethodSpec> prepare() {
    if (!sound) {
      return Optional.empty();
    }
    CodeBlock.Builder body = CodeBlock.builder();
    if (rules.isUpsertable()) {
      List<String> given = rules.known().stream().map(AttributePath::first).toList();
      entity.attributes().stream()
          .filter(a -> a.presence() == Presence.REQUIRED && !RecordCode.isSet(a))
          .filter(a -> !given.contains(a.name()))
          .forEach(a -> body.addStatement("$N.require($L)", UPDATE, code.storedName(a)));
    }
    body.add(parts.keepInStep(indexKeys, names.mapper(entity.type())));
    return body.isEmpty()
        ? Optional.empty()
        : Optional.of(
            MethodSpec.methodBuilder(PREPARE)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .addCode(body.build())
                .build());
  }

  private Javadoc javadoc(String text) {
    return new Javadoc(names.update(entity.type()).packageName()).paragraph(text);
  }

  private MethodSpec body(MethodSpec.Builder method, CodeBlock body) {
    return sound
        ? method.addCode(body).build()
        : method.addStatement(Skeletons.body(table.root().simpleName())).build();
  }

  private Optional<String> skeleton() {
    return sound ? Optional.empty() : Optional.of(table.root().simpleName());
  }
}
