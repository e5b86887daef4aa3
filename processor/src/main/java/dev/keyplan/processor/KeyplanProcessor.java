package dev.keyplan.processor;

import com.google.auto.service.AutoService;
import dev.keyplan.processor.analysis.TablePlanner;
import dev.keyplan.processor.codegen.TableGenerator;
import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.diagnostics.DiagnosticReporter;
import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.export.TableExporter;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.TablePlan;
import dev.keyplan.processor.reader.EntityMembership;
import dev.keyplan.processor.reader.TableReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Runs in javac and ECJ: reads table roots, plans their access patterns, reports, and generates.
 *
 * <p>A root is handled in the first round that shows all of it; what is generated then is seen by
 * the user's code. No exception leaves this class.
 */
@AutoService(Processor.class)
public final class KeyplanProcessor extends AbstractProcessor {

  private static final String TABLE = "dev.keyplan.annotation.Table";
  private static final String ENTITY = "dev.keyplan.annotation.Entity";
  private static final String GENERATED = "javax.annotation.processing.Generated";
  private static final int FRAMES = 8;

  private CompilationContext context;
  private DiagnosticReporter reporter;
  private EntityMembership membership;

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    context = new CompilationContext(environment.getElementUtils());
    reporter = new DiagnosticReporter(environment, context::inSources);
    membership = new EntityMembership(environment.getElementUtils());
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("dev.keyplan.annotation.*");
  }

  @Override
  public Set<String> getSupportedOptions() {
    return Set.of();
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  /**
   * Claims the annotations: they are all our own, and javac warns of annotations that nobody
   * claims.
   */
  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    try {
      context.startRound(round);
      membership.addEntities(annotated(round, ENTITY));
      for (TypeElement root : context.takeRoots(annotated(round, TABLE))) {
        guarded(root, () -> process(root, round.processingOver()));
      }
      if (round.processingOver()) {
        DiagnosticCollector diagnostics = new DiagnosticCollector();
        membership.check(diagnostics);
        reporter.report(diagnostics.diagnostics());
      }
    } catch (RuntimeException | LinkageError error) {
      internalError(null, error);
    }
    return true;
  }

  private Set<? extends Element> annotated(RoundEnvironment round, String annotation) {
    TypeElement type = processingEnv.getElementUtils().getTypeElement(annotation);
    return type == null ? Set.of() : round.getElementsAnnotatedWith(type);
  }

  private void process(TypeElement root, boolean lastRound) {
    DiagnosticCollector diagnostics = new DiagnosticCollector();
    TableReader.Reading reading =
        new TableReader(
                processingEnv.getElementUtils(), processingEnv.getTypeUtils(), context::inSources)
            .read(root, diagnostics);
    if (reading.unresolved() && !lastRound) {
      context.defer(root);
      return;
    }
    membership.addRoot(root, reading.entities(), diagnostics);
    TablePlan plan = null;
    // A source of the last round would not be seen, and what is missing the compiler says itself.
    if (!reading.unresolved() && reading.table().isPresent()) {
      plan = plan(reading.table().get(), diagnostics);
    }
    reporter.report(diagnostics.diagnostics());
    if (plan != null) {
      write(root, plan);
    }
  }

  private static TablePlan plan(TableModel table, DiagnosticCollector diagnostics) {
    TablePlan plan = new TablePlanner().plan(table, diagnostics);
    return new TablePlan(
        plan.table(),
        plan.partitionKeyType(),
        plan.sortKeyType(),
        plan.patterns(),
        plan.indexes(),
        plan.sound() && !diagnostics.hasErrors());
  }

  private void write(TypeElement root, TablePlan plan) {
    Filer filer = processingEnv.getFiler();
    try {
      new TableGenerator(filer, root, seesGenerated(root)).generate(plan);
      new TableExporter(filer, root).export(plan);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Looked up from the root's module, in which the generated sources must compile. */
  private boolean seesGenerated(TypeElement root) {
    Elements elements = processingEnv.getElementUtils();
    ModuleElement module = elements.getModuleOf(root);
    TypeElement generated =
        module == null
            ? elements.getTypeElement(GENERATED)
            : elements.getTypeElement(module, GENERATED);
    return generated != null;
  }

  private void guarded(TypeElement root, Runnable step) {
    try {
      step.run();
    } catch (RuntimeException | LinkageError error) {
      internalError(root, error);
    }
  }

  private void internalError(TypeElement root, Throwable error) {
    List<String> frames =
        Stream.of(error.getStackTrace()).limit(FRAMES).map(frame -> "at " + frame).toList();
    DiagnosticCollector diagnostics = new DiagnosticCollector();
    diagnostics.add(
        DiagnosticCode.KP901,
        root == null ? null : SourceOrigin.of(root, null),
        "internal error of Keyplan: " + error,
        Stream.concat(
                frames.stream(),
                Stream.of("please report it with the table, its entities and these lines"))
            .toArray(String[]::new));
    reporter.report(diagnostics.diagnostics());
  }
}
