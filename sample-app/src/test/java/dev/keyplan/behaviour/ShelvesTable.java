package dev.keyplan.behaviour;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Consistency;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.Table;
import java.util.Optional;

/** Indexes that have key attributes of another index, which are said once. */
@Table(
    name = "shelves",
    entities = ShelvesTable.Book.class,
    localIndexes = @LocalIndex(name = "LSI1", sortKey = "GSI1SK"),
    globalIndexes = {
      @GlobalIndex(name = "GSI1"),
      @GlobalIndex(name = "Turned", partitionKey = "GSI1SK", sortKey = "GSI1PK")
    })
interface ShelvesTable {

  @Entity
  @Key(partition = "SHELF#{shelf}", sort = "BOOK#{isbn}")
  @Key(index = "GSI1", partition = "GENRE#{genre}", sort = "TITLE#{title}", when = "lent = false")
  @AccessPattern(
      name = "ofGenre",
      by = {"genre", "lent = false"},
      orderBy = "title")
  @AccessPattern(
      name = "onShelf",
      by = {"shelf", "genre present", "lent = false"},
      orderBy = "title",
      consistency = Consistency.STRONG)
  @AccessPattern(
      name = "ofTitle",
      by = {"title", "genre present", "lent = false"},
      orderBy = "genre")
  record Book(String shelf, String isbn, String title, Optional<String> genre, boolean lent) {}
}
