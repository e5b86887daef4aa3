package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.model.ViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An access pattern made by hand; every declared value has an origin that names it. */
final class TestPattern {

  private final String name;
  private List<String> by = List.of();
  private Optional<AttributePath> range = Optional.empty();
  private Optional<AttributePath> startsWith = Optional.empty();
  private List<String> orderBy = List.of();
  private boolean descending;
  private Optional<String> index = Optional.empty();
  private boolean strong;
  private List<String> returns = List.of();

  private TestPattern(String name) {
    this.name = name;
  }

  static TestPattern pattern(String name) {
    return new TestPattern(name);
  }

  TestPattern by(String... terms) {
    by = List.of(terms);
    return this;
  }

  TestPattern range(String attribute) {
    range = Optional.of(AttributePath.parse(attribute));
    return this;
  }

  TestPattern startsWith(String attribute) {
    startsWith = Optional.of(AttributePath.parse(attribute));
    return this;
  }

  TestPattern orderBy(String... attributes) {
    orderBy = List.of(attributes);
    return this;
  }

  TestPattern descending() {
    descending = true;
    return this;
  }

  TestPattern index(String pinned) {
    index = Optional.of(pinned);
    return this;
  }

  TestPattern strong() {
    strong = true;
    return this;
  }

  /** A view of these attributes. */
  TestPattern returns(String... attributes) {
    returns = List.of(attributes);
    return this;
  }

  AccessPatternModel build(EntityModel entity) {
    return new AccessPatternModel(
        name,
        by.stream().map(text -> term(text, entity)).toList(),
        range,
        startsWith,
        orderBy.stream().map(AttributePath::parse).toList(),
        descending,
        index,
        strong,
        returns.isEmpty() ? Optional.empty() : Optional.of(view(entity)),
        0,
        0,
        "",
        new AccessPatternModel.Origins(
            TestTypes.origin("annotation"),
            TestTypes.origin("name"),
            TestTypes.origin("range"),
            TestTypes.origin("startsWith"),
            orderBy.stream().map(path -> TestTypes.origin("orderBy " + path)).toList(),
            TestTypes.origin("order"),
            TestTypes.origin("index"),
            TestTypes.origin("consistency"),
            TestTypes.origin("returns"),
            TestTypes.origin("pageSize")));
  }

  private ViewModel view(EntityModel entity) {
    return new ViewModel(
        TypeRef.of("test", "View"),
        entity.type(),
        returns.stream().map(attribute -> entity.attribute(attribute).orElseThrow()).toList(),
        true,
        Origin.UNKNOWN);
  }

  static Term term(String text, EntityModel entity) {
    Origin origin = TestTypes.origin("term " + text);
    String[] words = text.split(" ", 3);
    if (words.length == 1) {
      String[] halves = text.split(":");
      KeyEncoding transform =
          halves.length == 1 ? null : TestTypes.encoding(type(halves[0], entity), halves[1]);
      return new Term.Parameter(AttributePath.parse(halves[0]), transform, text, origin);
    }
    AttributePath path = AttributePath.parse(words[0]);
    return switch (words[1]) {
      case "=" -> new Term.Equal(path, constant(words[2], words[0], entity), origin);
      case "in" -> {
        List<Constant> constants = new ArrayList<>();
        for (String constant : words[2].replaceAll("[()]", "").split(", ")) {
          constants.add(constant(constant, words[0], entity));
        }
        yield new Term.In(path, constants, origin);
      }
      case "present" -> new Term.Present(path, origin);
      case "absent" -> new Term.Absent(path, origin);
      default -> throw new IllegalArgumentException(text);
    };
  }

  private static Constant constant(String text, String attribute, EntityModel entity) {
    return new Constant(type(attribute, entity), text.replace("'", ""));
  }

  private static AttributeType type(String attribute, EntityModel entity) {
    return entity.attribute(attribute).map(AttributeModel::type).orElseThrow();
  }
}
