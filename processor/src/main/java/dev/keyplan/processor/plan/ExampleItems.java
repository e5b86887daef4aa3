package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.NestedModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.model.UniqueModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;

/**
 * Makes example items of an entity. An attribute's value depends on its name, its type, the keys it
 * is in and a number; so items of several entities that have one attribute lie in one partition.
 */
public final class ExampleItems {

  /** Nested records may refer to themselves. */
  private static final int DEPTH = 4;

  private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]+");

  /**
   * @param after the literal behind the part, "" if there is none
   */
  private record Place(KeyPart part, String after) {}

  private final TableModel table;
  private final EntityModel entity;
  private final Map<AttributePath, String> names;
  private final Map<AttributePath, List<Place>> places = new LinkedHashMap<>();

  public ExampleItems(TableModel table, EntityModel entity) {
    this(table, entity, Map.of());
  }

  /**
   * @param names the names to make values by, where they are not the attributes' own: so that the
   *     id of an order is one by any name
   */
  public ExampleItems(TableModel table, EntityModel entity, Map<AttributePath, String> names) {
    this.table = table;
    this.entity = entity;
    this.names = Map.copyOf(names);
    entity.keys().forEach(this::addPlaces);
    entity.guarded().stream().map(UniqueModel::guard).forEach(this::addPlaces);
  }

  private void addPlaces(EntityKey key) {
    for (KeyAttribute attribute : key.attributes()) {
      if (attribute instanceof KeyAttribute.Composed composed) {
        List<KeySegment> segments = composed.template().segments();
        for (int i = 0; i < segments.size(); i++) {
          if (segments.get(i) instanceof KeyPart part) {
            places
                .computeIfAbsent(part.path(), path -> new ArrayList<>())
                .add(new Place(part, after(segments, i)));
          }
        }
      }
    }
  }

  private static String after(List<KeySegment> segments, int part) {
    return part + 1 < segments.size() && segments.get(part + 1) instanceof KeySegment.Literal next
        ? next.text()
        : "";
  }

  /**
   * @param when terms that hold for it
   * @param number which example of each attribute, from 0
   */
  public ExampleItem item(List<Term> when, ToIntFunction<AttributePath> number) {
    Map<AttributePath, Constant> values = new LinkedHashMap<>();
    Set<AttributePath> absent = new LinkedHashSet<>();
    add(values, List.of(), entity.attributes(), number);
    for (Term term : when) {
      if (term instanceof Term.Equal equal) {
        values.put(term.path(), equal.constant());
      } else if (term instanceof Term.In in) {
        values.put(term.path(), in.constants().get(0));
      } else if (term instanceof Term.Absent) {
        values.keySet().removeIf(term.path()::holds);
        absent.add(term.path());
      }
    }
    return new ExampleItem(entity, values, absent);
  }

  private void add(
      Map<AttributePath, Constant> values,
      List<String> outer,
      List<AttributeModel> attributes,
      ToIntFunction<AttributePath> number) {
    for (AttributeModel attribute : attributes) {
      List<String> names = new ArrayList<>(outer);
      names.add(attribute.name());
      AttributePath path = new AttributePath(names);
      if (attribute.type() instanceof AttributeType.Nested nested && names.size() < DEPTH) {
        NestedModel record = table.nested().get(nested.type());
        add(values, names, record == null ? List.of() : record.attributes(), number);
      } else if (isScalar(attribute.type())) {
        int of = attribute.role() == AttributeModel.Role.VERSION ? 0 : number.applyAsInt(path);
        values.put(path, value(path, attribute.type(), of));
      }
    }
  }

  static boolean isScalar(AttributeType type) {
    return type instanceof AttributeType.Converted converted
        ? isScalar(converted.target())
        : type instanceof AttributeType.Scalar || type instanceof AttributeType.Enumeration;
  }

  private Constant value(AttributePath path, AttributeType type, int number) {
    List<Place> in = places.getOrDefault(path, List.of());
    String name = names.getOrDefault(path, path.names().get(path.names().size() - 1));
    return ExampleValues.of(name, type, number, width(in), c -> in.stream().allMatch(fits(c)));
  }

  /** Of an id; digits are padded in the key. */
  private static int width(List<Place> in) {
    return in.stream()
        .filter(place -> place.part().encoding() == KeyEncoding.ID)
        .mapToInt(place -> place.part().width())
        .max()
        .orElse(0);
  }

  private static Predicate<Place> fits(Constant constant) {
    return place -> {
      String text = ConstantText.of(place.part(), constant);
      boolean runsInto =
          !place.after().isEmpty() && (text + place.after()).indexOf(place.after()) < text.length();
      return !runsInto
          && switch (place.part().encoding()) {
            case ID ->
                ID.matcher(text).matches()
                    && (place.part().width() == 0 || text.length() == place.part().width());
            case DIGITS -> text.length() == place.part().width();
            default -> true; // none of them holds the delimiter
          };
    };
  }
}
