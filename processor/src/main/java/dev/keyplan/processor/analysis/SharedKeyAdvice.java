package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.TableModel;
import java.util.List;

/** Entities whose keys are made alike may be meant to share them: one name space for both. */
final class SharedKeyAdvice {

  private SharedKeyAdvice() {}

  /** Nothing where it does not look meant, or where nothing would tell the items apart. */
  static List<String> of(TableModel table, EntityModel first, EntityModel second) {
    boolean alike =
        table.entityTypeAttribute().isPresent()
            && alike(first.tableKey().orElseThrow(), second.tableKey().orElseThrow());
    if (!alike) {
      return List.of();
    }
    String sentence = "let one key hold the one or the other, if that is what is meant";
    return new Advice(sentence, List.of(paste(first, second), paste(second, first))).lines();
  }

  private static Advice.Paste paste(EntityModel entity, EntityModel other) {
    return new Advice.Paste(
        "replacing @Entity on " + entity.type().simpleName(),
        AnnotationText.sharing(entity, other.type()));
  }

  private static boolean alike(EntityKey first, EntityKey second) {
    return alike(first.partition(), second.partition()) && alike(first.sort(), second.sort());
  }

  private static boolean alike(List<KeyAttribute> first, List<KeyAttribute> second) {
    for (int i = 0; i < first.size(); i++) {
      if (!alike(first.get(i), second.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** The same text but for the names of attributes. */
  private static boolean alike(KeyAttribute first, KeyAttribute second) {
    if (first instanceof KeyAttribute.Composed a && second instanceof KeyAttribute.Composed b) {
      List<KeySegment> left = a.template().segments();
      List<KeySegment> right = b.template().segments();
      for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
        if (!alike(left.get(i), right.get(i))) {
          return false;
        }
      }
      return left.size() == right.size();
    }
    return first instanceof KeyAttribute.Native && second instanceof KeyAttribute.Native;
  }

  private static boolean alike(KeySegment first, KeySegment second) {
    if (first instanceof KeyPart a && second instanceof KeyPart b) {
      return a.type().equals(b.type()) && a.encoding() == b.encoding() && a.width() == b.width();
    }
    return first.equals(second);
  }
}
