package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.model.TypeRef;
import java.util.Locale;

/** The names of everything generated for one table root. All of it lies in the root's package. */
public final class GeneratedNames {

  private final TypeRef root;

  public GeneratedNames(TableModel table) {
    this.root = table.root();
  }

  public ClassName keys(TypeRef entity) {
    return named(entity, "Keys");
  }

  /** The record of a primary key's attributes, nested in {@link #keys}. */
  public ClassName primaryKey(TypeRef entity) {
    return keys(entity).nestedClass("PrimaryKey");
  }

  /** Of an entity, or of a view. */
  public ClassName mapper(TypeRef type) {
    return named(type, "Mapper");
  }

  /** Of an entity, or of a collection. */
  public ClassName repository(TypeRef type) {
    return named(type, "Repository");
  }

  public ClassName asyncRepository(TypeRef type) {
    return named(type, "AsyncRepository");
  }

  /** The update builder of an entity. */
  public ClassName update(TypeRef entity) {
    return named(entity, "Update");
  }

  /** What conditions on an entity's items are made with. */
  public ClassName conditions(TypeRef entity) {
    return named(entity, "Conditions");
  }

  public ClassName client() {
    return named(root, "Client");
  }

  public ClassName asyncClient() {
    return named(root, "AsyncClient");
  }

  public ClassName transaction() {
    return named(root, "Transaction");
  }

  public ClassName asyncTransaction() {
    return named(root, "AsyncTransaction");
  }

  /** What transactions inherit, synchronous or not. */
  public ClassName transactionWrites() {
    return named(root, "TransactionWrites");
  }

  public ClassName definition() {
    return named(root, "Definition");
  }

  /** {@code orderRepository} of {@code Order}. */
  public static String repositoryAccessor(TypeRef type) {
    return decapitalized(type.flatName()) + "Repository";
  }

  public static String batchMethod(String pattern) {
    return pattern + "Batch";
  }

  /** What one item of a transactional read is made by. */
  static String transactionalMethod(String pattern) {
    return pattern + "InTransaction";
  }

  /**
   * {@code checkOrder}: a transaction's method for items of one entity of the table, which no
   * parameter tells apart.
   *
   * @param operation {@code check} or {@code delete}
   */
  static String transactionMethod(String operation, TypeRef entity) {
    return operation + entity.flatName();
  }

  /**
   * The parameter for a term: {@code orderId}, {@code createdAtMonth} of {@code createdAt:month},
   * which may stand beside {@code createdAt}.
   */
  public static String parameter(Term.Parameter term) {
    return term.parameterName();
  }

  /**
   * {@code partitionKey} for the table, {@code gsi1PartitionKey} for an index; a second alternative
   * ends in 2.
   */
  public static String partitionKeyMethod(String index, int alternative) {
    return keyMethod(index, "partitionKey", alternative);
  }

  public static String sortKeyMethod(String index, int alternative) {
    return keyMethod(index, "sortKey", alternative);
  }

  private static String keyMethod(String index, String half, int alternative) {
    String name = index.isEmpty() ? half : indexStem(index) + capitalized(half);
    return alternative == 0 ? name : name + (alternative + 1);
  }

  /** {@code putGsi1Keys}: the mapper's method that stores an index's composed keys. */
  static String putKeysMethod(String index) {
    return "put" + capitalized(indexStem(index)) + "Keys";
  }

  /**
   * {@code GSI1} gives {@code gsi1}, {@code OrdersByStatus} and {@code orders-by-status} give
   * {@code ordersByStatus}.
   */
  public static String indexStem(String index) {
    StringBuilder stem = new StringBuilder();
    for (String word : index.split("[^A-Za-z0-9]+")) {
      if (!word.isEmpty()) {
        stem.append(stem.isEmpty() ? decapitalized(word) : capitalized(word));
      }
    }
    boolean unusable = stem.isEmpty() || Character.isDigit(stem.charAt(0));
    return unusable ? "index" + capitalized(stem.toString()) : stem.toString();
  }

  /**
   * {@code createdAt} gives {@code CREATED_AT}: the constant that holds an attribute's stored name,
   * or a pattern.
   */
  public static String constant(String javaName) {
    StringBuilder constant = new StringBuilder();
    for (int i = 0; i < javaName.length(); i++) {
      char c = javaName.charAt(i);
      boolean wordStarts =
          i > 0 && Character.isUpperCase(c) && !Character.isUpperCase(javaName.charAt(i - 1));
      if (wordStarts && constant.charAt(constant.length() - 1) != '_') {
        constant.append('_');
      }
      constant.append(c);
    }
    return constant.toString().toUpperCase(Locale.ROOT);
  }

  /** {@code emailGuard}: the key of the item that keeps {@code email} unique. */
  static String guardMethod(String attribute) {
    return attribute + "Guard";
  }

  /** {@code expectedOwnerLogin}: the parameter for the value that the stored item must have. */
  static String expectedParameter(AttributePath path) {
    return "expected" + capitalized(parameter(path));
  }

  /** The parameter for an attribute: {@code ownerLogin} of {@code owner.login}. */
  public static String parameter(AttributePath path) {
    return path.camelCase();
  }

  /** {@code LOCAL_DATE} gives {@code localDate}. */
  static String camelCase(String constant) {
    StringBuilder name = new StringBuilder();
    for (String word : constant.toLowerCase(Locale.ROOT).split("_")) {
      name.append(name.isEmpty() ? word : capitalized(word));
    }
    return name.toString();
  }

  /** The parameter for a prefix of an attribute's value. */
  public static String prefixParameter(AttributePath path) {
    return parameter(path) + "Prefix";
  }

  static String capitalized(String name) {
    return name.isEmpty()
        ? name
        : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /**
   * Lower-cases the leading run of capitals, but not the one that starts the next word: {@code
   * URLIndex}, {@code urlIndex}.
   */
  static String decapitalized(String name) {
    int run = 0;
    while (run < name.length() && Character.isUpperCase(name.charAt(run))) {
      run++;
    }
    boolean nextWordInRun =
        run > 1 && run < name.length() && Character.isLowerCase(name.charAt(run));
    int end = nextWordInRun ? run - 1 : run;
    return name.substring(0, end).toLowerCase(Locale.ROOT) + name.substring(end);
  }

  private ClassName named(TypeRef type, String suffix) {
    return ClassName.get(root.packageName(), type.flatName() + suffix);
  }
}
