package dev.keyplan.processor;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/**
 * The borders between the stages of the processor: read, model, analyse, report, generate, export.
 */
class ArchitectureTest {

  private static final String ROOT = "dev.keyplan.processor";
  private static final String MESSAGER = "javax.annotation.processing.Messager";
  private static final String FILER = "javax.annotation.processing.Filer";

  private final JavaClasses processor =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  @Test
  void stagesDependInOneDirection() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("processor")
        .definedBy(ROOT)
        .layer("reader")
        .definedBy(ROOT + ".reader..")
        .layer("model")
        .definedBy(ROOT + ".model..")
        .layer("analysis")
        .definedBy(ROOT + ".analysis..")
        .layer("plan")
        .definedBy(ROOT + ".plan..")
        .layer("diagnostics")
        .definedBy(ROOT + ".diagnostics..")
        .layer("codegen")
        .definedBy(ROOT + ".codegen..")
        .layer("export")
        .definedBy(ROOT + ".export..")
        .layer("evolution")
        .definedBy(ROOT + ".evolution..")
        .whereLayer("processor")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("reader")
        .mayOnlyBeAccessedByLayers("processor")
        .whereLayer("analysis")
        .mayOnlyBeAccessedByLayers("processor")
        .whereLayer("codegen")
        .mayOnlyBeAccessedByLayers("processor")
        .whereLayer("export")
        .mayOnlyBeAccessedByLayers("processor")
        .whereLayer("evolution")
        .mayOnlyBeAccessedByLayers("processor")
        .check(processor);
  }

  @Test
  void onlyDiagnosticsSpeakToTheCompiler() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + ".diagnostics..")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName(MESSAGER)
        .check(processor);
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + ".diagnostics..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.sun.source..")
        .check(processor);
  }

  @Test
  void onlyCodegenKnowsJavaPoet() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + ".codegen..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.palantir.javapoet..")
        .check(processor);
  }

  @Test
  void onlyCodegenAndExportWriteFiles() {
    noClasses()
        .that()
        .resideOutsideOfPackages(ROOT, ROOT + ".codegen..", ROOT + ".export..")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName(FILER)
        .check(processor);
  }

  @Test
  void onlyTheReaderWalksTheUsersTypes() {
    noClasses()
        .that()
        .resideInAnyPackage(
            ROOT + ".model..",
            ROOT + ".plan..",
            ROOT + ".analysis..",
            ROOT + ".json..",
            ROOT + ".evolution..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("javax.annotation.processing..", "javax.lang.model..")
        .check(processor);
  }

  /** Build tools compare models too, without a compiler and a design. */
  @Test
  void evolutionKnowsNothingButJson() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + ".evolution..")
        .should()
        .dependOnClassesThat(
            resideInAPackage(ROOT + "..")
                .and(not(resideInAnyPackage(ROOT + ".evolution..", ROOT + ".json.."))))
        .check(processor);
  }

  @Test
  void nothingIsKeptBetweenCompilations() {
    noClasses()
        .should()
        .accessFieldWhere(
            new DescribedPredicate<JavaFieldAccess>("a static field is written") {
              @Override
              public boolean test(JavaFieldAccess access) {
                return access.getAccessType() == JavaFieldAccess.AccessType.SET
                    && access.getTarget().resolveMember().isPresent()
                    && access
                        .getTarget()
                        .resolveMember()
                        .get()
                        .getModifiers()
                        .contains(JavaModifier.STATIC)
                    && !access.getOrigin().getName().equals("<clinit>");
              }
            })
        .check(processor);
  }
}
