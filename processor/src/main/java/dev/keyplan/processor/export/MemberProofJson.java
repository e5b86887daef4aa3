package dev.keyplan.processor.export;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.plan.QueryPlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Why a pattern finds the items that lie under one key, all of them and no others of that key. */
final class MemberProofJson {

  private final TableModel table;
  private final AccessPatternModel pattern;
  private final EntityModel entity;
  private final EntityKey key;
  private final List<KeyPlace> places;

  MemberProofJson(
      TableModel table,
      AccessPatternModel pattern,
      EntityModel entity,
      EntityKey key,
      QueryPlan plan) {
    this.table = table;
    this.pattern = pattern;
    this.entity = entity;
    this.key = key;
    this.places = KeyPlace.of(key, plan);
  }

  /**
   * @param ordered a list of the entity is returned
   * @param alternatives the entity is read under several keys
   */
  Map<String, Object> json(boolean ordered, boolean alternatives) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("key", KeyJson.name(entity, key));
    json.put("terms", pattern.by().stream().map(this::kept).toList());
    pattern
        .range()
        .or(pattern::startsWith)
        .ifPresent(path -> json.put("bound", undetermined(path)));
    json.put("order", ordered ? order() : List.of());
    if (!key.ofTable()) {
      json.put("when", key.when().stream().map(term -> implied(term.path())).toList());
      json.put("alternatives", alternatives);
    }
    json.put("present", present());
    return json;
  }

  /** A term is kept by the key condition, or by what it takes to be under the key. */
  private Map<String, Object> kept(Term term) {
    Map<String, Object> json = new LinkedHashMap<>();
    for (KeyPlace place : places) {
      if (says(place, term)) {
        json.put("by", "key");
        json.putAll(place.json());
        return json;
      }
    }
    json.put("by", "membership");
    json.put("when", numbers(key.when(), term.path()));
    for (KeyPlace place : places) {
      if (term.path().holds(place.path())) {
        json.put("part", place.json());
        break;
      }
    }
    return json;
  }

  private static boolean says(KeyPlace place, Term term) {
    if (!place.determined() || !place.path().equals(term.path())) {
      return false;
    }
    if (term instanceof Term.Parameter parameter && parameter.transform() != null) {
      return place.part().filter(p -> p.encoding() == parameter.transform()).isPresent();
    }
    return isOneValue(term) && !place.lossy();
  }

  /** The place of the lossless part after all that is determined. */
  private Map<String, Object> undetermined(AttributePath path) {
    for (KeyPlace place : places) {
      if (!place.determined() && place.path().equals(path) && !place.lossy()) {
        return place.json();
      }
    }
    return Map.of();
  }

  /** Promised items that agree in the attributes have one primary key: they are one item. */
  private boolean identify(List<AttributePath> paths) {
    List<Term> known = new ArrayList<>(pattern.by());
    known.addAll(key.when());
    return KeyPlace.of(entity.tableKey().orElseThrow()).stream()
        .allMatch(
            place -> paths.contains(place.path()) || known.stream().anyMatch(t -> fixes(place, t)));
  }

  private static boolean fixes(KeyPlace place, Term term) {
    if (term instanceof Term.Parameter parameter && parameter.transform() != null) {
      return says(place, term);
    }
    return place.path().equals(term.path()) && isOneValue(term);
  }

  private static boolean isOneValue(Term term) {
    return term instanceof Term.Parameter
        || term instanceof Term.Equal
        || term instanceof Term.In in && in.constants().size() == 1;
  }

  private List<Map<String, Object>> order() {
    List<Map<String, Object>> order = new ArrayList<>();
    List<AttributePath> before = new ArrayList<>();
    for (AttributePath path : pattern.orderBy()) {
      if (identify(before)) {
        break;
      }
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("by", path.toString());
      boolean fixed =
          pattern.by().stream()
              .filter(term -> term.path().equals(path) && isOneValue(term))
              .anyMatch(t -> !(t instanceof Term.Parameter p) || p.transform() == null);
      json.putAll(fixed ? Map.of() : undetermined(path));
      before.addAll(fixed || !exists(path) ? List.of() : List.of(path));
      if (exists(path)) {
        order.add(json);
      }
    }
    return order;
  }

  /** What of the pattern says that promised items satisfy a {@code when} on the attribute. */
  private Map<String, Object> implied(AttributePath path) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("by", numbers(pattern.by(), path));
    if (pattern.range().or(pattern::startsWith).filter(path::holds).isPresent()) {
      json.put("bound", true);
    }
    return json;
  }

  /** Why items that lack a part of the key, and are not under it, are not promised. */
  private List<Map<String, Object>> present() {
    Set<AttributePath> optional = new LinkedHashSet<>();
    for (KeyPlace place : places) {
      List<AttributeModel> steps = table.steps(entity, place.path());
      for (int i = 0; i < steps.size(); i++) {
        if (steps.get(i).presence().mayBeAbsent()) {
          optional.add(new AttributePath(place.path().names().subList(0, i + 1)));
        }
      }
    }
    List<Map<String, Object>> present = new ArrayList<>();
    for (AttributePath path : optional) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("attribute", path.toString());
      json.putAll(implied(path));
      json.put("when", numbers(key.when(), path));
      present.add(json);
    }
    return present;
  }

  /** The numbers of the terms on an attribute, or on something inside it. */
  private static List<Integer> numbers(List<Term> terms, AttributePath path) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < terms.size(); i++) {
      if (path.holds(terms.get(i).path())) {
        numbers.add(i);
      }
    }
    return numbers;
  }

  private boolean exists(AttributePath path) {
    return table.steps(entity, path).size() == path.names().size();
  }
}
