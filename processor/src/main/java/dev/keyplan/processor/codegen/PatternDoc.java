package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.codegen.JavadocText.code;
import static dev.keyplan.processor.codegen.JavadocText.enumerated;
import static dev.keyplan.processor.codegen.JavadocText.escaped;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import dev.keyplan.processor.codegen.PatternSignature.Answer;
import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.plan.PlanText;
import dev.keyplan.processor.plan.QueryPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The comment of a pattern's methods: what it is for, the one operation it is, what that costs, and
 * what must hold for its arguments.
 */
final class PatternDoc {

  private final PatternSignature signature;
  private final AccessPatternModel pattern;
  private final String packageName;

  PatternDoc(PatternSignature signature, String packageName) {
    this.signature = signature;
    this.pattern = signature.pattern();
    this.packageName = packageName;
  }

  CodeBlock method() {
    Javadoc doc = new Javadoc(packageName);
    QueryPlan plan = signature.plan().orElse(null);
    if (plan == null) {
      return doc.paragraph(purpose(doc)).toCodeBlock();
    }
    doc.paragraph(purpose(doc) + " " + operation(plan));
    if (signature.form().isPresent()
        && signature.answer() == Answer.PAGES
        && plan instanceof QueryPlan.Query query) {
      doc.paragraph(
          new StreamDoc(signature.table(), signature.entities(), doc).paragraph(pattern, query));
    }
    Map<String, String> facts = new ParameterFacts(plan, pattern).facts();
    for (ParameterSpec parameter : signature.parameters()) {
      if (facts.containsKey(parameter.name())) {
        doc.parameter(parameter.name(), facts.get(parameter.name()));
      }
    }
    if (!signature.parameters().isEmpty()) {
      doc.thrown(
          RuntimeTypes.KEY_VALUE_EXCEPTION,
          "if an argument cannot be part of the key, or makes it too long; before any request");
    }
    if (signature.answer() == Answer.COLLECTION) {
      doc.thrown(
          RuntimeTypes.ITEM_MAPPING_EXCEPTION,
          "if a mandatory member is missing"
              + (signature.timeToLive().isPresent() ? " or has expired" : "")
              + ", or an item is none of the members");
    }
    return doc.toCodeBlock();
  }

  CodeBlock batchMethod(String method) {
    Javadoc doc = new Javadoc(packageName);
    return doc.paragraph(
            "The batch form of {@link #"
                + method
                + "}: BatchGetItem, 100 keys a request"
                + (pattern.strong() ? ", strongly consistent" : "")
                + ". Keys that DynamoDB leaves unprocessed are asked for again."
                + signature
                    .timeToLive()
                    .map(
                        attribute ->
                            " Items that have expired, by " + code(attribute) + ", are left out.")
                    .orElse(""))
        .returned("what was found, in the order asked")
        .thrown(
            RuntimeTypes.KEY_VALUE_EXCEPTION,
            "if a value cannot be part of the key, or makes it too long; before any request")
        .thrown(
            RuntimeTypes.UNPROCESSED_ITEMS_EXCEPTION,
            "if keys are still unprocessed after all retries")
        .toCodeBlock();
  }

  /**
   * @param method what reads the item alone
   * @param client what reads it together with others
   */
  CodeBlock transactionalMethod(String method, ClassName client) {
    Javadoc doc = new Javadoc(packageName);
    doc.paragraph(
        "The same item as {@link #"
            + method
            + "}, to be read together with others as they are at one moment, see {@link "
            + client.simpleName()
            + "#transactionalGet}; two read units per 4 KB read. No request is sent yet.");
    if (!signature.parameters().isEmpty()) {
      doc.thrown(
          RuntimeTypes.KEY_VALUE_EXCEPTION,
          "if an argument cannot be part of the key, or makes it too long");
    }
    return doc.toCodeBlock();
  }

  private String purpose(Javadoc doc) {
    return description() + promised(doc);
  }

  /** What the user says of it, as a sentence. */
  private String description() {
    String description = escaped(pattern.description().strip().replaceAll("\\s+", " "));
    if (description.isEmpty()) {
      return "";
    }
    return description.matches(".*[.!?]") ? description + " " : description + ". ";
  }

  private String promised(Javadoc doc) {
    String what = doc.link(signature.returned());
    StringBuilder sentence = new StringBuilder();
    sentence.append(signature.answer() == Answer.PAGES ? what + " items" : "The " + what);
    List<String> terms = new ArrayList<>();
    for (Term term : pattern.by()) {
      boolean parameter = term instanceof Term.Parameter;
      terms.add((parameter ? "this " : "") + code(term.toString()));
    }
    pattern.range().ifPresent(path -> terms.add(code(path.toString()) + " in a range"));
    pattern
        .startsWith()
        .ifPresent(path -> terms.add(code(path.toString()) + " starting with a prefix"));
    if (!terms.isEmpty()) {
      sentence.append(" with ").append(enumerated(terms));
    }
    if (!pattern.orderBy().isEmpty()) {
      List<String> order = pattern.orderBy().stream().map(path -> code(path.toString())).toList();
      sentence.append(", ordered by ").append(enumerated(order));
      sentence.append(pattern.descending() ? ", descending" : "");
    }
    return sentence.append('.').toString();
  }

  /** What the table still holds, and the method does not answer. */
  private static String expired(String timeToLive, QueryPlan plan) {
    return plan instanceof QueryPlan.Get
        ? " Empty also where the item has expired, by " + code(timeToLive) + "."
        : " Items that have expired, by "
            + code(timeToLive)
            + ", are dropped after they were read.";
  }

  private String operation(QueryPlan plan) {
    StringBuilder text = new StringBuilder("One ");
    text.append(plan.consistent() ? "strongly consistent " : "");
    text.append(PlanText.operation(plan)).append(" on ").append(escaped(PlanText.path(plan)));
    text.append(": ").append(code(PlanText.condition(plan)));
    if (plan instanceof QueryPlan.Query query) {
      text.append(query.forward() ? "" : ", backwards");
      text.append(pattern.pageSize() > 0 ? ", " + pattern.pageSize() + " a page" : "");
      text.append(signature.answer() == Answer.COLLECTION ? ", all pages" : "");
    }
    text.append(plan.consistent() ? "; one read unit" : "; half a read unit");
    text.append(" per 4 KB read.");
    if (plan instanceof QueryPlan.Get && !signature.entity().sharesKeysWith().isEmpty()) {
      text.append(" Empty also where the key holds an item of another entity.");
    }
    signature.timeToLive().ifPresent(attribute -> text.append(expired(attribute, plan)));
    return text.toString();
  }
}
