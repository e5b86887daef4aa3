/** Annotations that declare tables, entities, keys and access patterns. */
package dev.keyplan.annotation;
