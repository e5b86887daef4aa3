package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import dev.keyplan.processor.model.Access;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.Presence;
import java.util.List;

/** The expressions that read attributes off an object: accessors, getters or fields. */
final class AccessCode {

  private AccessCode() {}

  /** As the object gives it, {@code Optional} included. */
  static CodeBlock read(CodeBlock object, AttributeModel attribute) {
    String form = attribute.access().kind() == Access.Kind.METHOD ? "$L.$N()" : "$L.$N";
    return CodeBlock.of(form, object, attribute.access().name());
  }

  /** The value itself, of an attribute that is there. */
  static CodeBlock value(CodeBlock object, AttributeModel attribute) {
    return ofPresence(object, attribute, ".get()");
  }

  static CodeBlock valueOrNull(CodeBlock object, AttributeModel attribute) {
    return ofPresence(object, attribute, ".orElse(null)");
  }

  /** What the last of the attributes holds, each of which is an attribute of the one before it. */
  static CodeBlock along(CodeBlock object, List<AttributeModel> steps) {
    CodeBlock value = object;
    for (AttributeModel step : steps) {
      value = value(value, step);
    }
    return value;
  }

  private static CodeBlock ofPresence(
      CodeBlock object, AttributeModel attribute, String ofOptional) {
    CodeBlock read = read(object, attribute);
    return attribute.presence() == Presence.OPTIONAL ? CodeBlock.of("$L" + ofOptional, read) : read;
  }
}
