package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP109;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.Volume;
import java.util.List;
import javax.lang.model.element.TypeElement;

/** What an entity says of the number and size of its items. */
final class VolumeReader {

  /** Amazon DynamoDB Developer Guide, "Constraints in Amazon DynamoDB". */
  private static final int MAX_ITEM_BYTES = 400 * 1024;

  private final ReadContext context;

  VolumeReader(ReadContext context) {
    this.context = context;
  }

  Volume read(TypeElement entity, SourceOrigin element) {
    List<AnnotationView> views =
        AnnotationView.of(context, entity, element, KeyplanAnnotations.VOLUME);
    if (views.isEmpty()) {
      return Volume.UNKNOWN;
    }
    AnnotationView view = views.get(0);
    String name = entity.getSimpleName().toString();
    int bytes = bytes(view, name, "itemBytes");
    int maxBytes = bytes(view, name, "maxItemBytes");
    long perPartition = count(view, name, "itemsPerPartition");
    long maxPerPartition = count(view, name, "maxItemsPerPartition");
    checkOrder(view, name, "itemBytes", bytes, "maxItemBytes", maxBytes);
    checkOrder(
        view, name, "itemsPerPartition", perPartition, "maxItemsPerPartition", maxPerPartition);
    return new Volume(
        bytes,
        maxBytes,
        perPartition,
        maxPerPartition,
        count(view, name, "items"),
        new Volume.Origins(
            view.origin(),
            view.origin("itemBytes"),
            view.origin("maxItemBytes"),
            view.origin("itemsPerPartition"),
            view.origin("maxItemsPerPartition")));
  }

  private void checkOrder(
      AnnotationView view, String name, String typical, long value, String most, long bound) {
    if (bound > 0 && value > bound) {
      context.report(
          KP109,
          view.origin(most),
          most + " of " + name + " is " + bound + ", and " + typical + " is " + value,
          "what is typical cannot be more than the most",
          "fix      change one of them, or leave " + most + " out if there is no bound");
    }
  }

  private int bytes(AnnotationView view, String name, String member) {
    Value<Integer> value = view.integer(member);
    if (value.value() < 0 || value.value() > MAX_ITEM_BYTES) {
      context.report(
          KP109,
          value.origin(),
          member + " of " + name + " cannot be " + value.value(),
          "an item has at most 409,600 bytes, and 0 stands for a size that is not known");
      return 0;
    }
    return value.value();
  }

  private long count(AnnotationView view, String name, String member) {
    Value<Long> value = view.longInteger(member);
    if (value.value() < 0) {
      context.report(
          KP109,
          value.origin(),
          member + " of " + name + " cannot be " + value.value(),
          "it is a number of items: 1 or more, or 0 if it is not known");
    }
    return Math.max(0, value.value());
  }
}
