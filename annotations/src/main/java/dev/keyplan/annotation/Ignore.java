package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A component or field that is not stored.
 *
 * <p>A record read from the table still needs a value for it: the component must be {@code
 * Optional} and is then empty, or have an annotation named {@code Nullable} and is then null.
 * Values derived from other components are better methods of the record than components.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Ignore {}
