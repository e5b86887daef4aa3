package dev.keyplan.testkit.proof;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class IndependenceTest {

  @Test
  void theCheckerUsesNeitherTheProcessorNorTheEncodersOfTheRuntime() {
    noClasses()
        .that()
        .resideInAPackage("dev.keyplan.testkit.proof..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.keyplan.processor..", "dev.keyplan.runtime..", "javax.annotation.processing..")
        .check(
            new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("dev.keyplan.testkit"));
  }
}
