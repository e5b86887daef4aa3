package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.codegen.RuntimeTypes.ATTRIBUTE_MAP;
import static dev.keyplan.processor.codegen.RuntimeTypes.ATTRIBUTE_READER;
import static dev.keyplan.processor.codegen.RuntimeTypes.ATTRIBUTE_VALUE;
import static dev.keyplan.processor.codegen.RuntimeTypes.ATTRIBUTE_VALUES;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.AttributeType.ListOf;
import dev.keyplan.processor.model.AttributeType.MapOf;
import dev.keyplan.processor.model.AttributeType.Nested;
import dev.keyplan.processor.model.AttributeType.SetOf;
import dev.keyplan.processor.model.NestedModel;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** The bodies of the methods that write and read lists, sets, maps and nested records. */
final class ContainerCode {

  private static final ClassName STRING = ClassName.get(String.class);
  private static final CodeBlock ATTRIBUTE = CodeBlock.of("attribute");
  private static final CodeBlock ELEMENT = CodeBlock.of("element");
  private static final TypeName LIST_OF_VALUES =
      ParameterizedTypeName.get(ClassName.get(List.class), ATTRIBUTE_VALUE);
  private static final TypeName MAP_OF_VALUES =
      ParameterizedTypeName.get(ClassName.get(Map.class), STRING, ATTRIBUTE_VALUE);

  private final TableModel table;
  private final ValueCode values;
  private final ReadSource source;

  ContainerCode(TableModel table, ValueCode values) {
    this.table = table;
    this.values = values;
    this.source = values.source();
  }

  /**
   * {@code AttributeValue writeListOfString(String attribute, List<String> list)}; not private, as
   * updates and conditions call it too.
   */
  MethodSpec writer(String name, AttributeType type) {
    MethodSpec.Builder method = method(name).returns(ATTRIBUTE_VALUE);
    if (type instanceof Nested nested) {
      method.addParameter(TypeNames.of(type), "nested");
      writeNested(method, table.nested().get(nested.type()));
    } else if (type instanceof MapOf map) {
      method.addParameter(TypeNames.of(type), "map");
      writeMap(method, map.value());
    } else {
      method.addParameter(TypeNames.of(type), "elements");
      writeElements(method, type);
    }
    return method.build();
  }

  /** {@code List<String> readListOfString(String attribute, AttributeValue value)}. */
  MethodSpec reader(String name, AttributeType type) {
    MethodSpec.Builder method =
        method(name).addModifiers(Modifier.PRIVATE).returns(TypeNames.of(type));
    source.addParameters(method);
    if (type instanceof Nested nested) {
      readNested(method, table.nested().get(nested.type()));
    } else if (type instanceof MapOf map) {
      readMap(method, map);
    } else if (type instanceof ListOf list) {
      readList(method, list);
    } else {
      readSet(method, (SetOf) type);
    }
    return method.build();
  }

  private static MethodSpec.Builder method(String name) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.STATIC)
        .addParameter(STRING, "attribute");
  }

  private void writeNested(MethodSpec.Builder method, NestedModel nested) {
    RecordCode record = RecordCode.ofNested(nested.type(), values);
    method
        .addStatement("$T.required(attribute, nested)", ATTRIBUTE_VALUES)
        .addStatement(
            "$T map = new $T($L)", ATTRIBUTE_MAP, ATTRIBUTE_MAP, nested.attributes().size())
        .addCode(record.puts(nested.attributes(), "nested", "map"))
        .addStatement("return $T.of(attribute, map)", ATTRIBUTE_VALUES);
  }

  private void readNested(MethodSpec.Builder method, NestedModel nested) {
    RecordCode record = RecordCode.ofNested(nested.type(), values);
    method
        .addStatement(source.declareEntries("map"))
        .addCode(
            record.construct(
                nested.attributes(), nested.construction(), "map", "attribute", "value"));
  }

  private void writeMap(MethodSpec.Builder method, AttributeType value) {
    method
        .addStatement(
            "$T values = new $T<>(2 * $T.required(attribute, map).size())",
            MAP_OF_VALUES,
            HashMap.class,
            ATTRIBUTE_VALUES)
        .beginControlFlow(
            "for ($T<$T, $T> entry : map.entrySet())",
            Map.Entry.class,
            STRING,
            TypeNames.of(value).box())
        .addStatement(
            "values.put($T.required(attribute, entry.getKey()), $L)",
            ATTRIBUTE_VALUES,
            values.toValue(value, ATTRIBUTE, CodeBlock.of("entry.getValue()")))
        .endControlFlow()
        .addStatement("return $T.of(attribute, values)", ATTRIBUTE_VALUES);
  }

  private void readMap(MethodSpec.Builder method, MapOf map) {
    method
        .addStatement(source.declareEntries("values"))
        .addStatement(
            "$T map = new $T<>($T.capacity($L))",
            TypeNames.of(map),
            LinkedHashMap.class,
            ATTRIBUTE_READER,
            source.size("values"))
        .beginControlFlow("$L", source.eachEntry("values"))
        .addStatement(
            "map.put($L, $L)",
            source.key(),
            values.fromValue(map.value(), ATTRIBUTE, source.entryValue()))
        .endControlFlow()
        .addStatement("return $T.unmodifiableMap(map)", Collections.class);
  }

  private void writeElements(MethodSpec.Builder method, AttributeType type) {
    boolean isList = type instanceof ListOf;
    AttributeType element = isList ? ((ListOf) type).element() : ((SetOf) type).element();
    method
        .addStatement(
            "$T values = new $T<>($T.required(attribute, elements).size())",
            LIST_OF_VALUES,
            ArrayList.class,
            ATTRIBUTE_VALUES)
        .beginControlFlow("for ($T element : elements)", TypeNames.of(element).box())
        .addStatement("values.add($L)", values.toValue(element, ATTRIBUTE, ELEMENT))
        .endControlFlow()
        .addStatement("return $T.$L(attribute, values)", ATTRIBUTE_VALUES, isList ? "of" : "setOf");
  }

  private void readList(MethodSpec.Builder method, ListOf list) {
    method
        .addStatement(source.declareElements("values"))
        .addStatement(
            "$T elements = new $T<>($L)",
            TypeNames.of(list),
            ArrayList.class,
            source.size("values"));
    readElements(method, list.element());
    method.addStatement("return $T.unmodifiableList(elements)", Collections.class);
  }

  private void readSet(MethodSpec.Builder method, SetOf set) {
    method
        .addStatement(source.declareElements("values", set.stored().name()))
        .addStatement(
            "$T elements = new $T<>($T.capacity($L))",
            TypeNames.of(set),
            LinkedHashSet.class,
            ATTRIBUTE_READER,
            source.size("values"));
    readElements(method, set.element());
    method.addStatement("return $T.unmodifiableSet(elements)", Collections.class);
  }

  private void readElements(MethodSpec.Builder method, AttributeType element) {
    method
        .beginControlFlow("$L", source.eachElement("values"))
        .addStatement(
            "elements.add($L)", values.fromValue(element, ATTRIBUTE, source.element("values")))
        .endControlFlow();
  }
}
