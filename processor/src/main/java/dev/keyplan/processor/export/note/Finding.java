package dev.keyplan.processor.export.note;

import java.util.Optional;

/**
 * A warning about the table.
 *
 * @param reason why it was accepted; empty for one that stands
 */
public record Finding(String code, String headline, Optional<String> reason) {

  public Finding(String code, String headline) {
    this(code, headline, Optional.empty());
  }

  public Finding(String code, String headline, String reason) {
    this(code, headline, Optional.of(reason));
  }
}
