package dev.keyplan.processor.reader;

import dev.keyplan.processor.diagnostics.Acceptance;
import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.SourceOrigin;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;

/** The warnings that the types of one table accept. */
final class AcceptanceReader {

  private final ReadContext context;
  private final List<Acceptance> acceptances = new ArrayList<>();

  AcceptanceReader(ReadContext context) {
    this.context = context;
  }

  /** Of all types read. */
  List<Acceptance> acceptances() {
    return List.copyOf(acceptances);
  }

  void read(TypeElement type, SourceOrigin element) {
    String name = type.getSimpleName().toString();
    Set<DiagnosticCode> accepted = EnumSet.noneOf(DiagnosticCode.class);
    for (AnnotationView view :
        AnnotationView.of(context, type, element, KeyplanAnnotations.ACCEPT)) {
      Value<String> code = view.text("code");
      Value<String> reason = view.text("reason");
      if (context.unresolved()) {
        continue;
      }
      if (reason.value().isBlank()) {
        refuse(
            reason.origin(),
            name + " accepts " + code.value() + " without a reason",
            "fix      reason = \"…\": why it is no concern here");
      }
      Optional<DiagnosticCode> warning = warning(code, name);
      if (warning.isPresent() && !accepted.add(warning.get())) {
        refuse(
            code.origin(),
            name + " accepts " + code.value() + " twice",
            "fix      leave one of them out");
      } else {
        warning.ifPresent(
            known -> acceptances.add(new Acceptance(known, reason.value(), code.origin())));
      }
    }
  }

  private Optional<DiagnosticCode> warning(Value<String> code, String type) {
    Optional<DiagnosticCode> known =
        Arrays.stream(DiagnosticCode.values())
            .filter(candidate -> candidate.name().equals(code.value()))
            .findFirst();
    if (known.isEmpty()) {
      refuse(
          code.origin(),
          type + " accepts '" + code.value() + "', which is no code of Keyplan",
          acceptable());
    } else if (!known.get().acceptable()) {
      refuse(
          code.origin(),
          known.get() + " cannot be accepted by " + type,
          known.get() + "    " + known.get().title(),
          acceptable(),
          "fix      leave the @Accept out, and follow the advice of " + known.get());
    }
    return known.filter(DiagnosticCode::acceptable);
  }

  private static String acceptable() {
    return Arrays.stream(DiagnosticCode.values())
        .filter(DiagnosticCode::acceptable)
        .map(code -> code + " (" + code.title() + ")")
        .collect(Collectors.joining(", ", "accepts  ", ""));
  }

  private void refuse(SourceOrigin origin, String headline, String... details) {
    context.report(DiagnosticCode.KP112, origin, headline, details);
  }
}
