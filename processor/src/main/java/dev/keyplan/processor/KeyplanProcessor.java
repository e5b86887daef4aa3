package dev.keyplan.processor;

import com.google.auto.service.AutoService;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.diagnostics.DiagnosticReporter;
import dev.keyplan.processor.diagnostics.UnresolvedAnnotations;
import dev.keyplan.processor.export.EntityIndex;
import dev.keyplan.processor.reader.EntityMembership;
import dev.keyplan.processor.reader.LombokPromises;
import dev.keyplan.processor.reader.MisplacedAnnotations;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

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
  private static final String ITEM_COLLECTION = "dev.keyplan.annotation.ItemCollection";

  /** An option that kapt sets. Lombok runs after it, when javac compiles the Java sources. */
  private static final String KAPT = "kapt.kotlin.generated";

  private ProcessorOptions options;
  private CompilationContext context;
  private DiagnosticReporter reporter;
  private EntityMembership membership;
  private MisplacedAnnotations misplaced;
  private LombokPromises lombok;
  private TablePipeline pipeline;

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    options = ProcessorOptions.of(environment.getOptions());
    context = new CompilationContext(environment.getElementUtils());
    reporter = new DiagnosticReporter(environment, context::inSources, options.warningsAreErrors());
    membership =
        new EntityMembership(
            environment.getElementUtils(),
            environment.getTypeUtils(),
            new EntityIndex(environment.getFiler())::rootOf);
    UnresolvedAnnotations unresolved = new UnresolvedAnnotations(environment);
    misplaced = new MisplacedAnnotations(environment.getElementUtils(), unresolved);
    lombok = new LombokPromises();
    pipeline = new TablePipeline(environment, options, context, membership, unresolved, lombok);
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("dev.keyplan.annotation.*");
  }

  @Override
  public Set<String> getSupportedOptions() {
    return ProcessorOptions.NAMES;
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
    DiagnosticCollector diagnostics = new DiagnosticCollector();
    try {
      options.check(diagnostics);
      context.startRound(round);
      membership.addMembers(annotated(round, annotations, ENTITY));
      membership.addMembers(annotated(round, annotations, ITEM_COLLECTION));
      misplaced.add(round, annotations);
      for (TypeElement root : context.takeRoots(annotated(round, annotations, TABLE))) {
        reporter.report(pipeline.run(root, round.processingOver()));
      }
      if (round.processingOver()) {
        membership.check(diagnostics);
        misplaced.check(membership::listed, diagnostics);
        if (!processingEnv.getOptions().containsKey(KAPT)) {
          lombok.check(processingEnv.getElementUtils(), diagnostics);
        }
      }
    } catch (RuntimeException | LinkageError error) {
      InternalErrors.add(error, null, diagnostics);
    }
    reporter.report(diagnostics.diagnostics());
    return true;
  }

  private static Set<? extends Element> annotated(
      RoundEnvironment round, Set<? extends TypeElement> present, String annotation) {
    return present.stream()
        .filter(type -> type.getQualifiedName().contentEquals(annotation))
        .findFirst()
        .<Set<? extends Element>>map(round::getElementsAnnotatedWith)
        .orElse(Set.of());
  }
}
