package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What users write with transactions and batches compiles in javac and ECJ, without a warning. */
class TransactionsTest {

  private static final String IMPORTS =
      """
      import dev.keyplan.annotation.*;
      import dev.keyplan.runtime.KeyplanException;
      import java.util.*;
      import java.util.concurrent.CompletableFuture;
      """;

  @TempDir private Path folder;

  @Test
  void eachEntityHasTheWritesItAllows() {
    Sources sources =
        Sources.write(
            folder,
            "shop/Shop.java",
            inShop(
                """
                @Table(name = "shop", entities = {Shop.User.class, Shop.Team.class, Shop.Ticket.class, Shop.Setting.class,
                    Shop.Note.class})
                public interface Shop {
                  @Entity @Key(partition = "U#{name}", sort = "U")
                  record User(String name, @Unique(partition = "E#{email}", sort = "E") String email) {}

                  @Entity(sharesKeysWith = Note.class) @Key(partition = "T#{id}", sort = "N#{no}")
                  record Team(String id, int no) {}

                  @Entity(sharesKeysWith = Team.class) @Key(partition = "T#{key}", sort = "N#{number}")
                  record Note(String key, int number) {}

                  @Entity @Key(partition = "I#{id}", sort = "I")
                  @AccessPattern(name = "find", by = "id")
                  record Ticket(String id, String text, @Version Optional<Long> version) {}

                  @Entity @Key(partition = "SETTINGS", sort = "SETTINGS")
                  @AccessPattern(name = "settings")
                  record Setting(boolean dark) {}
                }
                """),
            "shop/Use.java",
            inShop(
                """
                class Use {
                  void all(ShopClient shop, ShopAsyncTransaction other, Shop.User u, Shop.Team t, Shop.Ticket i,
                      Shop.Setting s) {
                    ShopTransaction transaction = shop.transaction()
                        .create(u).replace(u, u).move(u, u).delete(u).checkShop_User("ada")
                        .update(shop.shop_UserRepository().update("ada").onlyIf(c -> c.email().exists()))
                        .create(t).put(t).put(t, c -> c.no().gt(1)).delete(t).delete(t, c -> c.no().lt(3)).move(t, t)
                        .deleteShop_Team("x", 1).deleteShop_Team("x", 1, c -> c.no().exists()).checkShop_Team("x", 2)
                        .create(i).put(i).update(i, i).update(shop.shop_TicketRepository().update("1", Optional.of(2L)))
                        .deleteShop_Ticket("1", Optional.of(3L)).delete(i).checkShop_Ticket("1", c -> c.text().eq("x"))
                        .put(s).update(s, s).deleteShop_Setting().checkShop_Setting(c -> c.dark().eq(true)).delete(s)
                        .with(shop.transaction("token"));
                    int size = transaction.size();
                    transaction.execute();
                    CompletableFuture<Void> done = other.create(i).with(other).execute();
                    var ticket = shop.shop_TicketRepository().findInTransaction("1");
                    var settings = shop.shop_SettingRepository().settingsInTransaction();
                    var read = shop.transactionalGet(ticket, settings);
                    Optional<Shop.Ticket> found = read.of(ticket);
                    Optional<Shop.Setting> all = read.of(settings);
                    shop.shop_SettingRepository().putBatch(List.of(s));
                  }
                }
                """));
    CompileResult result = InProcessCompiler.javac().compile(sources);

    assertThat(result.text()).isEmpty();
    assertThat(InProcessCompiler.ecj().compile(sources).errors()).isEmpty();
    assertThat(result.outputs().get("shop/ShopTransactionWrites.java"))
        .doesNotContain(" put(Shop.User ", " deleteShop_User(", " replace(Shop.Team ")
        .doesNotContain(" update(Shop.User ", " move(Shop.Setting ");
    for (String unbatched : new String[] {"User", "Team", "Ticket"}) {
      assertThat(result.outputs().get("shop/Shop_" + unbatched + "Repository.java"))
          .doesNotContain("putBatch");
    }
  }

