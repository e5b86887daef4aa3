package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What users write against generated classes compiles, without a warning, in javac and ECJ. */
class GeneratedCodeTest {

  @TempDir private Path folder;

  @Test
  void methodsHaveTheShapeOfTheirPattern() {
    assertCompiles(
        "shop/BoardTable.java",
        """
        package shop;

        import dev.keyplan.annotation.GlobalIndex;
        import dev.keyplan.annotation.Table;

        @Table(
            name = "board",
            entities = {Task.class, Settings.class, Event.class},
            collections = {Board.class, OneTask.class, Events.class},
            globalIndexes = @GlobalIndex(name = "by-state", partitionKey = {"team", "state"},
                sortKey = {"due", "taskId"}))
        public interface BoardTable {}
        """,
        "shop/Task.java",
        """
        package shop;

        import dev.keyplan.annotation.AccessPattern;
        import dev.keyplan.annotation.Consistency;
        import dev.keyplan.annotation.Entity;
        import dev.keyplan.annotation.Key;
        import java.time.LocalDate;

        @Entity
        @Key(partition = "BOARD#{boardId}", sort = "TASK#{taskId}")
        @AccessPattern(name = "task", by = {"boardId", "taskId"}, consistency = Consistency.STRONG)
        @AccessPattern(name = "taskTitle", by = {"taskId", "boardId"}, returns = Title.class)
        @AccessPattern(name = "tasks", by = "boardId", pageSize = 5)
        @AccessPattern(name = "tasksNamed", by = "boardId", startsWith = "taskId")
        @AccessPattern(name = "dueTasks", by = {"team", "state = OPEN"}, range = "due")
        @AccessPattern(name = "tasksInState", by = {"team", "state", "due"})
        public record Task(
            String boardId, String taskId, String team, State state, LocalDate due, String title) {}
        """,
        "shop/State.java",
        "package shop; public enum State { OPEN, DONE }",
        "shop/Title.java",
        "package shop; record Title(String boardId, String title) {}",
        "shop/Settings.java",
        """
        package shop;

        import dev.keyplan.annotation.AccessPattern;
        import dev.keyplan.annotation.Entity;
        import dev.keyplan.annotation.Key;

        @Entity
        @Key(partition = "SETTINGS", sort = "SETTINGS")
        @AccessPattern(name = "settings")
        record Settings(boolean dark) {}
        """,
        "shop/Event.java",
        """
        package shop;

        import dev.keyplan.annotation.AccessPattern;
        import dev.keyplan.annotation.Entity;
        import dev.keyplan.annotation.Key;
        import dev.keyplan.annotation.SortOrder;
        import java.time.Instant;

        @Entity
        @Key(partition = "EVENTS#{source}#{at:month}", sort = "{at}#{eventId}")
        @AccessPattern(name = "eventsOfMonth", by = {"source", "at:month"}, orderBy = "at",
            order = SortOrder.DESCENDING)
        @AccessPattern(name = "eventsBetween", by = {"source", "at:month"}, range = "at")
        public record Event(String source, Instant at, String eventId) {}
        """,
        "shop/Board.java",
        """
        package shop;

        import dev.keyplan.annotation.AccessPattern;
        import dev.keyplan.annotation.ItemCollection;
        import java.util.List;

        @ItemCollection
        @AccessPattern(name = "board", by = "boardId")
        public record Board(List<Task> tasks) {}
        """,
        "shop/OneTask.java",
        """
        package shop;

        import dev.keyplan.annotation.AccessPattern;
        import dev.keyplan.annotation.ItemCollection;
        import java.util.Optional;

        @ItemCollection
        @AccessPattern(name = "oneTask", by = {"boardId", "taskId"})
        public record OneTask(Optional<Task> item) {}
        """,
        "shop/Events.java",
        """
        package shop;

        import dev.keyplan.annotation.AccessPattern;
        import dev.keyplan.annotation.ItemCollection;
        import java.util.List;

        @ItemCollection
        @AccessPattern(name = "events", by = {"source", "at:month"})
        public record Events(List<Event> all) {}
        """,
        "shop/Use.java",
        """
        package shop;

        import dev.keyplan.runtime.AsyncPagedQuery;
        import dev.keyplan.runtime.CursorKeys;
        import dev.keyplan.runtime.KeyRange;
        import dev.keyplan.runtime.PagedQuery;
        import java.time.Instant;
        import java.time.LocalDate;
        import java.time.YearMonth;
        import java.util.List;
        import java.util.Map;
        import java.util.Optional;
        import java.util.concurrent.CompletableFuture;
        import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
        import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

        class Use {
          void synchronous(DynamoDbClient client, CursorKeys keys, Task task, Settings settings) {
            BoardTableClient board = BoardTableClient.create(client, "b").withCursorKeys(keys);
            TaskRepository tasks = board.taskRepository();
            Optional<Task> one = tasks.task("b", "t");
            Optional<Title> title = tasks.taskTitle("t", "b");
            Map<TaskKeys.PrimaryKey, Task> many =
                tasks.taskBatch(List.of(new TaskKeys.PrimaryKey("b", "t")));
            Map<TaskKeys.PrimaryKey, Title> titles = tasks.taskTitleBatch(many.keySet());
            PagedQuery<Task> all = tasks.tasks("b");
            PagedQuery<Task> named = tasks.tasksNamed("b", "t-");
            PagedQuery<Task> due = tasks.dueTasks("team", KeyRange.atMost(LocalDate.EPOCH));
            PagedQuery<Task> inState = tasks.tasksInState("team", State.DONE, LocalDate.EPOCH);
            Task created = tasks.create(task);
            tasks.put(task);
            tasks.delete("b", "t");
            tasks.delete(created);
            Optional<Settings> theSettings = board.settingsRepository().settings();
            board.settingsRepository().delete();
            board.settingsRepository().delete(settings);
            PagedQuery<Event> events =
                board.eventRepository().eventsOfMonth("web", YearMonth.of(2026, 11));
            PagedQuery<Event> between =
                board.eventRepository()
                    .eventsBetween("web", YearMonth.of(2026, 11), KeyRange.atLeast(Instant.EPOCH));
            Optional<Board> whole = board.boardRepository().board("b");
            Optional<OneTask> collected = board.oneTaskRepository().oneTask("b", "t");
            Optional<Events> month =
                board.eventsRepository().events("web", YearMonth.of(2026, 11));
          }

          void asynchronous(DynamoDbAsyncClient client, Task task) {
            BoardTableAsyncClient board = BoardTableAsyncClient.create(client);
            CompletableFuture<Optional<Task>> one = board.taskRepository().task("b", "t");
            CompletableFuture<Map<TaskKeys.PrimaryKey, Task>> many =
                board.taskRepository().taskBatch(List.of());
            AsyncPagedQuery<Task> all = board.taskRepository().tasks("b");
            CompletableFuture<Task> created = board.taskRepository().create(task);
            CompletableFuture<Void> done = board.taskRepository().delete(task);
            CompletableFuture<Optional<Board>> whole = board.boardRepository().board("b");
            CompletableFuture<Optional<OneTask>> collected =
                board.oneTaskRepository().oneTask("b", "t");
          }
        }
        """);
  }

