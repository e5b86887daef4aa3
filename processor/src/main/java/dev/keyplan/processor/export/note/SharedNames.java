package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.TableModel;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Partition keys of one form are of one thing, whatever each entity calls it: {@code
 * REPO#{repository}} and {@code REPO#{name}}. Their attributes have one name in examples, so that
 * the items lie together.
 */
final class SharedNames {

  private final Map<String, List<AttributePath>> firstByForm = new LinkedHashMap<>();

  /** Of one entity after the other, in listed order: the first one gives the name. */
  Map<AttributePath, String> of(TableModel table, EntityModel entity) {
    Map<AttributePath, String> names = new HashMap<>();
    for (EntityKey key : entity.keys()) {
      for (KeyAttribute attribute : key.partition()) {
        List<AttributePath> own = attribute.paths();
        List<AttributePath> first =
            firstByForm.computeIfAbsent(key.index() + " " + form(attribute), form -> own);
        for (int i = 0; i < Math.min(own.size(), first.size()); i++) {
          List<String> steps = first.get(i).names();
          names.putIfAbsent(own.get(i), steps.get(steps.size() - 1));
        }
      }
    }
    return names;
  }

  /** The template without the names of its attributes. */
  static String form(KeyAttribute attribute) {
    if (!(attribute instanceof KeyAttribute.Composed composed)) {
      return attribute.storedName();
    }
    StringBuilder form = new StringBuilder(attribute.storedName()).append(' ');
    for (KeySegment segment : composed.template().segments()) {
      form.append(
          segment instanceof KeyPart part
              ? "\0" + part.encoding() + part.width()
              : ((KeySegment.Literal) segment).text());
    }
    return form.toString();
  }
}
