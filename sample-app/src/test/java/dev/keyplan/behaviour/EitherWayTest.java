package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.behaviour.TypesTable.Address;
import dev.keyplan.behaviour.TypesTable.Color;
import dev.keyplan.behaviour.TypesTable.Containers;
import dev.keyplan.behaviour.TypesTable.Scalars;
import dev.keyplan.runtime.ItemDecoding;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The server stores and answers the same, whether Keyplan or the SDK writes and decodes the values:
 * through a client without interceptors of its own, as others see writes and keep them with the
 * SDK. The first write of a client is always the SDK's.
 */
@KeyplanTest
class EitherWayTest {

  private TestDatabase database;
  private String table;

  @BeforeEach
  void createTable(TestDatabase database) {
    this.database = database;
    table = database.createTable(TypesTableDefinition::createTableRequest);
  }

  private TypesTableClient client(ItemDecoding decoding) {
    return TypesTableClient.create(database.uncheckedClient(), table).withItemDecoding(decoding);
  }

  private static List<Scalars> scalars() {
    return List.of(TypesTest.ordinary(), TypesTest.extreme(), TypesTest.ordinary());
  }

  private static Containers containers() {
    Address home = new Address("Zürich \"HB\"\n\uD83D\uDE00", Optional.of(1), Set.of(Color.RED));
    return new Containers(
        "c1",
        List.of("b", "", "\\"),
        List.of(Instant.EPOCH),
        Set.of("x", "日本"),
        Set.of(1, -2),
        Map.of("o\tne", BigDecimal.ONE),
        home,
        List.of(home),
        Map.of("k", List.of(home)),
        Optional.of(""),
        Optional.empty());
  }

  @ParameterizedTest
  @EnumSource
  void whatIsPutComesBack(ItemDecoding decoding) {
    TypesTable_ScalarsRepository repository = client(decoding).typesTable_ScalarsRepository();
    for (Scalars scalars : scalars()) {
      assertThat(repository.put(scalars)).isEqualTo(scalars);
      assertThat(repository.findScalars(TypesTest.ID)).contains(scalars);
      assertThat(repository.queryScalars(TypesTest.ID).list()).containsExactly(scalars);
    }
    TypesTable_ContainersRepository others = client(decoding).typesTable_ContainersRepository();
    assertThat(others.put(containers())).isEqualTo(containers());
    assertThat(others.findContainers("c1")).contains(containers());
  }

  @ParameterizedTest
  @EnumSource
  void whatIsUpdatedComesBack(ItemDecoding decoding) {
    TypesTable_ScalarsRepository repository = client(decoding).typesTable_ScalarsRepository();
    repository.put(TypesTest.ordinary());
    assertThat(repository.update(TypesTest.ordinary(), TypesTest.extreme()))
        .isEqualTo(TypesTest.extreme());
    assertThat(repository.queryScalars(TypesTest.ID).list()).containsExactly(TypesTest.extreme());
  }

  @Test
  void theSameIsStored() {
    List<Map<String, AttributeValue>> stored = new ArrayList<>();
    for (ItemDecoding decoding : List.of(ItemDecoding.BY_SDK, ItemDecoding.AUTOMATIC)) {
      TypesTable_ContainersRepository repository =
          client(decoding).typesTable_ContainersRepository();
      repository.put(containers());
      repository.put(containers());
      stored.add(
          database
              .uncheckedClient()
              .getItem(get -> get.tableName(table).key(TypesTable_ContainersKeys.primaryKey("c1")))
              .item());
    }
    assertThat(stored.get(1)).isNotEmpty().isEqualTo(stored.get(0));
  }
}
