package dev.keyplan.processor.evolution;

import java.util.ArrayList;
import java.util.List;

/** The ways out, step by step. */
final class Steps {

  private Steps() {}

  /** What no table can change once it is there. */
  static List<String> newTable() {
    return List.of(
        "give @Table another name, and create that table beside the old one",
        "copy the items: let the code write to both tables, then put each stored item into the new one",
        "deploy the code that reads the new table; delete the old one when nothing uses it");
  }

  static List<String> tableKey(String entity) {
    return List.of(
        "deploy code that knows both keys: the old one as an entity of its own, and reads both",
        "for each stored "
            + entity
            + ", put it under the new key and delete it under the old one, in one transaction",
        "deploy the code without the old key");
  }

  /** What is stored stays, if it is still allowed. */
  static List<String> narrowedKey() {
    return List.of(
        "change the stored values that it refuses, by code that still has the old key",
        "deploy the code");
  }

  static List<String> rewrite(String entity) {
    return List.of(
        "deploy the code that writes it so; let no older code write " + entity,
        "read each stored " + entity + " and put it as it is: that makes its keys anew");
  }

  /** Of all entities. */
  static List<String> rewriteAll() {
    return List.of(
        "deploy the code that writes it so; let no older code write",
        "read each stored item and put it as it is");
  }

  static List<String> guards(String entity, String attribute) {
    return List.of(
        "write the guard of each stored "
            + entity
            + " under the condition that there is none: where there is one, two have the same "
            + attribute,
        "deploy the code, then write the guards of what older code wrote meanwhile");
  }

  /** Beside those under the old keys. */
  static List<String> otherGuards(String entity, String attribute) {
    List<String> steps = new ArrayList<>(guards(entity, attribute));
    steps.add("delete the guards under the old keys");
    return steps;
  }

  static List<String> addIndex(String index, List<String> rewritten) {
    return addIndex("deploy the table with " + index + " added", "its keys", rewritten);
  }

  private static List<String> addIndex(String deploy, String keys, List<String> rewritten) {
    List<String> steps = new ArrayList<>();
    steps.add(deploy + ", and no other change of global indexes; wait until it is ACTIVE");
    if (!rewritten.isEmpty()) {
      String entities = String.join(" and ", rewritten);
      steps.add("deploy the code that writes " + keys + ", and does not read it yet");
      steps.add("read each stored " + entities + " and put it as it is: that makes " + keys);
    }
    steps.add("deploy the code that reads it");
    return steps;
  }

  static List<String> removeIndex(String index) {
    return List.of("deploy the code that no longer reads " + index, deployWithout(index));
  }

  /** Under a new name beside the old one. */
  static List<String> replaceIndex(String index, List<String> rewritten) {
    List<String> steps =
        addIndex(
            "declare the new index under another name beside " + index + ": deploy the table so",
            "the keys of the new one",
            rewritten);
    steps.add(deployWithout(index));
    return steps;
  }

  private static String deployWithout(String index) {
    return "deploy the table without " + index + ", and no other change of global indexes";
  }
}
