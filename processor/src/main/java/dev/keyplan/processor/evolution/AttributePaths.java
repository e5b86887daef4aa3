package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.Attribute;
import dev.keyplan.processor.evolution.StoredModel.Entity;
import dev.keyplan.processor.evolution.StoredModel.KeyAttribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where the value at a path into an entity is in the new model, through renamed components too. */
final class AttributePaths {

  /** Doubled braces are literals. */
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{|}}|\\{([^:}]*)");

  private final Matches.Pair<Entity> entity;
  private final Map<String, List<Attribute>> nestedBefore;
  private final Map<String, List<Attribute>> nestedAfter;

  AttributePaths(Matches.Pair<Entity> entity, StoredModel before, StoredModel after) {
    this.entity = entity;
    this.nestedBefore = before.nested();
    this.nestedAfter = after.nested();
  }

  /** Whether both lead to the same stored value. */
  boolean same(String before, String after) {
    return after(before).filter(after::equals).isPresent();
  }

  /** Empty if the value is no longer there. */
  Optional<String> after(String before) {
    List<String> names = new ArrayList<>();
    List<Attribute> scopeBefore = entity.before().attributes();
    List<Attribute> scopeAfter = entity.after().attributes();
    for (String name : before.split("\\.", -1)) {
      Optional<Matches.Pair<Attribute>> pair =
          AttributeMatches.of(scopeBefore, scopeAfter).pairs().stream()
              .filter(one -> one.before().name().equals(name))
              .findFirst();
      if (pair.isEmpty()) {
        return Optional.empty();
      }
      names.add(pair.get().after().name());
      scopeBefore = nestedBefore.getOrDefault(pair.get().before().written(), List.of());
      scopeAfter = nestedAfter.getOrDefault(pair.get().after().written(), List.of());
    }
    return Optional.of(String.join(".", names));
  }

  /** With a template in the names of the new model, where the values are still there. */
  KeyAttribute named(KeyAttribute before) {
    Matcher placeholders = PLACEHOLDER.matcher(before.template());
    String template =
        placeholders.replaceAll(
            found ->
                Matcher.quoteReplacement(
                    found.group(1) == null
                        ? found.group()
                        : '{' + after(found.group(1)).orElse(found.group(1))));
    return new KeyAttribute(
        before.attribute(),
        template,
        before.segments(),
        before.nativeName(),
        before.byComponents());
  }

  /** What is written at a path of the new model: its Java type. */
  Optional<String> typeAfter(String after) {
    String owner = owner(after);
    List<Attribute> scope =
        owner.isEmpty() ? entity.after().attributes() : nestedAfter.getOrDefault(owner, List.of());
    String name = after.substring(after.lastIndexOf('.') + 1);
    return scope.stream()
        .filter(one -> one.name().equals(name))
        .map(Attribute::written)
        .findFirst();
  }

  /** The nested value that has the last component of a path of the new model; "" of the entity. */
  String owner(String after) {
    List<Attribute> scope = entity.after().attributes();
    String owner = "";
    String[] names = after.split("\\.", -1);
    for (int i = 0; i + 1 < names.length; i++) {
      String name = names[i];
      owner =
          scope.stream()
              .filter(one -> one.name().equals(name))
              .map(Attribute::written)
              .findFirst()
              .orElse("");
      scope = nestedAfter.getOrDefault(owner, List.of());
    }
    return owner;
  }
}
