package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.TypeRef;
import java.util.Optional;

/**
 * What a call of an access pattern reads: all of an item or a record collection, one page of what
 * has a page size, and else all pages.
 *
 * @param owner the entity or collection that declares it
 * @param index the index read, empty for the table
 * @param items examined by a call
 * @param bytes of them, or of their entries in the index
 * @param units read units of a call
 * @param atLeast the number of items was not said and no less could be taken: it may be more
 */
public record ReadCapacity(
    TypeRef owner,
    String pattern,
    Optional<String> index,
    long items,
    long bytes,
    double units,
    boolean atLeast,
    CallLoad load) {}
