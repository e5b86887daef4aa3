package dev.keyplan.runtime;

import java.util.UUID;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;

/**
 * The SDK refuses a second attribute of one name, for as long as its classes are loaded. Two
 * applications that share them in a server, or one that is deployed again, load this library twice.
 */
final class OwnAttribute {

  private OwnAttribute() {}

  static <T> ExecutionAttribute<T> named(String name) {
    String full = "dev.keyplan." + name;
    try {
      return new ExecutionAttribute<>(full);
    } catch (IllegalArgumentException taken) {
      return new ExecutionAttribute<>(full + "." + UUID.randomUUID());
    }
  }
}
