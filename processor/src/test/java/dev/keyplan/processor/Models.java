package dev.keyplan.processor;

import dev.keyplan.processor.model.AccessPatternModel;
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
import dev.keyplan.processor.model.KeyTemplate;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.model.ViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Short ways to write models by hand. {@link OrdersModel} is a whole table made so. */
public final class Models {

  private static final Pattern PLACEHOLDER =
      Pattern.compile("\\{([\\w.]+)(?::(\\w+)(?:\\((\\d+)\\))?)?}");

  private Models() {}

  public static TypeRef type(String packageName, String... simpleNames) {
    return TypeRef.of(packageName, simpleNames);
  }

  /** The boxed type. */
  public static AttributeType scalar(ScalarType type) {
    return new AttributeType.Scalar(type, false);
  }

  public static AttributeType primitive(ScalarType type) {
    return new AttributeType.Scalar(type, true);
  }

  public static AttributeType enumeration(TypeRef type, String... constants) {
    return new AttributeType.Enumeration(type, List.of(constants));
  }

  public static AttributeModel attribute(String name, ScalarType type) {
    return attribute(name, scalar(type));
  }

  public static AttributeModel attribute(String name, AttributeType type) {
    return attribute(name, name, type, Presence.REQUIRED);
  }

  public static AttributeModel attribute(
      String name, String storedName, AttributeType type, Presence presence) {
    return new AttributeModel(name, storedName, type, presence, Origin.UNKNOWN);
  }

  public static EntityModel entity(
      TypeRef type,
      List<AttributeModel> attributes,
      List<EntityKey> keys,
      AccessPatternModel... patterns) {
    return new EntityModel(
        type,
        type.simpleName(),
        attributes,
        keys,
        List.of(patterns),
        Set.of(),
        true,
        Origin.UNKNOWN);
  }

  public static ViewModel view(TypeRef type, TypeRef entity, List<AttributeModel> attributes) {
    return new ViewModel(type, entity, attributes, true, Origin.UNKNOWN);
  }

  /** A composed key of a table with a partition and a sort key. */
  public static EntityKey tableKey(KeyAttribute partition, KeyAttribute sort) {
    return new EntityKey("", List.of(partition), List.of(sort), List.of(), Origin.UNKNOWN);
  }

  public static EntityKey indexKey(
      String index, KeyAttribute partition, KeyAttribute sort, Term... when) {
    return new EntityKey(index, List.of(partition), List.of(sort), List.of(when), Origin.UNKNOWN);
  }

  public static KeyAttribute composed(
      String storedName, String template, List<AttributeModel> attributes) {
    return new KeyAttribute.Composed(storedName, template(template, attributes), Origin.UNKNOWN);
  }

  public static KeyAttribute nativeKey(AttributeModel attribute) {
    return new KeyAttribute.Native(attribute.storedName(), attribute);
  }

  /**
   * Parses {@code ORDER#{createdAt}#{orderId:id(8)}}. Each part has its type's own encoding, or
   * that of the transform, one of {@code id}, {@code free}, {@code lower}, {@code upper}, {@code
   * digits}, {@code year}, {@code month}, {@code day}, {@code hour}.
   */
  public static KeyTemplate template(String text, List<AttributeModel> attributes) {
    List<KeySegment> segments = new ArrayList<>();
    Matcher matcher = PLACEHOLDER.matcher(text);
    int end = 0;
    while (matcher.find()) {
      if (matcher.start() > end) {
        segments.add(new KeySegment.Literal(text.substring(end, matcher.start())));
      }
      AttributeType type = named(matcher.group(1), attributes).type();
      KeyEncoding encoding = matcher.group(2) == null ? encoding(type) : encoding(matcher.group(2));
      int width = matcher.group(3) == null ? 0 : Integer.parseInt(matcher.group(3));
      AttributePath path = AttributePath.parse(matcher.group(1));
      segments.add(new KeyPart(path, type, encoding, width, Origin.UNKNOWN));
      end = matcher.end();
    }
    if (end < text.length()) {
      segments.add(new KeySegment.Literal(text.substring(end)));
    }
    return new KeyTemplate(text, segments);
  }

  public static Term.Parameter parameter(String name) {
    return new Term.Parameter(AttributePath.parse(name), null, name, Origin.UNKNOWN);
  }

  public static Term equal(String name, AttributeType type, String constant) {
    return new Term.Equal(AttributePath.parse(name), new Constant(type, constant), Origin.UNKNOWN);
  }

  /** A pattern without range, order and settings. */
  public static AccessPatternModel pattern(String name, Term... by) {
    return pattern(name, List.of(by), List.of(), false, false, null, 0, 0);
  }

  public static AccessPatternModel pattern(
      String name,
      List<Term> by,
      List<String> orderBy,
      boolean descending,
      boolean strong,
      ViewModel returns,
      int pageSize,
      double peakRate) {
    return new AccessPatternModel(
        name,
        by,
        Optional.empty(),
        Optional.empty(),
        orderBy.stream().map(AttributePath::parse).toList(),
        descending,
        Optional.empty(),
        strong,
        Optional.ofNullable(returns),
        pageSize,
        peakRate,
        "",
        AccessPatternModel.Origins.UNKNOWN);
  }

  private static AttributeModel named(String name, List<AttributeModel> attributes) {
    return attributes.stream().filter(a -> a.name().equals(name)).findFirst().orElseThrow();
  }

  private static KeyEncoding encoding(AttributeType type) {
    if (type instanceof AttributeType.Enumeration) {
      return KeyEncoding.ENUM;
    }
    return type instanceof AttributeType.Scalar scalar
        ? KeyEncoding.valueOf(scalar.type().name())
        : KeyEncoding.CONVERTED;
  }

  private static KeyEncoding encoding(String transform) {
    return switch (transform) {
      case "id" -> KeyEncoding.ID;
      case "free" -> KeyEncoding.FREE;
      case "lower" -> KeyEncoding.LOWER;
      case "upper" -> KeyEncoding.UPPER;
      case "digits" -> KeyEncoding.DIGITS;
      case "year" -> KeyEncoding.TO_YEAR;
      case "month" -> KeyEncoding.TO_MONTH;
      case "day" -> KeyEncoding.TO_DAY;
      case "hour" -> KeyEncoding.TO_HOUR;
      default -> throw new IllegalArgumentException(transform);
    };
  }
}
