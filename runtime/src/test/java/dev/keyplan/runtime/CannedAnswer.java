package dev.keyplan.runtime;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import software.amazon.awssdk.http.SdkHttpFullResponse;
import software.amazon.awssdk.http.SdkHttpResponse;

/**
 * An HTTP response.
 *
 * @param breaks whether the connection breaks at the end of the body
 */
record CannedAnswer(SdkHttpResponse response, byte[] body, boolean breaks) {

  /** As DynamoDB sends it. */
  static CannedAnswer of(String json) {
    return of(json.getBytes(StandardCharsets.UTF_8));
  }

  static CannedAnswer of(byte[] body) {
    return unchecked(body).with("x-amz-crc32", Long.toString(crc32(body)));
  }

  /** Without a checksum. */
  static CannedAnswer unchecked(byte[] body) {
    SdkHttpResponse response =
        SdkHttpFullResponse.builder()
            .statusCode(200)
            .putHeader("Content-Type", "application/x-amz-json-1.0")
            .putHeader("Content-Length", Integer.toString(body.length))
            .putHeader("x-amzn-RequestId", "R1")
            .build();
    return new CannedAnswer(response, body, false);
  }

  static CannedAnswer error(int status, String type) {
    byte[] body =
        ("{\"__type\":\"com.amazonaws.dynamodb.v20120810#" + type + "\",\"message\":\"no\"}")
            .getBytes(StandardCharsets.UTF_8);
    CannedAnswer answer = of(body);
    return new CannedAnswer(answer.response().toBuilder().statusCode(status).build(), body, false);
  }

  CannedAnswer with(String header, String value) {
    return new CannedAnswer(response.toBuilder().putHeader(header, value).build(), body, breaks);
  }

  /** The same headers with another body. */
  CannedAnswer damaged(byte[] other) {
    return new CannedAnswer(response, other, breaks);
  }

  CannedAnswer breaking() {
    return new CannedAnswer(response, body, true);
  }

  private static long crc32(byte[] body) {
    CRC32 crc = new CRC32();
    crc.update(body);
    return crc.getValue();
  }
}
