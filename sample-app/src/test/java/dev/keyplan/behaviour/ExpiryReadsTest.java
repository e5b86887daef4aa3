package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

@KeyplanTest
class ExpiryReadsTest extends ExpiryReads {

  @Test
  void theTableKnowsItsTimeToLive(TestDatabase database) {
    String table =
        database.createTable(
            ExpiringTableDefinition::createTableRequest,
            ExpiringTableDefinition::timeToLiveRequest);
    TimeToLiveDescription description =
        database
            .uncheckedClient()
            .describeTimeToLive(request -> request.tableName(table))
            .timeToLiveDescription();
    assertThat(description.attributeName()).isEqualTo("ttl");
    assertThat(description.timeToLiveStatus())
        .isIn(TimeToLiveStatus.ENABLED, TimeToLiveStatus.ENABLING);
  }
}
