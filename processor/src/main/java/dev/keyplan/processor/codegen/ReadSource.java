package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.codegen.RuntimeTypes.ATTRIBUTE_READER;
import static dev.keyplan.processor.codegen.RuntimeTypes.ATTRIBUTE_VALUE;
import static dev.keyplan.processor.codegen.RuntimeTypes.JSON_READER;
import static dev.keyplan.processor.codegen.RuntimeTypes.STORED_JSON;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Map;

/**
 * Where stored values are read from: attribute values as the SDK has them, or the JSON of an
 * answer. All that differs between the two ways to read an item is here, so that they read it
 * alike.
 */
enum ReadSource {
  ATTRIBUTE_VALUES,
  JSON;

  private static final TypeName VALUES =
      ParameterizedTypeName.get(ClassName.get(List.class), ATTRIBUTE_VALUE);
  private static final TypeName ENTRIES =
      ParameterizedTypeName.get(
          ClassName.get(Map.class), ClassName.get(String.class), ATTRIBUTE_VALUE);

  /** The class whose methods make Java values. */
  ClassName reader() {
    return this == JSON ? JSON_READER : ATTRIBUTE_READER;
  }

  /** What the names of methods begin with. */
  String verb() {
    return this == JSON ? "decode" : "read";
  }

  /** What methods take for a value, beside what errors call it. */
  void addParameters(MethodSpec.Builder method) {
    if (this == JSON) {
      method.addParameter(STORED_JSON, "json").addParameter(int.class, "value");
    } else {
      method.addParameter(ATTRIBUTE_VALUE, "value");
    }
  }

  /** The arguments for a value that a variable holds. */
  CodeBlock variable(String name) {
    return this == JSON ? CodeBlock.of("json, $N", name) : CodeBlock.of("$N", name);
  }

  /** The arguments for an entry of a map, which may be absent. */
  CodeBlock entry(String mapName, CodeBlock storedName) {
    return this == JSON
        ? CodeBlock.of("json, json.get($N, $L)", mapName, storedName)
        : CodeBlock.of("$N.get($L)", mapName, storedName);
  }

  /** A variable for an entry that may be absent, or NULL. */
  CodeBlock declareOrNull(String name, String mapName, CodeBlock storedName) {
    return this == JSON
        ? CodeBlock.of("int $N = json.orNull(json.get($N, $L))", name, mapName, storedName)
        : CodeBlock.of(
            "$T $N = $T.orNull($N.get($L))",
            ATTRIBUTE_VALUE,
            name,
            ATTRIBUTE_READER,
            mapName,
            storedName);
  }

  CodeBlock isAbsent(String name) {
    return CodeBlock.of(this == JSON ? "$N < 0" : "$N == null", name);
  }

  /** A variable for the entries of the map that the parameter holds. */
  CodeBlock declareEntries(String name) {
    return declare(ENTRIES, name, "asMap", CodeBlock.of(""));
  }

  /** A variable for the elements of the list that the parameter holds. */
  CodeBlock declareElements(String name) {
    return declare(VALUES, name, "asList", CodeBlock.of(""));
  }

  /** A variable for the elements of the set that the parameter holds. */
  CodeBlock declareElements(String name, String setType) {
    return declare(VALUES, name, "elements", CodeBlock.of(", $S", setType));
  }

  private CodeBlock declare(TypeName type, String name, String method, CodeBlock more) {
    return CodeBlock.of(
        "$T $N = $T.$L(attribute, $L$L)",
        this == JSON ? TypeName.INT : type,
        name,
        reader(),
        method,
        variable("value"),
        more);
  }

  /** The number of elements or entries. */
  CodeBlock size(String container) {
    return CodeBlock.of(this == JSON ? "json.size($N)" : "$N.size()", container);
  }

  /** The start of a loop over entries, with {@link #key} and {@link #entryValue} in it. */
  CodeBlock eachEntry(String entries) {
    return this == JSON
        ? each("entry", entries)
        : CodeBlock.of(
            "for ($T<$T, $T> entry : $N.entrySet())",
            Map.Entry.class,
            String.class,
            ATTRIBUTE_VALUE,
            entries);
  }

  CodeBlock key() {
    return CodeBlock.of(this == JSON ? "json.name(entry)" : "entry.getKey()");
  }

  CodeBlock entryValue() {
    return CodeBlock.of(this == JSON ? "json, entry" : "entry.getValue()");
  }

  /** The start of a loop over elements. */
  CodeBlock eachElement(String values) {
    return this == JSON
        ? each("element", values)
        : CodeBlock.of("for (int i = 0; i < $N.size(); i++)", values);
  }

  CodeBlock element(String values) {
    return this == JSON ? variable("element") : CodeBlock.of("$N.get(i)", values);
  }

  private static CodeBlock each(String variable, String container) {
    return CodeBlock.of(
        "for (int $1N = json.first($2N); $1N >= 0; $1N = json.next($2N, $1N))",
        variable,
        container);
  }
}
