package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What users write with updates and conditions compiles in javac and ECJ, without a warning. */
class UpdatesTest {

  private static final String IMPORTS =
      """
      import dev.keyplan.annotation.*;
      import dev.keyplan.runtime.*;
      import java.math.*;
      import java.net.URI;
      import java.nio.ByteBuffer;
      import java.time.*;
      import java.util.*;
      import java.util.concurrent.CompletableFuture;
      import software.amazon.awssdk.core.SdkBytes;
      """;

  @TempDir private Path folder;

  @Test
  void everyTypeCanBeSetAndComparedWith() {
    assertCompiles(
        "shop/Shop.java",
        inShop(
            """
            @Table(name = "shop", entities = Shop.Thing.class)
            public interface Shop {
              enum Color { RED, GREEN }
              record Size(int width, Optional<Integer> height, List<String> notes) {}
              record Money(long cents) {}
              class Cents implements AttributeConverter<Money, Long> {
                public Long toAttribute(Money money) { return money.cents(); }
                public Money fromAttribute(Long cents) { return new Money(cents); }
              }

              @Entity @Key(partition = "T#{id}", sort = "T")
              record Thing(String id, String text, boolean flag, Boolean flags, byte tiny, short small, int number,
                  Long big, float real, Double precise, BigDecimal decimal, BigInteger integer, char letter,
                  Color color, UUID uuid, Instant at, LocalDate day, LocalDateTime dayTime, OffsetDateTime offset,
                  ZonedDateTime zoned, Duration duration, Year year, YearMonth month, URI uri, byte[] bytes,
                  ByteBuffer buffer, SdkBytes sdk, List<String> list, Set<Integer> numbers, Set<String> tags,
                  Set<Color> colors, Map<String, Integer> counts, Size size, Optional<Size> maybe,
                  List<Size> sizes, @Attribute(converter = Cents.class) Money money,
                  Optional<Integer> count, Optional<Set<byte[]>> blobs, Optional<Map<String, Size>> named) {}
            }
            """),
        "shop/Use.java",
        inShop(
            """
            class Use {
              Shop.Thing all(ShopClient client, byte[] bytes) {
                var update = client.shop_ThingRepository().update("1")
                    .text("x").flag(true).flags(false).tiny((byte) 1).small((short) 2).number(3).addNumber(4)
                    .big(5L).real(1f).precise(2d).decimal(BigDecimal.ONE).integer(BigInteger.TEN).letter('c')
                    .color(Shop.Color.RED).uuid(UUID.randomUUID()).at(Instant.EPOCH).day(LocalDate.EPOCH)
                    .dayTime(LocalDateTime.MIN).offset(OffsetDateTime.MIN).zoned(ZonedDateTime.now())
                    .duration(Duration.ZERO).year(Year.of(1)).month(YearMonth.of(1, 1)).uri(URI.create("x:y"))
                    .bytes(bytes).buffer(ByteBuffer.wrap(bytes)).sdk(SdkBytes.fromByteArray(bytes))
                    .list(List.of("a")).appendList(List.of("b")).prependList(List.of("c"))
                    .numbers(Set.of(1)).addNumbers(Set.of(2)).deleteNumbers(Set.of(3)).addTags(Set.of("t"))
                    .deleteColors(Set.of(Shop.Color.RED)).counts(Map.of("a", 1)).putCounts("b", 2)
                    .removeCounts("c").size(new Shop.Size(1, Optional.empty(), List.of()))
                    .size(s -> s.width(2).removeHeight().height(3).appendNotes(List.of("n")))
                    .maybe(s -> s.width(1)).maybe(new Shop.Size(1, Optional.of(2), List.of())).removeMaybe()
                    .appendSizes(List.of()).money(new Shop.Money(1)).count(1).addCount(2).removeCount()
                    .addBlobs(Set.of(bytes)).blobs(Set.of()).removeBlobs().removeNamed().removeNamed("a")
                    .putNamed("b", new Shop.Size(1, Optional.empty(), List.of())).addDecimal(BigDecimal.ONE);
                return update.onlyIf(this::condition).upsert().execute();
              }

              Condition condition(Shop_ThingConditions c) {
                return c.id().beginsWith("a").and(c.text().contains("b")).and(c.text().size().gt(3))
                    .or(c.flag().eq(true)).and(c.flags().ne(false)).and(c.tiny().lt((byte) 1))
                    .and(c.small().le((short) 1)).and(c.number().between(1, 2)).and(c.big().in(1L, 2L))
                    .and(c.real().gt(1f)).and(c.precise().ge(1d)).and(c.decimal().lt(BigDecimal.ONE))
                    .and(c.integer().lt(BigInteger.ONE)).and(c.letter().eq('x')).and(c.color().in(Shop.Color.RED))
                    .and(c.uuid().exists()).and(c.at().lt(Instant.EPOCH)).and(c.day().lt(LocalDate.EPOCH))
                    .and(c.dayTime().ge(LocalDateTime.MIN)).and(c.offset().notExists()).and(c.zoned().exists())
                    .and(c.duration().eq(Duration.ZERO)).and(c.year().gt(Year.of(1)))
                    .and(c.month().le(YearMonth.of(1, 1))).and(c.uri().exists())
                    .and(c.bytes().beginsWith(new byte[1])).and(c.bytes().size().eq(1))
                    .and(c.buffer().lt(ByteBuffer.allocate(1))).and(c.sdk().gt(SdkBytes.fromUtf8String("x")))
                    .and(c.list().contains("a")).and(c.list().size().ne(2)).and(c.numbers().contains(1))
                    .and(c.tags().eq(Set.of("a"))).and(c.colors().contains(Shop.Color.GREEN))
                    .and(c.counts().at("a").eq(1)).and(c.counts().size().lt(3)).and(c.size().width().gt(1))
                    .and(c.size().eq(new Shop.Size(1, Optional.empty(), List.of())))
                    .and(c.maybe().height().exists()).and(c.maybe().notExists()).and(c.sizes().size().le(1))
                    .and(c.money().eq(new Shop.Money(1))).and(c.count().lt(1)).and(c.blobs().exists())
                    .and(c.named().at("x").exists()).not();
              }
            }
            """));
  }

