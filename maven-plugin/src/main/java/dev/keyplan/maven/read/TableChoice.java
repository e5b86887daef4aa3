package dev.keyplan.maven.read;

import dev.keyplan.maven.shape.Stated;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which of the tables of a file is meant: the one that the user named by its address, else the one
 * that has the name, else the only one that can be it.
 */
public final class TableChoice {

  private final List<Candidate> candidates;
  private final String source;

  /**
   * @param source the file or folder, for messages
   */
  public TableChoice(List<Candidate> candidates, String source) {
    this.candidates = List.copyOf(candidates);
    this.source = source;
  }

  /**
   * @param address a logical id, a Terraform address, or its last part
   * @throws UnreadableException that lists the tables there are
   */
  public Candidate byAddress(String address) {
    List<Candidate> found =
        candidates.stream()
            .filter(c -> c.address().equals(address) || c.address().endsWith("." + address))
            .toList();
    if (found.size() == 1) {
      return found.get(0);
    }
    throw new UnreadableException(
        (found.isEmpty() ? "no table " : "several tables ") + address + " in " + source + list());
  }

  /**
   * @param name the name of the table
   * @param others names of the project's other tables: one of these is not meant
   * @throws UnreadableException that lists the tables there are
   */
  public Candidate byName(String name, Set<String> others) {
    List<Candidate> named = candidates.stream().filter(c -> isNamed(c, name)).toList();
    if (named.size() == 1) {
      return named.get(0);
    }
    List<Candidate> possible =
        candidates.stream()
            .filter(
                c ->
                    c.name().filter(Stated::known).filter(n -> others.contains(n.text())).isEmpty())
            .toList();
    if (named.isEmpty() && possible.size() == 1) {
      return possible.get(0);
    }
    throw new UnreadableException(
        named.isEmpty() && possible.isEmpty()
            ? source + " has no table " + name + list()
            : "which table of " + source + " is " + name + "? Name its logical id" + list());
  }

  private static boolean isNamed(Candidate candidate, String name) {
    Optional<Stated> stated = candidate.name();
    return stated.filter(s -> s.is(name)).isPresent();
  }

  private String list() {
    return candidates.isEmpty()
        ? ": it has no tables"
        : candidates.stream()
            .map(c -> "\n  " + c)
            .collect(Collectors.joining("", "; there are:", ""));
  }
}
