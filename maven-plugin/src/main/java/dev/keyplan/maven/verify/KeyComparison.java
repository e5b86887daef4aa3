package dev.keyplan.maven.verify;

import dev.keyplan.maven.shape.KeyAttribute;
import dev.keyplan.maven.shape.KeyShape;
import dev.keyplan.maven.shape.Stated;
import java.util.List;
import java.util.Optional;

/** The attributes of a key must be the model's, in its order and of its types. */
final class KeyComparison {

  private KeyComparison() {}

  static void compare(KeyShape model, KeyShape actual, Findings findings) {
    half("partition key", model.partition(), actual.partition(), findings);
    half("sort key", model.sort(), actual.sort(), findings);
  }

  /** Whether the names of all attributes are the same. */
  static boolean sameNames(KeyShape one, KeyShape other) {
    return one.attributes()
            .map(KeyAttribute::name)
            .toList()
            .equals(other.attributes().map(KeyAttribute::name).toList())
        && one.sort().size() == other.sort().size();
  }

  private static void half(
      String what, List<KeyAttribute> model, List<KeyAttribute> actual, Findings findings) {
    Optional<Stated> open =
        actual.stream().map(KeyAttribute::name).filter(name -> !name.known()).findFirst();
    if (open.isPresent() && couldBe(model, actual)) {
      if (!(model.isEmpty() && actual.size() == 1)) {
        findings.unresolved(what, open.get(), KeyShape.text(model));
      }
    } else if (!names(model).equals(names(actual))) {
      findings.fault(
          what + " is " + KeyShape.text(actual) + "; the model's is " + KeyShape.text(model));
    } else {
      for (int i = 0; i < model.size(); i++) {
        type(what, model.get(i), actual.get(i), findings);
      }
    }
  }

  private static void type(
      String what, KeyAttribute model, KeyAttribute actual, Findings findings) {
    String wanted = model.type().orElseThrow().text();
    if (actual.type().isEmpty()) {
      findings.fault(what + " " + actual.name() + " is not defined: it must be of type " + wanted);
    } else if (!actual.type().get().known()) {
      findings.unresolved(
          "the type of the " + what + " " + actual.name(), actual.type().get(), wanted);
    } else if (!actual.type().get().is(wanted)) {
      findings.fault(
          what
              + " "
              + actual.name()
              + " is of type "
              + actual.type().get()
              + ", must be "
              + wanted);
    }
  }

  /** An expression may stand for one attribute or for the whole of a key. */
  private static boolean couldBe(List<KeyAttribute> model, List<KeyAttribute> actual) {
    if (model.size() != actual.size()) {
      return actual.size() == 1;
    }
    for (int i = 0; i < model.size(); i++) {
      if (!actual.get(i).name().couldBe(model.get(i).name().text())) {
        return false;
      }
    }
    return true;
  }

  private static List<Stated> names(List<KeyAttribute> half) {
    return half.stream().map(KeyAttribute::name).toList();
  }
}
