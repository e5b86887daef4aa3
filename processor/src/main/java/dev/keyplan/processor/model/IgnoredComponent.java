package dev.keyplan.processor.model;

/**
 * A record component that is not stored: {@code null} or {@code Optional.empty()} when read.
 *
 * @param position among all components of the record, from 0
 * @param presence {@link Presence#NULLABLE} or {@link Presence#OPTIONAL}
 */
public record IgnoredComponent(int position, String name, Presence presence) {}
