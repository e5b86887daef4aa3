package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.QueryPlan;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The constants of a repository: what is fixed about its patterns. */
final class PatternConstants {

  /**
   * What is left of a line of 100 beside {@code static final QueryPattern … = QueryPattern.on(…)}.
   */
  private static final int NAMES_IN_A_LINE = 46;

  private final TableModel table;

  PatternConstants(TableModel table) {
    this.table = table;
  }

  List<FieldSpec> of(List<PatternSignature> patterns, RepositoryNames names) {
    List<FieldSpec> constants = new ArrayList<>();
    for (PatternSignature pattern : patterns) {
      if (pattern.plan().isPresent()) {
        constants.add(of(pattern, pattern.plan().get(), names.constant(pattern)));
      }
    }
    return constants;
  }

  /** Not private, as the asynchronous repository uses it too. */
  private FieldSpec of(PatternSignature signature, QueryPlan plan, String name) {
    String pattern = signature.pattern().name();
    if (plan instanceof QueryPlan.Query query) {
      return FieldSpec.builder(RuntimeTypes.QUERY_PATTERN, name, Modifier.STATIC, Modifier.FINAL)
          .initializer(query(query, name, signature))
          .build();
    }
    CodeBlock sharing = SharedKeyCode.setting(table, signature.entity());
    CodeBlock expiring =
        signature
            .timeToLive()
            .map(attribute -> CodeBlock.of(".expiring($S)", attribute))
            .orElse(CodeBlock.of(""));
    CodeBlock get =
        CodeBlock.of("$T.of($S)$L$L", RuntimeTypes.GET_PATTERN, pattern, sharing, expiring);
    return FieldSpec.builder(RuntimeTypes.GET_PATTERN, name, Modifier.STATIC, Modifier.FINAL)
        .initializer(plan.consistent() ? CodeBlock.of("$L.consistent()", get) : get)
        .build();
  }

  /** {@code "PK", "SK"}: the table's key attributes. */
  CodeBlock tableKey() {
    List<String> key = new ArrayList<>(List.of(table.partitionKey()));
    table.sortKey().ifPresent(key::add);
    return Strings.literals(key);
  }

  private CodeBlock query(QueryPlan.Query query, String name, PatternSignature signature) {
    String pattern = signature.pattern().name();
    int pageSize = signature.pattern().pageSize();
    CodeBlock.Builder code = CodeBlock.builder().add("$T$>$>", RuntimeTypes.QUERY_PATTERN);
    String root = table.root().simpleName();
    boolean wide = name.length() + root.length() + pattern.length() > NAMES_IN_A_LINE;
    code.add(wide ? "\n.on($S, $S)\n" : ".on($S, $S)\n", root, pattern);
    List<String> sortKey;
    if (query.index().isPresent()) {
      IndexModel index = table.index(query.index().get()).orElseThrow();
      code.add(".index($S)\n", index.name());
      code.add(".partitionKey($L)\n", Strings.literals(index.partitionKey()));
      sortKey = index.sortKey();
    } else {
      code.add(".partitionKey($S)\n", table.partitionKey());
      sortKey = table.sortKey().stream().toList();
    }
    if (!sortKey.isEmpty()) {
      code.add(".sortKey($L)\n", Strings.literals(sortKey));
    }
    if (query.index().isPresent()) {
      code.add(".tableKey($L)\n", tableKey());
    }
    code.add(query.forward() ? "" : ".backwards()\n");
    code.add(query.consistent() ? ".consistent()\n" : "");
    if (pageSize > 0) {
      code.add(".pageSize($L)\n", pageSize);
    }
    signature.timeToLive().ifPresent(attribute -> code.add(".expiring($S)\n", attribute));
    return code.add(".build()$<$<").build();
  }
}