  @Test
  void namesOfTransactionsAndTheirMethodsDoNotClash() {
    assertCompiles(
        "bank/Bank.java",
        """
        package bank;

        import dev.keyplan.annotation.*;
        import java.util.*;

        @Table(name = "bank", entities = {Transaction.class, AsyncTransaction.class, Version.class})
        public interface Bank {}
        """,
        "bank/Transaction.java",
        """
        package bank;

        import dev.keyplan.annotation.*;

        @Entity @Key(partition = "T#{table}", sort = "{clientToken}")
        @AccessPattern(name = "get", by = {"table", "clientToken"})
        @AccessPattern(name = "getInTransaction", by = {"table", "clientToken"})
        @AccessPattern(name = "getIn", by = {"table", "clientToken"})
        public record Transaction(String table, String clientToken, String other, String loaded) {}
        """,
        "bank/AsyncTransaction.java",
        """
        package bank;

        import dev.keyplan.annotation.*;

        @Entity @Key(partition = "A#{items}", sort = "A#{transaction}")
        public record AsyncTransaction(String items, String transaction, String update, String key) {}
        """,
        "bank/Version.java",
        """
        package bank;

        import dev.keyplan.annotation.*;

        @Entity @Key(partition = "V#{onlyIf}", sort = "V#{version}")
        public record Version(String onlyIf, String version) {}
        """,
        "bank/Use.java",
        """
        package bank;

        import java.util.List;

        class Use {
          void all(BankClient bank, Transaction t, AsyncTransaction a, Version v) {
            TransactionRepository transactions = bank.transactionRepository();
            bank.transaction().create(t).put(a).delete(v).deleteVersion("a", "b").checkVersion("a", "b", c -> c.version().eq("b"))
                .update(transactions.update("a", "b").loaded("c")).with(bank.transaction()).execute();
            transactions.putBatch(List.of(t));
            bank.transactionalGet(transactions.getInTransaction_("a", "b"),
                transactions.getInTransactionInTransaction("a", "b"), transactions.getInInTransaction("a", "b"));
            transactions.getInTransaction("a", "b").isPresent();
          }
        }
        """);
  }

  @Test
  void aTableMayBePrivateToItsPackageAndAnEntityItsOwnTable() {
    assertCompiles(
        "shop/Thing.java",
        inShop(
            """
            @Entity
            @Table(name = "things", partitionKey = "id", sortKey = "", entityTypeAttribute = "", entities = Thing.class)
            @AccessPattern(name = "find", by = "id")
            record Thing(@PartitionKey String id, int count) {}

            class Use {
              void all(ThingClient things, Thing thing) {
                things.transaction().put(thing).execute();
                things.transactionalGet(things.thingRepository().findInTransaction("1"));
                things.thingRepository().putBatch(Set.of(thing));
              }
            }
            """));
  }

  /** As docs/shapes.md says: compilers look for the method before they know the lambda's type. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "derived, c -> c.more().exists() | false",
        "derived, (DerivedConditions c) -> c.more().exists() | true",
        "base, c -> c.text().exists() | true"
      })
  void aConditionOnAnEntityThatExtendsAnotherNamesItsType(String arguments, boolean compiles) {
    Sources sources =
        Sources.write(
            folder,
            "shop/Shop.java",
            inShop(
                """
                @Table(name = "shop", entities = {Base.class, Derived.class})
                public interface Shop {}
                """),
            "shop/Base.java",
            inShop(
                """
                @Entity @Key(partition = "B#{id}", sort = "B")
                public class Base {
                  String id;
                  String text;
                }
                """),
            "shop/Derived.java",
            inShop(
                """
                @Entity @Key(partition = "D#{id}", sort = "D")
                public class Derived extends Base {
                  int more;
                }
                """),
            "shop/Use.java",
            inShop(
                    """
                class Use {
                  void all(ShopTransaction transaction, ShopAsyncTransaction async, Base base, Derived derived) {
                    transaction.put(ARGUMENTS).delete(ARGUMENTS).put(derived).delete(derived)
                        .create(derived).update(derived, derived).move(derived, derived)
                        .deleteDerived("a", c -> c.more().exists()).checkDerived("a", c -> c.more().exists());
                    async.put(ARGUMENTS).delete(ARGUMENTS);
                  }
                  void one(DerivedRepository derivedOnes, Derived derived) {
                    derivedOnes.put(derived, c -> c.more().exists());
                  }
                }
                """)
                .replace("ARGUMENTS", arguments));

    for (InProcessCompiler compiler : List.of(InProcessCompiler.javac(), InProcessCompiler.ecj())) {
      List<Finding> errors = compiler.compile(sources).errors();
      assertThat(errors.isEmpty()).as(errors.toString()).isEqualTo(compiles);
      assertThat(errors).allMatch(error -> error.file().equals("shop/Use.java"));
      assertThat(compiles || errors.get(0).headline().contains("ambiguous")).isTrue();
    }
  }

  @Test
  void aClassOfTheTransactionsNameIsToldToStandInTheWay() {
    Sources sources =
        Sources.write(
            folder,
            "shop/Shop.java",
            inShop(
                """
                @Table(name = "shop", entities = Thing.class)
                public interface Shop {}
                """),
            "shop/Thing.java",
            inShop("@Entity @Key(partition = \"T#{id}\", sort = \"T\") record Thing(String id) {}"),
            "shop/ShopTransaction.java",
            "package shop; class ShopTransaction {}");

    assertThat(InProcessCompiler.javac().compile(sources).text())
        .contains("[KP103] the class generated for Shop exists already: shop.ShopTransaction");
  }

  private static String inShop(String text) {
    return "package shop;\n" + IMPORTS + text;
  }

  private void assertCompiles(String... files) {
    Sources sources = Sources.write(folder, files);
    assertThat(InProcessCompiler.javac().compile(sources).text()).isEmpty();
    assertThat(InProcessCompiler.ecj().compile(sources).errors()).isEmpty();
  }
}
