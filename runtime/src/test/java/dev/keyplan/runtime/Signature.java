package dev.keyplan.runtime;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import software.amazon.awssdk.http.SdkHttpRequest;

/** Computes anew what DynamoDB computes of a request (AWS Signature Version 4). */
final class Signature {

  private Signature() {}

  /** Whether the request is signed with that secret for just this body. */
  static boolean isRight(SdkHttpRequest request, byte[] body, String secret)
      throws GeneralSecurityException {
    String header = request.firstMatchingHeader("Authorization").orElseThrow();
    String scope = between(header, "Credential=", ",").replaceFirst("^[^/]*/", "");
    String names = between(header, "SignedHeaders=", ",");
    String headers =
        Stream.of(names.split(";"))
            .map(name -> name + ":" + request.firstMatchingHeader(name).orElseThrow().trim() + "\n")
            .collect(Collectors.joining());
    String canonical = "POST\n/\n\n" + headers + "\n" + names + "\n" + sha256(body);
    String date = request.firstMatchingHeader("X-Amz-Date").orElseThrow();
    String text = "AWS4-HMAC-SHA256\n" + date + "\n" + scope + "\n" + sha256(bytes(canonical));
    byte[] key = bytes("AWS4" + secret);
    for (String part : scope.split("/")) {
      key = hmac(key, part);
    }
    return header.endsWith("Signature=" + HexFormat.of().formatHex(hmac(key, text)));
  }

  private static String between(String text, String start, String end) {
    int from = text.indexOf(start) + start.length();
    return text.substring(from, text.indexOf(end, from));
  }

  private static String sha256(byte[] bytes) throws GeneralSecurityException {
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
  }

  private static byte[] hmac(byte[] key, String text) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    return mac.doFinal(bytes(text));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
