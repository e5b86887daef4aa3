package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;

/** Asks for something else, and for what that needs of the keys. */
final class ChangedPattern {

  private final TableModel table;
  private final Advice.Paste paste;
  private final OwnedVerdict again;
  private final String sentence;

  /**
   * @param sentence what is asked for instead
   */
  ChangedPattern(
      TableModel table, OwnedVerdict refused, AccessPatternModel changed, String sentence) {
    this.sentence = sentence;
    this.table = ModelEdits.replacePattern(table, refused.verdict().pattern(), changed);
    this.paste =
        new Advice.Paste(
            "replacing the pattern on " + refused.owner().simpleName(), AnnotationText.of(changed));
    List<MemberKey.Returned> returned = refused.verdict().returned();
    this.again =
        new OwnedVerdict(
            refused.owner(),
            new PatternPlanner(this.table).judge(returned, refused.verdict().form(), changed));
  }

  /** As the keys are. */
  Proposal alone() {
    return new Proposal(new Advice(sentence, List.of(paste)), table);
  }

  /** As the keys are, if they serve it; else with another key on the path, or a key more. */
  List<Proposal> withKeys(ProposedKeys proposed) {
    if (again.verdict().plan().isPresent()) {
      return List.of(alone());
    }
    List<Proposal> keys = new ArrayList<>();
    for (PathVerdict path : again.verdict().paths()) {
      if (path.rejection().isPresent()) {
        keys.addAll(new KeyProposals(table, again.verdict().pattern()).of(path));
      }
    }
    keys.addAll(new NewKeyProposals(table, again, proposed).of());
    return keys.stream().map(this::after).toList();
  }

  private Proposal after(Proposal key) {
    List<Advice.Paste> pastes = new ArrayList<>(List.of(paste));
    pastes.addAll(key.advice().pastes());
    String both = sentence + ", and " + key.advice().sentence();
    return new Proposal(new Advice(both, pastes), key.table(), sentence);
  }
}
