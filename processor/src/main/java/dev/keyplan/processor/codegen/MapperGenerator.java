package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.codegen.RuntimeTypes.ATTRIBUTE_MAP;
import static dev.keyplan.processor.codegen.RuntimeTypes.ATTRIBUTE_READER;
import static dev.keyplan.processor.codegen.RuntimeTypes.ATTRIBUTE_VALUE;
import static dev.keyplan.processor.codegen.RuntimeTypes.ITEM_MAPPING_EXCEPTION;
import static dev.keyplan.processor.codegen.RuntimeTypes.ITEM_READER;
import static dev.keyplan.processor.codegen.RuntimeTypes.JSON_READER;
import static dev.keyplan.processor.codegen.RuntimeTypes.KEY_VALUE_EXCEPTION;
import static dev.keyplan.processor.codegen.RuntimeTypes.STORED_JSON;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.model.ViewModel;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * The mappers: {@code OrderMapper} with {@code toItem} and {@code fromItem}; views are only read.
 */
public final class MapperGenerator {

  private static final TypeName ITEM =
      ParameterizedTypeName.get(
          ClassName.get(Map.class), ClassName.get(String.class), ATTRIBUTE_VALUE);

  /** The method that makes an item for a request. */
  static final String REQUEST_ITEM = "requestItem";

  private final TableModel table;
  private final GeneratedNames names;
  private final boolean sound;

  /** What Queries answer, other than as a part of a collection. */
  private final Set<TypeRef> queried = new HashSet<>();

  private final Map<EntityModel, Storing> storing = new IdentityHashMap<>();

  /** How an entity's items are made, which its other classes refer to. */
  private record Storing(
      MapperMembers members, IndexKeyMethods indexKeys, MethodSpec requestItem) {}

  public MapperGenerator(TablePlan plan) {
    this.table = plan.table();
    this.names = new GeneratedNames(table);
    this.sound = plan.sound();
    if (sound) {
      for (PlannedPattern planned : plan.patterns()) {
        if (planned.plan().orElse(null) instanceof QueryPlan.Query) {
          queried.add(planned.pattern().returns().map(ViewModel::type).orElse(planned.owner()));
        }
      }
    }
  }

  public TypeSpec entity(EntityModel entity) {
    Storing storing = storing(entity);
    MapperMembers members = storing.members();
    MethodSpec.Builder toItem =
        method("toItem", entity.isPublic())
            .addJavadoc(
                "The item that stores it, with the key of the table and of each index it is in.\n\n"
                    + "@throws $L if a part of a key is missing or cannot\n    stand in it\n"
                    + "@throws $L if a value is missing or cannot be stored\n",
                KEY_VALUE_EXCEPTION,
                ITEM_MAPPING_EXCEPTION)
            .returns(ITEM);
    String record = record(entity);
    toItem.addParameter(TypeNames.of(entity.type()), record);
    if (sound) {
      toItem.addStatement("return $L($N).toMap()", REQUEST_ITEM, record);
    } else {
      toItem.addStatement(Skeletons.body(table.root().simpleName()));
    }
    List<MethodSpec> methods =
        new ArrayList<>(
            List.of(toItem.build(), storing.requestItem(), fromItem(members, entity.isPublic())));
    methods.addAll(storing.indexKeys().methods(sound));
    if (new EntityOperations(entity).guarding() && sound) {
      methods.add(new GuardCode(table, entity).keys());
    }
    boolean answered = queried.contains(entity.type());
    boolean written = sound && new EntityOperations(entity).inherited();
    if (answered || written) {
      methods.add(apply(members));
    }
    if (answered) {
      methods.add(read(members));
    }
    if (written) {
      methods.addAll(new EntityMapperMethods(table, entity).methods());
    }
    TypeSpec.Builder type =
        members.type(names.mapper(entity.type()), entity.isPublic(), answered || written, methods);
    if (written) {
      type.addSuperinterface(EntityMapperMethods.type(names, entity.type()));
    }
    return addReader(type, members, answered)
        .addJavadoc(
            "How $L is stored in the table $L:\n"
                + "the names of its attributes, and the way to an item and back.\n",
            link(entity.type()),
            JavadocText.code(table.name()))
        .build();
  }

  /** The entity's attributes as other classes store them, in the mapper's own way. */
  RecordCode outside(EntityModel entity) {
    return storing(entity).members().outside(names.mapper(entity.type()));
  }

  private Storing storing(EntityModel entity) {
    return storing.computeIfAbsent(entity, this::storingAnew);
  }

  private Storing storingAnew(EntityModel entity) {
    MapperMembers members =
        new MapperMembers(
            table, entity.type(), entity.attributes(), entity.construction(), entity.keys());
    IndexKeyMethods indexKeys = new IndexKeyMethods(table, entity);
    return new Storing(members, indexKeys, requestItem(entity, members, indexKeys));
  }

  public TypeSpec view(ViewModel view) {
    MapperMembers members =
        new MapperMembers(table, view.type(), view.attributes(), view.construction(), List.of());
    List<MethodSpec> methods = new ArrayList<>(List.of(fromItem(members, view.isPublic())));
    boolean answered = queried.contains(view.type());
    if (answered) {
      methods.addAll(List.of(apply(members), read(members)));
    }
    TypeSpec.Builder type =
        members.type(names.mapper(view.type()), view.isPublic(), answered, methods);
    return addReader(type, members, answered)
        .addJavadoc(
            "Reads $L, a part of the attributes of $L.\n", link(view.type()), link(view.entity()))
        .build();
  }