  @Test
  void whatKeysOfIndexesDependOnIsNamedAsExpected() {
    assertCompiles(
        "shop/Shop.java",
        inShop(
            """
            @Accept(code = "KP403", reason = "only written here")
            @Table(name = "shop", entities = Shop.Ticket.class, globalIndexes = {
                @GlobalIndex(name = "byState"), @GlobalIndex(name = "byCity"),
                @GlobalIndex(name = "open", partitionKey = "byStatePK", sortKey = "openSK"),
                @GlobalIndex(name = "ranked", partitionKey = "team", sortKey = "rankedSK"),
                @GlobalIndex(name = "all", sortKey = "SK")})
            public interface Shop {
              enum State { NEW, OPEN, DONE }
              record City(Optional<String> name, String zip, int area) {}
              record Address(City city, String street) {}

              @Entity @Key(partition = "T#{id}", sort = "T")
              @Key(index = "byState", partition = "S#{state}", sort = "{due}#{id}", when = "state in (NEW, OPEN)")
              @Key(index = "byState", partition = "S#{state}", sort = "Z#{id}", when = {"state = DONE", "note present"})
              @Key(index = "open", sort = "{id}")
              @Key(index = "byCity", partition = "C#{address.city.name}#{address.street}", sort = "{id}",
                  when = "note absent")
              @Key(index = "ranked", sort = "{rank}")
              @Key(index = "all", partition = "ALL")
              @AccessPattern(name = "inState", by = "state = OPEN", index = "byState")
              @Accept(code = "KP707", reason = "only written here")
              record Ticket(String id, State state, Instant due, Optional<String> note, Optional<Address> address,
                  Optional<String> team, int rank, int likes, @Version Long version) {}
            }
            """),
        "shop/Use.java",
        inShop(
            """
            class Use {
              void all(Shop_TicketRepository tickets, Shop.Ticket a, Shop.Ticket b) {
                Instant now = Instant.EPOCH;
                Shop.Ticket stored = tickets.update("1", 2L)
                    .state(Shop.State.DONE, now, Optional.of("note"))
                    .due(now, Shop.State.NEW, Optional.empty())
                    .addLikes(1).likes(2)
                    .note("x", Shop.State.NEW, now, Optional.of("city"), Optional.empty())
                    .removeNote(Shop.State.NEW, now, Optional.of("city"), Optional.empty())
                    .address(new Shop.Address(new Shop.City(Optional.empty(), "z", 1), "s"), Optional.empty())
                    .removeAddress(Optional.empty())
                    .address(x -> x.street("s", Optional.of("city"), Optional.of("note"))
                        .city(y -> y.name("n", Optional.of("s"), Optional.empty())
                            .removeName(Optional.empty(), Optional.empty()).zip("z").area(2))
                        .city(new Shop.City(Optional.empty(), "", 1), Optional.of(""), Optional.empty()))
                    .team("t", 1).removeTeam(1).rank(3, Optional.of("t"))
                    .onlyIf(c -> c.address().city().name().beginsWith("a").or(c.version().gt(1L)))
                    .execute();
                stored = tickets.update(a, b);
                stored = tickets.move(a, b);
                stored = tickets.put(a);
                stored = tickets.put(a, c -> c.likes().lt(3));
                tickets.delete("1", 2L);
                tickets.delete("1", null, c -> c.team().exists());
                tickets.delete(a);
                tickets.delete(a, c -> c.team().notExists());
              }

              CompletableFuture<Shop.Ticket> all(Shop_TicketAsyncRepository tickets, Shop.Ticket a) {
                CompletableFuture<Void> gone = tickets.delete(a).thenCompose(x -> tickets.delete("1", 3L));
                CompletableFuture<Shop.Ticket> put = tickets.put(a, c -> c.rank().eq(1)).thenCompose(tickets::create);
                return tickets.update("1", null).likes(2).execute().thenCombine(gone, (x, y) -> x)
                    .thenCompose(x -> tickets.update(x, a)).thenCompose(x -> tickets.move(x, a));
              }
            }
            """));
  }

