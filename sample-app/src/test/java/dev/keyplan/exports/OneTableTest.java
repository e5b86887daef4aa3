package dev.keyplan.exports;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The formats describe one table. */
class OneTableTest {

  static List<Exported> exports() {
    return Exported.all();
  }

  @Test
  void everyTableThatIsCompiledHereHasItsExports() {
    assertThat(exports())
        .extracting(Exported::toString)
        .contains("orders-service", "ProjectBoard", "my.table-1_x", "provisioned", "...", "cities")
        .hasSizeGreaterThan(2 + 12 + 5);
  }

  @ParameterizedTest
  @MethodSource("exports")
  void requestsAndTemplateAndModuleDescribeOneTable(Exported exported) {
    TableShape requested =
        TableShape.ofRequests(
            exported.json("table.json"),
            exported.ifWritten("time-to-live.json").orElse(MissingNode.getInstance()),
            exported.ifWritten("continuous-backups.json").orElse(MissingNode.getInstance()));

    assertThat(requested.name()).isEqualTo(exported.toString());
    assertThat(
            TableShape.ofCloudFormation(
                new Template(exported.json("cloudformation.json")).properties()))
        .isEqualTo(requested);
    assertThat(TerraformTable.declared(exported.json("terraform.tf.json")).shape())
        .isEqualTo(requested);
  }

  @Test
  void aTableWithEverySettingHasThemAll() {
    Exported exported =
        exports().stream()
            .filter(e -> e.toString().equals("my.table-1_x"))
            .findFirst()
            .orElseThrow();

    TableShape shape =
        TableShape.ofCloudFormation(
            new Template(exported.json("cloudformation.json")).properties());

    assertThat(shape.billing()).isEqualTo("PAY_PER_REQUEST");
    assertThat(shape.units()).isEqualTo("4000/1000");
    assertThat(shape.indexes())
        .containsEntry("by-room", "LOCAL [PK HASH, by-roomSK RANGE] ALL[] none/none")
        .containsEntry("by.day", "GLOBAL [by.dayPK HASH, by.daySK RANGE] ALL[] 500/none")
        .containsEntry(
            "ByGuest", "GLOBAL [ByGuestPK HASH] INCLUDE[forgetAt, hotelId, visitId] none/none");
    assertThat(shape.stream()).isEqualTo("NEW_AND_OLD_IMAGES");
    assertThat(shape.encryption()).isEqualTo("KMS alias/visits");
    assertThat(shape.tableClass()).isEqualTo("STANDARD_INFREQUENT_ACCESS");
    assertThat(shape.protection()).isEqualTo("true");
    assertThat(shape.tags()).containsEntry("team", "front desk").containsEntry("cost:center", "");
    assertThat(shape.timeToLive()).isEqualTo("forgetAt");
    assertThat(shape.recovery()).isEqualTo("7");
  }
}
