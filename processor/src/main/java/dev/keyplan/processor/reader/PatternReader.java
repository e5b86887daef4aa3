package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP103;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP109;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP111;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.PatternLoad;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.model.ViewModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.type.TypeMirror;

/** The access patterns of one entity or collection. */
final class PatternReader {

  private final ReadContext context;
  private final Scope scope;
  private final TypeRef owner;
  private final ViewReader views;
  private final Set<String> indexes;
  private final TermReader terms;
  private final LoadReader loads;
  private final Set<String> methods = new HashSet<>();

  private boolean valid;

  /**
   * @param views for an entity; null for a collection, which returns itself
   */
  PatternReader(
      ReadContext context, Scope scope, TypeRef owner, ViewReader views, Set<String> indexes) {
    this.context = context;
    this.scope = scope;
    this.owner = owner;
    this.views = views;
    this.indexes = indexes;
    this.terms = new TermReader(context, scope);
    this.loads = new LoadReader(context, scope.name());
  }

  List<AccessPatternModel> read(List<AnnotationView> declared) {
    List<AccessPatternModel> patterns = new ArrayList<>();
    for (AnnotationView view : declared) {
      Value<String> name = view.text("name");
      // Where it is missing, the compiler says so.
      if (name.written() && usable(name)) {
        patterns.add(pattern(view, name));
      }
    }
    return patterns;
  }

  /** Of an owner whose attributes are unknown: names alone, for skeletons. */
  List<AccessPatternModel> readNames(List<AnnotationView> declared) {
    List<AccessPatternModel> patterns = new ArrayList<>();
    for (AnnotationView view : declared) {
      String name = view.text("name").value();
      if (Names.javaMethod(name) && !Names.taken(name) && methods.add(name)) {
        patterns.add(
            new AccessPatternModel(
                name,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                false,
                Optional.empty(),
                false,
                Optional.empty(),
                0,
                PatternLoad.of(0),
                "",
                false,
                AccessPatternModel.Origins.UNKNOWN));
      }
    }
    return patterns;
  }

  private boolean usable(Value<String> name) {
    String text = name.value();
    String problem = null;
    if (!Names.javaMethod(text)) {
      problem = "it becomes a method, and is no Java identifier";
    } else if (Names.taken(text)) {
      problem = "every repository has a method of that name";
    } else if (methods.contains(text)) {
      problem = "another access pattern has that name, or its batch form has";
    }
    if (problem != null) {
      refuse(
          KP103,
          name,
          scope.name() + " cannot have an access pattern '" + text + "'",
          problem,
          "fix      name it after what it answers, as in openOrdersOfUser");
      return false;
    }
    methods.add(text);
    methods.add(text + "Batch");
    return true;
  }

  private AccessPatternModel pattern(AnnotationView view, Value<String> name) {
    valid = true;
    List<Term> by = by(view.texts("by"), name);
    Value<String> range = view.text("range");
    Value<String> startsWith = view.text("startsWith");
    Optional<AttributePath> ranged = single(range).map(Scope.Resolved::path);
    Optional<AttributePath> started = startsWith(startsWith);
    if (range.written() && startsWith.written() && !startsWith.value().isEmpty()) {
      refuse(
          KP109,
          startsWith,
          name.value() + " on " + scope.name() + " has a range and a startsWith",
          "a Query has one condition on the sort key",
          "fix      two access patterns");
    }
    if (ranged.isPresent()) {
      requireUnbound(by, ranged.get(), range);
    }
    if (started.isPresent()) {
      requireUnbound(by, started.get(), startsWith);
    }
    if (ranged.isPresent()) {
      requireNewParameter(by, ranged.get().camelCase(), range, name);
    }
    if (started.isPresent()) {
      requireNewParameter(by, started.get().camelCase() + "Prefix", startsWith, name);
    }
    Value<String> index = index(view, name);
    AccessPatternModel model =
        new AccessPatternModel(
            name.value(),
            by,
            ranged,
            started,
            orderBy(view.texts("orderBy")),
            view.enumConstant("order").value().equals("DESCENDING"),
            Optional.of(index.value()).filter(text -> !text.isEmpty()),
            view.enumConstant("consistency").value().equals("STRONG"),
            returns(view),
            atLeastZero(view.integer("pageSize"), name),
            loads.ofReads(view, name.value()),
            view.text("description").value().strip(),
            true,
            origins(view));
    return valid ? model : model.refused();
  }

  private List<Term> by(List<Value<String>> declared, Value<String> name) {
    List<Term> by = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (Value<String> value : declared) {
      Optional<Term> term = terms.by(value);
      valid &= term.isPresent();
      if (term.isPresent() && repeats(term.get(), by, seen)) {
        refuse(
            KP109,
            value,
            "'" + value.value() + "' of " + scope.name() + " is said twice",
            "fix      leave one of them out");
      } else if (term.isPresent()) {
        if (term.get() instanceof Term.Parameter parameter) {
          requireNewParameter(by, parameter.parameterName(), value, name);
        }
        by.add(term.get());
      }
    }
    return by;
  }

  /** The parameter's name is made of a path, and several paths can make one name. */
  private void requireNewParameter(
      List<Term> by, String parameter, Value<String> value, Value<String> name) {
    String text = value.value().strip();
    for (Term term : by) {
      if (term instanceof Term.Parameter other
          && other.parameterName().equals(parameter)
          && !other.text().equals(text)) {
        refuse(
            KP103,
            value,
            ParameterNames.message(
                other.text(), text, name.value() + " on " + scope.name(), parameter),
            ParameterNames.REASON,
            ParameterNames.FIX);
        return;
      }
    }
  }