  @Test
  void namesOfGeneratedAndJavaMethodsDoNotClash() {
    assertCompiles(
        "shop/Shop.java",
        inShop(
            """
            @Accept(code = "KP403", reason = "only written here")
            @Table(name = "shop", entities = Shop.Odd.class, globalIndexes = @GlobalIndex(name = "GSI1"))
            public interface Shop {
              record Inner(String exists, int eq, String inside, String path, String update, String whole,
                  Optional<Inner> inner, String encode) {}
              record OddUpdate(String a, String b) {}
              enum R { A }

              @Entity @Key(partition = "O#{update}", sort = "O#{key}")
              @Key(index = "GSI1", partition = "{keys}#{parts.a}", sort = "{whole}")
              record Odd(String update, String key, String keys, String whole, OddUpdate parts,
                  Optional<Inner> onlyIf, String execute, String upsert, String write, String ready, Optional<String> note,
                  String removeNote, int count, int addCount, Map<String, String> map, String putMap, String fixed,
                  String expectedKeys, String value, String record, String yield, String var, Inner inner, String changes,
                  String item, Set<String> set, Set<String> addSet, R r, OddConditions conditions) {}
              record OddConditions(int x) {}
            }
            """),
        "shop/Use.java",
        inShop(
            """
            class Use {
              void all(Shop_OddRepository odd) {
                odd.update("u", "k").keys("a", "b", "c").whole("d", "e", "f").execute("x").upsert("y").write("z")
                    .ready("q").note("n").removeNote().removeNote("m").addCount(1).addCount_(2).putMap("a", "b")
                    .putMap("c").onlyIf_(i -> i.exists("x").update("y").whole("z").inner(j -> j.path("p")).removeInner())
                    .onlyIf(c -> c.onlyIf().exists_().eq("e").or(c.onlyIf().exists()).or(c.value().exists()))
                    .parts(p -> p.a("a", "k", "w").b("b")).addSet(Set.of("s")).addSet_(Set.of("t")).addAddSet(Set.of("u")).r(Shop.R.A)
                    .conditions(x -> x.x(1))
                    .upsert().execute();
              }
            }
            """));
  }

  @Test
  void aTableMayLieInTheUnnamedPackage() {
    assertCompiles(
        "Shop.java",
        IMPORTS
            + """
            @Accept(code = "KP403", reason = "only written here")
            @Table(name = "shop", entities = Shop.Thing.class, globalIndexes = @GlobalIndex(name = "GSI1"))
            interface Shop {
              record Point(int x, int y) {}

              @Entity @Key(partition = "T#{id}", sort = "T") @Key(index = "GSI1", partition = "{point.x}", sort = "{id}")
              record Thing(String id, Point point, Optional<Point> other) {}
            }

            class Use {
              void all(Shop_ThingRepository things) {
                things.update("1").point(p -> p.x(1).y(2)).other(p -> p.x(3)).onlyIf(c -> c.point().x().lt(1)).execute();
                things.update("1").upsert().point(new Shop.Point(1, 2)).execute();
              }
            }
            """);
  }

