package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A tag of a {@link Table}, for cost reports and access rules. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({})
public @interface Tag {

  /** 1 to 128 characters, not beginning with {@code aws:}; no two tags of a table have one. */
  String key();

  /** At most 256 characters. */
  String value();
}
