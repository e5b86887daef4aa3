package dev.keyplan.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.keyplan.faults.FaultsTable.Account;
import dev.keyplan.faults.FaultsTable.Job;
import dev.keyplan.faults.FaultsTable.Member;
import dev.keyplan.faults.FaultsTable.State;
import dev.keyplan.runtime.AlreadyExistsException;
import dev.keyplan.runtime.ConditionFailedException;
import dev.keyplan.runtime.TransactionFailedException;
import dev.keyplan.runtime.UniqueConstraintException;
import dev.keyplan.runtime.VersionConflictException;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What a refused write says: the entity, the key and what to do; and in all that a log would print
 * of it, causes included, no value of any other attribute, as it may be personal.
 */
@KeyplanTest
class MessagesTest {

  private static final String SECRET = "s3cret";

  private FaultsTableClient table;
  private FaultsTable_JobRepository jobs;
  private FaultsTable_MemberRepository members;
  private Job job;
  private Member member;

  @BeforeEach
  void createTable(TestDatabase database) {
    String name = database.createTable(FaultsTableDefinition::createTableRequest);
    table = FaultsTableClient.create(database.client(), name);
    jobs = table.faultsTable_JobRepository();
    members = table.faultsTable_MemberRepository();
    job = jobs.create(new Job("j1", State.OPEN, SECRET, Optional.empty(), 7, null));
    member = members.create(new Member("m1", Optional.of(SECRET), SECRET, 0));
  }

  @Test
  void whatIsThereAlready() {
    says(AlreadyExistsException.class, () -> jobs.create(job), "Job", "JOB#j1", "take another key");
    says(
        AlreadyExistsException.class,
        () -> members.create(member),
        "Member",
        "MEMBER#m1",
        "another");
  }

  @Test
  void whatIsNotThere() {
    says(
        ConditionFailedException.class,
        () -> jobs.update("j2", 1L).owner(SECRET, State.OPEN, Optional.empty()).execute(),
        "Job",
        "JOB#j2",
        "has no item of that key: it was never created, or is deleted");
  }

  @Test
  void anotherVersion() {
    Job stale = new Job("j1", State.OPEN, SECRET, Optional.empty(), 7, 9L);
    says(VersionConflictException.class, () -> jobs.put(stale), "Job", "JOB#j1", "load it again");
    says(
        VersionConflictException.class, () -> jobs.delete(stale), "Job", "JOB#j1", "load it again");
  }

  @Test
  void anUnexpectedPartAndAConditionThatDoesNotHold() {
    says(
        ConditionFailedException.class,
        () -> jobs.update("j1", 1L).state(State.DONE, SECRET + "?", Optional.empty()).execute(),
        "Job",
        "JOB#j1",
        "'owner' is not as expected");
    says(
        ConditionFailedException.class,
        () -> jobs.put(job, c -> c.owner().eq(SECRET + "?")),
        "Job",
        "JOB#j1",
        "condition does not hold");
  }

  @Test
  void aValueThatAnotherHas() {
    says(
        UniqueConstraintException.class,
        () -> members.create(new Member("m2", Optional.of(SECRET), SECRET, 0)),
        "Member",
        "MEMBER#m2",
        "its mail");
  }

  @Test
  void aSumThatItsTypeCannotHold() {
    says(
        ConditionFailedException.class,
        () -> jobs.update("j1", 1L).addTries(Integer.MAX_VALUE).execute(),
        "Job",
        "JOB#j1",
        "'tries' would leave the range of its type");
    assertThat(jobs.update("j1", 1L).addTries(Integer.MAX_VALUE - 7).execute().tries())
        .isEqualTo(Integer.MAX_VALUE);
    assertThat(jobs.update("j1", 2L).addTries(Integer.MIN_VALUE).execute().tries()).isEqualTo(-1);
    says(
        ConditionFailedException.class,
        () -> jobs.update("j1", 3L).addTries(Integer.MIN_VALUE).execute(),
        "would leave the range");
  }

  @Test
  void aTransaction() {
    table.faultsTable_AccountRepository().create(new Account("a1", 99_887_766));
    says(
        TransactionFailedException.class,
        () ->
            table
                .transaction()
                .create(job)
                .create(new Member("m2", Optional.of(SECRET), SECRET, 0))
                .update(
                    table
                        .faultsTable_AccountRepository()
                        .update("a1")
                        .onlyIf(account -> account.balance().lt(99_887_766L)))
                .execute(),
        "Job PK=JOB#j1",
        "Member PK=MEMBER#m2",
        "Account PK=ACCOUNT#a1");
  }

  private static void says(
      Class<? extends Exception> type, ThrowingCallable write, String... texts) {
    Throwable thrown = catchThrowable(write);
    assertThat(thrown).isExactlyInstanceOf(type);
    assertThat(thrown.getMessage()).contains(texts);
    StringWriter log = new StringWriter();
    thrown.printStackTrace(new PrintWriter(log, true));
    assertThat(log.toString()).doesNotContain(SECRET).doesNotContain("99887766");
    assertThat(thrown.toString()).doesNotContain(SECRET);
  }
}
