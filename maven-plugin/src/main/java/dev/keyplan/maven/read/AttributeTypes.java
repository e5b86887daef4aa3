package dev.keyplan.maven.read;

import dev.keyplan.maven.shape.KeyAttribute;
import dev.keyplan.maven.shape.KeyShape;
import dev.keyplan.maven.shape.Stated;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The attributes that a source defines, and the types that its keys take from them. */
final class AttributeTypes {

  private final List<KeyAttribute> definitions = new ArrayList<>();
  private Optional<Stated> others = Optional.empty();

  /**
   * @param entries objects with a name and a type, or expressions in the place of some
   */
  static AttributeTypes of(List<Object> entries, String nameMember, String typeMember) {
    AttributeTypes types = new AttributeTypes();
    for (Object entry : entries) {
      if (entry instanceof Unresolved unresolved) {
        types.others = Optional.of(unresolved.stated());
      } else {
        Fields fields = Fields.of(entry, "an attribute definition");
        Stated type = fields.required(typeMember);
        Stated name = fields.required(nameMember);
        types.definitions.add(new KeyAttribute(name, Optional.of(type)));
        if (!name.known()) {
          types.others = Optional.of(name);
        }
      }
    }
    return types;
  }

  List<KeyAttribute> definitions() {
    return definitions;
  }

  KeyAttribute key(Stated name) {
    Optional<Stated> type =
        definitions.stream()
            .filter(defined -> defined.name().equals(name))
            .findFirst()
            .flatMap(KeyAttribute::type);
    return new KeyAttribute(name, type.or(() -> name.known() ? others : Optional.of(name)));
  }

  /**
   * A key whose attributes say which half they are of; an expression may be of both.
   *
   * @param member a list of objects with a name and a key type, or expressions in the place of some
   */
  KeyShape key(Fields owner, String member, String nameMember, String typeMember) {
    List<KeyAttribute> partition = new ArrayList<>();
    List<KeyAttribute> sort = new ArrayList<>();
    for (Object entry : owner.list(member)) {
      if (entry instanceof Unresolved unresolved) {
        KeyAttribute unknown = key(unresolved.stated());
        partition.add(unknown);
        sort.add(unknown);
      } else {
        Fields element = Fields.of(entry, "an element of " + member);
        KeyAttribute attribute = key(element.required(nameMember));
        (element.required(typeMember).is("RANGE") ? sort : partition).add(attribute);
      }
    }
    return new KeyShape(partition, sort);
  }
}
