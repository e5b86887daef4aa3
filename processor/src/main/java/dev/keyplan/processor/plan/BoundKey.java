package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.Term;
import java.util.List;
import java.util.Optional;

/** The exact value of one key attribute, as an equality condition or as part of a primary key. */
public sealed interface BoundKey {

  /** The DynamoDB attribute. */
  String storedName();

  /** A composed key's text. */
  record Text(String storedName, List<BoundSegment> segments) implements BoundKey {
    public Text {
      segments = List.copyOf(segments);
    }
  }

  /** A native key's value. Exactly one of parameter and constant is there. */
  record Value(
      String storedName,
      AttributeModel attribute,
      Optional<Term.Parameter> parameter,
      Optional<Constant> constant)
      implements BoundKey {}
}
