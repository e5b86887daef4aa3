package dev.keyplan.faults;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

/**
 * Stands between SDK clients and a server, and makes things go wrong by a seed. It speaks HTTP, so
 * that the SDK's own retries are in the test.
 */
final class FaultyProxy implements AutoCloseable {

  static {
    // Else each answer waits 40 ms for the client's acknowledgement of its first packet.
    System.setProperty("sun.net.httpserver.nodelay", "true");
  }

  private static final List<String> PASSED_ON =
      List.of("X-Amz-Target", "Content-Type", "Authorization", "X-Amz-Date");

  private final URI server;
  private final Random random;
  private final double probability;
  private final Deque<Fault> scripted = new ArrayDeque<>();
  private final Map<Fault, Integer> made = new EnumMap<>(Fault.class);
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final HttpServer proxy;

  /**
   * @param probability of a fault, per request
   */
  FaultyProxy(URI server, long seed, double probability) {
    this.server = server;
    this.random = new Random(seed);
    this.probability = probability;
    try {
      proxy = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    proxy.createContext("/", this::handle);
    proxy.setExecutor(threads);
    proxy.start();
  }

  URI endpoint() {
    return URI.create("http://127.0.0.1:" + proxy.getAddress().getPort());
  }

  /** How often what went wrong. */
  synchronized Map<Fault, Integer> made() {
    return Map.copyOf(made);
  }

  /** The next requests meet these faults, whatever the seed says. */
  synchronized void then(Fault... faults) {
    scripted.addAll(List.of(faults));
  }

  private synchronized Fault next(boolean transaction) {
    if (!scripted.isEmpty()) {
      return scripted.remove();
    }
    if (random.nextDouble() >= probability) {
      return null;
    }
    List<Fault> possible =
        Stream.of(Fault.values())
            .filter(fault -> transaction || !fault.isOfTransactions())
            .toList();
    Fault fault = possible.get(random.nextInt(possible.size()));
    made.merge(fault, 1, Integer::sum);
    return fault;
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      String target = exchange.getRequestHeaders().getFirst("X-Amz-Target");
      byte[] request = exchange.getRequestBody().readAllBytes();
      Fault fault = next(target.endsWith(".TransactWriteItems"));
      HttpResponse<byte[]> answer =
          fault == null || fault.isForwarded() ? forward(exchange, request) : null;
      if (fault == null) {
        answer
            .headers()
            .firstValue("x-amz-crc32")
            .ifPresent(sum -> exchange.getResponseHeaders().set("x-amz-crc32", sum));
        answer(exchange, answer.statusCode(), answer.body());
      } else if (!fault.isSilent()) {
        answer(exchange, fault.status(), fault.body().getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  private HttpResponse<byte[]> forward(HttpExchange exchange, byte[] body) throws IOException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(server).POST(HttpRequest.BodyPublishers.ofByteArray(body));
    for (String name : PASSED_ON) {
      String value = exchange.getRequestHeaders().getFirst(name);
      if (value != null) {
        request.header(name, value);
      }
    }
    try {
      return http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  private static void answer(HttpExchange exchange, int status, byte[] body) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", "application/x-amz-json-1.0");
    exchange.sendResponseHeaders(status, body.length);
    exchange.getResponseBody().write(body);
  }

  @Override
  public void close() {
    proxy.stop(0);
    threads.shutdownNow();
  }
}
