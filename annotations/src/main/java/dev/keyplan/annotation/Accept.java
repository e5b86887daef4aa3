package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A warning of Keyplan that is accepted on purpose, and why. It is then not told any more.
 *
 * <pre>{@code
 * @Table(name = "orders", entities = Order.class, globalIndexes = @GlobalIndex(name = "GSI1"))
 * @Accept(code = "KP403", reason = "read by the export job until May")
 * public interface OrdersTable {}
 * }</pre>
 *
 * <p>It stands on the type that the warning is about: the table root for its indexes, else the
 * entity or the item collection. It covers all warnings of that code about that type, its
 * annotations and its components, and none about other types.
 *
 * <p>Errors cannot be accepted: a code that is not a warning's, or an empty reason, is an error
 * (KP112). An acceptance that no longer applies is a warning (KP113), which cannot be accepted.
 * With the processor option {@code -Akeyplan.werror}, warnings that are not accepted are errors.
 */
@Documented
@Repeatable(Accept.List.class)
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Accept {

  /** The code of the warning, as printed in brackets: {@code KP403}, say. */
  String code();

  /** Why the warning is no concern here, for those who read the declaration. Never empty. */
  String reason();

  /** Several {@code @Accept}s of one type. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations, one for each code. */
    Accept[] value();
  }
}
