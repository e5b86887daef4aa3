package dev.keyplan.processor.model;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The types that generated code refers to for entities, those inside their attributes included. */
public final class UsedTypes {

  private final TableModel table;
  private final Set<TypeRef> types = new LinkedHashSet<>();

  private UsedTypes(TableModel table) {
    this.table = table;
  }

  public static Set<TypeRef> of(TableModel table, List<EntityModel> entities) {
    UsedTypes used = new UsedTypes(table);
    used.types.add(table.root());
    for (EntityModel entity : entities) {
      used.types.add(entity.type());
      used.types.add(entity.construction().creator());
      used.add(entity.attributes());
    }
    return used.types;
  }

  private void add(List<AttributeModel> attributes) {
    for (AttributeModel attribute : attributes) {
      add(attribute.type());
    }
  }

  private void add(AttributeType type) {
    if (type instanceof AttributeType.Enumeration enumeration) {
      types.add(enumeration.type());
    } else if (type instanceof AttributeType.ListOf list) {
      add(list.element());
    } else if (type instanceof AttributeType.SetOf set) {
      add(set.element());
    } else if (type instanceof AttributeType.MapOf map) {
      add(map.value());
    } else if (type instanceof AttributeType.Nested nested) {
      addNested(nested.type());
    } else if (type instanceof AttributeType.Converted converted) {
      types.add(converted.converter());
      add(converted.javaType());
      add(converted.target());
    }
  }

  private void addNested(TypeRef type) {
    NestedModel nested = table.nested().get(type);
    if (types.add(type) && nested != null) {
      types.add(nested.construction().creator());
      add(nested.attributes());
    }
  }

  private void add(JavaType type) {
    types.add(type.raw());
    type.arguments().forEach(this::add);
  }
}
