package dev.keyplan.processor.codegen;

import com.palantir.javapoet.TypeVariableName;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.model.UsedTypes;
import java.util.List;

/** The type variables of generated classes. */
final class TypeVariables {

  private TypeVariables() {}

  /**
   * One that hides no type of the user's in the class: {@code R_} beside a type {@code R}, which
   * has no other name in the unnamed package.
   *
   * @param entities that the class is about
   */
  static TypeVariableName free(String wanted, TableModel table, List<EntityModel> entities) {
    FreeNames names = new FreeNames();
    for (TypeRef type : UsedTypes.of(table, entities)) {
      names.newName(type.simpleNames().get(0));
    }
    return TypeVariableName.get(names.newName(wanted));
  }
}
