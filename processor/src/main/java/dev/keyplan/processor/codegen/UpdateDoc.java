package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.ComposedIndexKeys;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.UpdateRules;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the Javadoc of an update's methods says they do, and cost. */
final class UpdateDoc {

  private final TablePlan plan;
  private final EntityModel entity;
  private final UpdateRules rules;
  private final UpdateParts parts;
  private final String packageName;

  UpdateDoc(TablePlan plan, EntityModel entity, UpdateRules rules, UpdateParts parts) {
    this.plan = plan;
    this.entity = entity;
    this.rules = rules;
    this.parts = parts;
    this.packageName = plan.table().root().packageName();
  }

  String setter(UpdateScope scope, AttributeModel attribute) {
    String none = RecordCode.isSet(attribute) ? "; an empty set removes it" : "";
    return "Sets " + code(attribute) + none + "." + costs(scope, attribute);
  }

  String removal(UpdateScope scope, AttributeModel attribute) {
    return "Removes " + code(attribute) + "." + costs(scope, attribute);
  }

  String addition(UpdateScope scope, AttributeModel attribute) {
    return "Adds to "
        + code(attribute)
        + ", whatever it is"
        + (attribute.presence().mayBeAbsent() ? ", or 0 if it is absent" : "")
        + (isSmall(attribute) ? ", unless the sum would leave the range of its type" : "")
        + ": atomic, but "
        + repeated()
        + costs(scope, attribute);
  }

  private static boolean isSmall(AttributeModel attribute) {
    return attribute.type() instanceof AttributeType.Scalar scalar
        && switch (scalar.type()) {
          case BYTE, SHORT, INT -> true;
          default -> false;
        };
  }

  private String repeated() {
    return entity.version().isPresent()
        ? "where a reply is lost and the request sent again, it may be told as a conflict of versions"
            + " though it was done."
        : "done twice where a reply is lost and the request sent again, unless it is in a"
            + " transaction.";
  }

  String setAddition(UpdateScope scope, AttributeModel attribute) {
    return "Adds elements to the set " + code(attribute) + "." + costs(scope, attribute);
  }

  String setDeletion(UpdateScope scope, AttributeModel attribute) {
    return "Deletes elements of the set " + code(attribute) + "." + costs(scope, attribute);
  }

  String append(UpdateScope scope, AttributeModel attribute) {
    return "Adds elements at the end of the list "
        + code(attribute)
        + ": "
        + repeated()
        + costs(scope, attribute);
  }

  String prepend(UpdateScope scope, AttributeModel attribute) {
    return "Adds elements at the beginning of the list "
        + code(attribute)
        + ": "
        + repeated()
        + costs(scope, attribute);
  }

  String entry(UpdateScope scope, AttributeModel attribute) {
    return "Sets one entry of the map "
        + code(attribute)
        + onlyIfThere(attribute)
        + "."
        + costs(scope, attribute);
  }

  String entryRemoval(UpdateScope scope, AttributeModel attribute) {
    return "Removes one entry of the map "
        + code(attribute)
        + onlyIfThere(attribute)
        + "."
        + costs(scope, attribute);
  }

  String inside(UpdateScope scope, AttributeModel attribute) {
    return "Changes parts of "
        + code(attribute)
        + " and leaves the rest of it as it is"
        + onlyIfThere(attribute)
        + "."
        + costs(scope, attribute);
  }

  private static String onlyIfThere(AttributeModel attribute) {
    return attribute.presence().mayBeAbsent()
        ? "; the update is carried out only if it is there"
        : "";
  }

  private static String code(AttributeModel attribute) {
    return JavadocText.code(attribute.name());
  }

  /** The indexes that are written too. */
  private String costs(UpdateScope scope, AttributeModel attribute) {
    List<String> touched = new ArrayList<>();
    Optional<AttributePath> path = scope.path(attribute);
    if (path.isPresent()) {
      for (ComposedIndexKeys keys : rules.touched(path.get())) {
        touched.add(keys.index());
      }
    }
    StringBuilder text = new StringBuilder();
    if (!touched.isEmpty()) {
      text.append(" The keys of ")
          .append(indexes(touched))
          .append(
              " depend on it: they are set or removed with it, which costs up to two writes more"
                  + " for each index.");
    }
    String storedName = outermost(path);
    List<String> holding = new ArrayList<>();
    for (PlannedIndex index : plan.indexes()) {
      String name = index.index().name();
      if (holds(index, storedName) && !touched.contains(name) && !entity.keysOf(name).isEmpty()) {
        holding.add(name);
      }
    }
    if (!holding.isEmpty()) {
      text.append(" It is written to ").append(indexes(holding)).append(" too.");
    }
    return text.toString();
  }

  /** The stored name of the top-level attribute; none where the scope serves several. */
  private String outermost(Optional<AttributePath> path) {
    return path.isPresent()
        ? entity.attribute(path.get().first()).map(AttributeModel::storedName).orElse("")
        : "";
  }

  private static boolean holds(PlannedIndex index, String storedName) {
    return !storedName.isEmpty()
        && (index.projection() == IndexModel.Projection.ALL
            || index.nonKeyAttributes().contains(storedName)
            || index.keyNames().contains(storedName));
  }

  private static String indexes(List<String> names) {
    return (names.size() == 1 ? "the index " : "the indexes ")
        + JavadocText.enumerated(names.stream().map(JavadocText::code).toList());
  }

  /** Of one method. */
  CodeBlock method(String text, Map<AttributePath, ParameterSpec> expected) {
    Javadoc doc = new Javadoc(packageName).paragraph(text);
    expected.forEach(
        (path, parameter) ->
            doc.parameter(
                parameter.name(),
                JavadocText.code(path.toString())
                    + " as it is stored"
                    + absent(path)
                    + ": a condition, never written"));
    return doc.toCodeBlock();
  }

  private String absent(AttributePath path) {
    if (!parts.mayBeAbsent(path)) {
      return "";
    }
    return parts.isOptional(path) ? ", empty if it is absent" : ", null if it is absent";
  }
}
