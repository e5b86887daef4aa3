package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.Models.attribute;
import static dev.keyplan.processor.Models.enumeration;
import static dev.keyplan.processor.Models.scalar;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.NestedModel;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TypeRef;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of users that clash with those of generated code or of Java. */
class OddNamesTest {

  private static final AttributeType STRING = scalar(ScalarType.STRING);

  @Test
  void attributesMayBeNamedAsLocalVariablesAndConstants() {
    MappedRecord things =
        new MappedRecord()
            .with(
                optional("item"),
                optional("e"),
                optional("thing"),
                optional("value"),
                optional("entityTypeValue"),
                optional("instance"),
                optional("fooBar"),
                optional("foo_bar"),
                optional("Größe"))
            .compile();
    Object[] texts = new Object[9];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = Optional.of("text " + i);
    }
    Object thing = things.thing(texts);

    assertThat(things.fromItem(things.toItem(thing))).isEqualTo(thing);
  }

  @Test
  void nestedAttributesMayBeNamedAsLocalVariables() {
    TypeRef nested = TypeRef.of("shop", "Nested");
    MappedRecord things =
        new MappedRecord()
            .nested(
                new NestedModel(
                    nested,
                    List.of(
                        optional("map"),
                        optional("attribute"),
                        optional("value"),
                        optional("nested")),
                    true))
            .with(attribute("nested", new AttributeType.Nested(nested)))
            .compile();
    Optional<String> text = Optional.of("text");
    Object thing = things.thing(things.make("Nested", text, text, text, text));

    assertThat(things.fromItem(things.toItem(thing))).isEqualTo(thing);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Key", "List", "Map", "HashMap", "AttributeValue", "AttributeValues"})
  void typesMayBeNamedAsTheOnesThatGeneratedCodeUses(String name) {
    MappedRecord things =
        new MappedRecord()
            .user(name, "package shop; public enum " + name + " { A, B }")
            .with(
                attribute("one", enumeration(TypeRef.of("shop", name), "A", "B")),
                attribute(
                    "all",
                    new AttributeType.SetOf(enumeration(TypeRef.of("shop", name), "A", "B"))),
                attribute("texts", new AttributeType.ListOf(STRING)))
            .compile();
    Object a = things.type(name).getEnumConstants()[0];
    Object thing = things.thing(a, Set.of(a), List.of("x"));

    assertThat(things.fromItem(things.toItem(thing))).isEqualTo(thing);
  }

  @Test
  void storedNamesMayHoldAnyCharacter() {
    String storedName = "a \"b\" \\ $S $T \n 注文";
    MappedRecord things =
        new MappedRecord().with(attribute("text", storedName, STRING, Presence.REQUIRED)).compile();
    Object thing = things.thing("x");

    assertThat(things.toItem(thing)).containsKey(storedName);
    assertThat(things.fromItem(things.toItem(thing))).isEqualTo(thing);
  }

  private static AttributeModel optional(String name) {
    return attribute(name, name, STRING, Presence.OPTIONAL);
  }
}
