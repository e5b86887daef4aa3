package dev.keyplan.runtime;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.zip.CRC32;
import software.amazon.awssdk.core.exception.Crc32MismatchException;
import software.amazon.awssdk.http.SdkHttpResponse;

/** One answer of HTTP to a {@link DirectRead}. */
final class ReadAttempt {

  private static final String CHECKSUM = "x-amz-crc32";

  /** Answers of DynamoDB have 1 MB of items at most; what claims more is not trusted to. */
  private static final int LARGEST_BUFFER = 8 << 20;

  private StoredJson items;
  private InputStream rest;
  private boolean awaitsBody;
  private String checksum;
  private int expectedLength;

  /**
   * In a synchronous client: reads the body and takes the items out.
   *
   * @return the headers that go with what is left
   */
  SdkHttpResponse body(SdkHttpResponse response, InputStream stream) {
    byte[] body;
    try (stream) {
      body = read(stream, length(response));
    } catch (IOException e) {
      rest = new FailedStream(e);
      return response;
    }
    checksum = response.firstMatchingHeader(CHECKSUM).orElse(null);
    byte[] left = isSound(body) ? withoutItems(body) : null;
    rest = new ByteArrayInputStream(left == null ? body : left);
    return left == null ? response : withoutChecksum(response);
  }

  /** What the SDK is to read in place of the body; null for the body. */
  InputStream rest() {
    return rest;
  }

  /**
   * In an asynchronous client: the headers that go with what will be left of the body. The checksum
   * is that of the whole body, so that it is checked here in any case.
   */
  SdkHttpResponse beforeBody(SdkHttpResponse response) {
    awaitsBody = true;
    expectedLength = length(response);
    checksum = response.firstMatchingHeader(CHECKSUM).orElse(null);
    return withoutChecksum(response);
  }

  boolean awaitsBody() {
    return awaitsBody;
  }

  int expectedLength() {
    return expectedLength;
  }

  /**
   * In an asynchronous client: what the SDK is to read in place of the body.
   *
   * @throws Crc32MismatchException if it is damaged, which the SDK would find
   */
  byte[] rest(byte[] body) {
    if (!isSound(body)) {
      throw Crc32MismatchException.builder()
          .message(
              "Expected "
                  + checksum
                  + " as the Crc32 checksum but the actual calculated checksum was "
                  + crc32(body))
          .build();
    }
    awaitsBody = false;
    byte[] left = withoutItems(body);
    return left == null ? body : left;
  }

  /** The items taken out of the answer; null where none were. */
  StoredJson items() {
    return items;
  }

  private byte[] withoutItems(byte[] body) {
    AnswerScanner.Answer answer = AnswerScanner.scan(body);
    if (answer == null) {
      return null;
    }
    items = answer.items();
    return answer.rest();
  }

  private boolean isSound(byte[] body) {
    return checksum == null || checksum.equals(Long.toString(crc32(body)));
  }

  private static long crc32(byte[] body) {
    CRC32 crc = new CRC32();
    crc.update(body);
    return crc.getValue();
  }

  private static SdkHttpResponse withoutChecksum(SdkHttpResponse response) {
    return response.firstMatchingHeader(CHECKSUM).isEmpty()
        ? response
        : response.toBuilder().removeHeader(CHECKSUM).build();
  }

  /** As the header says; 0 if it does not, or too much. */
  private static int length(SdkHttpResponse response) {
    String length = response.firstMatchingHeader("Content-Length").orElse("");
    if (length.isEmpty() || length.length() > 7) {
      return 0;
    }
    try {
      return Math.min(Math.max(0, Integer.parseInt(length)), LARGEST_BUFFER);
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  private static byte[] read(InputStream stream, int expectedLength) throws IOException {
    byte[] body = new byte[expectedLength];
    int length = stream.readNBytes(body, 0, expectedLength);
    byte[] more = stream.readAllBytes();
    if (length == expectedLength && more.length == 0) {
      return body;
    }
    byte[] all = Arrays.copyOf(body, length + more.length);
    System.arraycopy(more, 0, all, length, more.length);
    return all;
  }

  /** For the SDK to meet the failure where it would have, and to judge it as it would have. */
  private static final class FailedStream extends InputStream {

    private final IOException failure;

    FailedStream(IOException failure) {
      this.failure = failure;
    }

    @Override
    public int read() throws IOException {
      throw failure;
    }
  }
}