  @Test
  void patternsAndParametersMayHaveTheNamesThatGeneratedCodeUses() {
    assertCompiles(
        "shop/ThingTable.java",
        """
        package shop;

        import dev.keyplan.annotation.Table;

        @Table(name = "things", entities = Thing.class, collections = Things.class)
        public interface ThingTable {}
        """,
        "shop/Thing.java",
        """
        package shop;

        import dev.keyplan.annotation.AccessPattern;
        import dev.keyplan.annotation.Entity;
        import dev.keyplan.annotation.Key;

        @Entity
        @Key(partition = "T#{table}", sort = "I#{item}#{keys}#{v}")
        @AccessPattern(name = "WRITES", by = {"table", "item"}, range = "keys")
        @AccessPattern(name = "writes", by = "table", startsWith = "item")
        @AccessPattern(name = "table", by = {"table", "item", "keys", "v"})
        @AccessPattern(name = "primaryKey", by = {"v", "keys", "item", "table"})
        public record Thing(String table, String item, int keys, String v) {}
        """,
        "shop/Things.java",
        """
        package shop;

        import dev.keyplan.annotation.AccessPattern;
        import dev.keyplan.annotation.ItemCollection;

        @ItemCollection
        @AccessPattern(name = "fromItems", by = {"table", "item", "keys", "v"})
        @AccessPattern(name = "MEMBERS", by = {"table", "item", "keys", "v"})
        public record Things(Thing all) {}
        """,
        "shop/Use.java",
        """
        package shop;

        import dev.keyplan.runtime.KeyRange;
        import java.util.Optional;

        class Use {
          void use(ThingRepository things, ThingsRepository collections) {
            Optional<Thing> one = things.WRITES("t", "i", KeyRange.lessThan(7)).first();
            Optional<Thing> two = things.writes("t", "i").first();
            Optional<Thing> three = things.table("t", "i", 7, "v");
            Optional<Thing> four = things.primaryKey("v", 7, "i", "t");
            Optional<Things> five = collections.fromItems("t", "i", 7, "v");
          }
        }
        """);
  }

