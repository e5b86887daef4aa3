package dev.keyplan.processor.export;

import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a table and its indexes are called in infrastructure code, where names have ASCII letters
 * and digits only, and a length.
 */
final class InfrastructureNames {

  /** With what is added to it, below the 255 characters of CloudFormation's names. */
  private static final int LONGEST = 100;

  private static final String TABLE = "Table";

  private InfrastructureNames() {}

  /** {@code OrdersTable}: the simple name of the root. */
  static String logicalId(TableModel table) {
    String id = camelCase(table.root().simpleName());
    return id.isEmpty() ? TABLE : id;
  }

  /** {@code Orders} of {@code OrdersTable}: what the names of its parameters begin with. */
  static String stem(TableModel table) {
    String id = logicalId(table);
    return id.endsWith(TABLE) && id.length() > TABLE.length()
        ? id.substring(0, id.length() - TABLE.length())
        : id;
  }

  /** {@code OrdersByStatus} of an index {@code orders-by-status}, {@code GSI1} of {@code GSI1}. */
  static String camelCase(String name) {
    StringBuilder camelCase = new StringBuilder();
    for (String word : name.split("[^A-Za-z0-9]+")) {
      if (!word.isEmpty()) {
        camelCase.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
      }
    }
    return shortened(camelCase.toString());
  }

  /** {@code orders_by_status} of {@code OrdersByStatus}, {@code gsi1} of {@code GSI1}. */
  static String snakeCase(String name) {
    List<String> words = new ArrayList<>();
    for (String word :
        name.split("[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")) {
      if (!word.isEmpty()) {
        words.add(word.toLowerCase(Locale.ROOT));
      }
    }
    String snakeCase = String.join("_", words);
    boolean startsWithLetter = !snakeCase.isEmpty() && Character.isLetter(snakeCase.charAt(0));
    return shortened(startsWithLetter ? snakeCase : "n" + snakeCase);
  }

  private static String shortened(String name) {
    return name.length() > LONGEST ? name.substring(0, LONGEST) : name;
  }
}
