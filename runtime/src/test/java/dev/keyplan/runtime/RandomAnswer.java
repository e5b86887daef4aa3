package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/**
 * The JSON of an answer to a Query, random in all that DynamoDB, or a proxy before it, might write
 * differently: types, order of members, escapes, spaces.
 */
final class RandomAnswer {

  private static final String[] TEXTS = {
    "",
    "a",
    "ORDER#O1",
    "ümlaut",
    "日本語",
    "\uD83D\uDE00",
    "a\"b\\c/d",
    "\b\f\n\r\t\u0001",
    "\u2028\u007f",
    "2026-11-30T04:00:00.000000000Z",
    "\uD83D",
    "tail\uDE00",
    "\uFFFD",
    "null"
  };

  private static final String[] NUMBERS = {
    "0",
    "-0",
    "1",
    "-17",
    "9223372036854775807",
    "-9223372036854775808",
    "1E+2",
    "0.10",
    "-1.5E-10",
    "123456789012345678901234567890.12345678",
    "999999999999999999",
    "1000000000000000000"
  };

  private static final String[] NAMES = {
    "PK", "SK", "a", "bc", "note", "Items", "Count", "ä", "x\"y", "a b", "AaAa", "BBBB", "AaBB"
  };

  private final Random random;

  RandomAnswer(long seed) {
    this.random = new Random(seed);
  }

  String json() {
    int items = random.nextInt(4);
    List<String> members = new ArrayList<>();
    members.add("\"Items\"" + colon() + list(items, () -> map(0)));
    members.add(text("Count") + colon() + items);
    members.add(text("ScannedCount") + colon() + (items + 1));
    if (random.nextBoolean()) {
      members.add(text("LastEvaluatedKey") + colon() + "{\"PK\":{\"S\":\"}]\\\"\"}}");
    }
    if (random.nextBoolean()) {
      members.add(
          text("ConsumedCapacity") + colon() + "{\"TableName\":\"t\",\"CapacityUnits\":0.5}");
    }
    if (random.nextInt(8) == 0) {
      members.add("\"Unknown\":[1,{\"a\":[null,true]},\"Items\"]");
    }
    Collections.shuffle(members, random);
    return space() + "{" + space() + String.join(space() + "," + space(), members) + space() + "}";
  }

  private String map(int depth) {
    List<String> names = new ArrayList<>(List.of(NAMES));
    Collections.shuffle(names, random);
    return "{"
        + space()
        + members(random.nextInt(6), () -> text(names.remove(0)) + colon() + value(depth + 1))
        + "}";
  }

  private String value(int depth) {
    String wrapped =
        switch (random.nextInt(depth > 4 ? 8 : 10)) {
          case 0, 1 -> "\"S\"" + colon() + text(pick(TEXTS));
          case 2 -> "\"N\"" + colon() + '"' + pick(NUMBERS) + '"';
          case 3 -> "\"B\"" + colon() + binary();
          case 4 -> "\"BOOL\"" + colon() + random.nextBoolean();
          case 5 -> "\"NULL\"" + colon() + "true";
          case 6 -> "\"SS\"" + colon() + list(random.nextInt(3), () -> text(pick(TEXTS)));
          case 7 ->
              random.nextBoolean()
                  ? "\"NS\"" + colon() + list(random.nextInt(3), () -> '"' + pick(NUMBERS) + '"')
                  : "\"BS\"" + colon() + list(random.nextInt(3), this::binary);
          case 8 -> "\"M\"" + colon() + map(depth);
          default -> "\"L\"" + colon() + list(random.nextInt(4), () -> value(depth + 1));
        };
    return "{" + space() + wrapped + space() + "}";
  }

  private String binary() {
    byte[] bytes = new byte[random.nextInt(9)];
    random.nextBytes(bytes);
    return '"' + Base64.getEncoder().encodeToString(bytes) + '"';
  }

  private String list(int size, Supplier<String> element) {
    return "[" + space() + members(size, element) + space() + "]";
  }

  private String members(int size, Supplier<String> element) {
    List<String> members = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      members.add(element.get());
    }
    return String.join(space() + "," + space(), members);
  }

  /** With the escapes that there must be, and some that there may be. */
  private String text(String text) {
    StringBuilder json = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      boolean lone = Character.isSurrogate(c) && text.codePoints().anyMatch(p -> p == c);
      if (c == '"' || c == '\\') {
        json.append('\\').append(c);
      } else if (c == '\n' && random.nextBoolean()) {
        json.append("\\n");
      } else if (c == '/' && random.nextBoolean()) {
        json.append("\\/");
      } else if (c < ' ' || lone || random.nextInt(40) == 0) {
        json.append(String.format(random.nextBoolean() ? "\\u%04x" : "\\u%04X", (int) c));
      } else {
        json.append(c);
      }
    }
    return json.append('"').toString();
  }

  private String colon() {
    return space() + ":" + space();
  }

  private String space() {
    return random.nextInt(20) == 0 ? pick(new String[] {" ", "\n", "\t ", "\r\n"}) : "";
  }

  private String pick(String[] all) {
    return all[random.nextInt(all.length)];
  }
}