  private String link(TypeRef type) {
    return new Javadoc(table.root().packageName()).link(type);
  }

  /** The parameter that holds the entity; {@code item} is taken. */
  private static String record(EntityModel entity) {
    FreeNames locals = new FreeNames();
    locals.newName("item");
    return locals.newName(GeneratedNames.decapitalized(entity.type().simpleName()));
  }

  /** What repositories send: requests copy it, so it need not be a map for all purposes. */
  private MethodSpec requestItem(
      EntityModel entity, MapperMembers members, IndexKeyMethods indexKeys) {
    String item = "item";
    String record = record(entity);
    MethodSpec.Builder method =
        method(REQUEST_ITEM, false)
            .addJavadoc("The same for a request, which copies it.\n")
            .addParameter(TypeNames.of(entity.type()), record)
            .returns(ATTRIBUTE_MAP);
    if (!sound) {
      return method.addStatement(Skeletons.body(table.root().simpleName())).build();
    }
    PathCode paths = PathCode.ofRecord(table, entity, record);
    KeyPuts keys = new KeyPuts(names, entity, paths, item);
    int entries = entity.attributes().size() + composedKeys(entity, indexKeys);
    if (table.entityTypeAttribute().isPresent()) {
      entries++;
    }
    method
        .addStatement("$T $N = new $T($L)", ATTRIBUTE_MAP, item, ATTRIBUTE_MAP, entries)
        .addCode(keys.ofTable());
    if (table.entityTypeAttribute().isPresent()) {
      String name = table.entityTypeAttribute().get();
      method.addStatement("$N.put($S, $N)", item, name, members.entityType(entity.typeName()));
    }
    return method
        .addCode(members.record().puts(entity.attributes(), record, item))
        .addCode(indexKeys.calls(paths, item))
        .addCode(keys.lengths())
        .addStatement("return $N", item)
        .build();
  }

  /** How many attributes hold composed keys at most. */
  private static int composedKeys(EntityModel entity, IndexKeyMethods indexKeys) {
    return entity.tableKey().map(key -> KeyPuts.composed(key).size()).orElse(0)
        + indexKeys.indexes().stream().mapToInt(keys -> keys.storedNames().size()).sum();
  }

  private MethodSpec fromItem(MapperMembers members, boolean isPublic) {
    MethodSpec.Builder method =
        method("fromItem", isPublic)
            .addJavadoc(
                "What an item stores. Attributes unknown here are passed over.\n\n"
                    + "@throws $L if an attribute is missing or of another\n"
                    + "    form, or if {@code $L} refuses the values; it names the item's key\n",
                ITEM_MAPPING_EXCEPTION,
                members.recordType().simpleName())
            .addParameter(ITEM, "item")
            .returns(TypeNames.of(members.recordType()));
    if (!sound) {
      return method.addStatement(Skeletons.body(table.root().simpleName())).build();
    }
    return method
        .beginControlFlow("try")
        .addCode(members.construct("item"))
        .nextControlFlow("catch ($T e)", RuntimeException.class)
        .addStatement(
            "throw $T.unreadable($S, item, e, $L)",
            ATTRIBUTE_READER,
            members.recordType().simpleName(),
            keyNames())
        .endControlFlow()
        .build();
  }

  /** Names of the table's key attributes, for errors. */
  private CodeBlock keyNames() {
    return table
        .sortKey()
        .map(sortKey -> CodeBlock.of("$S, $S", table.partitionKey(), sortKey))
        .orElseGet(() -> CodeBlock.of("$S", table.partitionKey()));
  }

  private static MethodSpec apply(MapperMembers members) {
    return MethodSpec.methodBuilder("apply")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(ITEM, "item")
        .returns(TypeNames.of(members.recordType()))
        .addStatement("return fromItem(item)")
        .build();
  }

  private MethodSpec read(MapperMembers members) {
    return MethodSpec.methodBuilder("read")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(STORED_JSON, "json")
        .addParameter(int.class, "item")
        .returns(TypeNames.of(members.recordType()))
        .beginControlFlow("try")
        .addCode(members.constructFromJson("item"))
        .nextControlFlow("catch ($T e)", RuntimeException.class)
        .addStatement(
            "throw $T.unreadable($S, json, item, e, $L)",
            JSON_READER,
            members.recordType().simpleName(),
            keyNames())
        .endControlFlow()
        .build();
  }

  /** The mapper of what Queries answer is an {@code ItemReader}, which reads JSON too. */
  private static TypeSpec.Builder addReader(
      TypeSpec.Builder type, MapperMembers members, boolean answered) {
    TypeName read = TypeNames.of(members.recordType());
    return answered ? type.addSuperinterface(ParameterizedTypeName.get(ITEM_READER, read)) : type;
  }

  private static MethodSpec.Builder method(String name, boolean isPublic) {
    MethodSpec.Builder method = MethodSpec.methodBuilder(name).addModifiers(Modifier.STATIC);
    return isPublic ? method.addModifiers(Modifier.PUBLIC) : method;
  }
}
