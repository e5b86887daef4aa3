package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP109;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.WritePatternModel;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Roles are told apart by more than case: each has a file of its own, also where the file system
 * does not tell names apart by case.
 */
final class RoleNames {

  private final ReadContext context;
  private final Map<String, String> firstSpelling = new HashMap<>();

  RoleNames(ReadContext context) {
    this.context = context;
  }

  void check(List<EntityModel> entities, List<CollectionModel> collections) {
    for (EntityModel entity : entities) {
      check(entity.type().simpleName(), entity.patterns());
      for (WritePatternModel write : entity.writes()) {
        check(write.name() + " on " + entity.type().simpleName(), write.roles(), write.origin());
      }
    }
    for (CollectionModel collection : collections) {
      check(collection.type().simpleName(), collection.patterns());
    }
  }

  private void check(String owner, List<AccessPatternModel> patterns) {
    for (AccessPatternModel pattern : patterns) {
      check(
          pattern.name() + " on " + owner, pattern.load().roles(), pattern.origins().annotation());
    }
  }

  private void check(String pattern, List<String> roles, Origin origin) {
    for (String role : roles) {
      String first = firstSpelling.putIfAbsent(role.toLowerCase(Locale.ROOT), role);
      if (first != null && !first.equals(role)) {
        context.report(
            KP109,
            origin,
            "the role " + role + " of " + pattern + " differs from " + first + " in case alone",
            "the policies of both would have one file where names are not told apart by case",
            "fix      role = \"" + first + "\", or another name");
      }
    }
  }
}
