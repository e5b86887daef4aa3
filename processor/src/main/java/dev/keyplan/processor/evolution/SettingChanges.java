package dev.keyplan.processor.evolution;

import java.util.List;
import java.util.Objects;
import java.util.TreeSet;

/** Of the settings, all of which DynamoDB changes in place: for readers of a difference. */
final class SettingChanges {

  private SettingChanges() {}

  static void add(StoredModel before, StoredModel after, List<Change> changes) {
    if (before.settings().isEmpty() || after.settings().isEmpty()) {
      return;
    }
    TreeSet<String> names = new TreeSet<>(before.settings().keySet());
    names.addAll(after.settings().keySet());
    for (String name : names) {
      Object was = before.settings().get(name);
      Object is = after.settings().get(name);
      if (!Objects.equals(text(was), text(is))) {
        changes.add(
            Change.compatible(
                Subject.table(),
                "setting " + name + " changed",
                text(was),
                text(is),
                "items stay; the table is changed in place when it is deployed"));
      }
    }
  }

  private static String text(Object setting) {
    return setting == null ? "none" : setting.toString();
  }
}
