package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityModel;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Modifier;

/** {@code create}, {@code put} and {@code delete} of an entity's repository. */
final class WriteMethods {

  static final String WRITES = "WRITES";

  private final EntityModel entity;
  private final GeneratedNames names;
  private final Flavor flavor;
  private final boolean sound;
  private final Map<AttributePath, AttributeType> key;
  private final String parameter;

  WriteMethods(EntityModel entity, GeneratedNames names, Flavor flavor, boolean sound) {
    this.entity = entity;
    this.names = names;
    this.flavor = flavor;
    this.sound = sound;
    this.key = entity.tableKey().map(KeyAttributes::of).orElse(Map.of());
    String name = GeneratedNames.decapitalized(entity.type().simpleName());
    this.parameter = SourceVersion.isName(name) ? name : name + "_";
  }

  FieldSpec constant(CodeBlock tableKey) {
    return FieldSpec.builder(RepositoryTypes.ENTITY_WRITES, WRITES, Modifier.STATIC, Modifier.FINAL)
        .initializer(
            "$T.of($S, $L)", RepositoryTypes.ENTITY_WRITES, entity.type().flatName(), tableKey)
        .build();
  }

  /** What no pattern's method can be. */
  Set<String> erasures() {
    Set<String> erasures = new LinkedHashSet<>();
    for (MethodSpec method : methods()) {
      List<TypeName> types = method.parameters().stream().map(ParameterSpec::type).toList();
      erasures.add(PatternSignature.erasure(method.name(), types));
    }
    return erasures;
  }

  List<MethodSpec> methods() {
    List<MethodSpec> methods = new ArrayList<>(List.of(create(), put()));
    if (entity.tableKey().isPresent()) {
      methods.add(deleteByKey());
    }
    methods.add(delete());
    return methods;
  }

  private MethodSpec create() {
    Javadoc doc =
        javadoc("Stores a new item: one PutItem, on the condition that its key is not taken.")
            .returned("what is stored")
            .thrown(
                RepositoryTypes.ALREADY_EXISTS_EXCEPTION,
                "if there is an item of that key; it is left as it was");
    refused(doc);
    ClassName mapper = names.mapper(entity.type());
    return method("create", doc, TypeNames.of(entity.type()))
        .addParameter(TypeNames.of(entity.type()), parameter)
        .addStatement(
            body(
                CodeBlock.of(
                    "return $L",
                    call(
                        "create",
                        CodeBlock.of("$T.toItem($N)", mapper, parameter),
                        CodeBlock.of("$T::fromItem", mapper)))))
        .build();
  }

  private MethodSpec put() {
    Javadoc doc = javadoc("Stores an item: one PutItem, which replaces whatever its key holds.");
    refused(doc);
    return method("put", doc, TypeName.VOID)
        .addParameter(TypeNames.of(entity.type()), parameter)
        .addStatement(
            body(
                CodeBlock.of(
                    "$L$L",
                    returned(),
                    call(
                        "put",
                        CodeBlock.of("$T.toItem($N)", names.mapper(entity.type()), parameter)))))
        .build();
  }

  private MethodSpec deleteByKey() {
    Javadoc doc = javadoc("Deletes the item of that key, if there is one: one DeleteItem.");
    MethodSpec.Builder method = method("delete", doc, TypeName.VOID);
    keyRefused(doc);
    String values =
        key.keySet().stream().map(GeneratedNames::parameter).collect(Collectors.joining(", "));
    key.forEach(
        (path, type) -> method.addParameter(TypeNames.of(type), GeneratedNames.parameter(path)));
    return method
        .addStatement(
            body(
                CodeBlock.of(
                    "$L$L",
                    returned(),
                    call(
                        "delete",
                        CodeBlock.of("$T.primaryKey($L)", names.keys(entity.type()), values)))))
        .build();
  }

  private MethodSpec delete() {
    Javadoc doc =
        javadoc("Deletes the item that has its key, whatever else it holds: one DeleteItem.");
    keyRefused(doc);
    String values =
        key.keySet().stream()
            .map(path -> parameter + "." + String.join("().", path.names()) + "()")
            .collect(Collectors.joining(", "));
    return method("delete", doc, TypeName.VOID)
        .addParameter(TypeNames.of(entity.type()), parameter)
        .addStatement(body(CodeBlock.of("$Ldelete($L)", returned(), values)))
        .build();
  }

  private static void refused(Javadoc doc) {
    doc.thrown(
            RuntimeTypes.KEY_VALUE_EXCEPTION,
            "if a value cannot be part of a key, or makes it too long; before any request")
        .thrown(
            RepositoryTypes.ITEM_MAPPING_EXCEPTION,
            "if a value is missing or cannot be stored; before any request");
  }

  private void keyRefused(Javadoc doc) {
    if (!key.isEmpty()) {
      doc.thrown(
          RuntimeTypes.KEY_VALUE_EXCEPTION,
          "if a value cannot be part of the key, or makes it too long; before any request");
    }
  }

  private Javadoc javadoc(String text) {
    return new Javadoc(names.keys(entity.type()).packageName()).paragraph(text);
  }

  private MethodSpec.Builder method(String name, Javadoc doc, TypeName answer) {
    TypeName returned = flavor == Flavor.SYNC ? answer : flavor.answer(answer);
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc(doc.toCodeBlock())
        .returns(returned);
  }

  private CodeBlock body(CodeBlock statement) {
    return sound ? statement : Skeletons.body(entity.type().simpleName());
  }

  /** Of methods that answer nothing: a future is returned all the same. */
  private String returned() {
    return flavor == Flavor.SYNC ? "" : "return ";
  }

  private CodeBlock call(String operation, CodeBlock... values) {
    List<CodeBlock> arguments = new ArrayList<>();
    arguments.add(RepositoryClass.constant(names, flavor, entity.type(), WRITES));
    arguments.addAll(List.of(values));
    return RepositoryClass.call(taken(), operation, arguments);
  }

  /** The names of all parameters of the methods. */
  private Set<String> taken() {
    Set<String> taken = new LinkedHashSet<>(Set.of(parameter));
    key.keySet().forEach(path -> taken.add(GeneratedNames.parameter(path)));
    return taken;
  }
}
