package dev.keyplan.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExampleTextsTest {

  @Test
  void whatIsOutOfWordsCountsThem() {
    assertThat(ExampleTexts.of("name", 4, 0)).first().isEqualTo("Eve");
    assertThat(ExampleTexts.of("name", 5, 0)).first().isEqualTo("Ann2");
  }

  @Test
  void addressesAreCountedBeforeTheirDomain() {
    assertThat(ExampleTexts.of("email", 2, 0)).first().isEqualTo("cleo@example.com");
    assertThat(ExampleTexts.of("email", 3, 0)).first().isEqualTo("ann2@example.com");
  }
}
