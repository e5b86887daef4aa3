package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.KeyPart;
import java.util.List;

/**
 * The condition on the last used sort key attribute of a Query: one contiguous run of sort keys.
 */
public sealed interface SortInterval {

  /**
   * No condition: the whole partition, or all of it under the equalities of a multi-attribute key.
   */
  record Whole() implements SortInterval {}

  /** {@code begins_with(SK, prefix)}; the prefix has no {@link BoundSegment.FromRange}. */
  record Prefix(String storedName, List<BoundSegment> prefix) implements SortInterval {
    public Prefix {
      prefix = List.copyOf(prefix);
    }
  }

  /**
   * {@code BETWEEN low AND high}, both inclusive, for an interval that no prefix describes: that of
   * a collection whose members lie side by side, say. The texts have no {@link
   * BoundSegment.FromRange}.
   */
  record Between(String storedName, List<BoundSegment> low, List<BoundSegment> high)
      implements SortInterval {
    public Between {
      low = List.copyOf(low);
      high = List.copyOf(high);
    }
  }

  /**
   * A range given at call time over a part of a composed key: {@code BETWEEN} the text of the least
   * value and that of the greatest.
   *
   * @param segments the text up to and with the ranged part: its last segment, a {@link
   *     BoundSegment.FromRange}
   * @param after the literal that follows the ranged part in the template, "" if it is the last
   *     part
   */
  record Range(String storedName, List<BoundSegment> segments, String after)
      implements SortInterval {
    public Range {
      segments = List.copyOf(segments);
    }

    public KeyPart ranged() {
      return ((BoundSegment.FromRange) segments.get(segments.size() - 1)).part();
    }
  }

  /**
   * A prefix of a String part given at call time.
   *
   * @param prefix the text before the part
   * @param part the part whose prefix is given
   * @param after the literal that follows the part in the template, "" if it is the last part
   */
  record StartsWith(String storedName, List<BoundSegment> prefix, KeyPart part, String after)
      implements SortInterval {
    public StartsWith {
      prefix = List.copyOf(prefix);
    }
  }

  /** A range given at call time over a native sort key. */
  record NativeRange(String storedName, AttributeModel attribute) implements SortInterval {}

  /** A prefix given at call time of a native sort key of type S. */
  record NativeStartsWith(String storedName, AttributeModel attribute) implements SortInterval {}
}
