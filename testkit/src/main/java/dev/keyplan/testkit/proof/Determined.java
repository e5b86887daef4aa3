package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Asked;
import dev.keyplan.testkit.proof.Design.AskedPart;
import dev.keyplan.testkit.proof.Design.KeyText;
import java.util.ArrayList;
import java.util.List;

/**
 * Which values of a key are those asked for, in all that an interval lets through. Where nothing
 * tells where the text of a value ends, it is not known, nor is what comes after.
 *
 * @param key whose items are read
 * @param asked what every text of the interval begins with, as far as the key begins with it
 * @param tail what can follow
 */
record Determined(KeyText key, List<Asked> asked, Language tail) {

  List<Slot> slots() {
    int shared = Pieces.of(asked).size();
    List<Slot> determined = new ArrayList<>();
    for (Slot slot : Slot.of(List.of(key))) {
      if (Pieces.position(key, slot.segment()) >= shared || !ends(slot)) {
        break;
      }
      determined.add(slot);
    }
    return determined;
  }

  /**
   * The value asked for and the item's begin at the same place. They can only differ where one is
   * the beginning of the other, and the text goes on alike.
   */
  private boolean ends(Slot slot) {
    int after = Pieces.position(key, slot.segment()) + 1;
    List<Asked> following = Pieces.from(asked, after);
    String literal = slot.after();
    if (!literal.isEmpty() && Pieces.beginsWith(following, literal)) {
      // Encoders see to it that the literal occurs in no value.
      return true;
    }
    Language itemValue = slot.part().orElseThrow().texts();
    AskedPart part = (AskedPart) Pieces.of(asked).get(after - 1);
    Language askedValue = KeyLanguages.texts(part, key);
    Language askedRest = Language.sequence(KeyLanguages.ofRest(following, key), tail);
    Language itemRest =
        KeyLanguages.of(key.segments().subList(slot.segment() + 1, key.segments().size()));
    return goOnApart(itemValue, itemRest, askedValue, askedRest)
        && goOnApart(askedValue, askedRest, itemValue, itemRest);
  }

  /** No longer value goes on as a shorter one does. */
  private static boolean goOnApart(
      Language longer, Language afterLonger, Language shorter, Language afterShorter) {
    Language more =
        Language.both(
            Languages.after(longer, shorter),
            Language.sequence(Language.ANY_CHARACTER, Language.ANYTHING));
    return Languages.apart(Language.sequence(more, afterLonger), afterShorter);
  }
}
