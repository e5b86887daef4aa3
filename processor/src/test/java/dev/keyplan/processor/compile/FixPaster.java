package dev.keyplan.processor.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Does to a source what a message's fix says, as a user would who believes every word of it. */
final class FixPaster {

  /** {@code entities = {…, Shop.Lost.class} in @Table of Shop}, perhaps with another way out. */
  private static final Pattern LISTING =
      Pattern.compile("(entities|collections) = \\{…, ([\\w.]+\\.class)} in @Table.*");

  private static final Pattern WHERE = Pattern.compile("(?:.*, )?((?:replacing|in|on) [^:]*):");

  /** One declaration and its place. */
  private record Paste(String where, String annotation) {}

  private FixPaster() {}

  /** The pieces of advice in a message, each as the declarations to paste. */
  static List<List<String>> advice(String message) {
    List<List<String>> advice = new ArrayList<>();
    boolean inFix = false;
    for (String line : message.lines().map(String::strip).toList()) {
      boolean first = line.startsWith("fix ");
      inFix |= first;
      if (!inFix) {
        continue;
      }
      if (first || line.startsWith("or ")) {
        advice.add(new ArrayList<>());
      }
      advice.get(advice.size() - 1).add(line.replaceFirst("^fix +", ""));
    }
    return advice;
  }

  /** Whether it has no declaration to paste: the user must change the attribute itself. */
  static boolean inWords(List<String> advice) {
    return advice.stream().noneMatch(line -> line.startsWith("@"));
  }

  /** The source with the type listed in {@code @Table}, as the advice says; there is one line. */
  static String list(String source, List<String> advice) {
    Matcher listing = LISTING.matcher(advice.get(0));
    if (!listing.matches()) {
      throw new IllegalArgumentException("Lists nothing: " + advice);
    }
    int start = source.indexOf("@Table(") + "@Table(".length();
    int end = closing(source, start) - 1;
    String member = listing.group(1);
    Matcher listed =
        Pattern.compile(member + "\\s*=\\s*(?:\\{([^}]*)}|([\\w.]+))")
            .matcher(source)
            .region(start, end);
    String added = listing.group(2) + "}";
    if (!listed.find()) {
      return source.substring(0, end) + ", " + member + " = {" + added + source.substring(end);
    }
    String before = listed.group(1) == null ? listed.group(2) : listed.group(1);
    return source.substring(0, listed.start())
        + (member + " = {" + before + ", " + added)
        + source.substring(listed.end());
  }

  /** The source with the advice followed. */
  static String paste(String source, List<String> advice) {
    List<Paste> pastes = pastes(advice);
    if (pastes.isEmpty()) {
      throw new IllegalArgumentException("Nothing to paste: " + advice);
    }
    String pasted = source;
    for (Paste paste : pastes) {
      pasted = paste(pasted, paste);
    }
    return pasted;
  }

  private static List<Paste> pastes(List<String> advice) {
    List<Paste> pastes = new ArrayList<>();
    String where = "";
    for (String line : advice) {
      Matcher matcher = WHERE.matcher(line);
      if (line.startsWith("@")) {
        pastes.add(new Paste(where, line));
      } else if (matcher.matches()) {
        where = matcher.group(1);
      } else {
        throw new IllegalArgumentException("Neither a place nor a declaration: " + line);
      }
    }
    return pastes;
  }

