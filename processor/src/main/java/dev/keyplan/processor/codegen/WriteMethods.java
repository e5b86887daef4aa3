package dev.keyplan.processor.codegen;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.UpdateRules;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The writing methods of an entity's repository. */
final class WriteMethods {

  private final EntityModel entity;
  private final WriteCode code;

  /** What updates take of the primary key. */
  private final Set<AttributePath> keyAttributes;

  WriteMethods(TablePlan plan, EntityModel entity, Flavor flavor) {
    this.entity = entity;
    this.code = new WriteCode(new GeneratedNames(plan.table()), entity, flavor, plan.sound());
    this.keyAttributes = new UpdateRules(plan.table(), entity).used();
  }

  /** What no pattern's method can be. */
  Set<String> erasures() {
    Set<String> erasures = new LinkedHashSet<>();
    for (MethodSpec method : methods()) {
      List<TypeName> types = method.parameters().stream().map(ParameterSpec::type).toList();
      erasures.add(PatternSignature.erasure(method.name(), types));
    }
    return erasures;
  }

  List<MethodSpec> methods() {
    ChangeMethods changes = new ChangeMethods(code);
    List<MethodSpec> methods = new ArrayList<>();
    if (!entity.uniques().isEmpty()) {
      methods.addAll(new GuardedMethods(code).methods());
      methods.add(changes.byKey(keyAttributes));
      return methods;
    }
    PutMethods puts = new PutMethods(code);
    DeleteMethods deletes = new DeleteMethods(code);
    methods.addAll(List.of(puts.create(), puts.put(), puts.putOnlyIf()));
    if (puts.isBatched()) {
      methods.add(puts.putBatch());
    }
    methods.addAll(List.of(changes.byKey(keyAttributes), changes.byDifference()));
    if (!code.isSingleton()) {
      methods.add(changes.move());
    }
    methods.add(deletes.byKey());
    if (entity.tableKey().isPresent()) {
      methods.add(deletes.byKeyOnlyIf());
    }
    methods.addAll(List.of(deletes.byEntity(), deletes.byEntityOnlyIf()));
    return methods;
  }
}