  /** The same term again, or two values for one attribute. */
  private static boolean repeats(Term term, List<Term> by, Set<String> seen) {
    boolean fixes = term instanceof Term.Equal || term instanceof Term.In;
    boolean plain = term instanceof Term.Parameter parameter && parameter.transform() == null;
    boolean repeated = !seen.add(term.toString());
    if (fixes || plain) {
      repeated |= !seen.add("value of " + term.path());
    }
    return repeated && !by.isEmpty();
  }

  private Optional<Scope.Resolved> single(Value<String> value) {
    if (value.value().isEmpty()) {
      return Optional.empty();
    }
    Optional<Scope.Resolved> resolved = path(value, true);
    valid &= resolved.isPresent();
    return resolved;
  }

  /**
   * @param whole all members of a collection must have the attribute
   */
  private Optional<Scope.Resolved> path(Value<String> value, boolean whole) {
    if (!value.value().matches(TemplateParser.PATH)) {
      refuse(
          KP109,
          value,
          "'" + value.value() + "' of " + scope.name() + " is no attribute name",
          "here stands the Java name of an attribute alone, as createdAt or owner.login");
      return Optional.empty();
    }
    return whole
        ? scope.resolve(value.value(), value.origin())
        : scope.resolveInSome(value.value(), value.origin());
  }

  private Optional<AttributePath> startsWith(Value<String> value) {
    Optional<Scope.Resolved> resolved = single(value);
    if (resolved.isPresent() && !isString(resolved.get().type())) {
      refuse(
          KP109,
          value,
          "startsWith is for Strings, and "
              + value.value()
              + " of "
              + scope.name()
              + " is of type "
              + Describe.type(resolved.get().type()),
          "fix      range = \"" + value.value() + "\"");
    }
    return resolved.map(Scope.Resolved::path);
  }

  private static boolean isString(AttributeType type) {
    return type instanceof AttributeType.Scalar scalar && scalar.type() == ScalarType.STRING;
  }

  private static boolean isBound(List<Term> by, AttributePath path) {
    for (Term term : by) {
      boolean whole =
          term instanceof Term.Equal
              || term instanceof Term.Parameter parameter && parameter.transform() == null;
      if (whole && term.path().equals(path)) {
        return true;
      }
    }
    return false;
  }

  private void requireUnbound(List<Term> by, AttributePath path, Value<String> value) {
    if (isBound(by, path)) {
      refuse(
          KP109,
          value,
          path + " of " + scope.name() + " is fixed by 'by' and cannot be bounded too",
          "fix      leave it out of one of them");
    }
  }

  private List<AttributePath> orderBy(List<Value<String>> declared) {
    List<AttributePath> orderBy = new ArrayList<>();
    for (Value<String> value : declared) {
      // Each list of a collection keeps the order as far as its entity has the attributes.
      Optional<Scope.Resolved> resolved = path(value, false);
      valid &= resolved.isPresent();
      if (resolved.isPresent()) {
        orderBy.add(resolved.get().path());
      }
    }
    return orderBy;
  }

  private Value<String> index(AnnotationView view, Value<String> name) {
    Value<String> index = view.text("index");
    if (!index.value().isEmpty() && !indexes.contains(index.value())) {
      refuse(
          KP109,
          index,
          name.value()
              + " on "
              + scope.name()
              + " pins an index '"
              + index.value()
              + "' that the table has not",
          Suggestions.didYouMean(index.value(), indexes));
    }
    return index;
  }

  private Optional<ViewModel> returns(AnnotationView view) {
    if (!view.isWritten("returns")) {
      return Optional.empty();
    }
    Value<TypeMirror> returns = view.type("returns");
    if (returns.value() == null) {
      valid = false;
      return Optional.empty();
    }
    if (JavaTypes.qualifiedName(returns.value()).equals(owner.qualifiedName())) {
      return Optional.empty();
    }
    if (views == null) {
      refuse(
          KP111,
          returns,
          "a pattern of the collection " + scope.name() + " returns another type",
          "it returns the collection",
          "fix      leave returns out");
      return Optional.empty();
    }
    Optional<ViewReader.View> found = views.read(returns, owner, (EntityScope) scope);
    valid &= found.map(ViewReader.View::valid).orElse(false);
    return found.map(ViewReader.View::model);
  }

  private int atLeastZero(Value<Integer> value, Value<String> name) {
    if (value.value() < 0) {
      refuse(
          KP109,
          value,
          name.value() + " on " + scope.name() + " has a negative pageSize",
          "it is the request's Limit: 1 or more, or 0 for none");
    }
    return Math.max(0, value.value());
  }

  private static AccessPatternModel.Origins origins(AnnotationView view) {
    return new AccessPatternModel.Origins(
        view.origin(),
        view.text("name").origin(),
        view.text("range").origin(),
        view.text("startsWith").origin(),
        view.texts("orderBy").stream().<Origin>map(Value::origin).toList(),
        view.enumConstant("order").origin(),
        view.text("index").origin(),
        view.enumConstant("consistency").origin(),
        view.origin("returns"),
        view.integer("pageSize").origin());
  }

  private void refuse(DiagnosticCode code, Value<?> value, String headline, String... details) {
    valid = false;
    context.report(code, value.origin(), headline, details);
  }
}
