package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.behaviour.LettersTable.Desk;
import dev.keyplan.behaviour.LettersTable.Draft;
import dev.keyplan.behaviour.LettersTable.Letter;
import dev.keyplan.behaviour.LettersTable.Weight;
import dev.keyplan.runtime.KeyRange;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.RecordedCall;
import dev.keyplan.testkit.TestDatabase;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class LocalIndexesTest {

  private static final Instant NOON = Instant.parse("2026-11-29T12:00:00Z");

  private CallRecorder calls;
  private LettersTableClient table;
  private LettersTable_LetterRepository letters;
  private LettersTableAsyncClient async;

  @BeforeEach
  void createTable(TestDatabase database) {
    String name = database.createTable(LettersTableDefinition::createTableRequest);
    calls = database.calls();
    table = LettersTableClient.create(database.client(), name);
    letters = table.lettersTable_LetterRepository();
    async = LettersTableAsyncClient.create(database.asyncClient(), name);
  }

  @Test
  void aLetterChangesPlaceAsSoonAsItIsOpened() {
    letters.create(letter("1", false, 1, "20"));
    letters.create(letter("2", false, 3, "20"));
    letters.create(letter("3", false, 2, "20"));
    letters.create(letter("4", true, 4, "20"));
    assertThat(letters.unopened("b").list())
        .extracting(Letter::letterId)
        .containsExactly("2", "3", "1");
    List<RecordedCall> pages = calls.pattern("unopened").assertQueriesOf("LSI1", 2);
    assertThat(pages).allMatch(RecordedCall::consistent).allMatch(RecordedCall::descending);
    assertThat(pages.get(0).keyCondition())
        .isEqualTo("PK = BOX#b and begins_with(LSI1SK, LETTER#NEW#)");

    letters.put(letter("2", true, 3, "20"));
    assertThat(letters.unopened("b").list()).extracting(Letter::letterId).containsExactly("3", "1");
    assertThat(async.lettersTable_LetterRepository().unopened("b").list().join())
        .extracting(Letter::letterId)
        .containsExactly("3", "1");
  }

  @Test
  void whatHasNoWeightIsNotInTheIndexOfWeights() {
    letters.create(letter("1", false, 1, "9.5"));
    letters.create(letter("2", false, 2, null));
    letters.create(letter("3", false, 3, "100"));
    letters.create(letter("4", false, 4, "20"));

    assertThat(letters.heavy("b", KeyRange.atLeast(new BigDecimal("9.5"))).list())
        .containsExactly(weight("1", "9.5"), weight("4", "20"), weight("3", "100"));
    assertThat(letters.heavy("b", KeyRange.greaterThan(new BigDecimal("9.5"))).list())
        .extracting(Weight::letterId)
        .containsExactly("4", "3");
    calls.pattern("heavy").assertQueriesOf("ByWeight", 2);
  }

  @Test
  void aCollectionIsReadStronglyInTheOrderOfALocalIndex() {
    letters.create(letter("1", true, 2, "20"));
    letters.create(letter("2", false, 3, "20"));
    Draft draft = new Draft("b", "x", NOON);
    table.lettersTable_DraftRepository().create(draft);
    table.lettersTable_DraftRepository().create(new Draft("c", "x", NOON));

    assertThat(table.lettersTable_DeskRepository().desk("b"))
        .contains(
            new Desk(
                List.of(draft), List.of(letter("2", false, 3, "20"), letter("1", true, 2, "20"))));
    assertThat(calls.pattern("desk").assertOneQueryOf("LSI1").consistent()).isTrue();
  }

  private static Letter letter(String id, boolean opened, int hour, String weight) {
    return new Letter(
        "b",
        id,
        opened,
        NOON.plusSeconds(3600L * hour),
        Optional.ofNullable(weight).map(BigDecimal::new));
  }

  private static Weight weight(String id, String weight) {
    return new Weight("b", id, Optional.of(new BigDecimal(weight)));
  }
}
