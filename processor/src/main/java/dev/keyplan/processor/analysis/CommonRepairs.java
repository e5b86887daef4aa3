package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Patterns that read items of the same entities, each the other's, are one fault: what moves the
 * other's items for each of them would move both, back among each other.
 */
final class CommonRepairs {

  /** A pattern that is refused as it reads another entity's items. */
  private static final class Reader {

    private final OwnedVerdict owned;

    /** Under the keys of the path. */
    private final List<MemberKey> returned;

    private final MemberKey other;

    Reader(OwnedVerdict owned, List<MemberKey> returned, MemberKey other) {
      this.owned = owned;
      this.returned = returned;
      this.other = other;
    }

    boolean returns(MemberKey key) {
      return returned.stream().anyMatch(one -> one.key() == key.key());
    }

    /** Of the same two keys, whichever is read by mistake. */
    boolean ofOnePairWith(Reader reader) {
      return returns(reader.other) && reader.returns(other)
          || other.key() == reader.other.key() && returned.stream().anyMatch(reader::returns);
    }

    boolean touches(Reader reader) {
      return other.key() == reader.other.key()
          || returns(reader.other)
          || reader.returns(other)
          || returned.stream().anyMatch(reader::returns);
    }
  }

  /** With more entities, each change would have to be tried for too long. */
  private static final int MOST = 5;

  private final TableModel table;
  private final List<Reader> readers = new ArrayList<>();

  /**
   * @param collisions patterns whose advice is that of a collision are left out
   */
  CommonRepairs(TableModel table, List<OwnedVerdict> verdicts, CollisionRepairs collisions) {
    this.table = table;
    for (OwnedVerdict owned : verdicts) {
      if (owned.verdict().refused() && collisions.of(owned).isEmpty()) {
        PathVerdict path = owned.verdict().furthest().orElseThrow();
        List<MemberKey> returned = path.path().members();
        if (path.rejection().orElseThrow() instanceof PlanRejection.ReadsOthers others
            && returned.stream().noneMatch(one -> one.entity() == others.other().entity())) {
          readers.add(new Reader(owned, returned, others.other()));
        }
      }
    }
  }

  /**
   * Patterns that one change has to serve.
   *
   * @param proposals what may do so: names alone first, and the last entity's first
   */
  record Together(List<OwnedVerdict> patterns, List<Proposal> proposals) {}

  /** Those with the pattern among them; none if it is a fault of its own. */
  Optional<Together> with(OwnedVerdict refused) {
    List<Reader> together = connected(refused);
    return together.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Together(together.stream().map(one -> one.owned).toList(), proposals(together)));
  }

  private List<Proposal> proposals(List<Reader> together) {
    List<MemberKey> members = members(together);
    boolean few = members.size() <= MOST;
    List<Proposal> proposals = new ArrayList<>();
    for (String start : CollisionRepairs.STARTS) {
      for (MemberKey member : few ? members : List.<MemberKey>of()) {
        named(List.of(member), start, together).ifPresent(proposals::add);
      }
    }
    for (String start : CollisionRepairs.STARTS) {
      for (int count = few ? 2 : members.size(); count <= members.size(); count++) {
        named(members.subList(0, count), start, together).ifPresent(proposals::add);
      }
    }
    return proposals;
  }

  private List<Reader> connected(OwnedVerdict refused) {
    List<Reader> left = new ArrayList<>(readers);
    List<Reader> found = new ArrayList<>();
    left.stream().filter(one -> one.owned == refused).findFirst().ifPresent(found::add);
    left.removeAll(found);
    for (int i = 0; i < found.size(); i++) {
      Reader from = found.get(i);
      List<Reader> near = left.stream().filter(from::touches).toList();
      found.addAll(near);
      left.removeAll(near);
    }
    boolean pair =
        found.stream().anyMatch(a -> found.stream().anyMatch(b -> a != b && a.ofOnePairWith(b)));
    return pair ? readers.stream().filter(found::contains).toList() : List.of();
  }

  /** The last listed first; no guards. */
  private List<MemberKey> members(List<Reader> together) {
    List<MemberKey> members = new ArrayList<>();
    for (Reader reader : together) {
      List<MemberKey> all = new ArrayList<>(reader.returned);
      all.add(reader.other);
      for (MemberKey member : all) {
        if (!member.guards() && members.stream().noneMatch(one -> one.key() == member.key())) {
          members.add(member);
        }
      }
    }
    members.sort(
        Comparator.comparingInt((MemberKey one) -> table.entities().indexOf(one.entity()))
            .reversed());
    return members;
  }

  private Optional<Proposal> named(List<MemberKey> members, String start, List<Reader> together) {
    TableModel changed = table;
    List<Advice.Paste> pastes = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (MemberKey member : members) {
      Optional<EntityKey> key = TableKeyProposals.underItsName(table, member, start);
      if (key.isEmpty() || !AnnotationText.canReplace(member.key(), key.get())) {
        return Optional.empty();
      }
      String text = AnnotationText.of(key.get(), table);
      if (!text.equals(AnnotationText.of(member.key(), table))) {
        pastes.add(new Advice.Paste(IntruderProposals.place(member), text));
        names.add(member.entityName());
        changed = ModelEdits.replaceKey(changed, member.entity().type(), member.key(), key.get());
      }
    }
    String sentence =
        "let the keys of "
            + String.join(" and ", names)
            + (names.size() == 1 ? " begin with its name" : " begin with their names")
            + ", which serves "
            + String.join(
                " and ",
                together.stream()
                    .map(one -> one.owned)
                    .map(one -> one.verdict().pattern().name() + " on " + one.owner().simpleName())
                    .toList())
            + " (stored items would have to be rewritten)";
    return pastes.isEmpty()
        ? Optional.empty()
        : Optional.of(new Proposal(new Advice(sentence, pastes), changed));
  }
}
