package dev.keyplan.benchmarks.enhanced;

import dev.keyplan.benchmarks.start.Reader;
import java.lang.invoke.MethodHandles;
import java.util.Map;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.ImmutableTableSchemaParams;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** By a schema of an immutable class, made at first use. */
public final class ImmutableReader implements Reader {

  private TableSchema<ImmutableOrder> schema;

  @Override
  public Object fromItem(Map<String, AttributeValue> item) {
    if (schema == null) {
      schema =
          TableSchema.fromImmutableClass(
              ImmutableTableSchemaParams.builder(ImmutableOrder.class)
                  .lookup(MethodHandles.lookup())
                  .build());
    }
    return schema.mapToItem(item);
  }
}
