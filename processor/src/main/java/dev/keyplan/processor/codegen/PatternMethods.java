package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.codegen.PatternSignature.Answer;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.QueryPlan;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** The methods of access patterns, each of one expression. */
final class PatternMethods {

  private static final String KEYS = "keys";
  private static final TypeName VALUES =
      ParameterizedTypeName.get(ClassName.get(List.class), RuntimeTypes.ATTRIBUTE_VALUE);

  private final TableModel table;
  private final GeneratedNames names;
  private final RepositoryNames repository;
  private final Flavor flavor;

  PatternMethods(TableModel table, RepositoryNames repository, Flavor flavor) {
    this.table = table;
    this.names = new GeneratedNames(table);
    this.repository = repository;
    this.flavor = flavor;
  }

  List<MethodSpec> of(PatternSignature signature) {
    List<MethodSpec> methods = new ArrayList<>(List.of(method(signature)));
    if (signature.batched()) {
      methods.add(batchMethod(signature));
    }
    if (signature.readsOneItem()) {
      methods.add(transactionalMethod(signature));
    }
    return methods;
  }

  private MethodSpec method(PatternSignature signature) {
    TableCall body = signature.plan().map(plan -> call(signature, plan)).orElse(null);
    return begin(signature, repository.method(signature), body)
        .addJavadoc(doc(signature).method())
        .addParameters(signature.parameters())
        .varargs(!signature.pattern().valid())
        .returns(answer(signature))
        .build();
  }

  private MethodSpec batchMethod(PatternSignature signature) {
    ClassName primaryKey = names.primaryKey(signature.entity().type());
    ClassName item = TypeNames.of(signature.returned());
    TypeName keys = ParameterizedTypeName.get(ClassName.get(Collection.class), primaryKey);
    TypeName found = ParameterizedTypeName.get(ClassName.get(Map.class), primaryKey, item);
    TableCall call =
        new TableCall(Set.of(KEYS), "batchGet")
            .argument(constant(signature))
            .argument(CodeBlock.of(KEYS))
            .argument(CodeBlock.of("$T::toMap", primaryKey))
            .argument(reader(signature, false));
    TableCall body = signature.plan().isPresent() ? call : null;
    return begin(signature, repository.batchMethod(signature), body)
        .addJavadoc(doc(signature).batchMethod(repository.method(signature)))
        .addParameter(keys, KEYS)
        .returns(flavor.answer(found))
        .build();
  }

  private MethodSpec transactionalMethod(PatternSignature signature) {
    TypeName item = TypeNames.of(signature.returned());
    TableCall body =
        signature
            .plan()
            .map(plan -> get(signature, (QueryPlan.Get) plan, "getInTransaction"))
            .orElse(null);
    return begin(signature, repository.transactionalMethod(signature), body)
        .addJavadoc(
            doc(signature).transactionalMethod(repository.method(signature), flavor.client(names)))
        .addParameters(signature.parameters())
        .varargs(!signature.pattern().valid())
        .returns(ParameterizedTypeName.get(RuntimeTypes.TRANSACTIONAL_GET, item))
        .build();
  }

  /**
   * @param body what is returned; null for a skeleton
   */
  private static MethodSpec.Builder begin(PatternSignature signature, String name, TableCall body) {
    MethodSpec.Builder method = MethodSpec.methodBuilder(name);
    if (signature.isPublic()) {
      method.addModifiers(Modifier.PUBLIC);
    }
    return body == null
        ? method.addStatement(Skeletons.body(signature.pattern().name()))
        : method.addCode(body.statements("return "));
  }

  private TypeName answer(PatternSignature signature) {
    ClassName item = TypeNames.of(signature.returned());
    return signature.answer() == Answer.PAGES
        ? flavor.pagedQuery(item)
        : flavor.answer(ParameterizedTypeName.get(ClassName.get(Optional.class), item));
  }

