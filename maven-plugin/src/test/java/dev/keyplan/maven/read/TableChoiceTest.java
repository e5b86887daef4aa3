package dev.keyplan.maven.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.maven.shape.Stated;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TableChoiceTest {

  private static final Candidate ORDERS = table("aws_dynamodb_table.a", Stated.value("orders"));
  private static final Candidate TASKS = table("aws_dynamodb_table.b", Stated.value("tasks"));
  private static final Candidate OPEN = table("OpenTable", Stated.expression("!Ref Name"));

  private static Candidate table(String address, Stated name) {
    return new Candidate(
        address,
        Optional.of(name),
        Path.of("x"),
        () -> {
          throw new AssertionError("not chosen");
        });
  }

  private static TableChoice of(Candidate... candidates) {
    return new TableChoice(List.of(candidates), "main.tf");
  }

  @Test
  void theOneOfTheNameIsMeant() {
    assertThat(of(OPEN, ORDERS, TASKS).byName("tasks", Set.of())).isSameAs(TASKS);
  }

  @Test
  void theOnlyOneIsMeantWhateverItsNameInAnotherEnvironment() {
    assertThat(of(ORDERS).byName("orders-prod", Set.of())).isSameAs(ORDERS);
    assertThat(of(OPEN).byName("orders", Set.of())).isSameAs(OPEN);
  }

  @Test
  void aTableOfAnotherModelIsNotMeant() {
    assertThat(of(ORDERS, OPEN).byName("tasks", Set.of("orders"))).isSameAs(OPEN);
    assertThatThrownBy(() -> of(ORDERS).byName("tasks", Set.of("orders")))
        .isInstanceOf(UnreadableException.class)
        .hasMessage(
            "main.tf has no table tasks; there are:\n  aws_dynamodb_table.a (named orders)");
  }

  @Test
  void severalAreListed() {
    assertThatThrownBy(() -> of(ORDERS, OPEN).byName("tasks", Set.of()))
        .isInstanceOf(UnreadableException.class)
        .hasMessage(
            "which table of main.tf is tasks? Name its logical id; there are:\n"
                + "  aws_dynamodb_table.a (named orders)\n"
                + "  OpenTable (named !Ref Name)");
    assertThatThrownBy(() -> of(ORDERS, ORDERS).byName("orders", Set.of()))
        .isInstanceOf(UnreadableException.class)
        .hasMessageStartingWith("which table of main.tf is orders?");
  }

  @Test
  void anAddressMayLeaveOutItsType() {
    assertThat(of(ORDERS, TASKS).byAddress("b")).isSameAs(TASKS);
    assertThat(of(ORDERS, TASKS).byAddress("aws_dynamodb_table.b")).isSameAs(TASKS);
    assertThat(of(OPEN).byAddress("OpenTable")).isSameAs(OPEN);
    assertThatThrownBy(() -> of(ORDERS).byAddress("c"))
        .isInstanceOf(UnreadableException.class)
        .hasMessage("no table c in main.tf; there are:\n  aws_dynamodb_table.a (named orders)");
  }

  @Test
  void aFileWithoutTablesIsSaidToBeOne() {
    assertThatThrownBy(() -> of().byName("orders", Set.of()))
        .isInstanceOf(UnreadableException.class)
        .hasMessage("main.tf has no table orders: it has no tables");
  }
}
