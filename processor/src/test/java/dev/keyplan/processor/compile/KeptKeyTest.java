package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.evolution.LockFile;
import dev.keyplan.processor.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What KP813 says that keeps the stored keys and guards: in the form in which the key is declared,
 * in the names that are there, and true, as the design with it is the locked one.
 */
class KeptKeyTest {

  private static final String TABLE =
      """
      import dev.keyplan.annotation.*;

      @Table(
          name = "notes",
          entities = Notes.Note.class,
          globalIndexes = @GlobalIndex(name = "GSI1", sortKey = "GSI1SK"))
      interface Notes {

        record Owner(%4$s login, String country) {}

        @Entity
        @AccessPattern(name = "notesOf", by = "%3$s")
        %1$s
        record Note(
            %2$s, Owner owner) {}
      }
      """;

  private final InProcessCompiler javac = InProcessCompiler.javac();

  /**
   * @param by what the partition key is made of
   * @param login the type of what is nested
   */
  record Design(String keys, String components, String by, String login) {

    Design(String keys, String components) {
      this(keys, components, "user", "String");
    }

    Design(String keys, String components, String by) {
      this(keys, components, by, "String");
    }

    String source() {
      return TABLE.formatted(keys, components, by, login);
    }
  }

  /**
   * @param lines what is said to keep it
   * @param kept the changed design with these lines
   */
  record Case(String name, Design locked, Design changed, List<String> lines, Design kept) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<Case> cases() {
    String user = "@PartitionKey(prefix = \"USER#\") String user";
    return List.of(
        new Case(
            "the prefix of a component",
            new Design("", user + ", @SortKey(prefix = \"NOTE#\") String title"),
            new Design("", user + ", @SortKey(prefix = \"N#\") String title"),
            List.of("@SortKey(prefix = \"NOTE#\") on title"),
            new Design("", user + ", @SortKey(prefix = \"NOTE#\") String title")),
        new Case(
            "the prefix of the partition key",
            new Design("@Key(sort = \"NOTE\")", user + ", String title"),
            new Design("@Key(sort = \"NOTE\")", "@PartitionKey String user, String title"),
            List.of("@PartitionKey(prefix = \"USER#\") on user"),
            new Design("@Key(sort = \"NOTE\")", user + ", String title")),
        new Case(
            "the format of a component",
            new Design("", user + ", @SortKey(prefix = \"N#\", format = \"digits(3)\") int no"),
            new Design("", user + ", @SortKey(prefix = \"N#\") int no"),
            List.of("@SortKey(prefix = \"N#\", format = \"digits(3)\") on no"),
            new Design("", user + ", @SortKey(prefix = \"N#\", format = \"digits(3)\") int no")),
        new Case(
            "a component more",
            new Design("", user + ", @SortKey(prefix = \"N#\") int no, String title"),
            new Design("", user + ", @SortKey(prefix = \"N#\") int no, @SortKey String title"),
            List.of("@SortKey(prefix = \"N#\") on no", "no @SortKey on title"),
            new Design("", user + ", @SortKey(prefix = \"N#\") int no, String title")),
        new Case(
            "a component less",
            new Design("", user + ", @SortKey int no, @SortKey(prefix = \"T\") String title"),
            new Design("", user + ", @SortKey int no, String title"),
            List.of(
                "@SortKey(position = 1) on no", "@SortKey(prefix = \"T\", position = 2) on title"),
            new Design(
                "",
                user
                    + ", @SortKey(position = 1) int no, @SortKey(prefix = \"T\", position = 2) String title")),
        new Case(
            "components in another order",
            new Design("", user + ", @SortKey int no, @SortKey String title"),
            new Design("", user + ", @SortKey String title, @SortKey int no"),
            List.of("@SortKey(position = 1) on no", "@SortKey(position = 2) on title"),
            new Design(
                "", user + ", @SortKey(position = 2) String title, @SortKey(position = 1) int no")),
        new Case(
            "the component of an index",
            new Design(
                "@Key(sort = \"NOTE\") @Key(index = \"GSI1\", partition = \"{title}\")",
                user + ", String title, @SortKey(index = \"GSI1\", prefix = \"NO#\") int no"),
            new Design(
                "@Key(sort = \"NOTE\") @Key(index = \"GSI1\", partition = \"{title}\")",
                user + ", String title, @SortKey(index = \"GSI1\") int no"),
            List.of("@SortKey(index = \"GSI1\", prefix = \"NO#\") on no"),
            new Design(
                "@Key(sort = \"NOTE\") @Key(index = \"GSI1\", partition = \"{title}\")",
                user + ", String title, @SortKey(index = \"GSI1\", prefix = \"NO#\") int no")),
        new Case(
            "a template that components cannot say",
            new Design("@Key(sort = \"N-{owner.login}\")", user + ", String title"),
            new Design("", user + ", @SortKey(prefix = \"N-\") String title"),
            List.of("@Key(sort = \"N-{owner.login}\") on Note", "no @SortKey on title"),
            new Design("@Key(sort = \"N-{owner.login}\")", user + ", String title")),
        new Case(
            "a template beside a condition",
            new Design(
                "@Key(sort = \"NOTE\") @Key(index = \"GSI1\", partition = \"{title}\", sort = \"N-{owner.login}\", when = \"title = 'a'\")",
                user + ", String title, int no"),
            new Design(
                "@Key(sort = \"NOTE\") @Key(index = \"GSI1\", partition = \"{title}\", when = \"title = 'a'\")",
                user + ", String title, @SortKey(index = \"GSI1\") int no"),
            List.of(
                "@Key(index = \"GSI1\", partition = \"{title}\", sort = \"N-{owner.login}\", when = \"title = 'a'\") on Note",
                "no @SortKey on no"),
            new Design(
                "@Key(sort = \"NOTE\") @Key(index = \"GSI1\", partition = \"{title}\", sort = \"N-{owner.login}\", when = \"title = 'a'\")",
                user + ", String title, int no")),
        new Case(
            "a constant",
            new Design("@Key(sort = \"NOTE\")", user + ", String title"),
            new Design("", user + ", @SortKey String title"),
            List.of("@Key(sort = \"NOTE\") on Note", "no @SortKey on title"),
            new Design("@Key(sort = \"NOTE\")", user + ", String title")),
        new Case(
            "beside a template of the other half",
            new Design(
                "@Key(partition = \"USER#{user}\", sort = \"{{{title}}}\")",
                "String user, String title"),
            new Design("@Key(partition = \"USER#{user}\")", "String user, @SortKey String title"),
            List.of(
                "@Key(partition = \"USER#{user}\", sort = \"{{{title}}}\") on Note",
                "no @SortKey on title"),
            new Design(
                "@Key(partition = \"USER#{user}\", sort = \"{{{title}}}\")",
                "String user, String title")),
        new Case(
            "a component that has another name now",
            new Design(
                "@Key(partition = \"U#{user}\", sort = \"{title}#N\")",
                "String user, String title"),
            new Design(
                "@Key(partition = \"U#{user}\", sort = \"{name}#M\")",
                "String user, @Attribute(name = \"title\") String name"),
            List.of("\"{name}#N\""),
            new Design(
                "@Key(partition = \"U#{user}\", sort = \"{name}#N\")",
                "String user, @Attribute(name = \"title\") String name")),
        new Case(
            "a nested component",
            new Design(
                "@Key(partition = \"U#{owner.login}\", sort = \"N\")",
                "String title",
                "owner.login"),
            new Design(
                "@Key(partition = \"O#{owner.login:id}\", sort = \"N\")",
                "String title",
                "owner.login"),
            List.of("\"U#{owner.login}\""),
            new Design(
                "@Key(partition = \"U#{owner.login}\", sort = \"N\")",
                "String title",
                "owner.login")),
        new Case(
            "the type of a nested component",
            new Design(
                "@Key(partition = \"U#{owner.login}\", sort = \"N\")",
                "String title",
                "owner.login",
                "int"),
            new Design(
                "@Key(partition = \"U#{owner.login}\", sort = \"N\")",
                "String title",
                "owner.login",
                "long"),
            List.of("int login in Notes.Owner"),
            new Design(
                "@Key(partition = \"U#{owner.login}\", sort = \"N\")",
                "String title",
                "owner.login",
                "int")),
        new Case(
            "quotes and backslashes",
            new Design("@Key(sort = \"\\\"\\\\\")", user + ", String title"),
            new Design("@Key(sort = \"N\")", user + ", String title"),
            List.of("\"\\\"\\\\\""),
            new Design("@Key(sort = \"\\\"\\\\\")", user + ", String title")),
        new Case(
            "the type of a component",
            new Design("", user + ", @SortKey java.time.Instant at"),
            new Design("", user + ", @SortKey java.time.LocalDate at"),
            List.of("Instant at"),
            new Design("", user + ", @SortKey java.time.Instant at")),
        new Case(
            "the type of a component that has another name now",
            new Design("@Key(partition = \"U#{user}\", sort = \"{no}\")", "String user, int no"),
            new Design(
                "@Key(partition = \"U#{user}\", sort = \"{line}\")",
                "String user, @Attribute(name = \"no\") long line"),
            List.of("int line"),
            new Design(
                "@Key(partition = \"U#{user}\", sort = \"{line}\")",
                "String user, @Attribute(name = \"no\") int line")),
        new Case(
            "an attribute that is gone",
            new Design("", user + ", @SortKey(prefix = \"NO#\") int no, @SortKey String title"),
            new Design("", user + ", @SortKey(prefix = \"NO#\") int no"),
            List.of(
                "@SortKey(prefix = \"NO#\", position = 1) on no",
                "@SortKey(position = 2) on title",
                "String title"),
            new Design(
                "",
                user
                    + ", @SortKey(prefix = \"NO#\", position = 1) int no, @SortKey(position = 2) String title")));
  }

