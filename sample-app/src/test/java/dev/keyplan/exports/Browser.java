package dev.keyplan.exports;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** One page of a headless Chromium, over the DevTools protocol. */
final class Browser implements AutoCloseable {

  private static final long MOST_SECONDS = 60;
  private static final Path TARGET = Path.of("target");
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Process process;
  private final HttpClient http = HttpClient.newHttpClient();
  private final WebSocket socket;
  private final AtomicInteger ids = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonNode>> replies = new ConcurrentHashMap<>();

  /** What the page sent out, by method. */
  private final List<JsonNode> events = new CopyOnWriteArrayList<>();

  private Browser(Process process, int port) {
    this.process = process;
    try {
      URI create = URI.create("http://127.0.0.1:" + port + "/json/new?about:blank");
      HttpRequest request =
          HttpRequest.newBuilder(create).PUT(HttpRequest.BodyPublishers.noBody()).build();
      String target = http.send(request, HttpResponse.BodyHandlers.ofString()).body();
      String url = MAPPER.readTree(target).get("webSocketDebuggerUrl").textValue();
      this.socket = http.newWebSocketBuilder().buildAsync(URI.create(url), new Listener()).join();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
    List.of("Page", "Runtime", "Network", "Log").forEach(name -> call(name + ".enable", Map.of()));
  }

  static Browser start(Path executable) throws IOException {
    Path profile = Files.createTempDirectory(TARGET, "browser").toAbsolutePath();
    Process process =
        new ProcessBuilder(
                executable.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--disable-dev-shm-usage",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--no-first-run",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    Path port = profile.resolve("DevToolsActivePort");
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
    while (!Files.exists(port) || Files.readAllLines(port).size() < 2) {
      if (!process.isAlive() || System.nanoTime() > end) {
        process.destroyForcibly();
        throw new IOException(executable + " does not listen");
      }
      pause();
    }
    return new Browser(process, Integer.parseInt(Files.readAllLines(port).get(0)));
  }

  private static void pause() {
    try {
      Thread.sleep(20);
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  private final class Listener implements WebSocket.Listener {
    private final StringBuilder message = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      message.append(data);
      if (last) {
        receive(Exported.parse(message.toString()));
        message.setLength(0);
      }
      from.request(1);
      return null;
    }
  }

  private void receive(JsonNode message) {
    if (message.has("id")) {
      replies.remove(message.get("id").intValue()).complete(message);
    } else {
      events.add(message);
    }
  }

  JsonNode call(String method, Map<String, ?> parameters) {
    int id = ids.incrementAndGet();
    CompletableFuture<JsonNode> reply = new CompletableFuture<>();
    replies.put(id, reply);
    try {
      String message =
          MAPPER.writeValueAsString(Map.of("id", id, "method", method, "params", parameters));
      socket.sendText(message, true);
      JsonNode answer = reply.get(MOST_SECONDS, TimeUnit.SECONDS);
      if (answer.has("error")) {
        throw new IllegalStateException(method + ": " + answer.get("error"));
      }
      return answer.get("result");
    } catch (InterruptedException e) {
      throw interrupted(e);
    } catch (IOException | ExecutionException | TimeoutException e) {
      throw new IllegalStateException(method, e);
    }
  }

  /** Shows a file, when it is loaded. What was told of an earlier one is forgotten. */
  void open(Path file) {
    events.clear();
    call("Page.navigate", Map.of("url", file.toUri().toString()));
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
    while (events("Page.loadEventFired").isEmpty()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException(file + " is not loaded");
      }
      pause();
    }
  }

  /** The value of an expression, awaited if it is a promise. */
  JsonNode evaluate(String expression) {
    JsonNode result =
        call(
            "Runtime.evaluate",
            Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
    if (result.has("exceptionDetails")) {
      throw new IllegalStateException(expression + ": " + result.get("exceptionDetails"));
    }
    return result.get("result").path("value");
  }

  void click(String selector) {
    evaluate("document.querySelector('" + selector + "').click()");
  }

  /** A key as it is pressed by a person. */
  void press(String key) {
    for (String type : List.of("keyDown", "keyUp")) {
      call("Input.dispatchKeyEvent", Map.of("type", type, "key", key, "code", key));
    }
  }

  /**
   * @param media {@code print}, or "" for the screen
   */
  void show(int width, int height, String scheme, String media) {
    call(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    call(
        "Emulation.setEmulatedMedia",
        Map.of(
            "media",
            media,
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }

  List<JsonNode> events(String method) {
    return events.stream().filter(e -> e.path("method").asText().equals(method)).toList();
  }

  /** Errors and warnings, of scripts and of the browser. */
  List<String> complaints() {
    return events.stream()
        .filter(
            e ->
                List.of("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded")
                    .contains(e.path("method").asText()))
        .map(JsonNode::toString)
        .toList();
  }

  List<String> requests() {
    return events("Network.requestWillBeSent").stream()
        .map(e -> e.at("/params/request/url").textValue())
        .toList();
  }

  private static IllegalStateException interrupted(InterruptedException e) {
    Thread.currentThread().interrupt();
    return new IllegalStateException(e);
  }

  @Override
  public void close() {
    socket.abort();
    process.descendants().forEach(ProcessHandle::destroy);
    process.destroy();
    try {
      if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  /** A page with nothing in it. */
  static Path blank() throws IOException {
    Path file = TARGET.toAbsolutePath().resolve("blank.html");
    return Files.writeString(file, "<!DOCTYPE html><title>blank</title>");
  }
}
