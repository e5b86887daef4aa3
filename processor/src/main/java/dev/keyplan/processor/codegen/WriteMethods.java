package dev.keyplan.processor.codegen;

import com.palantir.javapoet.MethodSpec;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.UpdateRules;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The writing methods of an entity's repository, but for those that it inherits. */
final class WriteMethods {

  private final EntityModel entity;
  private final EntityOperations operations;
  private final WriteCode code;

  /** What updates take of the primary key. */
  private final Set<AttributePath> keyAttributes;

  WriteMethods(TablePlan plan, EntityModel entity, Flavor flavor) {
    this.entity = entity;
    this.operations = new EntityOperations(entity);
    this.code = new WriteCode(plan.table(), entity, flavor, plan.sound());
    this.keyAttributes = new UpdateRules(plan.table(), entity).used();
  }

  List<MethodSpec> methods() {
    List<MethodSpec> methods = new ArrayList<>();
    if (operations.inherited()) {
      DeleteMethods deletes = new DeleteMethods(code);
      methods.add(new ChangeMethods(code).byKey(keyAttributes));
      methods.addAll(List.of(deletes.byKey(), deletes.byKeyOnlyIf()));
    } else if (entity.uniques().isEmpty()) {
      addPlain(methods);
    } else {
      methods.addAll(new GuardedMethods(code).methods());
      if (operations.update()) {
        methods.add(new ChangeMethods(code).byKey(keyAttributes));
      }
    }
    return methods;
  }

  private void addPlain(List<MethodSpec> methods) {
    PutMethods puts = new PutMethods(code);
    if (operations.create()) {
      methods.add(puts.create());
    }
    if (operations.put()) {
      methods.addAll(List.of(puts.put(), puts.putOnlyIf()));
      if (entity.isPutInBatches()) {
        methods.add(puts.putBatch());
      }
    }
    ChangeMethods changes = new ChangeMethods(code);
    if (operations.update()) {
      methods.addAll(List.of(changes.byKey(keyAttributes), changes.byDifference()));
    }
    if (operations.move() && !code.isSingleton()) {
      methods.add(changes.move());
    }
    if (operations.delete()) {
      addDeletes(methods);
    }
  }

  private void addDeletes(List<MethodSpec> methods) {
    DeleteMethods deletes = new DeleteMethods(code);
    methods.add(deletes.byKey());
    if (entity.tableKey().isPresent()) {
      methods.add(deletes.byKeyOnlyIf());
    }
    methods.addAll(List.of(deletes.byEntity(), deletes.byEntityOnlyIf()));
  }
}
