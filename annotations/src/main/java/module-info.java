/** Annotations that declare tables, keys and access patterns: needed by the compiler alone. */
module dev.keyplan.annotation {
  exports dev.keyplan.annotation;
}
