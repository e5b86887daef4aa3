package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.behaviour.ShapesTable.Account;
import dev.keyplan.behaviour.ShapesTable.AccountWithVisits;
import dev.keyplan.behaviour.ShapesTable.Member;
import dev.keyplan.behaviour.ShapesTable.Place;
import dev.keyplan.behaviour.ShapesTable.Visit;
import dev.keyplan.runtime.UniqueConstraintException;
import dev.keyplan.runtime.VersionConflictException;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Classes are read, written, changed and collected as records are. */
@KeyplanTest
class ShapesTest {

  private static final Place ULM = Place.builder().city("Ulm").lines(List.of("a")).build();
  private static final Place BERN = Place.builder().city("Bern").lines(List.of()).build();

  private ShapesTableClient client;
  private ShapesTable_AccountRepository accounts;
  private ShapesTable_MemberRepository members;
  private ShapesTable_AccountAsyncRepository async;

  @BeforeEach
  void createShapes(TestDatabase database) {
    String table = database.createTable(ShapesTableDefinition::createTableRequest);
    client = ShapesTableClient.create(database.client(), table);
    accounts = client.shapesTable_AccountRepository();
    members = client.shapesTable_MemberRepository();
    async =
        ShapesTableAsyncClient.create(database.asyncClient(), table)
            .shapesTable_AccountRepository();
  }

  @Test
  void createAnswersANewObjectOfTheFirstVersion() {
    Account given = account("1", "Ann", ULM);

    Account created = accounts.create(given);

    assertThat(created).isNotSameAs(given);
    assertThat(created.getVersion()).isEqualTo(1);
    assertThat(given.getVersion()).isNull();
    Account found = accounts.findAccount("1").orElseThrow();
    assertThat(found).usingRecursiveComparison().isEqualTo(created);
    assertThat(found.getHome()).isEqualTo(ULM);
    assertThat(async.findAccount("1").join().orElseThrow())
        .usingRecursiveComparison()
        .isEqualTo(created);
  }

  @Test
  void aDifferenceOfTwoObjectsMovesTheItemInTheIndex() {
    Account loaded = accounts.create(account("1", "Ann", ULM));
    Account changed = new Account(loaded.getVersion(), "1", "Anna", BERN, Optional.of("A"));

    Account updated = async.update(loaded, changed).join();

    assertThat(updated.getVersion()).isEqualTo(2);
    assertThat(updated.getNick()).contains("A");
    assertThat(accounts.accountsIn("Ulm").list()).isEmpty();
    assertThat(accounts.accountsIn("Bern").list()).extracting(view -> view.name()).contains("Anna");
    assertThatThrownBy(() -> accounts.update(loaded, changed))
        .isInstanceOf(VersionConflictException.class);
  }

  @Test
  void updatesAndConditionsNameTheAttributes() {
    Account created = accounts.create(account("1", "Ann", ULM));

    Account updated =
        accounts
            .update("1", created.getVersion())
            .name("Eve")
            .onlyIf(c -> c.name().eq("Ann"))
            .execute();

    assertThat(updated.getName()).isEqualTo("Eve");
    assertThat(updated.getVersion()).isEqualTo(2);
  }

  @Test
  void aBeanIsNotChangedAndItsUniqueValueIsGuarded() {
    Member given = member(1, "Ann@x.org");

    Member created = members.create(given);

    assertThat(given.getVersion()).isZero();
    assertThat(created.getVersion()).isEqualTo(1);
    assertThat(created.isNew()).isTrue();
    assertThat(members.findMember(1).orElseThrow()).usingRecursiveComparison().isEqualTo(created);
    assertThatThrownBy(() -> members.create(member(2, "ann@X.org")))
        .isInstanceOf(UniqueConstraintException.class);
    members.delete(created);
    assertThat(members.create(member(2, "ann@X.org")).getId()).isEqualTo(2);
  }

  @Test
  void aCollectionHoldsClasses() {
    accounts.create(account("1", "Ann", ULM));
    for (int number : new int[] {2, 1}) {
      Visit visit = new Visit();
      visit.accountId = "1";
      visit.day = 7;
      visit.number = number;
      visit.note = "not stored";
      client.shapesTable_VisitRepository().create(visit);
    }

    AccountWithVisits whole =
        client.shapesTable_AccountWithVisitsRepository().accountWithVisits("1").orElseThrow();

    assertThat(whole.account().getName()).isEqualTo("Ann");
    assertThat(whole.visits()).extracting(visit -> visit.number).containsExactly(1, 2);
    assertThat(whole.visits()).extracting(visit -> visit.note).containsOnlyNulls();
  }

  private static Account account(String id, String name, Place home) {
    return new Account(null, id, name, home, Optional.empty());
  }

  private static Member member(int id, String email) {
    Member member = new Member();
    member.setId(id);
    member.setEmail(email);
    member.setNew(true);
    return member;
  }
}
