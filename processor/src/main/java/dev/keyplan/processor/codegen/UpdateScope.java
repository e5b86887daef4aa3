package dev.keyplan.processor.codegen;

import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one class of an update changes: the entity, or a record inside it.
 *
 * @param path of the record, of no names for the entity itself; empty for a class that serves a
 *     record wherever no index depends on anything in it
 * @param code how the attributes are stored
 * @param self the class
 */
record UpdateScope(
    Optional<AttributePath> path, List<AttributeModel> attributes, RecordCode code, TypeName self) {

  boolean isEntity() {
    return path.filter(holder -> holder.names().isEmpty()).isPresent();
  }

  /** Of an attribute; empty where nothing depends on it. */
  Optional<AttributePath> path(AttributeModel attribute) {
    return path.map(
        holder -> {
          List<String> names = new ArrayList<>(holder.names());
          names.add(attribute.name());
          return new AttributePath(names);
        });
  }
}
