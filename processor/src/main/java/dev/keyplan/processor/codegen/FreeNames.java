package dev.keyplan.processor.codegen;

import com.palantir.javapoet.NameAllocator;

/**
 * Allocates names that are free in a scope. JavaPoet's own allocator draws a random number for a
 * name without a tag, for which each compilation would have to seed a generator.
 */
final class FreeNames {

  private final NameAllocator allocator = new NameAllocator();

  /** A name that none has had, as near to the wanted one as can be. */
  String newName(String wanted) {
    return allocator.newName(wanted, new Object());
  }

  /**
   * @param tag by which the name is found again
   */
  String newName(String wanted, Object tag) {
    return allocator.newName(wanted, tag);
  }

  String get(Object tag) {
    return allocator.get(tag);
  }
}
