package dev.keyplan.processor.analysis;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.Term;
import java.util.List;
import java.util.Optional;

/** Why a path cannot serve a pattern: the first rule that it breaks. */
sealed interface PlanRejection {

  /** The rules in the order in which they are told; a path got the further, the later it fails. */
  List<DiagnosticCode> ORDER =
      List.of(
          DiagnosticCode.KP301,
          DiagnosticCode.KP302,
          DiagnosticCode.KP304,
          DiagnosticCode.KP303,
          DiagnosticCode.KP305,
          DiagnosticCode.KP306,
          DiagnosticCode.KP307,
          DiagnosticCode.KP308,
          DiagnosticCode.KP502);

  DiagnosticCode code();

  default int rank() {
    return ORDER.indexOf(code());
  }

  /** The partition key is not known. */
  record UnknownPartition(MemberKey member, List<AttributePath> lacking) implements PlanRejection {
    @Override
    public DiagnosticCode code() {
      return DiagnosticCode.KP301;
    }
  }

  /** The members of a collection lie in different partitions. */
  record MembersApart(MemberKey first, MemberKey other) implements PlanRejection {
    @Override
    public DiagnosticCode code() {
      return DiagnosticCode.KP301;
    }
  }

  /** The pinned index holds no items of the entity. */
  record NotInIndex(String entity) implements PlanRejection {
    @Override
    public DiagnosticCode code() {
      return DiagnosticCode.KP301;
    }
  }

  /**
   * Terms that neither the key nor the index's membership guarantees.
   *
   * @param next the sort key part that stops the run, if there is one
   */
  record NeedsFilter(MemberKey member, List<Term> terms, Optional<KeySlot> next)
      implements PlanRejection {
    @Override
    public DiagnosticCode code() {
      return DiagnosticCode.KP302;
    }
  }

  /**
   * The range or the prefix is not on the part after the run.
   *
   * @param next that part, empty if there is none
   */
  record MisplacedRange(MemberKey member, AttributePath path, Optional<KeySlot> next)
      implements PlanRejection {
    @Override
    public DiagnosticCode code() {
      return DiagnosticCode.KP304;
    }
  }

  /** The range or the prefix is in the key of each member, but not in one run of them all. */
  record BoundedApart(MemberKey first, MemberKey other, AttributePath path)
      implements PlanRejection {
    @Override
    public DiagnosticCode code() {
      return DiagnosticCode.KP304;
    }
  }

  /**
   * The items come in another order.
   *
   * @param actual the parts after the run
   */
  record OtherOrder(MemberKey member, AttributePath path, List<KeySlot> actual)
      implements PlanRejection {
    @Override
    public DiagnosticCode code() {
      return DiagnosticCode.KP303;
    }
  }

  /** Each entity of a stream comes in order, but one after the other. */
  record OrderedApart(MemberKey first, MemberKey other, AttributePath path)
      implements PlanRejection {
    @Override
    public DiagnosticCode code() {
      return DiagnosticCode.KP303;
    }
  }

  /** The part is where it should be, but its text does not sort as its values do. */
  record Unordered(MemberKey member, KeySlot slot, boolean ranged) implements PlanRejection {
    @Override
    public DiagnosticCode code() {
      return DiagnosticCode.KP305;
    }
  }

  /** The order is turned, but there is none. */
  record DescendingByNothing(MemberKey member) implements PlanRejection {
    @Override
    public DiagnosticCode code() {
      return DiagnosticCode.KP303;
    }
  }

  record StrongOnGlobalIndex(MemberKey member) implements PlanRejection {
    @Override
    public DiagnosticCode code() {
      return DiagnosticCode.KP306;
    }
  }

  /**
   * @param attributes stored names
   * @param local DynamoDB would fetch them from the table, by one more read for each item
   */
  record NotProjected(MemberKey member, List<String> attributes, boolean local)
      implements PlanRejection {
    @Override
    public DiagnosticCode code() {
      return DiagnosticCode.KP307;
    }

    /** Whether the time to live is among them, which may be no part of what is returned. */
    boolean ofExpiry() {
      return member
          .entity()
          .timeToLive()
          .filter(attribute -> attributes.contains(attribute.storedName()))
          .isPresent();
    }
  }

  /**
   * The index leaves out items that the pattern promises.
   *
   * @param path the attribute that decides
   * @param when the term it must satisfy, empty if it must only be there
   */
  record DropsItems(MemberKey member, AttributePath path, Optional<Term> when)
      implements PlanRejection {
    @Override
    public DiagnosticCode code() {
      return DiagnosticCode.KP308;
    }
  }

  /**
   * Other items lie among the promised ones.
   *
   * @param other what they are
   * @param storedName the key attribute by which they cannot be told apart
   * @param example such an item's text in it, "" if none is known
   * @param undecided perhaps there are none, but that could not be proved
   */
  record ReadsOthers(
      MemberKey member, MemberKey other, String storedName, String example, boolean undecided)
      implements PlanRejection {
    @Override
    public DiagnosticCode code() {
      return DiagnosticCode.KP502;
    }
  }
}
