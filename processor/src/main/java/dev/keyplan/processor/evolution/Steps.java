package dev.keyplan.processor.evolution;

import java.util.ArrayList;
import java.util.List;

/** The ways out, step by step. */
final class Steps {

  private Steps() {}

  /** What no table can change once it is there. */
  static List<String> newTable() {
    return List.of(
        "create a table with another name, to which @Table says it: a key and local indexes are for ever",
        "copy the items: write to both tables, then put each stored item into the new one",
        "deploy the code that uses the new table; delete the old one when nothing reads it");
  }

  static List<String> tableKey(String entity) {
    return List.of(
        "deploy code that knows both keys: the old one as an entity of its own, and reads both",
        "for each stored "
            + entity
            + ", put it under the new key and delete it under the old one, in one transaction",
        "deploy the code without the old key");
  }

  static List<String> rewrite(String entity) {
    return List.of(
        "deploy the code that writes it so; let no older code write " + entity,
        "read each stored " + entity + " and put it as it is: that makes its keys anew");
  }

  static List<String> guards(String entity, String attribute) {
    return List.of(
        "write the guard of each stored "
            + entity
            + " under the condition that there is none: where there is one, two have the same "
            + attribute,
        "deploy the code, then write the guards of what older code wrote meanwhile");
  }

  static List<String> addIndex(String index, List<String> rewritten) {
    List<String> steps = new ArrayList<>();
    steps.add(
        "deploy the table with "
            + index
            + " added, and no other change of global indexes; wait until it is ACTIVE");
    if (!rewritten.isEmpty()) {
      String entities = String.join(" and ", rewritten);
      steps.add("deploy the code that writes its keys, and reads it not yet");
      steps.add("read each stored " + entities + " and put it as it is: that makes its keys");
    }
    steps.add("deploy the code that reads it");
    return steps;
  }

  static List<String> removeIndex(String index) {
    return List.of(
        "deploy the code that no longer reads " + index + " everywhere",
        "deploy the table without " + index + ", and no other change of global indexes");
  }

  /** Under a new name beside the old one. */
  static List<String> replaceIndex(String index, List<String> rewritten) {
    List<String> steps =
        new ArrayList<>(addIndex("an index of another name, beside " + index + ",", rewritten));
    steps.add("deploy the table without " + index);
    return steps;
  }
}
