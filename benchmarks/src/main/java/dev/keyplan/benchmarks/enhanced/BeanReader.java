package dev.keyplan.benchmarks.enhanced;

import dev.keyplan.benchmarks.start.Reader;
import java.lang.invoke.MethodHandles;
import java.util.Map;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.BeanTableSchemaParams;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** By a schema of a bean, made at first use. */
public final class BeanReader implements Reader {

  private TableSchema<OrderBean> schema;

  @Override
  public Object fromItem(Map<String, AttributeValue> item) {
    if (schema == null) {
      schema =
          TableSchema.fromBean(
              BeanTableSchemaParams.builder(OrderBean.class)
                  .lookup(MethodHandles.lookup())
                  .build());
    }
    return schema.mapToItem(item);
  }
}
