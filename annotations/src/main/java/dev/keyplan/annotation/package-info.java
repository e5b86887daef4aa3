/**
 * Annotations that declare DynamoDB tables, entities, keys and access patterns.
 *
 * <p>A {@link dev.keyplan.annotation.Table} lists its entities, an {@link
 * dev.keyplan.annotation.Entity} says where its items lie, an {@link
 * dev.keyplan.annotation.AccessPattern} names a question that the application asks. The annotation
 * processor proves that each pattern is exactly one GetItem or Query and fails the compilation,
 * with the fix, where one would need a Scan or a filter.
 *
 * <p>All annotations are kept in class files, so that entities may come from jars, and none is seen
 * at run time. Java names stand in templates, terms, {@code range}, {@code startsWith} and {@code
 * orderBy}; names as stored stand in {@code @Table}, its indexes and {@code @Attribute}.
 */
package dev.keyplan.annotation;
