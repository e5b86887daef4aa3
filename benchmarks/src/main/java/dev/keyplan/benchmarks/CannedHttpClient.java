package dev.keyplan.benchmarks;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpResponse;

/** Gives every request the same answer, after reading the request's body as a socket would. */
final class CannedHttpClient implements SdkHttpClient {

  private final byte[] body;
  private final SdkHttpResponse response;

  CannedHttpClient(String json) {
    this.body = json.getBytes(StandardCharsets.UTF_8);
    CRC32 crc = new CRC32();
    crc.update(body);
    this.response =
        SdkHttpResponse.builder()
            .statusCode(200)
            .putHeader("Content-Type", "application/x-amz-json-1.0")
            .putHeader("Content-Length", Integer.toString(body.length))
            .putHeader("x-amz-crc32", Long.toString(crc.getValue()))
            .putHeader("x-amzn-RequestId", "BENCHMARK")
            .build();
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    return new ExecutableHttpRequest() {
      @Override
      public HttpExecuteResponse call() throws IOException {
        if (request.contentStreamProvider().isPresent()) {
          try (InputStream sent = request.contentStreamProvider().get().newStream()) {
            sent.readAllBytes();
          }
        }
        return HttpExecuteResponse.builder()
            .response(response)
            .responseBody(AbortableInputStream.create(new ByteArrayInputStream(body)))
            .build();
      }

      @Override
      public void abort() {
        // Nothing is under way.
      }
    };
  }

  @Override
  public void close() {
    // Nothing is open.
  }
}
