package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP109;

import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The terms of {@code by} and {@code when}. */
final class TermReader {

  private static final String PATH = "(" + TemplateParser.PATH + ")";
  private static final Pattern PARAMETER =
      Pattern.compile(PATH + "(?:\\s*:\\s*(" + TemplateParser.TRANSFORM + "))?");
  private static final Pattern EQUAL = Pattern.compile(PATH + "\\s*=\\s*(.+)", Pattern.DOTALL);
  private static final Pattern IN = Pattern.compile(PATH + "\\s+in\\s*\\((.*)\\)", Pattern.DOTALL);
  private static final Pattern PRESENCE = Pattern.compile(PATH + "\\s+(present|absent)");

  /** Texts in quotes may hold commas. */
  private static final Pattern COMMA = Pattern.compile("\\s*,\\s*(?=(?:[^']*'[^']*')*[^']*$)");

  private final ReadContext context;
  private final Scope scope;

  TermReader(ReadContext context, Scope scope) {
    this.context = context;
    this.scope = scope;
  }

  /** A term of {@code by}; empty if it was refused, which is then reported. */
  Optional<Term> by(Value<String> value) {
    Matcher parameter = PARAMETER.matcher(value.value().strip());
    return parameter.matches() ? parameter(value, parameter) : constant(value);
  }

  /** A term of {@code when}; empty if it was refused, which is then reported. */
  Optional<Term> when(Value<String> value) {
    Matcher parameter = PARAMETER.matcher(value.value().strip());
    if (parameter.matches()) {
      scope
          .resolve(parameter.group(1), value.origin())
          .ifPresent(attribute -> refuseBare(value, attribute));
      return Optional.empty();
    }
    return constant(value);
  }

  /** A flag alone is likely to be meant as true, and what may be absent as present. */
  private void refuseBare(Value<String> value, Scope.Resolved attribute) {
    if (KeyRoles.refusedTerm(context, scope.name(), attribute, value)) {
      return;
    }
    List<String> details = new ArrayList<>();
    details.add("a term of when is a = CONSTANT, a in (C, D), a present or a absent");
    if (attribute.mayBeAbsent()) {
      details.add("fix      when = \"" + attribute.path() + " present\"");
    }
    ConstantReader.example(attribute.type())
        .map(constant -> "when = \"" + attribute.path() + " = " + constant + "\"")
        .ifPresent(fix -> details.add((details.size() == 1 ? "fix      " : "or       ") + fix));
    refuse(
        value,
        "'" + value.value() + "' of " + scope.name() + " says nothing that could hold",
        details.toArray(String[]::new));
  }

  private Optional<Term> constant(Value<String> value) {
    return fixed(value).filter(term -> !restsOnVersion(term, value));
  }

  private boolean restsOnVersion(Term term, Value<String> value) {
    return scope
        .resolve(term.path().toString(), value.origin())
        .filter(attribute -> KeyRoles.refusedTerm(context, scope.name(), attribute, value))
        .isPresent();
  }

  private Optional<Term> fixed(Value<String> value) {
    String text = value.value().strip();
    Matcher presence = PRESENCE.matcher(text);
    if (presence.matches()) {
      return presence(value, presence);
    }
    Matcher in = IN.matcher(text);
    if (in.matches()) {
      return in(value, in);
    }
    Matcher equal = EQUAL.matcher(text);
    if (equal.matches()) {
      return equal(value, equal);
    }
    refuse(
        value,
        "'" + value.value() + "' of " + scope.name() + " cannot be read as a term",
        "terms    a, a:format, a = CONSTANT, a in (C, D), a present, a absent",
        "constants are enum constants, numbers, true, false and 'text'");
    return Optional.empty();
  }

