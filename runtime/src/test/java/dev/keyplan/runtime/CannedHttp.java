package dev.keyplan.runtime;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.async.AsyncExecuteRequest;
import software.amazon.awssdk.http.async.SdkAsyncHttpClient;
import software.amazon.awssdk.http.async.SdkAsyncHttpResponseHandler;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The SDK's own clients over answers that are given in advance, one for each attempt. */
final class CannedHttp {

  private final Deque<CannedAnswer> answers = new ArrayDeque<>();

  /** Of all bodies handed out: whether each was read to its end and closed. */
  final List<Boolean> released = new ArrayList<>();

  CannedHttp(CannedAnswer... answers) {
    this.answers.addAll(List.of(answers));
  }

  /** What was sent, attempt by attempt. */
  final List<Sent> sent = new ArrayList<>();

  record Sent(SdkHttpRequest request, byte[] body) {}

  int left() {
    return answers.size();
  }

  DynamoDbClient client() {
    return client(configuration -> {});
  }

  DynamoDbClient client(Consumer<ClientOverrideConfiguration.Builder> more) {
    return DynamoDbClient.builder()
        .httpClient(new Blocking())
        .region(Region.EU_WEST_1)
        .credentialsProvider(credentials())
        .overrideConfiguration(configuration(more))
        .build();
  }

  DynamoDbAsyncClient async() {
    return async(configuration -> {});
  }

  DynamoDbAsyncClient async(Consumer<ClientOverrideConfiguration.Builder> more) {
    return DynamoDbAsyncClient.builder()
        .httpClient(new Streaming())
        .region(Region.EU_WEST_1)
        .credentialsProvider(credentials())
        .overrideConfiguration(configuration(more))
        .build();
  }

  private static ClientOverrideConfiguration configuration(
      Consumer<ClientOverrideConfiguration.Builder> more) {
    ClientOverrideConfiguration.Builder configuration =
        ClientOverrideConfiguration.builder()
            .retryStrategy(
                AwsRetryStrategy.standardRetryStrategy().toBuilder()
                    .maxAttempts(3)
                    .backoffStrategy(BackoffStrategy.retryImmediately())
                    .throttlingBackoffStrategy(BackoffStrategy.retryImmediately())
                    .circuitBreakerEnabled(false)
                    .build());
    more.accept(configuration);
    return configuration.build();
  }

  private static StaticCredentialsProvider credentials() {
    return StaticCredentialsProvider.create(AwsBasicCredentials.create("id", "secret"));
  }

  /** The last answer is given again and again. */
  private CannedAnswer next() {
    return answers.size() > 1 ? answers.pop() : answers.peek();
  }

  private final class Blocking implements SdkHttpClient {

    @Override
    public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
      return new ExecutableHttpRequest() {
        @Override
        public HttpExecuteResponse call() throws IOException {
          try (InputStream body = request.contentStreamProvider().orElseThrow().newStream()) {
            sent.add(new Sent(request.httpRequest(), body.readAllBytes()));
          }
          CannedAnswer answer = next();
          int body = released.size();
          released.add(false);
          return HttpExecuteResponse.builder()
              .response(answer.response())
              .responseBody(AbortableInputStream.create(stream(answer, body)))
              .build();
        }

        @Override
        public void abort() {
          // Nothing is under way.
        }
      };
    }

    private InputStream stream(CannedAnswer answer, int body) {
      return new FilterInputStream(new ByteArrayInputStream(answer.body())) {
        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
          if (answer.breaks() && available() == 0) {
            throw new IOException("broken");
          }
          return super.read(bytes, offset, length);
        }

        @Override
        public void close() throws IOException {
          released.set(body, available() == 0);
        }
      };
    }

    @Override
    public void close() {
      // Nothing is open.
    }
  }

  private final class Streaming implements SdkAsyncHttpClient {

    @Override
    public CompletableFuture<Void> execute(AsyncExecuteRequest request) {
      ByteArrayOutputStream body = new ByteArrayOutputStream();
      request.requestContentPublisher().subscribe(new Collecting(body));
      sent.add(new Sent(request.request(), body.toByteArray()));
      CannedAnswer answer = next();
      SdkAsyncHttpResponseHandler handler = request.responseHandler();
      CompletableFuture<Void> done = new CompletableFuture<>();
      handler.onHeaders(answer.response());
      handler.onStream(subscriber -> subscriber.onSubscribe(new Chunks(answer, subscriber, done)));
      return done;
    }

    @Override
    public void close() {
      // Nothing is open.
    }
  }

  /** Of a publisher that sends all at once. */
  private record Collecting(ByteArrayOutputStream body) implements Subscriber<ByteBuffer> {

    @Override
    public void onSubscribe(Subscription subscription) {
      subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(ByteBuffer part) {
      byte[] bytes = new byte[part.remaining()];
      part.get(bytes);
      body.writeBytes(bytes);
    }

    @Override
    public void onError(Throwable failure) {
      throw new AssertionError(failure);
    }

    @Override
    public void onComplete() {
      // All is there.
    }
  }

  /** Sends the body in pieces of a few bytes, as many as are asked for. */
  private static final class Chunks implements Subscription {

    private static final int CHUNK = 37;

    private final CannedAnswer answer;
    private final Subscriber<? super ByteBuffer> subscriber;
    private final CompletableFuture<Void> done;
    private int sent;
    private boolean finished;

    Chunks(
        CannedAnswer answer,
        Subscriber<? super ByteBuffer> subscriber,
        CompletableFuture<Void> done) {
      this.answer = answer;
      this.subscriber = subscriber;
      this.done = done;
    }

    @Override
    public void request(long chunks) {
      byte[] body = answer.body();
      for (long i = 0; i < chunks && sent < body.length; i++) {
        int end = Math.min(body.length, sent + CHUNK);
        byte[] chunk = Arrays.copyOfRange(body, sent, end);
        sent = end;
        subscriber.onNext(ByteBuffer.wrap(chunk));
      }
      if (sent == body.length && !finished) {
        finished = true;
        if (answer.breaks()) {
          IOException broken = new IOException("broken");
          subscriber.onError(broken);
          done.completeExceptionally(broken);
        } else {
          subscriber.onComplete();
          done.complete(null);
        }
      }
    }

    @Override
    public void cancel() {
      finished = true;
    }
  }
}
