package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP601;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP602;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP603;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP604;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeModel.Role;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.reader.AttributeScanner.Attributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Which attributes of an entity are its version and its time to live, and how they are stored. */
final class AttributeRoles {

  private final ReadContext context;
  private final String entity;
  private Optional<String> version = Optional.empty();
  private Optional<String> timeToLive = Optional.empty();

  AttributeRoles(ReadContext context, String entity) {
    this.context = context;
    this.entity = entity;
  }

  /**
   * The same attributes, each in its role. A time to live of a wrong type is one all the same: it
   * is told once.
   */
  Attributes assigned(Attributes read) {
    List<AttributeModel> attributes = new ArrayList<>(read.attributes());
    for (Component component : read.components()) {
      for (AnnotationView found : component.annotations(context, KeyplanAnnotations.VERSION)) {
        if (isStored(component, read, found, "@Version")) {
          attributes.replaceAll(a -> a.name().equals(component.name()) ? version(a, found) : a);
        }
      }
      for (AnnotationView found : component.annotations(context, KeyplanAnnotations.TIME_TO_LIVE)) {
        if (isStored(component, read, found, "@TimeToLive")) {
          attributes.replaceAll(a -> a.name().equals(component.name()) ? timeToLive(a, found) : a);
          refuseUnique(component, read, found);
        }
      }
    }
    return new Attributes(attributes, read.ignored(), read.components(), read.refused());
  }

  /** Silently not where its type was refused. */
  private boolean isStored(
      Component component, Attributes read, AnnotationView annotation, String name) {
    if (read.ignored().contains(component.name())) {
      context.report(
          name.equals("@Version") ? KP603 : KP602,
          annotation.origin(),
          component.name() + " of " + entity + " has " + name + " but is not stored",
          "fix      leave @Ignore out, or " + name);
      return false;
    }
    return !read.refused().contains(component.name());
  }

  private AttributeModel version(AttributeModel attribute, AnnotationView annotation) {
    if (version.isPresent()) {
      context.report(
          KP603,
          annotation.origin(),
          entity + " has two versions: " + version.get() + " and " + attribute.name(),
          "one number counts the writes of an item",
          "fix      leave @Version out on one of them");
      return attribute;
    }
    version = Optional.of(attribute.name());
    boolean counts =
        attribute.type() instanceof AttributeType.Scalar scalar
            && (scalar.type() == ScalarType.LONG || scalar.type() == ScalarType.INT);
    if (!counts) {
      context.report(
          KP603,
          annotation.origin(),
          attribute.name() + " of " + entity + " is a version of type " + describe(attribute),
          "a version is a number that every write makes one greater: long, int, Long or Integer",
          "fix      " + declaration("long", "Long", attribute));
      return attribute;
    }
    boolean primitive = ((AttributeType.Scalar) attribute.type()).primitive();
    Presence presence =
        attribute.presence() == Presence.REQUIRED && !primitive
            ? Presence.NULLABLE
            : attribute.presence();
    return with(attribute, attribute.type(), presence, Role.VERSION);
  }

  private AttributeModel timeToLive(AttributeModel attribute, AnnotationView annotation) {
    if (timeToLive.isPresent()) {
      context.report(
          KP602,
          annotation.origin(),
          entity + " has two times to live: " + timeToLive.get() + " and " + attribute.name(),
          "DynamoDB looks at one attribute of a table",
          "fix      leave @TimeToLive out on one of them");
      return attribute;
    }
    timeToLive = Optional.of(attribute.name());
    boolean instant =
        attribute.type() instanceof AttributeType.Scalar scalar
            && scalar.type() == ScalarType.INSTANT;
    if (!instant) {
      boolean converter = describe(attribute).equals("Instant");
      context.report(
          KP601,
          annotation.origin(),
          attribute.name()
              + " of "
              + entity
              + " is a time to live "
              + (converter ? "with a converter" : "of type " + describe(attribute)),
          "it is an Instant, which is stored as DynamoDB wants it: in seconds since the epoch",
          "fix      "
              + (converter
                  ? "leave the converter out"
                  : declaration("Instant", "Instant", attribute)));
      return with(attribute, attribute.type(), attribute.presence(), Role.TIME_TO_LIVE);
    }
    return with(
        attribute,
        new AttributeType.Scalar(ScalarType.EPOCH_SECONDS, false),
        attribute.presence(),
        Role.TIME_TO_LIVE);
  }

  private void refuseUnique(Component component, Attributes read, AnnotationView annotation) {
    String unique =
        read.components().stream()
            .filter(c -> !c.annotations(context, KeyplanAnnotations.UNIQUE).isEmpty())
            .map(Component::name)
            .collect(Collectors.joining(", "));
    if (!unique.isEmpty()) {
      context.report(
          KP604,
          annotation.origin(),
          entity + " expires by " + component.name() + " but has unique attributes: " + unique,
          "DynamoDB deletes an expired item alone; its guards would stay, and keep its values taken",
          "fix      leave @TimeToLive out, or @Unique");
    }
  }

  private static String describe(AttributeModel attribute) {
    return attribute.type() instanceof AttributeType.Scalar scalar && scalar.primitive()
        ? scalar.type().name().toLowerCase(Locale.ROOT)
        : Describe.type(attribute.type());
  }

  /** In the form of the one that is there. */
  private static String declaration(String type, String boxed, AttributeModel attribute) {
    String valueType =
        switch (attribute.presence()) {
          case OPTIONAL -> "Optional<" + boxed + ">";
          case NULLABLE -> boxed;
          case REQUIRED -> type;
        };
    return valueType + " " + attribute.name();
  }

  private static AttributeModel with(
      AttributeModel attribute, AttributeType type, Presence presence, Role role) {
    return new AttributeModel(
        attribute.name(),
        attribute.storedName(),
        type,
        presence,
        role,
        attribute.access(),
        attribute.origin());
  }
}
