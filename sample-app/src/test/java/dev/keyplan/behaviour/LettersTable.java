package dev.keyplan.behaviour;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Consistency;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Local indexes with composed, conditional and native sort keys. */
@Table(
    name = "letters",
    entities = {LettersTable.Letter.class, LettersTable.Draft.class},
    collections = LettersTable.Desk.class,
    localIndexes = {
      @LocalIndex(name = "LSI1"),
      @LocalIndex(name = "ByWeight", sortKey = "weight"),
    })
interface LettersTable {

  @Entity
  @Key(partition = "BOX#{boxId}", sort = "LETTER#{letterId}")
  @Key(index = "LSI1", sort = "LETTER#NEW#{sentAt}", when = "opened = false")
  @Key(index = "LSI1", sort = "LETTER#READ#{sentAt}", when = "opened = true")
  @AccessPattern(
      name = "unopened",
      by = {"boxId", "opened = false"},
      orderBy = "sentAt",
      order = SortOrder.DESCENDING,
      pageSize = 2,
      consistency = Consistency.STRONG)
  @AccessPattern(
      name = "heavy",
      by = {"boxId", "weight present"},
      range = "weight",
      returns = Weight.class)
  record Letter(
      String boxId, String letterId, boolean opened, Instant sentAt, Optional<BigDecimal> weight) {}

  record Weight(String boxId, String letterId, Optional<BigDecimal> weight) {}

  @Entity
  @Key(partition = "BOX#{boxId}", sort = "DRAFT#{draftId}")
  record Draft(
      String boxId, String draftId, @SortKey(index = "LSI1", prefix = "DRAFT#") Instant savedAt) {}

  @ItemCollection
  @AccessPattern(name = "desk", by = "boxId", index = "LSI1", consistency = Consistency.STRONG)
  record Desk(List<Draft> drafts, List<Letter> letters) {}
}
