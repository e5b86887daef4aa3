package dev.keyplan.processor;

import dev.keyplan.processor.codegen.ModuleTypes;
import dev.keyplan.processor.codegen.TableGenerator;
import dev.keyplan.processor.diagnostics.Acceptance;
import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.export.EntityIndex;
import dev.keyplan.processor.export.TableExporter;
import dev.keyplan.processor.plan.TablePlan;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Writes what is made of a plan: classes, then exports. */
final class TableOutput {

  private static final String GENERATED = "javax.annotation.processing.Generated";

  private final ProcessorOptions options;
  private final Filer filer;
  private final Elements elements;

  TableOutput(ProcessingEnvironment environment, ProcessorOptions options) {
    this.options = options;
    this.filer = environment.getFiler();
    this.elements = environment.getElementUtils();
  }

  /**
   * @param listed all entities and collections of the root, by qualified name, also refused ones
   * @param acceptances the warnings that are accepted
   */
  void write(
      TypeElement root,
      TablePlan plan,
      Collection<String> listed,
      List<Acceptance> acceptances,
      DiagnosticCollector diagnostics) {
    try {
      new TableGenerator(
              filer, elements, root, seesGenerated(root), unavoidableWarnings(root, plan))
          .generate(plan);
      new TableExporter(filer, root, options.exports().chosen())
          .export(plan, Findings.of(acceptances, diagnostics.diagnostics()));
      new EntityIndex(filer).write(root, listed);
    } catch (FilerException taken) {
      if (diagnostics.hasErrors()) {
        // Then the reader has found the clash.
        return;
      }
      diagnostics.add(
          DiagnosticCode.KP103,
          SourceOrigin.of(root, null),
          "a file of " + root.getSimpleName() + " exists already",
          taken.getMessage(),
          "fix      rename what has that name, or remove the output of earlier builds");
    } catch (IOException failed) {
      InternalErrors.add(failed, root, diagnostics);
    }
  }

  private List<String> unavoidableWarnings(TypeElement root, TablePlan plan) {
    List<String> warnings = new ArrayList<>();
    if (new DeprecatedTypes(elements).usedBy(plan.table())) {
      warnings.add("deprecation");
      warnings.add("removal"); // "deprecation" alone does not cover what is marked for removal
    }
    ModuleElement module = elements.getModuleOf(root);
    if (module != null && !module.isUnnamed()) {
      warnings.add("exports"); // the SDK's types in signatures, whatever the module requires
    }
    return warnings;
  }

  /** Looked up from the root's module, in which the generated sources must compile. */
  private boolean seesGenerated(TypeElement root) {
    return ModuleTypes.find(elements, root, GENERATED).isPresent();
  }
}
