package dev.keyplan.benchmarks.enhanced;

import dev.keyplan.benchmarks.start.Reader;
import java.util.Map;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** By a schema written out, made at first use. */
public final class StaticReader implements Reader {

  private TableSchema<OrderBean> schema;

  @Override
  public Object fromItem(Map<String, AttributeValue> item) {
    if (schema == null) {
      schema = StaticSchema.create();
    }
    return schema.mapToItem(item);
  }
}
