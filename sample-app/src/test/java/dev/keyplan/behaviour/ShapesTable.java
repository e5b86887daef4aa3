package dev.keyplan.behaviour;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;
import dev.keyplan.annotation.Version;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Entities that are no records. */
@Table(
    name = "shapes",
    entities = {ShapesTable.Account.class, ShapesTable.Member.class, ShapesTable.Visit.class},
    collections = ShapesTable.AccountWithVisits.class,
    globalIndexes = @GlobalIndex(name = "byCity"))
interface ShapesTable {

  /** Immutable, with a constructor of all attributes. */
  @Entity
  @Key(partition = "ACCOUNT#{accountId}", sort = "ACCOUNT")
  @Key(index = "byCity", partition = "CITY#{home.city}", sort = "{accountId}")
  @AccessPattern(name = "findAccount", by = "accountId")
  @AccessPattern(name = "accountsIn", by = "home.city", returns = Name.class)
  final class Account {
    private final String accountId;
    private final String name;
    private final Place home;
    private final String nick;
    @Version private final Long version;

    Account(Long version, String accountId, String name, Place home, Optional<String> nick) {
      this.version = version;
      this.accountId = accountId;
      this.name = name;
      this.home = home;
      this.nick = nick.orElse(null);
    }

    public String getAccountId() {
      return accountId;
    }

    public String getName() {
      return name;
    }

    public Place getHome() {
      return home;
    }

    public Optional<String> getNick() {
      return Optional.ofNullable(nick);
    }

    public Long getVersion() {
      return version;
    }
  }

  /** A view made by a static method. */
  final class Name {
    private final String name;

    private Name(String name) {
      this.name = name;
    }

    static Name of(String name) {
      return new Name(name);
    }

    String name() {
      return name;
    }
  }

  /** Nested, made by a builder. */
  final class Place {
    private final String city;
    private final List<String> lines;

    private Place(Builder builder) {
      city = builder.city;
      lines = builder.lines;
    }

    static Builder builder() {
      return new Builder();
    }

    String city() {
      return city;
    }

    List<String> lines() {
      return lines;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Place place && city.equals(place.city) && lines.equals(place.lines);
    }

    @Override
    public int hashCode() {
      return Objects.hash(city, lines);
    }

    static final class Builder {
      private String city;
      private List<String> lines = List.of("default");

      Builder city(String value) {
        city = value;
        return this;
      }

      Builder lines(List<String> value) {
        lines = value;
        return this;
      }

      Place build() {
        return new Place(this);
      }
    }
  }

  /** What beans have in common. */
  class Identified<T> {
    @PartitionKey(prefix = "MEMBER#")
    private T id;

    public T getId() {
      return id;
    }

    public void setId(T id) {
      this.id = id;
    }
  }

  /** A bean with its key in a superclass. */
  @Entity
  @Key(sort = "MEMBER")
  @AccessPattern(name = "findMember", by = "id")
  class Member extends Identified<Integer> {
    @Unique(partition = "EMAIL#{email:lower}", sort = "EMAIL")
    private String email;

    @Version private long version;
    private boolean isNew;

    public String getEmail() {
      return email;
    }

    public void setEmail(String email) {
      this.email = email;
    }

    public long getVersion() {
      return version;
    }

    public void setVersion(long version) {
      this.version = version;
    }

    public boolean isNew() {
      return isNew;
    }

    public void setNew(boolean isNew) {
      this.isNew = isNew;
    }
  }

  /** Fields that the package sees. */
  @Entity
  class Visit {
    @PartitionKey(prefix = "ACCOUNT#")
    String accountId;

    @SortKey(prefix = "VISIT#", position = 1)
    int day;

    @SortKey(position = 2)
    int number;

    transient String note;
  }

  @ItemCollection
  @AccessPattern(name = "accountWithVisits", by = "accountId")
  record AccountWithVisits(Account account, List<Visit> visits) {}
}