  private TableCall call(PatternSignature signature, QueryPlan plan) {
    if (plan instanceof QueryPlan.Get get) {
      return get(signature, get, "get");
    }
    QueryPlan.Query query = (QueryPlan.Query) plan;
    TableCall call =
        new TableCall(
            parameterNames(signature),
            signature.answer() == Answer.COLLECTION ? "collect" : "query");
    call.argument(constant(signature));
    List<CodeBlock> values = equalities(signature, query);
    if (values.size() == 1) {
      call.argument(values.get(0), RuntimeTypes.ATTRIBUTE_VALUE, "partition");
    } else {
      CodeBlock list = CodeBlock.of("$T.of($L)", List.class, CodeBlock.join(values, ",$W"));
      call.argument(list, VALUES, "equalities");
    }
    CodeBlock condition = keyCode(signature).condition(query.interval());
    return call.argument(condition, RuntimeTypes.SORT_KEY_CONDITION, "condition")
        .argument(fromItem(signature, plan));
  }

  private TableCall get(PatternSignature signature, QueryPlan.Get get, String operation) {
    return new TableCall(parameterNames(signature), operation)
        .argument(constant(signature))
        .argument(key(signature, get), RuntimeTypes.ITEM, "key")
        .argument(fromItem(signature, get));
  }

  private List<CodeBlock> equalities(PatternSignature signature, QueryPlan.Query query) {
    KeyCode code = keyCode(signature);
    List<CodeBlock> values = new ArrayList<>();
    query.partition().forEach(key -> values.add(code.partitionKey(key)));
    query.equalities().forEach(key -> values.add(code.sortKey(key)));
    return values;
  }

  /** By the entity's key builder, unless a constant is part of the key. */
  private CodeBlock key(PatternSignature signature, QueryPlan.Get get) {
    if (signature.givesWholeKey()) {
      String arguments =
          signature.keyPaths().stream()
              .map(GeneratedNames::parameter)
              .collect(Collectors.joining(", "));
      ClassName keys = names.keys(signature.entity().type());
      return CodeBlock.of("$T.primaryKey($L)", keys, arguments);
    }
    KeyCode code = keyCode(signature);
    List<CodeBlock> entries = new ArrayList<>();
    for (BoundKey key : get.key()) {
      CodeBlock value = entries.isEmpty() ? code.partitionKey(key) : code.sortKey(key);
      entries.add(CodeBlock.of("$S,$W$L", key.storedName(), value));
    }
    return CodeBlock.of("$T.of($L)", Map.class, CodeBlock.join(entries, ",$W"));
  }

  private CodeBlock fromItem(PatternSignature signature, QueryPlan plan) {
    TypeRef returned = signature.returned();
    if (signature.form().isEmpty()) {
      return reader(signature, plan instanceof QueryPlan.Query);
    }
    ClassName assembling = names.repository(returned);
    if (plan instanceof QueryPlan.Query) {
      return CodeBlock.of("$T::$L", assembling, CollectionMethod.name(signature.form().get()));
    }
    String item = parameterNames(signature).contains("item") ? "theItem" : "item";
    return CodeBlock.of(
        "$L -> $T.$L($T.of($L))", item, assembling, CollectionAssembly.METHOD, List.class, item);
  }

  /** The mapper itself, if it is an object: a method reference is a class more at run time. */
  private CodeBlock reader(PatternSignature signature, boolean queried) {
    TypeRef returned = signature.returned();
    ClassName mapper = names.mapper(returned);
    EntityModel entity = signature.entity();
    boolean written = entity.type().equals(returned) && new EntityOperations(entity).inherited();
    return queried || written
        ? CodeBlock.of("$T.$L", mapper, MapperMembers.INSTANCE)
        : CodeBlock.of("$T::fromItem", mapper);
  }

  private static Set<String> parameterNames(PatternSignature signature) {
    return signature.parameters().stream().map(ParameterSpec::name).collect(Collectors.toSet());
  }

  private CodeBlock constant(PatternSignature signature) {
    return RepositoryClass.constant(
        names, flavor, signature.planned().owner(), repository.constant(signature));
  }

  private KeyCode keyCode(PatternSignature signature) {
    return new KeyCode(table, signature.entity());
  }

  private PatternDoc doc(PatternSignature signature) {
    return new PatternDoc(signature, table.root().packageName());
  }
}
