package dev.keyplan.processor.analysis.language;

import dev.keyplan.processor.analysis.language.Piece.Fixed;
import dev.keyplan.processor.analysis.language.Piece.Part;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** The key attributes of two sides as equations between texts, over variables with languages. */
final class Equations {

  /** Languages that shrink for ever are left after some rounds. */
  private static final int MOST_ROUNDS = 8;

  /**
   * @param part the part of the right side at odds, "" if there is no such one
   */
  record Contradiction(int half, String part) {}

  private record Fold(Variable plain, Variable folded, Folding folding) {}

  private final KeySpace left;
  private final KeySpace right;
  private final List<Equation> equations = new ArrayList<>();
  private final List<Equation> declared = new ArrayList<>();
  private final Domains domains;
  private final Set<Variable> repeated = new LinkedHashSet<>();
  private final List<Fold> folds = new ArrayList<>();

  private Equations(KeySpace left, KeySpace right, Domains domains) {
    this.left = left;
    this.right = right;
    this.domains = domains;
  }

  static Equations of(KeySpace left, KeySpace right) {
    Equations equations = new Equations(left, right, new Domains());
    int halves = Math.min(left.halves().size(), right.halves().size());
    for (int i = 0; i < halves; i++) {
      Equation equation =
          new Equation(
              i,
              sided("left", left.halves().get(i).pieces()),
              sided("right", right.halves().get(i).pieces()));
      equations.declared.add(equation);
      equations.equations.add(equation.copy());
    }
    Set<Variable> seen = new LinkedHashSet<>();
    equations.eachPart(
        part -> {
          if (!seen.add(part.variable())) {
            equations.repeated.add(part.variable());
          }
        });
    for (Variable plain : seen) {
      for (Folding folding : Folding.values()) {
        Variable folded = new Variable(plain.owner(), folding.name());
        if (plain.slice().equals("text") && seen.contains(folded)) {
          equations.folds.add(new Fold(plain, folded, folding));
          equations.repeated.add(plain);
          equations.repeated.add(folded);
        }
      }
    }
    equations.eachPart(part -> equations.domains.declare(part.variable(), part.texts()));
    return equations;
  }

  private void eachPart(Consumer<Part> action) {
    for (Equation equation : declared) {
      parts(equation.left()).forEach(action);
      parts(equation.right()).forEach(action);
    }
    parts(sided("left", left.besides())).forEach(action);
    parts(sided("right", right.besides())).forEach(action);
  }

  private static List<Part> parts(List<Piece> pieces) {
    return pieces.stream().filter(Part.class::isInstance).map(Part.class::cast).toList();
  }

  static List<Piece> sided(String side, List<? extends Piece> pieces) {
    List<Piece> sided = new ArrayList<>();
    for (Piece piece : pieces) {
      sided.add(
          piece instanceof Part part
              ? new Part(part.variable().of(side), part.texts(), part.terminator(), part.label())
              : piece);
    }
    return sided;
  }

  /** What stands in more than one place. */
  Set<Variable> repeated() {
    return repeated;
  }

  Automaton domain(Variable variable) {
    return domains.of(variable);
  }

  Equations with(Variable variable, String text) {
    Equations copy = new Equations(left, right, domains.copy());
    equations.forEach(e -> copy.equations.add(e.copy()));
    copy.declared.addAll(declared);
    copy.repeated.addAll(repeated);
    copy.folds.addAll(folds);
    copy.domains.restrict(variable, Automaton.literal(text));
    return copy;
  }

  /** Draws all conclusions from what is known. */
  Optional<Contradiction> propagate() {
    for (int round = 0; round < MOST_ROUNDS; round++) {
      int before = domains.changes();
      Optional<Contradiction> contradiction = reduce().or(this::fold).or(this::narrow);
      if (contradiction.isPresent() || domains.changes() == before) {
        return contradiction;
      }
    }
    return Optional.empty();
  }

  private Optional<Contradiction> reduce() {
    int before;
    do {
      before = domains.changes();
      // Grows with what is split off.
      for (int i = 0; i < equations.size(); i++) {
        do {
          if (!equations.get(i).reduce(domains)) {
            return contradiction(equations.get(i).half());
          }
        } while (splitOff(equations.get(i)));
      }
    } while (domains.changes() != before);
    return Optional.empty();
  }

  private boolean splitOff(Equation equation) {
    Optional<Equation> before = equation.split(domains);
    before.ifPresent(equations::add);
    return before.isPresent();
  }

  private Optional<Contradiction> fold() {
    for (Fold fold : folds) {
      Automaton plain = domains.of(fold.plain());
      Automaton folded = domains.of(fold.folded());
      if (!domains.restrict(fold.folded(), fold.folding().image(plain))
          || !domains.restrict(fold.plain(), fold.folding().origin(folded))) {
        return contradiction(halfOf(fold.folded()));
      }
    }
    return Optional.empty();
  }

