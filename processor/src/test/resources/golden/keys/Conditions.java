package shop;

import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.KeyDomain;
import dev.keyplan.runtime.KeyRange;
import dev.keyplan.runtime.KeyText;
import dev.keyplan.runtime.KeyTime;
import dev.keyplan.runtime.NativeKey;
import dev.keyplan.runtime.SortKeyCondition;
import java.time.Instant;

class Conditions {
  SortKeyCondition whole() {
    return SortKeyCondition.all();
  }

  SortKeyCondition prefix() {
    return SortKeyCondition.beginsWith("CITY#");
  }

  SortKeyCondition prefixOfCity(String city) {
    return SortKeyCondition.beginsWith(KeyText.sortKey("Event", "GSI1SK", KeyText.join("CITY#",
        KeyText.string("Event", "city", city, "#"), "#"), "city"));
  }

  SortKeyCondition between() {
    return SortKeyCondition.between("A", "C#");
  }

  SortKeyCondition range(KeyRange<Instant> at) {
    return SortKeyCondition.range(at, KeyDomain.instants(), v -> KeyTime.instant("Event", "at", v),
        "#");
  }

  SortKeyCondition rangeBelowTruncation(String city, KeyRange<Instant> at) {
    return SortKeyCondition.range(at, KeyDomain.instants(), v -> KeyText.sortKey("Event", "GSI1SK",
        KeyText.join("CITY#", KeyText.string("Event", "city", city, "#"), "#",
        KeyTime.toMonth("Event", "at", v), "#", KeyTime.instant("Event", "at", v)), "city"), "");
  }

  SortKeyCondition rangeBeforePart(Instant at, KeyRange<Integer> number) {
    return SortKeyCondition.rangeBeforePart(number, KeyDomain.integerDigits(3),
        v -> KeyText.join(KeyTime.instant("Event", "at", at), "#",
        KeyText.digits("Event", "number", v, 3)));
  }

  SortKeyCondition startsWith(String cityPrefix) {
    return SortKeyCondition.beginsWith(KeyText.sortKey("Event", "GSI1SK", "CITY#"
        + KeyText.stringPrefix("Event", "city", cityPrefix, "#"), "city"));
  }

  SortKeyCondition nativeRange(KeyRange<Instant> at) {
    return SortKeyCondition.nativeRange(at, KeyDomain.instants(),
        v -> NativeKey.sort("Event", "at", v, AttributeValues::of));
  }

  SortKeyCondition nativeStartsWith(String cityPrefix) {
    return SortKeyCondition.beginsWith(KeyText.sortKey("Event", "city",
        KeyText.freePrefix("Event", "city", cityPrefix), "city"));
  }
}
