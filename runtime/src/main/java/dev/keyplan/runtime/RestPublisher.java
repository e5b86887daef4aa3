package dev.keyplan.runtime;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;

/** Collects an answer's body, and publishes what is left of it without the items. */
final class RestPublisher implements Publisher<ByteBuffer> {

  private final Publisher<ByteBuffer> body;
  private final ReadAttempt attempt;

  RestPublisher(Publisher<ByteBuffer> body, ReadAttempt attempt) {
    this.body = body;
    this.attempt = attempt;
  }

  @Override
  public void subscribe(Subscriber<? super ByteBuffer> subscriber) {
    body.subscribe(new Collector(subscriber, attempt));
  }

  private static final class Collector implements Subscriber<ByteBuffer>, Subscription {

    private final Subscriber<? super ByteBuffer> subscriber;
    private final ReadAttempt attempt;
    private byte[] bytes;
    private int length;
    private Subscription body;

    Collector(Subscriber<? super ByteBuffer> subscriber, ReadAttempt attempt) {
      this.subscriber = subscriber;
      this.attempt = attempt;
      this.bytes = new byte[attempt.expectedLength()];
    }

    @Override
    public void onSubscribe(Subscription subscription) {
      body = subscription;
      subscriber.onSubscribe(this);
    }

    /** All of the body for whatever is asked, as it becomes one buffer. */
    @Override
    public void request(long buffers) {
      body.request(buffers > 0 ? Long.MAX_VALUE : buffers);
    }

    @Override
    public void cancel() {
      body.cancel();
    }

    @Override
    public void onNext(ByteBuffer buffer) {
      int more = buffer.remaining();
      if (length + more > bytes.length) {
        bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
      }
      buffer.get(bytes, length, more);
      length += more;
    }

    @Override
    public void onError(Throwable failure) {
      subscriber.onError(failure);
    }

    /** There was demand for the one buffer, or there would have been no bytes. */
    @Override
    public void onComplete() {
      byte[] rest;
      try {
        rest = attempt.rest(length == bytes.length ? bytes : Arrays.copyOf(bytes, length));
      } catch (RuntimeException e) {
        subscriber.onError(e);
        return;
      }
      if (rest.length > 0) {
        subscriber.onNext(ByteBuffer.wrap(rest));
      }
      subscriber.onComplete();
    }
  }
}
