package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.diagnostics.DiagnosticCode;

/** Lines that end the message of a warning. */
final class Advice {

  private Advice() {}

  static String orAccept(String type) {
    return "         or accept it on " + type + ", and say why:";
  }

  static String accept(DiagnosticCode code) {
    return "         @Accept(code = \"" + code + "\", reason = \"…\")";
  }
}
