package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How an attribute is stored, where the default does not fit.
 *
 * <pre>{@code
 * record Account(@Attribute(name = "acct_no") String number,
 *                @Attribute(converter = MoneyConverter.class) Money balance) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Attribute {

  /**
   * The attribute's name as stored, at most 64 KB of UTF-8, 255 bytes if it is a key; the Java name
   * unless given.
   */
  String name() default "";

  /**
   * Turns the Java type into one that can be stored. A class that generated code can create: not
   * abstract, not inner, with a constructor without parameters that the root's package can see.
   */
  Class<? extends AttributeConverter<?, ?>> converter() default AttributeConverter.None.class;
}