  @Test
  void typesMayHaveTheNamesThatGeneratedCodeUses() {
    List<String> names =
        List.of(
            "String", "List", "Map", "Optional", "Page", "Cursor", "Key", "Override", "Default");
    String[] files =
        names.stream()
            .flatMap(
                name ->
                    Stream.of(
                        "shop/" + name + ".java",
                        """
                        package shop;

                        import dev.keyplan.annotation.AccessPattern;
                        import dev.keyplan.annotation.Entity;

                        @Entity
                        @dev.keyplan.annotation.Key(partition = "%1$s#{id}", sort = "{part}")
                        @AccessPattern(name = "one", by = {"id", "part"})
                        @AccessPattern(name = "all", by = "id")
                        public record %1$s(java.lang.String id, java.lang.String part) {}
                        """
                            .formatted(name)))
            .toArray(String[]::new);
    String classes = String.join(".class, ", names) + ".class";
    String root =
        """
        package shop;

        @dev.keyplan.annotation.Table(
            name = "odd",
            entities = {%s},
            collections = Pages.class)
        public interface OddTable {}
        """
            .formatted(classes);
    String collection =
        """
        package shop;

        import dev.keyplan.annotation.AccessPattern;
        import dev.keyplan.annotation.ItemCollection;

        @ItemCollection
        @AccessPattern(name = "fromItems", by = "id")
        public record Pages(java.util.List<Page2> all, java.util.Optional<Page3> item) {}
        """;
    assertCompiles(
        Stream.concat(
                Stream.of(files),
                Stream.of(
                    "shop/OddTable.java",
                    root.replace("Page.class", "Page.class, Page2.class, Page3.class"),
                    "shop/Page2.java",
                    """
                    package shop;

                    @dev.keyplan.annotation.Entity
                    @dev.keyplan.annotation.Key(partition = "P#{id}", sort = "~{number}")
                    public record Page2(java.lang.String id, int number) {}
                    """,
                    "shop/Page3.java",
                    """
                    package shop;

                    @dev.keyplan.annotation.Entity
                    @dev.keyplan.annotation.Key(partition = "P#{id}", sort = "ONE")
                    public record Page3(java.lang.String id) {}
                    """,
                    "shop/Pages.java",
                    collection))
            .toArray(String[]::new));
  }

  @Test
  void nothingButTheTrueErrorIsShownWhereATableHasOne() {
    Sources sources =
        Sources.write(
            folder,
            "shop/ShopTable.java",
            """
            package shop;

            import dev.keyplan.annotation.Table;

            @Table(name = "shop", entities = {Order.class, Broken.class}, collections = All.class)
            public interface ShopTable {}
            """,
            "shop/Order.java",
            """
            package shop;

            import dev.keyplan.annotation.AccessPattern;
            import dev.keyplan.annotation.Entity;
            import dev.keyplan.annotation.Key;

            @Entity
            @Key(partition = "ORDER#{orderId}", sort = "META")
            @AccessPattern(name = "order", by = "orderId")
            @AccessPattern(name = "ordersIn", by = "status")
            public record Order(String orderId, String status, int total) {}
            """,
            "shop/Broken.java",
            """
            package shop;

            import dev.keyplan.annotation.AccessPattern;
            import dev.keyplan.annotation.Entity;

            @Entity
            @AccessPattern(name = "broken", by = {"id", "nothing"}, range = "nowhere")
            public record Broken(String id) {}
            """,
            "shop/All.java",
            """
            package shop;

            import dev.keyplan.annotation.AccessPattern;
            import dev.keyplan.annotation.ItemCollection;

            @ItemCollection
            @AccessPattern(name = "all", by = "orderId")
            public record All(Order order, java.util.List<Broken> broken) {}
            """,
            "shop/Use.java",
            """
            package shop;

            import dev.keyplan.runtime.PagedQuery;
            import java.util.List;
            import java.util.Map;
            import java.util.Optional;
            import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

            class Use {
              void use(DynamoDbClient client, Order order, Broken broken) {
                ShopTableClient shop = ShopTableClient.create(client);
                Optional<Order> one = shop.orderRepository().order("O1");
                Map<OrderKeys.PrimaryKey, Order> many =
                    shop.orderRepository().orderBatch(List.of(new OrderKeys.PrimaryKey("O1")));
                PagedQuery<Order> open = shop.orderRepository().ordersIn("OPEN");
                Order created = shop.orderRepository().create(order);
                shop.orderRepository().delete("O1");
                shop.brokenRepository().put(broken);
                Optional<All> all = shop.allRepository().all("O1");
              }
            }
            """);
    CompileResult javac = InProcessCompiler.javac().compile(sources);
    assertThat(javac.findings()).isNotEmpty().isEqualTo(javac.ofKeyplan());
    assertThat(headlines(InProcessCompiler.ecj().compile(sources))).isEqualTo(headlines(javac));
  }

  private static List<String> headlines(CompileResult result) {
    return result.errors().stream().map(Finding::headline).sorted().toList();
  }

  private void assertCompiles(String... files) {
    Sources sources = Sources.write(folder, files);
    assertThat(InProcessCompiler.javac().compile(sources).text()).isEmpty();
    assertThat(InProcessCompiler.ecj().compile(sources).errors()).isEmpty();
  }
}
