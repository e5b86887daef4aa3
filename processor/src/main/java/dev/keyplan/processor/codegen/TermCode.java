package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.AttributeType.Enumeration;
import dev.keyplan.processor.model.AttributeType.Scalar;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.Term;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Conditions on an entity's values that say whether a term of a {@code when} holds. */
final class TermCode {

  private final PathCode paths;

  TermCode(PathCode paths) {
    this.paths = paths;
  }

  /** What must hold, each to be joined by {@code &&}; none if the term always holds. */
  List<CodeBlock> conditions(Term term) {
    List<CodeBlock> presence = paths.presence(term.path());
    if (term instanceof Term.Present) {
      return presence;
    }
    if (term instanceof Term.Absent) {
      return List.of(
          presence.isEmpty()
              ? CodeBlock.of("false")
              : CodeBlock.of("!($L)", CodeBlock.join(presence, " && ")));
    }
    List<CodeBlock> conditions = new ArrayList<>(presence);
    if (term instanceof Term.Equal equal) {
      conditions.add(equal(term.path(), equal.constant()));
    } else if (term instanceof Term.In in) {
      List<CodeBlock> any =
          in.constants().stream().map(constant -> equal(term.path(), constant)).toList();
      conditions.add(
          any.size() == 1 ? any.get(0) : CodeBlock.of("($L)", CodeBlock.join(any, " || ")));
    }
    return conditions;
  }

  private CodeBlock equal(AttributePath path, Constant constant) {
    List<AttributeModel> steps = paths.steps(path);
    return equal(steps.get(steps.size() - 1).type(), paths.value(path), constant.text());
  }

  /** Only enums, numbers, booleans and texts have constants. */
  private static CodeBlock equal(AttributeType type, CodeBlock value, String constant) {
    if (type instanceof Enumeration enumeration) {
      return CodeBlock.of("$L == $L.$L", value, TypeNames.called(enumeration.type()), constant);
    }
    return switch (((Scalar) type).type()) {
      case BOOLEAN -> CodeBlock.of(constant.equals("true") ? "$L" : "!$L", value);
      case BYTE, SHORT, INT -> CodeBlock.of("$L == $L", value, constant);
      case LONG -> CodeBlock.of("$L == $LL", value, constant);
      case FLOAT -> CodeBlock.of("$L == $Lf", value, constant);
      case DOUBLE -> CodeBlock.of("$L == $Ld", value, constant);
      case BIG_DECIMAL ->
          CodeBlock.of("$L.compareTo(new $T($S)) == 0", value, BigDecimal.class, constant);
      case BIG_INTEGER -> CodeBlock.of("$L.equals(new $T($S))", value, BigInteger.class, constant);
      case YEAR -> CodeBlock.of("$L.getValue() == $L", value, constant);
      case CHAR -> CodeBlock.of("$S.equals($T.valueOf($L))", constant, String.class, value);
      default -> CodeBlock.of("$S.equals($L)", constant, value);
    };
  }
}
