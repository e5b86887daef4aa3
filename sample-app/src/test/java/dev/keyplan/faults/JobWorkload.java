package dev.keyplan.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.faults.FaultsTable.Job;
import dev.keyplan.faults.FaultsTable.State;
import dev.keyplan.runtime.AlreadyExistsException;
import dev.keyplan.runtime.ConditionFailedException;
import dev.keyplan.runtime.VersionConflictException;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/**
 * Writes jobs at random through every method there is, and knows what must come of each: nobody
 * else writes them, so that every conflict that is not announced is a false one.
 */
final class JobWorkload {

  private static final Instant NOON = Instant.parse("2026-11-29T12:00:00Z");

  private final FaultsTable_JobRepository jobs;
  private final Random random;
  private final Map<String, Job> stored = new TreeMap<>();
  private int moved;

  JobWorkload(FaultsTable_JobRepository jobs, long seed) {
    this.jobs = jobs;
    this.random = new Random(seed);
  }

  /** What must be stored. */
  Map<String, Job> stored() {
    return stored;
  }

  void step() {
    String id = "j" + random.nextInt(12);
    Job job = stored.get(id);
    if (job == null) {
      absent(id);
    } else {
      present(id, job);
    }
    assertThat(jobs.find(id)).isEqualTo(Optional.ofNullable(stored.get(id)));
  }

  private void absent(String id) {
    Job fresh = job(id, null);
    switch (random.nextInt(4)) {
      case 0 ->
          refused(ConditionFailedException.class, () -> jobs.update(id, 1L).tries(1).execute());
      case 1 -> refused(ConditionFailedException.class, () -> jobs.put(job(id, 1L)));
      case 2 -> keep(jobs.put(fresh), fresh, 1);
      default -> keep(jobs.create(fresh), fresh, 1);
    }
  }

  private void present(String id, Job job) {
    long version = job.version();
    switch (random.nextInt(9)) {
      case 0 -> refused(AlreadyExistsException.class, () -> jobs.create(job(id, null)));
      case 1 -> refused(VersionConflictException.class, () -> jobs.put(job(id, version - 1)));
      case 2 -> {
        Job changed = job(id, version);
        keep(jobs.put(changed), changed, version + 1);
      }
      case 3 -> {
        Job changed = job(id, version);
        keep(jobs.update(job, changed), changed, version + 1);
      }
      case 4 -> {
        State state = state();
        Job answer = jobs.update(id, version).state(state, job.owner(), job.due()).execute();
        keep(answer, new Job(id, state, job.owner(), job.due(), job.tries(), null), version + 1);
      }
      case 5 -> {
        Job answer =
            jobs.update(id, version)
                .removeDue(job.owner(), job.state())
                .owner("zoe", job.state(), job.due())
                .onlyIf(c -> c.tries().eq(job.tries()).or(c.owner().beginsWith("?")))
                .execute();
        keep(
            answer,
            new Job(id, job.state(), "zoe", Optional.empty(), job.tries(), null),
            version + 1);
      }
      case 6 -> {
        jobs.delete(job);
        stored.remove(id);
      }
      case 7 ->
          refused(
              ConditionFailedException.class,
              () -> jobs.put(job, c -> c.tries().ne(job.tries()).and(c.owner().exists())));
      default -> {
        String other = "moved" + moved++;
        Job changed = job(other, version);
        Job answer = jobs.move(job, changed);
        stored.remove(id);
        keep(answer, changed, version + 1);
      }
    }
  }

  private void keep(Job answer, Job sent, long version) {
    Job expected =
        new Job(sent.id(), sent.state(), sent.owner(), sent.due(), sent.tries(), version);
    assertThat(answer).isEqualTo(expected);
    stored.put(sent.id(), expected);
  }

  private static void refused(Class<? extends Exception> type, ThrowingCallable write) {
    assertThatThrownBy(write).isInstanceOf(type);
  }

  private Job job(String id, Long version) {
    Optional<Instant> due =
        random.nextBoolean()
            ? Optional.of(NOON.plusSeconds(random.nextInt(100)))
            : Optional.empty();
    return new Job(
        id, state(), random.nextBoolean() ? "ada" : "eve", due, random.nextInt(), version);
  }

  private State state() {
    return State.values()[random.nextInt(State.values().length)];
  }
}
