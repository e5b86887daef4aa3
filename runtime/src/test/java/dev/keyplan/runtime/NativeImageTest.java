package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * What the SDK makes by name can be made in a native image too. The file that names it is in the
 * image by the SDK's own metadata, so that a client could not be built without the constructor.
 */
class NativeImageTest {

  private static final String INTERCEPTORS =
      "software/amazon/awssdk/services/dynamodb/execution.interceptors";
  private static final String METADATA = "META-INF/native-image/dev.keyplan/keyplan-runtime/";

  @Test
  void eachClassNamedThereCanBeMadeInTheImage() throws Exception {
    List<String> named = text(INTERCEPTORS).lines().filter(line -> !line.isBlank()).toList();

    assertThat(named).isNotEmpty();
    assertThat(json("reflect-config.json").asArray())
        .extracting(type -> type.field("name").orElseThrow().asString())
        .isEqualTo(named);
    for (String name : named) {
      assertThat(Class.forName(name).getConstructor().newInstance()).isNotNull();
    }
  }

  private static JsonNode json(String file) throws IOException {
    return JsonNode.parser().parse(text(METADATA + file));
  }

  private static String text(String resource) throws IOException {
    try (InputStream stream =
        NativeImageTest.class.getClassLoader().getResourceAsStream(resource)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
