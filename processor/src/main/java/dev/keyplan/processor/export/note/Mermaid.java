package dev.keyplan.processor.export.note;

/**
 * An item collection as a diagram of Mermaid: the partition key, the items under it, and what reads
 * them.
 */
final class Mermaid {

  private Mermaid() {}

  static String of(ItemCollection collection) {
    StringBuilder text = new StringBuilder("flowchart LR\n");
    line(text, "partition[" + label(collection.partition()) + "]");
    for (int i = 0; i < collection.members().size(); i++) {
      ItemCollection.Member member = collection.members().get(i);
      String label =
          member.entity()
              + (member.sort().isEmpty() ? "" : ": " + member.sort())
              + (member.when().isEmpty() ? "" : ", when " + member.when());
      line(text, "partition --- item" + i + "(" + label(label) + ")");
    }
    for (int r = 0; r < collection.readers().size(); r++) {
      ItemCollection.Reader reader = collection.readers().get(r);
      String pattern = "pattern" + r;
      line(text, pattern + "{{" + label(reader.operation() + " " + reader.pattern()) + "}}");
      reader.members().forEach(member -> line(text, "item" + member + " -.-> " + pattern));
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String line) {
    text.append("  ").append(line).append('\n');
  }

  /** In quotes nothing is syntax but what is an entity here. */
  private static String label(String text) {
    StringBuilder label = new StringBuilder("\"");
    text.codePoints()
        .forEach(
            c -> {
              boolean plain =
                  Character.isLetterOrDigit(c) || " _-.,:=/(){}'".indexOf(c) >= 0 || c > 0x7F;
              if (plain && !Character.isISOControl(c)) {
                label.appendCodePoint(c);
              } else {
                label.append(Character.isISOControl(c) ? " " : "#" + c + ";");
              }
            });
    return label.append('"').toString();
  }
}