  private Optional<Term> parameter(Value<String> value, Matcher matcher) {
    Optional<Scope.Resolved> attribute = scope.resolve(matcher.group(1), value.origin());
    if (attribute.isEmpty()) {
      return Optional.empty();
    }
    String transform = matcher.group(2);
    if (transform == null) {
      return Optional.of(
          new Term.Parameter(attribute.get().path(), null, matcher.group(1), value.origin()));
    }
    KeyEncoding encoding;
    try {
      encoding = Transforms.encode(attribute.get().type(), transform).encoding();
    } catch (Transforms.RefusedException refused) {
      refuse(
          value,
          "'" + value.value() + "' of " + scope.name() + " cannot be a parameter",
          refused.getMessage(),
          refused.fix(""));
      return Optional.empty();
    }
    if (!encoding.lossy()) {
      refuse(
          value,
          "'" + value.value() + "' of " + scope.name() + " is the attribute itself",
          transform + " loses nothing, so that the attribute is the parameter",
          "fix      by = \"" + matcher.group(1) + "\"");
      return Optional.empty();
    }
    return Optional.of(
        new Term.Parameter(
            attribute.get().path(), encoding, matcher.group(1) + ":" + transform, value.origin()));
  }

  private Optional<Term> presence(Value<String> value, Matcher matcher) {
    Optional<Scope.Resolved> attribute = scope.resolve(matcher.group(1), value.origin());
    if (attribute.isEmpty()) {
      return Optional.empty();
    }
    if (matcher.group(2).equals("present")) {
      return Optional.of(new Term.Present(attribute.get().path(), value.origin()));
    }
    if (!attribute.get().mayBeAbsent()) {
      refuse(
          value,
          matcher.group(1) + " of " + scope.name() + " is never absent",
          "fix      declare it Optional or @Nullable, or leave the term out");
      return Optional.empty();
    }
    return Optional.of(new Term.Absent(attribute.get().path(), value.origin()));
  }

  private Optional<Term> equal(Value<String> value, Matcher matcher) {
    Optional<Scope.Resolved> attribute = scope.resolve(matcher.group(1), value.origin());
    if (attribute.isEmpty()) {
      return Optional.empty();
    }
    String text = matcher.group(2).strip();
    if (text.startsWith("=")) {
      refuse(
          value,
          "'" + value.value() + "' of " + scope.name() + " cannot be read as a term",
          "fix      write a single =: " + matcher.group(1) + " = " + text.substring(1).strip());
      return Optional.empty();
    }
    Optional<Constant> constant = constant(value, attribute.get(), text);
    return constant.map(found -> new Term.Equal(attribute.get().path(), found, value.origin()));
  }

  private Optional<Term> in(Value<String> value, Matcher matcher) {
    Optional<Scope.Resolved> attribute = scope.resolve(matcher.group(1), value.origin());
    if (attribute.isEmpty()) {
      return Optional.empty();
    }
    if (matcher.group(2).isBlank()) {
      refuse(
          value,
          "'" + value.value() + "' of " + scope.name() + " cannot be read as a term",
          "the list is empty",
          "fix      name the constants: " + matcher.group(1) + " in (C, D)");
      return Optional.empty();
    }
    List<Constant> constants = new ArrayList<>();
    for (String text : COMMA.split(matcher.group(2).strip(), -1)) {
      Optional<Constant> constant = constant(value, attribute.get(), text.strip());
      if (constant.isEmpty()) {
        return Optional.empty();
      }
      if (!constants.contains(constant.get())) {
        constants.add(constant.get());
      }
    }
    return Optional.of(new Term.In(attribute.get().path(), constants, value.origin()));
  }

  private Optional<Constant> constant(Value<String> value, Scope.Resolved attribute, String text) {
    try {
      return Optional.of(ConstantReader.read(attribute.type(), text));
    } catch (ConstantReader.MismatchException mismatch) {
      refuse(
          value,
          "'"
              + value.value()
              + "' of "
              + scope.name()
              + " does not fit "
              + attribute.path()
              + " of type "
              + Describe.type(attribute.type()),
          mismatch.getMessage());
      return Optional.empty();
    }
  }

  private void refuse(Value<String> value, String headline, String... details) {
    context.report(KP109, value.origin(), headline, details);
  }
}