  private static String paste(String source, Paste paste) {
    String where = paste.where();
    String type = where.substring(where.lastIndexOf(' ') + 1);
    if (where.startsWith("on ")) {
      return insertBefore(source, type, paste.annotation());
    }
    if (where.startsWith("in @Table")) {
      return addIndex(source, paste.annotation());
    }
    if (where.startsWith("replacing the pattern on ")) {
      String name = member(paste.annotation(), "name");
      return replace(source, "@AccessPattern(", name, paste.annotation());
    }
    if (where.startsWith("replacing @Entity on ")) {
      int at = source.lastIndexOf("@Entity", typeDeclaration(source, type));
      boolean plain = source.charAt(at + "@Entity".length()) != '(';
      int end = plain ? at + "@Entity".length() : closing(source, at + "@Entity(".length());
      return source.substring(0, at) + paste.annotation() + source.substring(end);
    }
    if (where.startsWith("replacing @Unique on ")) {
      String attribute = where.split(" ")[3];
      int declared = typeDeclaration(source, type);
      String record = source.substring(declared);
      return source.substring(0, declared)
          + replace(record, "@Unique(", "{" + attribute, paste.annotation());
    }
    if (where.matches("replacing the (table's @Key|@Key of .*) on .*")) {
      int declared = typeDeclaration(source, type);
      int at = source.lastIndexOf("@Entity", declared);
      String head = source.substring(at, declared);
      String pasted =
          where.contains("@Key of ")
              ? replace(head, "@Key(", member(paste.annotation(), "index"), paste.annotation())
              : replaceTableKey(head, paste.annotation());
      return source.substring(0, at) + pasted + source.substring(declared);
    }
    if (where.contains(" in @Table of ")) {
      String start = paste.annotation().substring(0, paste.annotation().indexOf('(') + 1);
      return replace(source, start, member(paste.annotation(), "name"), paste.annotation());
    }
    throw new IllegalArgumentException("Unknown place: " + where);
  }

  /** {@code index = "GSI1"} as written in the annotation. */
  private static String member(String annotation, String name) {
    Matcher matcher = Pattern.compile(name + " = \"[^\"]*\"").matcher(annotation);
    if (!matcher.find()) {
      throw new IllegalArgumentException(annotation + " has no " + name);
    }
    return matcher.group();
  }

  /** The one {@code @Key} of an entity that names no index. */
  private static String replaceTableKey(String head, String by) {
    int at = head.indexOf("@Key(");
    while (at >= 0) {
      int end = closing(head, at + "@Key(".length());
      if (!head.substring(at, end).contains("index = ")) {
        return head.substring(0, at) + by + head.substring(end);
      }
      at = head.indexOf("@Key(", end);
    }
    throw new IllegalArgumentException("No @Key of the table in " + head);
  }

  private static String replace(String source, String start, String holding, String by) {
    for (int at = source.indexOf(start); at >= 0; at = source.indexOf(start, at + 1)) {
      int end = closing(source, at + start.length());
      if (source.substring(at, end).contains(holding)) {
        return source.substring(0, at) + by + source.substring(end);
      }
    }
    throw new IllegalArgumentException("No " + start + " with " + holding);
  }

  /** After the bracket that closes the one before {@code from}. */
  private static int closing(String source, int from) {
    int depth = 1;
    int at = from;
    while (depth > 0) {
      char c = source.charAt(at++);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    }
    return at;
  }

  private static String addIndex(String source, String index) {
    String member = index.startsWith("@LocalIndex") ? "localIndexes" : "globalIndexes";
    Matcher single = Pattern.compile(member + "\\s*=\\s*").matcher(source);
    int table = source.indexOf("@Table(");
    if (!single.find()) {
      int end = closing(source, table + "@Table(".length()) - 1;
      return source.substring(0, end) + ", " + member + " = " + index + source.substring(end);
    }
    int start = single.end();
    if (source.charAt(start) == '{') {
      return source.substring(0, start + 1) + index + ", " + source.substring(start + 1);
    }
    int end = closing(source, source.indexOf('(', start) + 1);
    return source.substring(0, start)
        + "{"
        + source.substring(start, end)
        + ", "
        + index
        + "}"
        + source.substring(end);
  }

  private static String insertBefore(String source, String type, String annotation) {
    int at = typeDeclaration(source, type);
    return source.substring(0, at) + annotation + "\n  " + source.substring(at);
  }

  private static int typeDeclaration(String source, String type) {
    Matcher matcher = Pattern.compile("record " + type + "\\(").matcher(source);
    if (!matcher.find()) {
      throw new IllegalArgumentException("No record " + type);
    }
    return matcher.start();
  }
}