  @Test
  void whatGuardsAndKeysAreMadeOfHasNoSetter() {
    Sources sources =
        Sources.write(
            folder,
            "shop/Shop.java",
            inShop(
                """
                @Table(name = "shop", entities = {Shop.User.class, Shop.Setting.class})
                public interface Shop {
                  record Contact(String email, String phone) {}
                  record Owner(String login, String name) {}

                  @Entity @Key(partition = "U#{owner.login}", sort = "U")
                  record User(Owner owner, @Unique(partition = "N#{tenant}#{nick}", sort = "N") String nick, String tenant,
                      Contact contact, @Version long version, String plain) {}

                  @Entity @Key(partition = "SETTINGS", sort = "SETTINGS")
                  record Setting(boolean dark) {}
                }
                """),
            "shop/Use.java",
            inShop(
                """
                class Use {
                  void all(Shop_UserRepository users, Shop_SettingRepository settings, Shop.User a, Shop.User b) {
                    users.update("ada", 1).plain("x").owner(o -> o.name("Ada")).contact(c -> c.email("e").phone("p"))
                        .contact(new Shop.Contact("e", "p")).onlyIf(c -> c.nick().eq("a")).execute();
                    users.move(a, b);
                    users.replace(a, b);
                    settings.update().dark(true).upsert().execute();
                    settings.delete(c -> c.dark().eq(true));
                  }
                }
                """));
    CompileResult result = InProcessCompiler.javac().compile(sources);

    assertThat(result.text()).isEmpty();
    String update = result.outputs().get("shop/Shop_UserUpdate.java");
    assertThat(update)
        .doesNotContain(" nick(", " tenant(", " version(", "addVersion", " login(", "upsert(")
        .doesNotContain("owner(Shop.Owner ");
  }

  @Test
  void classesOfTheirNamesAreTold() {
    for (String name : List.of("Shop_TicketUpdate", "Shop_TicketConditions")) {
      Sources sources =
          Sources.write(
              folder.resolve(name),
              "shop/Shop.java",
              inShop(
                  """
                  @Table(name = "shop", entities = Shop.Ticket.class)
                  public interface Shop {
                    @Entity @Key(partition = "T#{id}", sort = "T")
                    record Ticket(String id) {}
                  }
                  """),
              "shop/" + name + ".java",
              "package shop; class " + name + " {}");

      assertThat(InProcessCompiler.javac().compile(sources).text())
          .contains("[KP103]")
          .contains("exists already: shop." + name);
    }
  }

  @Test
  void aRefusedTableShowsNothingButItsErrors() {
    Sources sources =
        Sources.write(
            folder,
            "shop/Shop.java",
            inShop(
                """
                @Table(name = "shop", entities = {Shop.Ticket.class, Shop.Other.class},
                    globalIndexes = @GlobalIndex(name = "GSI1"))
                public interface Shop {
                  record Address(String city) {}

                  @Entity @Key(partition = "T#{id}", sort = "T")
                  @Key(index = "GSI1", partition = "{nope}#{state}", sort = "{address.city}")
                  record Ticket(String id, String state, Optional<String> note, Address address) {}

                  @Entity @Key(partition = "O#{nope}", sort = "O")
                  record Other(String id, int count, @Version Long version) {}
                }
                """),
            "shop/Use.java",
            inShop(
                """
                class Use {
                  void all(Shop_TicketRepository tickets, Shop_OtherRepository others, Shop.Other a) {
                    tickets.update("1").state("x", "n", "c").removeNote().address(x -> x.city("c", "n", "s"))
                        .address(new Shop.Address("c"), "n", "s").onlyIf(c -> c.address().city().eq("x")).execute();
                    tickets.delete("1", c -> c.state().exists());
                    others.update("1", 2L).count(3).execute();
                    others.delete("1", 2L);
                    others.move(a, a);
                  }
                }
                """));

    assertThat(InProcessCompiler.javac().compile(sources).errors())
        .hasSize(2)
        .allMatch(error -> error.toString().contains("[KP110]"));
    assertThat(InProcessCompiler.ecj().compile(sources).errors()).hasSize(2);
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
