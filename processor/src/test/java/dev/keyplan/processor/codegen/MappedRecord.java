package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.Models.attribute;
import static dev.keyplan.processor.Models.composed;
import static dev.keyplan.processor.Models.entity;
import static dev.keyplan.processor.Models.tableKey;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.NestedModel;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.plan.TablePlan;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An entity {@code shop.Thing} of given attributes behind an {@code id}, whose record, keys and
 * mapper are compiled and run.
 */
final class MappedRecord {

  static final TypeRef THING = TypeRef.of("shop", "Thing");
  static final AttributeModel ID = attribute("id", ScalarType.STRING);

  private final List<AttributeModel> attributes = new ArrayList<>(List.of(ID));
  private final List<EntityKey> indexKeys = new ArrayList<>();
  private final List<NestedModel> nested = new ArrayList<>();
  private final GeneratedSources sources = new GeneratedSources();
  private String body = "";
  private ClassLoader loader;

  MappedRecord with(AttributeModel... more) {
    attributes.addAll(List.of(more));
    return this;
  }

  MappedRecord with(EntityKey... keys) {
    indexKeys.addAll(List.of(keys));
    return this;
  }

  /** With its source. */
  MappedRecord nested(NestedModel model) {
    nested.add(model);
    return user(model.type().simpleName(), source(model.type(), model.attributes(), ""));
  }

  MappedRecord user(String simpleName, String source) {
    sources.user("shop." + simpleName, source);
    return this;
  }

  /** The body of the record. */
  MappedRecord body(String members) {
    body = members;
    return this;
  }

  List<AttributeModel> attributes() {
    return attributes;
  }

  MappedRecord compile() {
    List<EntityKey> keys = new ArrayList<>();
    keys.add(
        tableKey(composed("PK", "THING#{id}", attributes), composed("SK", "THING", attributes)));
    keys.addAll(indexKeys);
    EntityModel thing = entity(THING, attributes, keys);
    TableModel table =
        new TableModel(
            TypeRef.of("shop", "Things"),
            "things",
            "PK",
            Optional.of("SK"),
            Optional.of("entityType"),
            indexKeys.stream().map(EntityKey::index).distinct().map(MappedRecord::index).toList(),
            List.of(thing),
            List.of(),
            nested.stream().collect(Collectors.toMap(NestedModel::type, model -> model)),
            true,
            Origin.UNKNOWN);
    TablePlan plan =
        new TablePlan(table, StoredType.S, Optional.of(StoredType.S), List.of(), List.of(), true);
    MapperGenerator mappers = new MapperGenerator(plan);
    loader =
        sources
            .user("shop.Thing", source(THING, attributes, body))
            .generated("shop", new KeysGenerator(table).generate(thing))
            .generated("shop", mappers.entity(thing))
            .generated(
                "shop", new ConditionsGenerator(plan, thing, mappers.outside(thing)).generate())
            .load();
    return this;
  }

  Class<?> type(String simpleName) {
    try {
      return loader.loadClass("shop." + simpleName);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  Object make(String simpleName, Object... components) {
    Constructor<?> constructor = type(simpleName).getDeclaredConstructors()[0];
    try {
      return constructor.newInstance(components);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(Arrays.toString(components), e);
    }
  }

  /** A {@code Thing} of the id 1. */
  Object thing(Object... components) {
    List<Object> all = new ArrayList<>(List.of("1"));
    all.addAll(Arrays.asList(components));
    return make("Thing", all.toArray());
  }

  @SuppressWarnings("unchecked") // the signature of a generated method
  Map<String, AttributeValue> toItem(Object thing) {
    return (Map<String, AttributeValue>) call("toItem", type("Thing"), thing);
  }

  Object fromItem(Map<String, AttributeValue> item) {
    return call("fromItem", Map.class, item);
  }

  Object component(Object thing, String name) {
    try {
      for (RecordComponent component : thing.getClass().getRecordComponents()) {
        if (component.getName().equals(name)) {
          return component.getAccessor().invoke(thing);
        }
      }
      throw new AssertionError(name);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private Object call(String method, Class<?> parameter, Object argument) {
    try {
      return type("ThingMapper").getMethod(method, parameter).invoke(null, argument);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new AssertionError(e);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static String source(TypeRef type, List<AttributeModel> attributes, String body) {
    return attributes.stream()
        .map(attribute -> TypeNames.ofComponent(attribute) + " " + attribute.name())
        .collect(
            Collectors.joining(
                ", ",
                "package shop; public record " + type.simpleName() + "(",
                ") {" + body + "}"));
  }

  private static IndexModel index(String name) {
    return new IndexModel(
        name,
        IndexModel.Kind.GLOBAL,
        List.of(name + "PK"),
        List.of(name + "SK"),
        IndexModel.Projection.ALL,
        List.of(),
        true,
        Origin.UNKNOWN);
  }
}
