package dev.keyplan.benchmarks.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * What was aimed at, and whether it is reached.
 *
 * @param fresh compilations in fresh JVMs, by number of entities
 */
record Goals(List<Measured> fresh, Lines perEntity) {

  private static final double OF_MAPSTRUCT = 0.5;
  private static final double GROWTH = 1.3;
  private static final long ONE_ENTITY = 350;
  private static final double MEMORY = 1.8;

  List<String> rows() {
    List<String> rows = new ArrayList<>();
    Measured keyplan = most(Contestant.KEYPLAN);
    Measured mapStruct = most(Contestant.MAPSTRUCT);
    Measured micronaut = most(Contestant.MICRONAUT);
    rows.add(
        atMost(
            "P1: processor over javac of the same code, "
                + keyplan.entities()
                + " entities of one table, for each entity",
            "half of MapStruct's",
            "%.2f of it",
            keyplan.overPerEntity() / mapStruct.overPerEntity(),
            OF_MAPSTRUCT));
    rows.add(
        atMost(
            "P1: for each generated line",
            "half of MapStruct's",
            "%.2f of it",
            overPerLine(keyplan) / overPerLine(mapStruct),
            OF_MAPSTRUCT));
    rows.add(
        atMost(
            "P1: for each entity",
            "Micronaut's",
            "%.2f of it",
            keyplan.overPerEntity() / micronaut.overPerEntity(),
            1));
    List<Measured> all = fresh.stream().filter(of(Contestant.KEYPLAN)).toList();
    if (all.size() >= 3) {
      Measured first = all.get(0);
      Measured last = all.get(all.size() - 1);
      Measured middle = all.get(all.size() - 2);
      rows.add(
          atMost(
              "P2: for each entity from %d to %d, against those before"
                  .formatted(middle.entities(), last.entities()),
              "1.3 times",
              "%.2f times",
              growth(middle, last) / growth(first, middle),
              GROWTH));
    }
    rows.add(
        atMost(
            "P2: processor over javac, " + all.get(0).entities() + " entity",
            "350 ms",
            "%.0f ms",
            all.get(0).over(),
            ONE_ENTITY));
    rows.add(
        atMost(
            "P2: memory, " + keyplan.entities() + " entities",
            "1.8 of javac's of the same code",
            "%.2f of it",
            (double) keyplan.processed().memory() / keyplan.plain().memory(),
            MEMORY));
    rows.add(
        Page.row(
            "P3: thin generated code",
            "lines told; every method below 8,000 bytes",
            "%,d lines for an entity, %,d of code".formatted(perEntity.all(), perEntity.code()),
            "methods are asserted by `WideEntityTest`"));
    return rows;
  }

  private static String atMost(String goal, String limit, String found, double value, double most) {
    return Page.row(
        goal,
        limit,
        String.format(Locale.ROOT, found, value),
        value <= most ? "reached" : "not reached");
  }

  private static double growth(Measured from, Measured to) {
    return (double) (to.over() - from.over()) / (to.entities() - from.entities());
  }

  private static double overPerLine(Measured measured) {
    return (double) measured.over() / measured.lines().all();
  }

  private Measured most(Contestant contestant) {
    return fresh.stream().filter(of(contestant)).reduce((one, next) -> next).orElseThrow();
  }

  private static Predicate<Measured> of(Contestant contestant) {
    return measured -> measured.contestant() == contestant;
  }
}
