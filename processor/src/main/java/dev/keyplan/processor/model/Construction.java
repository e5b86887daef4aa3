package dev.keyplan.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How an object is made of its attributes: by a constructor or a static method, then by setters of
 * what that gives, then by the build method if that was a builder. A record's constructor is the
 * plainest case.
 *
 * @param creator the class whose constructor or static method starts it
 * @param factory the static method; empty for a constructor
 * @param arguments in the order of the parameters
 * @param setters in the order in which they are called
 * @param chained whether each setter returns what the next one is called on
 * @param build the builder's last method; empty where the object itself was set
 */
public record Construction(
    TypeRef creator,
    Optional<String> factory,
    List<Argument> arguments,
    List<Setter> setters,
    boolean chained,
    Optional<String> build) {

  /**
   * A value that is handed over.
   *
   * @param attribute the Java name of an attribute, or of an ignored component
   * @param optional whether an {@code Optional} is expected, else null where it is absent
   */
  public record Argument(String attribute, boolean optional) {}

  /**
   * A method with one parameter, or a field.
   *
   * @param replaces whether it answers the object to go on with: itself, or a copy of it
   */
  public record Setter(Argument value, Access member, boolean replaces) {}

  public Construction {
    arguments = List.copyOf(arguments);
    setters = List.copyOf(setters);
  }

  /** By a constructor that takes all of it. */
  public static Construction constructor(TypeRef type, List<Argument> arguments) {
    return new Construction(type, Optional.empty(), arguments, List.of(), false, Optional.empty());
  }

  /** By a constructor that takes these attributes in their order, each as it is read. */
  static Construction ofAttributes(TypeRef type, List<AttributeModel> attributes) {
    return constructor(
        type,
        attributes.stream()
            .map(a -> new Argument(a.name(), a.presence() == Presence.OPTIONAL))
            .toList());
  }

  /** All values, in the order in which they are handed over. */
  public Stream<Argument> values() {
    return Stream.concat(arguments.stream(), setters.stream().map(Setter::value));
  }
}
