package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tables made by hand, in one expression. */
final class PatternTables {

  private final List<IndexModel> indexes = new ArrayList<>();
  private final List<EntityModel> entities = new ArrayList<>();
  private final List<CollectionModel> collections = new ArrayList<>();
  private final String partitionKey;
  private final String sortKey;

  private PatternTables(String partitionKey, String sortKey) {
    this.partitionKey = partitionKey;
    this.sortKey = sortKey;
  }

  static PatternTables table() {
    return new PatternTables("PK", "SK");
  }

  /**
   * @param sortKey "" for none
   */
  static PatternTables table(String partitionKey, String sortKey) {
    return new PatternTables(partitionKey, sortKey);
  }

  PatternTables index(String name) {
    return index(name, name + "PK", name + "SK");
  }

  /** Several sort key attributes are separated by a blank. */
  PatternTables index(String name, String partition, String sort) {
    return index(name, partition, sort, IndexModel.Projection.AUTO);
  }

  PatternTables index(
      String name,
      String partition,
      String sort,
      IndexModel.Projection projection,
      String... include) {
    indexes.add(
        new IndexModel(
            name,
            IndexModel.Kind.GLOBAL,
            names(partition),
            names(sort),
            projection,
            List.of(include),
            true,
            TestTypes.origin("index " + name)));
    return this;
  }

  static List<String> names(String names) {
    return names.isEmpty() ? List.of() : List.of(names.split(" "));
  }

  PatternTables entity(TestEntity entity) {
    entities.add(entity.build(partitionKey, sortKey, indexes));
    return this;
  }

  /** Members as {@code "Order order"}, {@code "Order? order"} or {@code "Order* orders"}. */
  PatternTables collection(String name, List<String> members, TestPattern... patterns) {
    List<CollectionModel.Member> models = new ArrayList<>();
    for (String member : members) {
      String[] words = member.split(" ");
      models.add(
          new CollectionModel.Member(
              words[1],
              TypeRef.of("test", words[0].replaceAll("[?*]", "")),
              words[0].endsWith("*")
                  ? CollectionModel.Multiplicity.MANY
                  : words[0].endsWith("?")
                      ? CollectionModel.Multiplicity.OPTIONAL
                      : CollectionModel.Multiplicity.ONE,
              Origin.UNKNOWN));
    }
    return collection(name, CollectionModel.Form.RECORD, models, patterns);
  }

  /** A sealed collection of the named entities. */
  PatternTables stream(String name, List<String> members, TestPattern... patterns) {
    List<CollectionModel.Member> models =
        members.stream()
            .map(member -> TypeRef.of("test", member))
            .map(type -> CollectionModel.Member.permitted(type, Origin.UNKNOWN))
            .toList();
    return collection(name, CollectionModel.Form.SEALED, models, patterns);
  }

  private PatternTables collection(
      String name,
      CollectionModel.Form form,
      List<CollectionModel.Member> members,
      TestPattern... patterns) {
    EntityModel first =
        entities.stream().filter(e -> e.type().equals(members.get(0).entity())).findFirst().get();
    List<AccessPatternModel> built = new ArrayList<>();
    for (TestPattern pattern : patterns) {
      built.add(pattern.build(first));
    }
    Origin origin = TestTypes.origin("collection " + name);
    TypeRef type = TypeRef.of("test", name);
    collections.add(new CollectionModel(type, form, members, built, true, origin));
    return this;
  }

  TableModel build() {
    return new TableModel(
        TypeRef.of("test", "TestTable"),
        "test-table",
        partitionKey,
        sortKey.isEmpty() ? Optional.empty() : Optional.of(sortKey),
        Optional.of("entityType"),
        indexes,
        entities,
        collections,
        Map.of(),
        true,
        TestTypes.origin("table"));
  }
}
