package shop;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;

/** One member needs no entity type to be told by. */
public interface Notes {

  @ItemCollection
  @AccessPattern(name = "notesOf", by = "userName")
  sealed interface Written permits Note {}

  @Entity
  @Key(partition = "NOTES#{userName}", sort = "NOTE#{no}")
  record Note(String userName, int no) implements Written {}
}
