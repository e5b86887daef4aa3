package dev.keyplan.processor.reader;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import java.util.Optional;

/** Where Java names of attributes mean something: an entity, or all members of a collection. */
interface Scope {

  /**
   * @param mayBeAbsent some step of the path is optional
   * @param role of the attribute that the path ends at
   */
  record Resolved(
      AttributePath path, AttributeType type, boolean mayBeAbsent, AttributeModel.Role role) {}

  /**
   * Reports an unknown attribute; is silently empty where the attribute is there but was refused
   * itself.
   */
  Optional<Resolved> resolve(String path, SourceOrigin origin);

  /** As {@link #resolve}, but of a collection one member with the attribute is enough. */
  default Optional<Resolved> resolveInSome(String path, SourceOrigin origin) {
    return resolve(path, origin);
  }

  /** For messages. */
  String name();
}
