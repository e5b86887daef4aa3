package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.KeyTemplate;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An entity made by hand. A key attribute that the entity has by name is native. */
final class TestEntity {

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)(?::([^}]+))?}");

  private record Declared(String index, String partition, String sort, List<String> when) {}

  private final String name;
  private final List<AttributeModel> attributes = new ArrayList<>();
  private final List<Declared> keys = new ArrayList<>();
  private final List<TestPattern> patterns = new ArrayList<>();
  private final List<String> invalid = new ArrayList<>();

  private TestEntity(String name) {
    this.name = name;
  }

  static TestEntity entity(String name, String... attributes) {
    TestEntity entity = new TestEntity(name);
    for (String attribute : attributes) {
      entity.attributes.add(TestTypes.attribute(attribute));
    }
    return entity;
  }

  /** The table's key; "" for a native half. */
  TestEntity key(String partition, String sort) {
    keys.add(new Declared("", partition, sort, List.of()));
    return this;
  }

  TestEntity key(String index, String partition, String sort, String... when) {
    keys.add(new Declared(index, partition, sort, List.of(when)));
    return this;
  }

  TestEntity invalidKey(String index) {
    invalid.add(index);
    return this;
  }

  TestEntity pattern(TestPattern pattern) {
    patterns.add(pattern);
    return this;
  }

  EntityModel build(String tablePartition, String tableSort, List<IndexModel> indexes) {
    EntityModel bare = model(List.of(), List.of());
    List<EntityKey> built = new ArrayList<>();
    for (Declared key : keys) {
      IndexModel index =
          indexes.stream().filter(i -> i.name().equals(key.index)).findFirst().orElse(null);
      List<String> partition = index == null ? List.of(tablePartition) : index.partitionKey();
      List<String> sort = index == null ? PatternTables.names(tableSort) : index.sortKey();
      built.add(
          new EntityKey(
              key.index,
              partition.stream().map(stored -> keyAttribute(stored, key.partition)).toList(),
              sort.stream().map(stored -> keyAttribute(stored, key.sort)).toList(),
              key.when.stream().map(term -> TestPattern.term(term, bare)).toList(),
              TestTypes.origin("key " + key.index)));
    }
    return model(built, patterns.stream().map(pattern -> pattern.build(bare)).toList());
  }

  private EntityModel model(List<EntityKey> built, List<AccessPatternModel> patternModels) {
    return new EntityModel(
        TypeRef.of("test", name),
        name,
        attributes,
        built,
        patternModels,
        Set.copyOf(invalid),
        true,
        TestTypes.origin("entity " + name));
  }

  private KeyAttribute keyAttribute(String storedName, String template) {
    return attributes.stream()
        .filter(attribute -> attribute.storedName().equals(storedName))
        .findFirst()
        .<KeyAttribute>map(attribute -> new KeyAttribute.Native(storedName, attribute))
        .orElseGet(
            () ->
                new KeyAttribute.Composed(
                    storedName, template(template), TestTypes.origin("template " + template)));
  }

  private KeyTemplate template(String text) {
    List<KeySegment> segments = new ArrayList<>();
    Matcher placeholder = PLACEHOLDER.matcher(text);
    int end = 0;
    while (placeholder.find()) {
      if (placeholder.start() > end) {
        segments.add(new KeySegment.Literal(text.substring(end, placeholder.start())));
      }
      String transform = placeholder.group(2) == null ? "" : placeholder.group(2);
      AttributeModel attribute =
          attributes.stream()
              .filter(a -> a.name().equals(placeholder.group(1)))
              .findFirst()
              .orElseThrow();
      segments.add(
          new KeyPart(
              AttributePath.parse(attribute.name()),
              attribute.type(),
              TestTypes.encoding(attribute.type(), transform),
              TestTypes.width(transform),
              Origin.UNKNOWN));
      end = placeholder.end();
    }
    if (end < text.length()) {
      segments.add(new KeySegment.Literal(text.substring(end)));
    }
    return new KeyTemplate(text, segments);
  }
}
