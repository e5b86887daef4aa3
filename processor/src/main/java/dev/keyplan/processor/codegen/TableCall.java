package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The call of the table that a repository's method consists of, laid out as one would by hand: in a
 * line, or with a line for each argument; one that does not fit a line is a variable before it.
 */
final class TableCall {

  /** The field that is called. */
  static final String TABLE = "table";

  private static final int LINE = 100;
  private static final int STATEMENT = 4;
  private static final int ARGUMENT = 8;

  private record Argument(CodeBlock code, int width, TypeName type, String variable) {}

  private final String receiver;
  private final String operation;
  private final Collection<String> parameters;
  private final List<Argument> arguments = new ArrayList<>();

  /**
   * @param parameters of the method: they may hide the field, and no variable may have their names
   */
  TableCall(Collection<String> parameters, String operation) {
    this(parameters, (parameters.contains(TABLE) ? "this." + TABLE : TABLE) + ".", operation);
  }

  private TableCall(Collection<String> parameters, String receiver, String operation) {
    this.receiver = receiver;
    this.operation = operation;
    this.parameters = parameters;
  }

  /** A call of what the class inherits. */
  static TableCall inherited(Collection<String> parameters, String operation) {
    return new TableCall(parameters, "", operation);
  }

  TableCall argument(CodeBlock code) {
    return argument(code, null, null);
  }

  /**
   * @param variable the name of the variable, if there has to be one
   */
  TableCall argument(CodeBlock code, TypeName type, String variable) {
    arguments.add(new Argument(code, CodeWidth.of(code), type, variable));
    return this;
  }

  /**
   * @param start {@code return}, the declaration of a variable, or nothing
   */
  CodeBlock statements(String start) {
    return statements(CodeBlock.of("$L", start));
  }

  CodeBlock statements(CodeBlock start) {
    CodeBlock.Builder code = CodeBlock.builder();
    int head = STATEMENT + CodeWidth.of(start) + receiver.length() + operation.length();
    if (head + "();".length() + width(arguments) <= LINE) {
      return code.addStatement(call(start, arguments)).build();
    }
    FreeNames variables = new FreeNames();
    parameters.forEach(variables::newName);
    List<Argument> shorter = new ArrayList<>();
    for (Argument argument : arguments) {
      if (argument.type() != null && argument.width() + ARGUMENT + 2 > LINE) {
        String variable = variables.newName(argument.variable());
        code.addStatement("$T $N = $L", argument.type(), variable, argument.code());
        shorter.add(new Argument(CodeBlock.of("$N", variable), variable.length(), null, null));
      } else {
        shorter.add(argument);
      }
    }
    if (head + "();".length() + width(shorter) <= LINE) {
      return code.addStatement(call(start, shorter)).build();
    }
    return code.addStatement("$L$L$L(\n$L)", start, receiver, operation, joined(shorter, ",\n"))
        .build();
  }

  private CodeBlock call(CodeBlock start, List<Argument> given) {
    return CodeBlock.of("$L$L$L($L)", start, receiver, operation, joined(given, ", "));
  }

  private static CodeBlock joined(List<Argument> arguments, String separator) {
    List<CodeBlock> codes = new ArrayList<>();
    arguments.forEach(argument -> codes.add(argument.code()));
    return CodeBlock.join(codes, separator);
  }

  /** Of all in one line. */
  private static int width(List<Argument> arguments) {
    int width = Math.max(0, arguments.size() - 1) * ", ".length();
    for (Argument argument : arguments) {
      width += argument.width();
    }
    return width;
  }
}
