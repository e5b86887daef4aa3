package dev.keyplan.processor;

import dev.keyplan.processor.analysis.TablePlanner;
import dev.keyplan.processor.diagnostics.Acceptance;
import dev.keyplan.processor.diagnostics.Acceptances;
import dev.keyplan.processor.diagnostics.Diagnostic;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.diagnostics.InitialValues;
import dev.keyplan.processor.diagnostics.UnresolvedAnnotations;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.TablePlan;
import dev.keyplan.processor.reader.EntityMembership;
import dev.keyplan.processor.reader.LombokPromises;
import dev.keyplan.processor.reader.TableReader;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;

/** From one table root to what is made of it: read, plan, write. Fails on nothing. */
final class TablePipeline {

  private final ProcessingEnvironment environment;
  private final ProcessorOptions options;
  private final CompilationContext context;
  private final EntityMembership membership;
  private final UnresolvedAnnotations unresolvedAnnotations;
  private final LombokPromises lombok;
  private final InitialValues initialValues;
  private final TableLock lock;

  TablePipeline(
      ProcessingEnvironment environment,
      ProcessorOptions options,
      CompilationContext context,
      EntityMembership membership,
      UnresolvedAnnotations unresolvedAnnotations,
      LombokPromises lombok) {
    this.environment = environment;
    this.options = options;
    this.context = context;
    this.membership = membership;
    this.unresolvedAnnotations = unresolvedAnnotations;
    this.lombok = lombok;
    this.initialValues = new InitialValues(environment);
    this.lock = new TableLock(new LockLookup(options.lock(), environment.getFiler()));
  }

  /**
   * @param lastRound then nothing is generated, which would not be seen, and what is missing is
   *     missing for good
   * @return what is to be told; nothing of a root that waits for another round
   */
  List<Diagnostic> run(TypeElement root, boolean lastRound) {
    DiagnosticCollector diagnostics = new DiagnosticCollector();
    List<Acceptance> acceptances = List.of();
    try {
      acceptances = readPlanAndWrite(root, lastRound, diagnostics);
    } catch (RuntimeException | LinkageError error) {
      InternalErrors.add(error, root, diagnostics);
    }
    return Acceptances.apply(acceptances, diagnostics.diagnostics());
  }

  /** Returns which warnings are accepted; none where warnings were not looked for. */
  private List<Acceptance> readPlanAndWrite(
      TypeElement root, boolean lastRound, DiagnosticCollector diagnostics) {
    DiagnosticCollector found = new DiagnosticCollector();
    TableReader.Reading reading =
        new TableReader(
                environment.getElementUtils(),
                environment.getTypeUtils(),
                context::inSources,
                initialValues::of)
            .read(root, found);
    boolean lacksAnnotations = lacksAnnotations(root, reading);
    if ((reading.unresolved() || lacksAnnotations) && !lastRound) {
      context.defer(root);
      return List.of();
    }
    if (reading.certain() && !lacksAnnotations) {
      found.diagnostics().forEach(diagnostics::add);
    }
    membership.addRoot(root, reading, diagnostics);
    // What is missing the compiler says itself.
    if (reading.unresolved() || lacksAnnotations || reading.table().isEmpty()) {
      return List.of();
    }
    TablePlan plan = plan(reading.table().get(), diagnostics);
    if (!lastRound) {
      lombok.addAll(reading.lombok());
      new TableOutput(environment, options)
          .write(root, plan, reading.listed().keySet(), reading.acceptances(), diagnostics);
    }
    lock.check(plan, diagnostics); // after all is written: an intended change can be locked so
    return reading.acceptances();
  }

  /** What a missing annotation would have said, a key perhaps, is not in the reading. */
  private boolean lacksAnnotations(TypeElement root, TableReader.Reading reading) {
    return unresolvedAnnotations.on(root)
        || reading.listed().keySet().stream()
            .map(environment.getElementUtils()::getTypeElement)
            .filter(Objects::nonNull)
            .filter(context::inSources) // a class file may well lack an annotation's class
            .anyMatch(unresolvedAnnotations::on);
  }

  /** Sound only if the reader found no error either. */
  private TablePlan plan(TableModel table, DiagnosticCollector diagnostics) {
    TablePlan plan =
        new TablePlanner(options.priceList(), lock.indexes(table)).plan(table, diagnostics);
    return diagnostics.hasErrors() ? plan.unsound() : plan;
  }
}
