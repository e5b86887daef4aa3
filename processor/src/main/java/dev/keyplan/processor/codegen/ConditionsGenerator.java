package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType.Nested;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.NestedModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code OrderConditions}: a method for each attribute, by which conditions on stored
 * items are made. A record inside an attribute has a nested class, one for each type, so that types
 * may refer to themselves.
 */
final class ConditionsGenerator {

  private static final TypeName PATH = ArrayTypeName.of(String.class);

  /** Those of {@link RuntimeTypes#ATTRIBUTE_CONDITION}, which nested records have too. */
  private static final Set<String> OF_ANY = Set.of("exists()", "notExists()");

  private final TableModel table;
  private final EntityModel entity;
  private final boolean sound;
  private final ClassName root;
  private final RecordCode code;
  private final FreeNames classNames = new FreeNames();
  private final Map<TypeRef, ClassName> classes = new LinkedHashMap<>();
  private final Deque<NestedModel> waiting = new ArrayDeque<>();

  /**
   * @param code of the entity's mapper, as other classes refer to it
   */
  ConditionsGenerator(TablePlan plan, EntityModel entity, RecordCode code) {
    this.table = plan.table();
    this.entity = entity;
    this.sound = plan.sound();
    this.root = new GeneratedNames(table).conditions(entity.type());
    this.code = code;
    classNames.newName(root.simpleName());
  }

  TypeSpec generate() {
    Javadoc doc = new Javadoc(root.packageName());
    TypeSpec.Builder type =
        TypeSpec.classBuilder(root)
            .addModifiers(Modifier.FINAL)
            .addJavadoc(
                doc.paragraph(
                        "Makes conditions on a stored "
                            + doc.link(entity.type())
                            + ": a write is carried out only if they hold when DynamoDB gets to it."
                            + " Each attribute is named as it is there.")
                    .toCodeBlock())
            .addMethod(MethodSpec.constructorBuilder().build());
    if (entity.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    MethodNames names = new MethodNames(List.of());
    for (AttributeModel attribute : entity.attributes()) {
      type.addMethod(method(names, attribute, code, code.storedName(attribute)));
    }
    while (!waiting.isEmpty()) {
      type.addType(nested(waiting.remove()));
    }
    return type.build();
  }

  private TypeSpec nested(NestedModel nested) {
    TypeName record = TypeNames.of(nested.type());
    TypeName encoder =
        ParameterizedTypeName.get(
            ClassName.get(Function.class),
            WildcardTypeName.supertypeOf(record),
            RuntimeTypes.ATTRIBUTE_VALUE);
    TypeSpec.Builder type =
        TypeSpec.classBuilder(classes.get(nested.type()))
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .superclass(ParameterizedTypeName.get(RuntimeTypes.ATTRIBUTE_CONDITION, record))
            .addJavadoc("Makes conditions on a stored {@link $T}, and on what it holds.\n", record)
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addParameter(encoder, "encode")
                    .addParameter(PATH, "path")
                    .varargs()
                    .addStatement("super(encode, path)")
                    .build());
    MethodNames names = new MethodNames(OF_ANY);
    RecordCode inner = code.nested(nested.type());
    for (AttributeModel attribute : nested.attributes()) {
      CodeBlock path = CodeBlock.of("inside($S)", attribute.storedName());
      type.addMethod(method(names, attribute, inner, path));
    }
    return type.build();
  }

  private MethodSpec method(
      MethodNames names, AttributeModel attribute, RecordCode record, CodeBlock path) {
    TypeName type = nestedClass(attribute).orElseGet(() -> ConditionCode.type(attribute.type()));
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(names.of(attribute.name(), List.of()))
            .addModifiers(Modifier.PUBLIC)
            .addJavadoc("On $L.\n", JavadocText.code(attribute.name()))
            .returns(type);
    if (!sound) {
      return method.addStatement(Skeletons.body(table.root().simpleName())).build();
    }
    CodeBlock encoders = new ConditionCode(record).encoders(attribute);
    return method
        .addStatement(
            type instanceof ParameterizedTypeName generic
                ? CodeBlock.of("return new $T<>($L,$W$L)", generic.rawType(), encoders, path)
                : CodeBlock.of("return new $T($L,$W$L)", type, encoders, path))
        .build();
  }

  private Optional<TypeName> nestedClass(AttributeModel attribute) {
    if (!(attribute.type() instanceof Nested nested)
        || !table.nested().containsKey(nested.type())) {
      return Optional.empty();
    }
    return Optional.of(
        classes.computeIfAbsent(
            nested.type(),
            type -> {
              waiting.add(table.nested().get(type));
              return root.nestedClass(classNames.newName(type.flatName() + "Conditions"));
            }));
  }
}