  private int halfOf(Variable variable) {
    return declared.stream()
        .filter(e -> holds(e.left(), variable) || holds(e.right(), variable))
        .mapToInt(Equation::half)
        .findFirst()
        .orElse(0);
  }

  private static boolean holds(List<Piece> pieces, Variable variable) {
    return parts(pieces).stream().anyMatch(part -> part.variable().equals(variable));
  }

  /** Leaves to each repeated variable what an equation leaves to it. */
  private Optional<Contradiction> narrow() {
    for (Equation equation : equations) {
      if (equation.isSolved()) {
        continue;
      }
      Product product = new Product(languages(equation.left()), languages(equation.right()));
      if (product.isEmpty()
          || !narrow(equation.left(), true, product)
          || !narrow(equation.right(), false, product)) {
        return contradiction(equation.half());
      }
    }
    return Optional.empty();
  }

  private boolean narrow(List<Piece> pieces, boolean ofLeft, Product product) {
    for (int i = 0; i < pieces.size(); i++) {
      if (pieces.get(i) instanceof Part part
          && isRepeated(part.variable())
          && !domains.restrict(part.variable(), product.textsOf(ofLeft, i))) {
        return false;
      }
    }
    return true;
  }

  private List<Automaton> languages(List<Piece> pieces) {
    return pieces.stream()
        .map(
            piece ->
                piece instanceof Fixed fixed
                    ? Automaton.literal(fixed.text())
                    : domains.of(((Part) piece).variable()))
        .toList();
  }

  private boolean isRepeated(Variable variable) {
    Variable root = domains.root(variable);
    return repeated.stream().anyMatch(other -> domains.root(other).equals(root));
  }

  private Optional<Contradiction> contradiction(int half) {
    String part =
        parts(declared.get(half).right()).stream()
            .filter(p -> repeated.contains(p.variable()))
            .map(Part::label)
            .findFirst()
            .orElse("");
    return Optional.of(new Contradiction(half, part));
  }

  /**
   * A repeated variable that may still be one thing or another; one that others depend on first.
   */
  Optional<Variable> open() {
    Set<Variable> open = new LinkedHashSet<>();
    for (Variable variable : repeated) {
      if (domains.only(variable).isEmpty()) {
        open.add(domains.root(variable));
      }
    }
    return open.stream()
        .min(
            Comparator.<Variable, Boolean>comparing(variable -> places(variable) == 0)
                .thenComparing(variable -> domains.of(variable).size()));
  }

  private long places(Variable root) {
    return equations.stream()
        .flatMap(e -> List.of(e.left(), e.right()).stream())
        .flatMap(pieces -> parts(pieces).stream())
        .filter(part -> domains.root(part.variable()).equals(root))
        .count();
  }

  /**
   * A text for each equation, once every repeated variable has its value. Checked against what was
   * declared, whatever was concluded since.
   */
  Optional<List<String>> solution() {
    List<Boolean> possible = new ArrayList<>();
    eachPart(
        part ->
            possible.add(
                domains.only(part.variable()).filter(t -> !part.texts().accepts(t)).isEmpty()
                    || !repeated.contains(part.variable())));
    boolean folded =
        folds.stream()
            .allMatch(
                f -> domains.only(f.plain()).map(f.folding()::of).equals(domains.only(f.folded())));
    List<String> texts = new ArrayList<>();
    for (Equation equation : declared) {
      Intersection.example(text(equation.left()), text(equation.right())).ifPresent(texts::add);
    }
    return folded && !possible.contains(false) && texts.size() == declared.size()
        ? Optional.of(texts)
        : Optional.empty();
  }

  private Automaton text(List<Piece> pieces) {
    Automaton text = Automaton.literal("");
    for (Piece piece : pieces) {
      if (piece instanceof Fixed fixed) {
        text = text.then(Automaton.literal(fixed.text()));
        continue;
      }
      Part part = (Part) piece;
      Optional<String> value =
          repeated.contains(part.variable()) ? domains.only(part.variable()) : Optional.empty();
      text = text.then(value.map(Automaton::literal).orElse(part.texts()));
    }
    return text;
  }

  /** Whether in all keys of both sides two texts, one of each side, are the same. */
  boolean agree(List<Piece> ofLeft, List<Piece> ofRight) {
    return rooted(sided("left", ofLeft)).equals(rooted(sided("right", ofRight)));
  }

  private List<Object> rooted(List<Piece> pieces) {
    List<Object> rooted = new ArrayList<>();
    for (Piece piece : Equation.resolved(pieces, domains)) {
      rooted.add(piece instanceof Part part ? domains.root(part.variable()) : piece);
    }
    return rooted;
  }
}
