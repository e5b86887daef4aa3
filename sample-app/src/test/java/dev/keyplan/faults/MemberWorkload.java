package dev.keyplan.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.faults.FaultsTable.Member;
import dev.keyplan.runtime.AlreadyExistsException;
import dev.keyplan.runtime.ConditionFailedException;
import dev.keyplan.runtime.UniqueConstraintException;
import dev.keyplan.runtime.VersionConflictException;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Writes members at random, whose mail addresses are unique, and knows what must come of each. */
final class MemberWorkload {

  private final FaultsTable_MemberRepository members;
  private final Random random;
  private final Map<String, Member> stored = new TreeMap<>();

  MemberWorkload(FaultsTable_MemberRepository members, long seed) {
    this.members = members;
    this.random = new Random(seed);
  }

  /** What must be stored. */
  Map<String, Member> stored() {
    return stored;
  }

  void step() {
    String id = "m" + random.nextInt(8);
    Member member = stored.get(id);
    Member next = member(id, member == null ? 0 : member.version());
    if (member == null) {
      if (random.nextInt(4) == 0) {
        assertThatThrownBy(() -> members.replace(next, member(id, 1)))
            .isInstanceOf(ConditionFailedException.class);
      } else {
        write(next, 1, () -> members.create(next));
      }
    } else {
      switch (random.nextInt(5)) {
        case 0 ->
            assertThatThrownBy(() -> members.create(new Member(id, Optional.empty(), "n", 0)))
                .isInstanceOf(AlreadyExistsException.class);
        case 1 -> {
          Member stale = new Member(id, member.mail(), member.name(), member.version() - 1);
          assertThatThrownBy(() -> members.replace(stale, stale))
              .isInstanceOf(VersionConflictException.class);
        }
        case 2 -> {
          members.delete(member);
          stored.remove(id);
        }
        default -> write(next, member.version() + 1, () -> members.replace(member, next));
      }
    }
    assertThat(members.find(id)).isEqualTo(Optional.ofNullable(stored.get(id)));
  }

  private void write(Member sent, long version, Supplier<Member> write) {
    boolean taken =
        sent.mail().isPresent()
            && stored.values().stream()
                .filter(other -> !other.id().equals(sent.id()))
                .flatMap(other -> other.mail().stream())
                .anyMatch(sent.mail().get()::equalsIgnoreCase);
    if (taken) {
      assertThatThrownBy(write::get)
          .isInstanceOfSatisfying(
              UniqueConstraintException.class,
              thrown -> assertThat(thrown.attribute()).isEqualTo("mail"));
    } else {
      Member expected = new Member(sent.id(), sent.mail(), sent.name(), version);
      assertThat(write.get()).isEqualTo(expected);
      stored.put(sent.id(), expected);
    }
  }

  private Member member(String id, long version) {
    String mail = (random.nextBoolean() ? "A" : "a") + random.nextInt(10) + "@x";
    Optional<String> optional = random.nextInt(5) == 0 ? Optional.empty() : Optional.of(mail);
    return new Member(id, optional, "name" + random.nextInt(100), version);
  }
}
