package shop;

import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;

/** Two places of one attribute that say different things; what agrees, or replaces, is fine. */
@Table(
    name = "shop",
    entities = {
      Shop.OfField.class,
      Shop.OfAccessor.class,
      Shop.OfInterfaces.class,
      Shop.OfSetter.class,
      Shop.Unchanged.class,
      Shop.Replaced.class,
      Shop.ReplacedInClass.class
    })
interface Shop {

  @Entity
  @Key(partition = "A#{id}", sort = "A")
  class OfField {
    final String id;

    @Attribute(name = "t")
    final String total;

    OfField(String id, String total) {
      this.id = id;
      this.total = total;
    }

    @Attribute(name = "sum")
    String getTotal() {
      return total;
    }
  }

  @Entity
  record OfAccessor(
      @PartitionKey(prefix = "B#") String id, @SortKey(prefix = "B#") @SortKey(prefix = "C#") String name) {
    @PartitionKey(prefix = "USER#")
    public String id() {
      return id;
    }

    @SortKey(prefix = "C#")
    public String name() {
      return name;
    }
  }

  interface Named {
    @Unique(partition = "NAME#{name}", sort = "NAME")
    String name();
  }

  interface Titled {
    @Unique(partition = "TITLE#{name}", sort = "TITLE")
    String name();
  }

  @Entity
  @Key(partition = "D#{id}", sort = "D")
  record OfInterfaces(String id, String name) implements Named, Titled {}

  @Entity
  @Key(partition = "S#{id}", sort = "S")
  class OfSetter {
    String id;

    @Attribute
    public String getId() {
      return id;
    }

    @Attribute(name = "key")
    public void setId(String id) {
      this.id = id;
    }
  }

  @Entity
  class Unchanged {
    @PartitionKey(prefix = "E#")
    final String id;

    @SortKey final String note;

    Unchanged(String id, String note) {
      this.id = id;
      this.note = note;
    }

    @PartitionKey(prefix = "E#")
    String getId() {
      return id;
    }

    @SortKey(prefix = "", position = 0)
    String getNote() {
      return note;
    }
  }

  interface Owned {
    @PartitionKey(prefix = "OWNER#")
    String owner();
  }

  @Entity
  record Replaced(@PartitionKey(prefix = "F#") String owner, @SortKey(prefix = "F#") String f) implements Owned {}

  class Base {
    @Attribute(name = "base")
    final String total;

    Base(String total) {
      this.total = total;
    }

    String getTotal() {
      return total;
    }
  }

  @Entity
  @Key(partition = "G#{id}", sort = "G")
  class ReplacedInClass extends Base {
    final String id;

    ReplacedInClass(String id, String total) {
      super(total);
      this.id = id;
    }

    @Override
    @Attribute(name = "replaced")
    String getTotal() {
      return super.getTotal();
    }
  }
}
