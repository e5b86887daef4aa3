package dev.keyplan.processor.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileManager.Location;
import javax.tools.StandardLocation;

/**
 * What Gradle notes of an isolating processor, and why it would compile everything anew: its {@code
 * IsolatingProcessingStrategy}.
 */
final class IsolatingRecord {

  private static final Set<StandardLocation> OUTPUTS =
      Set.of(
          StandardLocation.CLASS_OUTPUT,
          StandardLocation.SOURCE_OUTPUT,
          StandardLocation.NATIVE_HEADER_OUTPUT);

  /** The generated type or resource, and the one top-level type that it comes from. */
  private final Map<String, String> types = new TreeMap<>();

  private final Map<String, String> resources = new TreeMap<>();
  private final List<String> fullRebuildCauses = new ArrayList<>();

  void type(String name, Element... origins) {
    types.put(name, origin("type " + name, origins));
  }

  void resource(Location location, String name, Element... origins) {
    if (!(location instanceof StandardLocation known && OUTPUTS.contains(known))) {
      fullRebuildCauses.add(location + " is not supported");
    }
    resources.put(name, origin("resource " + name, origins));
  }

  private String origin(String what, Element... origins) {
    Set<String> topLevel = new TreeSet<>();
    for (Element origin : origins) {
      Element type = origin;
      while (!(type.getEnclosingElement() instanceof PackageElement)) {
        type = type.getEnclosingElement();
      }
      topLevel.add(((TypeElement) type).getQualifiedName().toString());
    }
    if (topLevel.size() != 1) {
      fullRebuildCauses.add(what + " must have one originating type, but has " + topLevel);
    }
    return topLevel.isEmpty() ? "" : topLevel.iterator().next();
  }

  Map<String, String> types() {
    return types;
  }

  Map<String, String> resources() {
    return resources;
  }

  /** All that was generated, by path. */
  Set<String> files() {
    Set<String> files = new TreeSet<>(resources.keySet());
    types.keySet().forEach(type -> files.add(type.replace('.', '/') + ".java"));
    return files;
  }

  List<String> fullRebuildCauses() {
    return fullRebuildCauses;
  }
}
