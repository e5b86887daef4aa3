package dev.keyplan.processor.diagnostics;

import dev.keyplan.processor.model.Origin;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic.Kind;

/** Tells the compiler what was found. Nothing else speaks to it. */
public final class DiagnosticReporter {

  private static final String INDENT = "    ";

  private final Messager messager;
  private final Optional<RepeatedAnnotations> repeatedAnnotations;
  private final EclipseRecords eclipseRecords;
  private final Predicate<Element> inSources;
  private final boolean warningsAreErrors;
  private final Set<List<Object>> told = new HashSet<>();

  /**
   * @param inSources whether the compiler can underline the element: it knows no position in a
   *     class file
   * @param warningsAreErrors whether the compilation fails on warnings too
   */
  public DiagnosticReporter(
      ProcessingEnvironment environment, Predicate<Element> inSources, boolean warningsAreErrors) {
    this.messager = environment.getMessager();
    this.repeatedAnnotations = RepeatedAnnotations.of(environment);
    this.eclipseRecords = new EclipseRecords(messager);
    this.inSources = inSources;
    this.warningsAreErrors = warningsAreErrors;
  }

  /** Each diagnostic once: javac prints the same message twice if asked twice. */
  public void report(List<Diagnostic> diagnostics) {
    for (Diagnostic diagnostic : diagnostics) {
      print(diagnostic);
    }
  }

  private void print(Diagnostic diagnostic) {
    Kind kind =
        switch (diagnostic.code().severity()) {
          case ERROR -> Kind.ERROR;
          case WARNING -> warningsAreErrors ? Kind.ERROR : Kind.WARNING;
        };
    String text = text(diagnostic);
    SourceOrigin place = place(diagnostic.origin());
    boolean repeated = !told.add(Arrays.asList(text, place));
    if (repeated) {
      return;
    }
    if (place == null) {
      messager.printMessage(kind, text);
    } else if (place.annotation() == null) {
      messager.printMessage(kind, text, place.element());
    } else if (!printedInRepeated(kind, text, place)) {
      print(kind, text, place);
    }
  }

  private void print(Kind kind, String text, SourceOrigin place) {
    if (place.value() == null) {
      messager.printMessage(kind, text, place.element(), place.annotation());
    } else {
      messager.printMessage(kind, text, place.element(), place.annotation(), place.value());
    }
  }

  private boolean printedInRepeated(Kind kind, String text, SourceOrigin place) {
    return repeatedAnnotations.map(repeated -> repeated.print(kind, text, place)).orElse(false);
  }

  /** The first place that the compiler can show; if there is none, the element itself. */
  private SourceOrigin place(Origin origin) {
    SourceOrigin wanted = origin instanceof SourceOrigin source ? source : null;
    for (SourceOrigin place = wanted; place != null; place = place.fallback()) {
      if (inSources.test(place.element()) && !eclipseRecords.hide(place.element())) {
        return place;
      }
    }
    return wanted;
  }

  static String text(Diagnostic diagnostic) {
    StringBuilder text = new StringBuilder();
    text.append('[').append(diagnostic.code()).append("] ").append(diagnostic.headline());
    for (String detail : diagnostic.details()) {
      for (String line : detail.split("\n", -1)) {
        text.append('\n').append(INDENT).append(line);
      }
    }
    return text.toString();
  }
}
