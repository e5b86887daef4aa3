package shop;

import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Each key has a part that may be absent, said on its type; those of Marked may not. */
@Table(
    name = "shop",
    entities = {
      Shop.OfConstructor.class,
      Shop.OfBean.class,
      Shop.OfBuilder.class,
      Shop.OfGetter.class,
      Shop.OfInterface.class,
      Shop.OfBase.class,
      Shop.Marked.class
    })
@NullMarked
interface Shop {

  @Entity
  @Key(partition = "A#{id}", sort = "A")
  class OfConstructor {
    final @Nullable String id;

    OfConstructor(@Nullable String id) {
      this.id = id;
    }
  }

  @Entity
  @Key(partition = "B#{id}", sort = "B")
  class OfBean {
    private @Nullable String id;

    public @Nullable String getId() {
      return id;
    }

    public void setId(@Nullable String id) {
      this.id = id;
    }
  }

  @Entity
  @Key(partition = "C#{id}", sort = "C")
  class OfBuilder {
    private final @Nullable String id;

    private OfBuilder(Builder builder) {
      this.id = builder.id;
    }

    public @Nullable String id() {
      return id;
    }

    public static Builder builder() {
      return new Builder();
    }

    public static class Builder {
      private @Nullable String id;

      public Builder id(@Nullable String value) {
        id = value;
        return this;
      }

      public OfBuilder build() {
        return new OfBuilder(this);
      }
    }
  }

  /** The getter alone says so. */
  @Entity
  @Key(partition = "D#{id}", sort = "D")
  class OfGetter {
    private final String id;

    OfGetter(String id) {
      this.id = id;
    }

    public @Nullable String getId() {
      return id;
    }
  }

  @Entity
  @Key(partition = "E#{id}", sort = "E")
  interface OfInterface {
    @Nullable String id();

    static OfInterface of(@Nullable String id) {
      return () -> id;
    }
  }

  abstract class Base<T extends @Nullable Object> {
    private final T id;

    Base(T id) {
      this.id = id;
    }

    public @Nullable T getId() {
      return id;
    }
  }

  @Entity
  @Key(partition = "F#{id}", sort = "F")
  class OfBase extends Base<String> {
    OfBase(String id) {
      super(id);
    }
  }

  @Entity
  @Key(partition = "G#{id}", sort = "G")
  class Marked {
    final String id;

    Marked(String id) {
      this.id = id;
    }
  }
}
