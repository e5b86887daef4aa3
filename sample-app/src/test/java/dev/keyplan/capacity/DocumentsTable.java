package dev.keyplan.capacity;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Consistency;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;

/** Large items in a local index and two global ones, one of which holds all of an item. */
@Table(
    name = "documents",
    entities = DocumentsTable.Document.class,
    localIndexes = @LocalIndex(name = "byTitle"),
    globalIndexes = {@GlobalIndex(name = "byAuthor"), @GlobalIndex(name = "byState")})
interface DocumentsTable {

  enum State {
    DRAFT,
    FINAL
  }

  @Entity
  @Key(partition = "FOLDER#{folder}", sort = "DOCUMENT#{id}")
  @Key(index = "byTitle", sort = "TITLE#{title}")
  @Key(index = "byAuthor", partition = "AUTHOR#{author}", sort = "{id}")
  @Key(index = "byState", partition = "FOLDER#{folder}#{state}", sort = "{id}")
  @AccessPattern(
      name = "findDocument",
      by = {"folder", "id"})
  @AccessPattern(
      name = "documentsByTitle",
      by = "folder",
      orderBy = "title",
      consistency = Consistency.STRONG)
  @AccessPattern(name = "documentsOfAuthor", by = "author", pageSize = 4)
  @AccessPattern(
      name = "headsInState",
      by = {"folder", "state"},
      returns = Head.class)
  @WritePattern(name = "write", operation = WriteOperation.CREATE)
  @WritePattern(name = "writeAtOnce", operation = WriteOperation.CREATE, transactional = true)
  @WritePattern(name = "rewrite", operation = WriteOperation.UPDATE, changes = "body")
  @WritePattern(name = "sumUp", operation = WriteOperation.UPDATE, changes = "summary")
  @WritePattern(name = "rename", operation = WriteOperation.UPDATE, changes = "title")
  @WritePattern(name = "replace", operation = WriteOperation.PUT)
  @WritePattern(name = "remove", operation = WriteOperation.DELETE)
  record Document(
      String folder,
      String id,
      String title,
      String author,
      State state,
      String summary,
      String body) {}

  record Head(String id, State state, String summary) {}
}
