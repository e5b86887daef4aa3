package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Repositories inherit writes where an entity has all of them, and each without a condition. */
class InheritedWritesTest {

  private static final String SHOP =
      """
      package shop;

      import dev.keyplan.annotation.*;
      import java.time.Instant;

      @Table(name = "shop", entities = {
          Shop.Entity.class, Shop.Session.class, Shop.User.class, Shop.Ticket.class, Shop.Settings.class,
          Shop.Line.class, Shop.Red.class, Shop.Blue.class})
      interface Shop {
        @dev.keyplan.annotation.Entity @Key(partition = "E#{id}", sort = "E")
        @AccessPattern(name = "find", by = "id")
        record Entity(String id, int instance) {}

        @dev.keyplan.annotation.Entity @Key(partition = "S#{id}", sort = "S")
        record Session(String id, @TimeToLive Instant expires) {}

        @dev.keyplan.annotation.Entity @Key(partition = "U#{id}", sort = "U")
        record User(String id, @Unique(partition = "MAIL#{email}", sort = "MAIL") String email) {}

        @dev.keyplan.annotation.Entity @Key(partition = "T#{id}", sort = "T")
        record Ticket(String id, @Version long version) {}

        @dev.keyplan.annotation.Entity @Key(partition = "SETTINGS", sort = "SETTINGS")
        record Settings(String text) {}

        @dev.keyplan.annotation.Entity @Key(partition = "L#{id}", sort = "L")
        @WritePattern(name = "add", operation = WriteOperation.CREATE)
        record Line(String id) {}

        @dev.keyplan.annotation.Entity(sharesKeysWith = Blue.class) @Key(partition = "C#{id}", sort = "C")
        record Red(String id) {}

        @dev.keyplan.annotation.Entity(sharesKeysWith = Red.class) @Key(partition = "C#{id}", sort = "C")
        record Blue(String id) {}
      }
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "Entity, true",
    "Session, true",
    "User, false",
    "Ticket, false",
    "Settings, false",
    "Line, false",
    "Red, false"
  })
  void onlyAPlainEntityHasThem(String entity, boolean inherited) {
    CompileResult result = compile(SHOP);

    assertThat(result.errors()).isEmpty();
    for (String flavor : new String[] {"", "Async"}) {
      String repository = result.outputs().get("shop/Shop_" + entity + flavor + "Repository.java");
      String base = flavor + "EntityRepository<Shop." + entity + ", Shop_" + entity + "Conditions>";
      assertThat(repository.contains("extends " + base)).as(repository).isEqualTo(inherited);
    }
  }

  /** One class that does it all, sound or not: only the true error is to be shown. */
  @ParameterizedTest
  @CsvSource({"id, 0", "nothing, 1"})
  void callersSeeThemOfARefusedTableToo(String attribute, int errors) {
    String shop = SHOP.replace("by = \"id\"", "by = \"" + attribute + "\"");

    CompileResult result =
        compile(
            shop,
            "shop/Use.java",
            """
            package shop;

            import dev.keyplan.runtime.AsyncEntityRepository;
            import dev.keyplan.runtime.EntityRepository;
            import java.util.List;
            import java.util.concurrent.CompletableFuture;

            class Use {
              static <E, C> E copied(EntityRepository<E, C> entities, E entity) {
                return entities.put(entity);
              }

              void all(ShopClient shop, ShopAsyncClient async, Shop.Session a, Shop.Session b) {
                Shop_SessionRepository sessions = shop.shop_SessionRepository();
                Shop.Session stored = copied(sessions, sessions.create(a));
                stored = sessions.put(a, session -> session.id().eq("1"));
                sessions.putBatch(List.of(a, b));
                stored = sessions.move(sessions.update(a, b), b);
                sessions.delete(a);
                sessions.delete(a, session -> session.id().eq("1"));
                sessions.delete("1");
                sessions.delete("1", session -> session.id().eq("1"));
                AsyncEntityRepository<Shop.Session, Shop_SessionConditions> later = async.shop_SessionRepository();
                CompletableFuture<Shop.Session> moved = later.put(a).thenCompose(done -> later.move(a, b));
                CompletableFuture<Void> all = later.putBatch(List.of(a)).thenCompose(done -> later.delete(a));
              }
            }
            """);

    assertThat(result.errors()).hasSize(errors).isEqualTo(result.ofKeyplan());
  }

  /** Nothing of the runtime's hides what is generated for an entity of its name. */
  @Test
  void anEntityMayBeCalledEntity() {
    CompileResult result =
        compile(
            SHOP.replace("Shop.Entity.class", "Entity.class, Shop.Entity.class"),
            "shop/Entity.java",
            """
            package shop;

            import dev.keyplan.annotation.Key;

            @dev.keyplan.annotation.Entity(type = "X") @Key(partition = "X#{id}", sort = "X")
            record Entity(String id, String name) {}
            """,
            "shop/Use.java",
            """
            package shop;

            class Use {
              Entity renamed(ShopClient shop) {
                shop.transaction().update(shop.entityRepository().update("1").name("x")).execute();
                return shop.entityRepository().update("1").name("y").execute();
              }
            }
            """);

    assertThat(result.errors()).isEmpty();
    assertThat(result.outputs().get("shop/EntityUpdate.java"))
        .contains("class EntityUpdate<R> extends dev.keyplan.runtime.EntityUpdate<R> {");
    assertThat(result.outputs().get("shop/EntityRepository.java"))
        .contains("extends dev.keyplan.runtime.EntityRepository<Entity, EntityConditions>");
  }

  private CompileResult compile(String shop, String... more) {
    String[] files = new String[more.length + 2];
    files[0] = "shop/Shop.java";
    files[1] = shop;
    System.arraycopy(more, 0, files, 2, more.length);
    return InProcessCompiler.javac().compile(Sources.write(folder, files));
  }
}
