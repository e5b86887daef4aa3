package dev.keyplan.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.testkit.server.ServerChoice;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.testkit.engine.EngineTestKit;

@KeyplanTest(server = ServerChoice.DYNALITE)
class CapabilityTest {

  @Test
  void aMissingCapabilityIsToldWithTheServersReason(TestDatabase database) {
    assertThat(Capability.MULTI_ATTRIBUTE_KEYS.missing(database.server()))
        .hasValueSatisfying(
            reason ->
                assertThat(reason)
                    .startsWith("dynalite at http://")
                    .contains("cannot do multi-attribute keys: it refuses such a table"));
  }

  @Test
  void aTestThatRequiresItIsSkipped() {
    EngineTestKit.engine("junit-jupiter")
        .selectors(DiscoverySelectors.selectClass(Requiring.class))
        .execute()
        .testEvents()
        .assertStatistics(e -> e.started(1).succeeded(1).skipped(1));
  }

  @KeyplanTest(server = ServerChoice.DYNALITE)
  static class Requiring {
    @Test
    @Requires(Capability.MULTI_ATTRIBUTE_KEYS)
    void skipped(TestDatabase database) {
      throw new AssertionError("it runs on a server without the capability");
    }

    @Test
    void run(TestDatabase database) {
      assertThat(database.server().description()).startsWith("dynalite");
    }
  }
}
