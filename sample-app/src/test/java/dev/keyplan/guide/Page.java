package dev.keyplan.guide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A page of the guide. */
public record Page(Path file, String text) {

  private static final Path FOLDER = Path.of("..", "docs", "guide");
  private static final Pattern BLOCK =
      Pattern.compile("^```(.*)\n((?s:.*?))^```$", Pattern.MULTILINE);

  /**
   * A fenced block.
   *
   * @param info what stands behind the opening fence: {@code java}
   */
  public record Block(String info, String text) {}

  static List<Page> all() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().map(Page::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Page of(String name) {
    return read(FOLDER.resolve(name));
  }

  private static Page read(Path file) {
    try {
      return new Page(file, Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public List<Block> blocks() {
    return BLOCK
        .matcher(text)
        .results()
        .map(found -> new Block(found.group(1), found.group(2)))
        .toList();
  }

  /** The only block of this kind. */
  public String block(String info) {
    List<Block> blocks = blocks().stream().filter(block -> block.info().equals(info)).toList();
    if (blocks.size() != 1) {
      throw new IllegalArgumentException(
          blocks.size() + " blocks of " + info + " in " + file.getFileName());
    }
    return blocks.get(0).text();
  }

  @Override
  public String toString() {
    return file.getFileName().toString();
  }
}
