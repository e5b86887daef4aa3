package dev.keyplan.processor;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.model.UsedTypes;
import dev.keyplan.processor.model.ViewModel;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Whether generated code refers to anything deprecated: that its user has decided already, and must
 * not be warned of again in classes they cannot change.
 */
final class DeprecatedTypes {

  private final Elements elements;

  DeprecatedTypes(Elements elements) {
    this.elements = elements;
  }

  boolean usedBy(TableModel table) {
    Set<TypeRef> types = new LinkedHashSet<>(UsedTypes.of(table, table.entities()));
    for (CollectionModel collection : table.collections()) {
      types.add(collection.type());
    }
    for (EntityModel entity : table.entities()) {
      for (AccessPatternModel pattern : entity.patterns()) {
        if (pattern.returns().isPresent()) {
          ViewModel view = pattern.returns().get();
          types.add(view.type());
          types.add(view.construction().creator());
        }
      }
    }
    for (TypeRef type : types) {
      if (isDeprecated(type)) {
        return true;
      }
    }
    return false;
  }

  private boolean isDeprecated(TypeRef ref) {
    TypeElement type = elements.getTypeElement(ref.qualifiedName());
    return type != null && isDeprecated(type);
  }

  /** The type, one of its members, inherited ones too, or one of those of its builder. */
  private boolean isDeprecated(TypeElement type) {
    if (type.getQualifiedName().toString().startsWith("java.")) {
      return false;
    }
    if (elements.isDeprecated(type) || isAnyDeprecated(type.getEnclosedElements())) {
      return true;
    }
    for (TypeElement nested : ElementFilter.typesIn(type.getEnclosedElements())) {
      if (isAnyDeprecated(nested.getEnclosedElements())) {
        return true;
      }
    }
    for (TypeMirror inherited : type.getInterfaces()) {
      if (isDeprecatedSupertype(inherited)) {
        return true;
      }
    }
    return isDeprecatedSupertype(type.getSuperclass());
  }

  private boolean isAnyDeprecated(List<? extends Element> members) {
    for (Element member : members) {
      if (elements.isDeprecated(member)) {
        return true;
      }
    }
    return false;
  }

  private boolean isDeprecatedSupertype(TypeMirror supertype) {
    return supertype.getKind() == TypeKind.DECLARED
        && isDeprecated((TypeElement) ((DeclaredType) supertype).asElement());
  }
}