  static List<Case> guards() {
    String key = "@Key(sort = \"NOTE\")";
    String user = "@PartitionKey(prefix = \"USER#\") String user, ";
    String title = "@Unique(partition = \"TITLE#{title}\", sort = \"TITLE\")";
    String kept = title + " on title";
    return List.of(
        new Case(
            "the template of a guard",
            new Design(key, user + title + " String title"),
            new Design(
                key, user + "@Unique(partition = \"T#{title:lower}\", sort = \"T\") String title"),
            List.of(kept),
            new Design(key, user + title + " String title")),
        new Case(
            "one half of a guard's key, with quotes",
            new Design(
                key,
                user + "@Unique(partition = \"\\\"{title}\", sort = \"{{\\\\}}\") String title"),
            new Design(
                key, user + "@Unique(partition = \"\\\"{title}\", sort = \"T\") String title"),
            List.of("@Unique(partition = \"\\\"{title}\", sort = \"{{\\\\}}\") on title"),
            new Design(
                key,
                user + "@Unique(partition = \"\\\"{title}\", sort = \"{{\\\\}}\") String title")),
        new Case(
            "the guard of an attribute that has another name now",
            new Design(key, user + title + " String title"),
            new Design(
                key,
                user
                    + "@Attribute(name = \"title\") @Unique(partition = \"T#{name}\", sort = \"T\") String name"),
            List.of("@Unique(partition = \"TITLE#{name}\", sort = \"TITLE\") on name"),
            new Design(
                key,
                user
                    + "@Attribute(name = \"title\") @Unique(partition = \"TITLE#{name}\", sort = \"TITLE\") String name")),
        new Case(
            "the type in a guard's key",
            new Design(key, user + "@Unique(partition = \"NO#{no}\", sort = \"NO\") int no"),
            new Design(key, user + "@Unique(partition = \"NO#{no}\", sort = \"NO\") long no"),
            List.of("int no"),
            new Design(key, user + "@Unique(partition = \"NO#{no}\", sort = \"NO\") int no")),
        new Case(
            "a type in one half, and the template of the other",
            new Design(key, user + "@Unique(partition = \"NO#{no}\", sort = \"NO\") int no"),
            new Design(key, user + "@Unique(partition = \"NO#{no}\", sort = \"N\") long no"),
            List.of("@Unique(partition = \"NO#{no}\", sort = \"NO\") on no", "int no"),
            new Design(key, user + "@Unique(partition = \"NO#{no}\", sort = \"NO\") int no")),
        new Case(
            "another attribute of a guard's key, which is gone",
            new Design(
                key,
                user
                    + "String city, @Unique(partition = \"{city}#{title}\", sort = \"T\") String title"),
            new Design(key, user + title + " String title"),
            List.of(
                "@Unique(partition = \"{city}#{title}\", sort = \"T\") on title", "String city"),
            new Design(
                key,
                user
                    + "String city, @Unique(partition = \"{city}#{title}\", sort = \"T\") String title")),
        new Case(
            "what is no longer unique",
            new Design(key, user + title + " String title"),
            new Design(key, user + "String title"),
            List.of(kept),
            new Design(key, user + title + " String title")),
        new Case(
            "what is no longer unique and has another name",
            new Design(key, user + title + " String title"),
            new Design(key, user + "@Attribute(name = \"title\") String name"),
            List.of("@Unique(partition = \"TITLE#{name}\", sort = \"TITLE\") on name"),
            new Design(
                key,
                user
                    + "@Attribute(name = \"title\") @Unique(partition = \"TITLE#{name}\", sort = \"TITLE\") String name")),
        new Case(
            "what is gone and was unique",
            new Design(key, user + title + " String title, int no"),
            new Design(key, user + "int no"),
            List.of(kept, "String title"),
            new Design(key, user + title + " String title, int no")),
        new Case(
            "what is unique now",
            new Design(key, user + "String title"),
            new Design(key, user + title + " String title"),
            List.of("no @Unique on title"),
            new Design(key, user + "String title")));
  }

