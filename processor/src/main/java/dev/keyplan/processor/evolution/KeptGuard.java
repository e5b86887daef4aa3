package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.Key;
import dev.keyplan.processor.evolution.StoredModel.KeyAttribute;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What to declare so that guards stay as they are stored, in the names of the new model. */
final class KeptGuard {

  private final Key before;
  private final AttributePaths paths;

  KeptGuard(Key before, AttributePaths paths) {
    this.before = before;
    this.paths = paths;
  }

  /**
   * @param attribute the unique one
   * @param after the key of its guards, the same as before if they have none
   */
  List<String> lines(String attribute, Key after) {
    List<KeyAttribute> was = before.attributes();
    List<KeyAttribute> is = after.attributes();
    Set<String> lines = new LinkedHashSet<>();
    List<String> types = new ArrayList<>();
    for (int i = 0; i < was.size(); i++) {
      KeptKeyAttribute half = new KeptKeyAttribute(was.get(i), is.get(i), paths);
      if (half.retyped().isPresent()) {
        types.add(half.type());
      } else {
        types.addAll(half.absent());
        if (after == before || !half.template().equals(is.get(i).template())) {
          lines.add(annotation() + " on " + attribute);
        }
      }
    }
    lines.addAll(types);
    return List.copyOf(lines);
  }

  private String annotation() {
    List<String> members = new ArrayList<>();
    before.partition().forEach(half -> members.add("partition = " + template(half)));
    before.sort().forEach(half -> members.add("sort = " + template(half)));
    return "@Unique(" + String.join(", ", members) + ")";
  }

  private String template(KeyAttribute half) {
    return JavaText.quoted(paths.named(half).template());
  }
}
