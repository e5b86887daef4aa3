package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;

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

  private static final Pattern SPACE = Pattern.compile("\\s+");
  private static final Pattern PACKAGE = Pattern.compile("\\b(?:[a-z]\\w*\\.)+(?=[A-Z])");

  private record Argument(CodeBlock code, TypeName type, String variable) {}

  private final String receiver;
  private final String operation;
  private final NameAllocator variables = new NameAllocator();
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
    parameters.forEach(variables::newName);
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
    arguments.add(new Argument(code, type, variable));
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
    CodeBlock line = CodeBlock.of("$L$L$L($L)", start, receiver, operation, joined(codes(), ", "));
    if (width(line) + STATEMENT + 1 <= LINE) {
      return code.addStatement(line).build();
    }
    List<CodeBlock> lines = new ArrayList<>();
    for (Argument argument : arguments) {
      if (argument.type() != null && width(argument.code()) + ARGUMENT + 2 > LINE) {
        String variable = variables.newName(argument.variable());
        code.addStatement("$T $N = $L", argument.type(), variable, argument.code());
        lines.add(CodeBlock.of("$N", variable));
      } else {
        lines.add(argument.code());
      }
    }
    CodeBlock shorter = CodeBlock.of("$L$L$L($L)", start, receiver, operation, joined(lines, ", "));
    if (width(shorter) + STATEMENT + 1 <= LINE) {
      return code.addStatement(shorter).build();
    }
    return code.addStatement("$L$L$L(\n$L)", start, receiver, operation, joined(lines, ",\n"))
        .build();
  }

  private List<CodeBlock> codes() {
    return arguments.stream().map(Argument::code).toList();
  }

  private static CodeBlock joined(List<CodeBlock> codes, String separator) {
    return CodeBlock.join(codes, separator);
  }

  /** In one line and with imported names. */
  private static int width(CodeBlock code) {
    String line = SPACE.matcher(code.toString()).replaceAll(" ");
    return PACKAGE.matcher(line).replaceAll("").length();
  }
}
