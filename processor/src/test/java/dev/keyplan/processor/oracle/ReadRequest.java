package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import dev.keyplan.processor.plan.ConstantText;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.SortInterval;
import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.KeyText;
import dev.keyplan.runtime.SortKeyCondition;
import java.util.List;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The values of a Query or GetItem, made from a plan and a call as generated code makes them. */
record ReadRequest(
    List<KeyValue> partition,
    List<KeyValue> equalities,
    SortKeyCondition condition,
    boolean forward) {

  static ReadRequest of(QueryPlan.Query plan, Call call) {
    Filling filling = new Filling(call);
    return new ReadRequest(
        plan.partition().stream().map(key -> filling.value(key, true)).toList(),
        plan.equalities().stream().map(key -> filling.value(key, false)).toList(),
        filling.condition(plan.interval()),
        plan.forward());
  }

  static Place of(QueryPlan.Get plan, Call call) {
    Filling filling = new Filling(call);
    List<KeyValue> sort =
        plan.key().stream().skip(1).map(key -> filling.value(key, false)).toList();
    return new Place(List.of(filling.value(plan.key().get(0), true)), sort);
  }

  /** Fills plans with the arguments of a call. */
  private record Filling(Call call) {

    private String entity() {
      return call.returned().get(0).type().simpleName();
    }

    KeyValue value(BoundKey key, boolean partition) {
      if (key instanceof BoundKey.Text text) {
        return KeyValue.of(
            KeyTexts.whole(
                entity(),
                key.storedName(),
                text(key.storedName(), text.segments(), null),
                partition));
      }
      BoundKey.Value value = (BoundKey.Value) key;
      AttributeValue stored =
          value
              .parameter()
              .map(
                  term ->
                      KeyTexts.plain(
                          entity(), value.attribute().name(), call.argument(term), partition))
              .orElseGet(() -> constant(value.attribute().type(), value.constant().orElseThrow()));
      return KeyValue.of(stored);
    }

    private static AttributeValue constant(AttributeType type, Constant constant) {
      return type.stored() == StoredType.N
          ? AttributeValues.number(constant.text())
          : AttributeValues.text(constant.text());
    }

    private String text(String key, List<BoundSegment> segments, Object ranged) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < segments.size(); i++) {
        BoundSegment segment = segments.get(i);
        if (segment instanceof BoundSegment.Literal literal) {
          text.append(literal.text());
        } else if (segment instanceof BoundSegment.FromConstant constant) {
          text.append(ConstantText.of(constant.part(), constant.constant()));
        } else if (segment instanceof BoundSegment.FromParameter parameter) {
          Object value = call.argument(parameter.term());
          text.append(part(key, parameter.part(), value));
        } else {
          text.append(part(key, ((BoundSegment.FromRange) segment).part(), ranged));
        }
      }
      return text.toString();
    }

    private String part(String key, KeyPart part, Object value) {
      return KeyTexts.part(entity(), part, value, templateAfter(key, part));
    }

    /** The literal after the part in its own template: the bound text may end earlier. */
    private String templateAfter(String key, KeyPart part) {
      return templates(key)
          .filter(segments -> segments.contains(part))
          .map(segments -> KeyTexts.after(segments, segments.indexOf(part)))
          .findFirst()
          .orElseThrow();
    }

    private Stream<List<KeySegment>> templates(String key) {
      return call.returned().stream()
          .map(EntityModel::keys)
          .flatMap(List::stream)
          .flatMap((EntityKey k) -> Stream.concat(k.partition().stream(), k.sort().stream()))
          .filter(attribute -> attribute.storedName().equals(key))
          .filter(KeyAttribute.Composed.class::isInstance)
          .map(attribute -> ((KeyAttribute.Composed) attribute).template().segments());
    }

    SortKeyCondition condition(SortInterval interval) {
      if (interval instanceof SortInterval.Prefix prefix) {
        String text = text(prefix.storedName(), prefix.prefix(), null);
        return SortKeyCondition.beginsWith(
            KeyText.sortKey(entity(), prefix.storedName(), text, "its parts"));
      }
      if (interval instanceof SortInterval.Between between) {
        return SortKeyCondition.between(
            text(between.storedName(), between.low(), null),
            text(between.storedName(), between.high(), null));
      }
      if (interval instanceof SortInterval.Range range) {
        return range(range);
      }
      if (interval instanceof SortInterval.StartsWith starts) {
        String before = text(starts.storedName(), starts.prefix(), null);
        return SortKeyCondition.beginsWith(before + prefix(starts.part(), starts.after()));
      }
      if (interval instanceof SortInterval.NativeRange range) {
        String name = range.attribute().name();
        return SortKeyCondition.nativeRange(
            call.range(),
            Domains.ofNative(range.attribute().type()),
            value -> KeyTexts.plain(entity(), name, value, false));
      }
      if (interval instanceof SortInterval.NativeStartsWith starts) {
        return SortKeyCondition.beginsWith(
            KeyText.freePrefix(entity(), starts.attribute().name(), call.prefix()));
      }
      return SortKeyCondition.all();
    }

    private SortKeyCondition range(SortInterval.Range range) {
      KeyPart ranged = range.ranged();
      boolean beforePart =
          range.after().isEmpty()
              && templates(range.storedName())
                  .anyMatch(t -> t.contains(ranged) && t.indexOf(ranged) < t.size() - 1);
      return beforePart
          ? SortKeyCondition.rangeBeforePart(
              call.range(),
              Domains.of(ranged),
              value -> text(range.storedName(), range.segments(), value))
          : SortKeyCondition.range(
              call.range(),
              Domains.of(ranged),
              value -> text(range.storedName(), range.segments(), value),
              range.after());
    }

    private String prefix(KeyPart part, String after) {
      String name = Leaf.name(part.path());
      String prefix = call.prefix();
      if (part.encoding() == KeyEncoding.ID) {
        return KeyText.idPrefix(entity(), name, prefix, part.width(), after);
      }
      return part.encoding() == KeyEncoding.FREE
          ? KeyText.freePrefix(entity(), name, prefix)
          : KeyText.stringPrefix(entity(), name, prefix, after);
    }
  }
}
