package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.TypeRef;

/**
 * The verdict on a pattern of an entity or a collection.
 *
 * @param owner that entity or collection
 */
record OwnedVerdict(TypeRef owner, PatternVerdict verdict) {}
