package dev.keyplan.benchmarks.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The classes that a fresh JVM loads for its first reads. */
class StartTest {

  private static final String ORDER = "dev.keyplan.benchmarks.order.";

  @Test
  void aMapperLoadsItselfAndFiveClassesOfTheRuntime() throws IOException, InterruptedException {
    Start keyplan = Start.of(Contestant.KEYPLAN, 1);
    Start sdk = Start.of(Contestant.SDK, 1);

    assertThat(ofKeyplan(keyplan, sdk))
        .containsExactlyInAnyOrder(
            ORDER + "MapperReader",
            ORDER + "OrderMapper",
            ORDER + "Order",
            ORDER + "Line",
            ORDER + "Status",
            "dev.keyplan.runtime.AttributeReader",
            "dev.keyplan.runtime.AttributeValues",
            "dev.keyplan.runtime.EntityMapper",
            "dev.keyplan.runtime.ItemReader",
            "dev.keyplan.runtime.TimeText");
    assertThat(keyplan.hidden()).isLessThanOrEqualTo(sdk.hidden());
  }

  @Test
  void eachEntityTypeMoreLoadsItsOwnClassesAlone() throws IOException, InterruptedException {
    Start one = Start.of(Contestant.KEYPLAN, 1);
    Start twenty = Start.of(Contestant.KEYPLAN, 20);

    // Reader, mapper, and the three types of the user.
    assertThat(ofKeyplan(twenty) - ofKeyplan(one)).isEqualTo(19 * 5);
    assertThat(twenty.hidden()).isLessThanOrEqualTo(one.hidden());
  }

  private static long ofKeyplan(Start start) {
    return start.classes().stream().filter(name -> name.startsWith("dev.keyplan.")).count();
  }

  private static Set<String> ofKeyplan(Start start, Start without) {
    Set<String> classes = new TreeSet<>(start.classes());
    List.copyOf(without.classes()).forEach(classes::remove);
    classes.removeIf(name -> !name.startsWith("dev.keyplan."));
    return classes;
  }
}
