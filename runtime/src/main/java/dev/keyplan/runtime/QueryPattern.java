package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/**
 * What is fixed about an access pattern served by a Query: path, key attributes, direction,
 * consistency, page size. Generated classes hold one constant for each.
 *
 * <p>Key conditions name attributes by alias alone ({@code #0 = :0}), so that reserved words and
 * any characters are safe (DynamoDB Developer Guide, "Expression attribute names"), and no request
 * has a filter.
 */
public final class QueryPattern {

  private final String tableRoot;
  private final String name;
  private final String index;
  private final List<String> partitionKey;
  private final List<String> sortKey;
  private final Set<String> cursorAttributes;
  private final List<String> cursorOrder;
  private final boolean forward;
  private final boolean consistent;
  private final int pageSize;
  private final String timeToLive;
  private final AwsRequestOverrideConfiguration override;
  private final KeyConditionExpressions expressions;
  private final long fingerprint;

  private QueryPattern(Builder builder) {
    tableRoot = builder.tableRoot;
    name = builder.name;
    index = builder.index;
    partitionKey = builder.partitionKey;
    sortKey = builder.sortKey;
    Set<String> attributes = new LinkedHashSet<>(partitionKey);
    attributes.addAll(sortKey);
    attributes.addAll(builder.tableKey);
    cursorAttributes = Set.copyOf(attributes);
    cursorOrder = List.copyOf(new TreeSet<>(attributes));
    forward = builder.forward;
    consistent = builder.consistent;
    pageSize = builder.pageSize;
    timeToLive = builder.timeToLive;
    override = AccessPatternName.carriedBy(name);
    expressions = new KeyConditionExpressions(partitionKey, sortKey);
    fingerprint = Fingerprint.of(tableRoot, name, index == null ? "" : index, attributes);
  }

  /**
   * @param tableRoot the simple name of the table root, part of the cursors' fingerprint
   * @param name the access pattern's name
   */
  public static Builder on(String tableRoot, String name) {
    return new Builder(tableRoot, name);
  }

  public String name() {
    return name;
  }

  /** The index's name; null for the table. */
  String index() {
    return index;
  }

  List<String> partitionKey() {
    return partitionKey;
  }

  List<String> sortKey() {
    return sortKey;
  }

  /** All key attributes of the path and of the table: what a LastEvaluatedKey holds. */
  Set<String> cursorAttributes() {
    return cursorAttributes;
  }

  /** The same in the order of their names, as cursors hold their values. */
  List<String> cursorOrder() {
    return cursorOrder;
  }

  boolean forward() {
    return forward;
  }

  boolean consistent() {
    return consistent;
  }

  /** The request's Limit, 0 for none. */
  int pageSize() {
    return pageSize;
  }

  /** Stored name of the time to live; null where no items expire. */
  String timeToLive() {
    return timeToLive;
  }

  AwsRequestOverrideConfiguration override() {
    return override;
  }

  KeyConditionExpressions expressions() {
    return expressions;
  }

  long fingerprint() {
    return fingerprint;
  }

  @Override
  public String toString() {
    return name + " of " + tableRoot;
  }

  /** Collects the parts of a {@link QueryPattern}. */
  public static final class Builder {

    private final String tableRoot;
    private final String name;
    private String index;
    private List<String> partitionKey = List.of();
    private List<String> sortKey = List.of();
    private final List<String> tableKey = new ArrayList<>();
    private boolean forward = true;
    private boolean consistent;
    private int pageSize;
    private String timeToLive;

    private Builder(String tableRoot, String name) {
      this.tableRoot = tableRoot;
      this.name = name;
    }

    /** The index that is queried; without one, the table is. */
    public Builder index(String indexName) {
      this.index = indexName;
      return this;
    }

    /** Stored names of the partition key attributes of the table or index that is queried. */
    public Builder partitionKey(String... attributes) {
      this.partitionKey = List.of(attributes);
      return this;
    }

    /** Stored names of the sort key attributes of the table or index that is queried. */
    public Builder sortKey(String... attributes) {
      this.sortKey = List.of(attributes);
      return this;
    }

    /** Stored names of the table's key attributes, where an index is queried. */
    public Builder tableKey(String... attributes) {
      this.tableKey.addAll(List.of(attributes));
      return this;
    }

    /** Reads in descending order of the sort key (ScanIndexForward is false). */
    public Builder backwards() {
      this.forward = false;
      return this;
    }

    /** Reads strongly consistently; never on a global index. */
    public Builder consistent() {
      this.consistent = true;
      return this;
    }

    /** The request's Limit; without one, a page ends at 1 MB. */
    public Builder pageSize(int items) {
      this.pageSize = items;
      return this;
    }

    /**
     * Of entities whose items expire: expired ones are dropped after they were read.
     *
     * @param attribute stored name of the time to live, which the path projects
     */
    public Builder expiring(String attribute) {
      this.timeToLive = attribute;
      return this;
    }

    public QueryPattern build() {
      return new QueryPattern(this);
    }
  }
}
