package dev.keyplan.benchmarks.start;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * Has the measured entity's classes, and those of its mappers, for itself: one entity type more.
 */
final class TypeLoader extends ClassLoader {

  private static final String[] OWN = {
    "dev.keyplan.benchmarks.order.",
    "dev.keyplan.benchmarks.hand.",
    "dev.keyplan.benchmarks.enhanced."
  };

  TypeLoader() {
    super(TypeLoader.class.getClassLoader());
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    for (String own : OWN) {
      if (name.startsWith(own)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded == null ? define(name) : loaded;
      }
    }
    return super.loadClass(name, resolve);
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] bytes = in.readAllBytes();
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
