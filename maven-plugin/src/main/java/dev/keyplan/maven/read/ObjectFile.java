package dev.keyplan.maven.read;

import dev.keyplan.processor.json.JsonException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;

/** A file that holds one object, in whatever syntax. */
public final class ObjectFile {

  private ObjectFile() {}

  /**
   * @param parser of the syntax
   * @throws UnreadableException that names the file, if it holds no object or cannot be read
   */
  public static Map<?, ?> read(Path file, Function<String, Object> parser) {
    String text = text(file);
    try {
      if (parser.apply(text) instanceof Map<?, ?> object) {
        return object;
      }
    } catch (JsonException | UnreadableException e) {
      throw new UnreadableException(file + ": " + e.getMessage(), e);
    }
    throw new UnreadableException(file + " holds no object");
  }

  /**
   * The text of a file, without a byte order mark.
   *
   * @throws UnreadableException that names the file
   */
  public static String text(Path file) {
    try {
      String text = Files.readString(file);
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (CharacterCodingException e) {
      throw new UnreadableException(file + " is not UTF-8", e);
    } catch (IOException e) {
      throw new UnreadableException(file + " cannot be read: " + e, e);
    }
  }
}