  @ParameterizedTest
  @MethodSource({"cases", "guards"})
  void isSaidInTheFormOfTheKey(Case one, @TempDir Path folder) throws IOException {
    CompileResult locked =
        javac.compile(Sources.write(folder.resolve("locked"), "Notes.java", one.locked().source()));
    assertThat(locked.errors()).isEmpty();
    Path lock = folder.resolve("keyplan.lock.json").toAbsolutePath();
    Files.writeString(lock, LockFile.empty().with(model(locked)).text());

    CompileResult changed = compile(folder.resolve("changed"), lock, one.changed());
    assertThat(kept(changed)).containsExactlyElementsOf(one.lines());

    CompileResult kept = compile(folder.resolve("kept"), lock, one.kept());
    assertThat(kept.errors()).isEmpty();
  }

  private CompileResult compile(Path folder, Path lock, Design design) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("options.txt"), "-Akeyplan.lock=" + lock);
    return javac.compile(Sources.write(folder, "Notes.java", design.source()));
  }

  private static List<String> kept(CompileResult result) {
    String message =
        result.errors().stream()
            .map(Finding::message)
            .filter(text -> text.startsWith("[KP813]"))
            .findFirst()
            .orElseThrow();
    List<String> lines = message.lines().map(String::strip).toList();
    return lines.subList(lines.indexOf("fix      keep what is stored:") + 1, lines.size() - 1);
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> model(CompileResult result) {
    String text =
        result.outputs().entrySet().stream()
            .filter(output -> output.getKey().endsWith("/model.json"))
            .findFirst()
            .orElseThrow()
            .getValue();
    return (Map<String, Object>) JsonReader.read(text);
  }
}
