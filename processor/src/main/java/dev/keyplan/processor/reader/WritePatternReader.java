package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP103;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP109;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.PatternLoad;
import dev.keyplan.processor.model.WritePatternModel;
import dev.keyplan.processor.model.WritePatternModel.Operation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The declared writes of one entity. */
final class WritePatternReader {

  private final ReadContext context;
  private final Scope scope;
  private final List<AttributePath> fixed;
  private final LoadReader loads;

  /**
   * @param fixed what no update changes
   */
  WritePatternReader(ReadContext context, Scope scope, List<AttributePath> fixed) {
    this.context = context;
    this.scope = scope;
    this.fixed = fixed;
    this.loads = new LoadReader(context, scope.name());
  }

  List<WritePatternModel> read(List<AnnotationView> declared) {
    List<WritePatternModel> writes = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (AnnotationView view : declared) {
      Value<String> name = view.text("name");
      Optional<Operation> operation = operation(view.enumConstant("operation").value());
      // Where one is missing, the compiler says so.
      if (name.written() && operation.isPresent()) {
        checkName(name, operation.get(), seen);
        writes.add(write(view, name.value(), operation.get()));
      }
    }
    return writes;
  }

  private static Optional<Operation> operation(String constant) {
    for (Operation operation : Operation.values()) {
      if (operation.name().equals(constant)) {
        return Optional.of(operation);
      }
    }
    return Optional.empty();
  }

  /** A write may do two things to items of one entity, but each of them is said once. */
  private void checkName(Value<String> name, Operation operation, Set<String> seen) {
    if (!Names.javaMethod(name.value())) {
      context.report(
          KP103,
          name.origin(),
          scope.name() + " cannot have a write pattern '" + name.value() + "'",
          "it is no Java identifier",
          "fix      name it after what it does, as in placeOrder");
    } else if (!seen.add(name.value() + " " + operation)) {
      context.report(
          KP103,
          name.origin(),
          scope.name() + " has two write patterns '" + name.value() + "' of operation " + operation,
          "fix      one of them with the number of items, or another name");
    }
  }

  private WritePatternModel write(AnnotationView view, String name, Operation operation) {
    PatternLoad load = loads.ofWrites(view, name);
    return new WritePatternModel(
        name,
        operation,
        changes(view.texts("changes"), name, operation),
        transactional(view.flag("transactional"), view.origin(), name, operation),
        items(view.integer("items"), name),
        load.peakRate(),
        load.busiestKeyShare(),
        load.budget(),
        load.roles(),
        view.text("description").value().strip(),
        view.origin(),
        load.rateOrigin(),
        load.budgetOrigin());
  }

  private boolean transactional(
      Value<Boolean> value, Origin annotation, String name, Operation operation) {
    if (operation == Operation.CHECK && !value.value()) {
      context.report(
          KP109,
          value.written() ? value.origin() : annotation,
          name + " on " + scope.name() + " checks an item outside of a transaction",
          "DynamoDB has condition checks as parts of a TransactWriteItems only",
          "fix      transactional = true, for all parts of the write");
    }
    return value.value();
  }

  private List<AttributePath> changes(
      List<Value<String>> declared, String name, Operation operation) {
    List<AttributePath> changes = new ArrayList<>();
    for (Value<String> value : declared) {
      if (operation != Operation.UPDATE) {
        context.report(
            KP109,
            value.origin(),
            name + " on " + scope.name() + " changes single attributes, but is no update",
            "fix      operation = WriteOperation.UPDATE, or leave changes out");
      } else if (!value.value().matches(TemplateParser.PATH)) {
        context.report(
            KP109,
            value.origin(),
            "'" + value.value() + "' of " + scope.name() + " is no attribute name",
            "here stands the Java name of an attribute alone, as status or owner.login");
      } else {
        scope
            .resolve(value.value(), value.origin())
            .map(Scope.Resolved::path)
            .filter(path -> isChangeable(path, value, name))
            .ifPresent(changes::add);
      }
    }
    return changes;
  }

  private boolean isChangeable(AttributePath path, Value<String> value, String name) {
    boolean changeable = fixed.stream().noneMatch(other -> other.holds(path) || path.holds(other));
    if (!changeable) {
      context.report(
          KP109,
          value.origin(),
          name + " on " + scope.name() + " cannot change " + path + " by an update",
          "the key of the item, or of a guard of its unique attributes, is made of it",
          "fix      leave it out; an item gets another key where it is moved, which takes the"
              + " operations CREATE and DELETE");
    }
    return changeable;
  }

  private int items(Value<Integer> value, String name) {
    if (value.value() < 1) {
      context.report(
          KP109,
          value.origin(),
          name + " on " + scope.name() + " writes " + value.value() + " items",
          "it is the number of the entity's items that a call writes: 1 or more");
    }
    return Math.max(1, value.value());
  }
}
