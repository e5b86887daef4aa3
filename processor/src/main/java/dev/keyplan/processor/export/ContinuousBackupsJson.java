package dev.keyplan.processor.export;

import dev.keyplan.processor.model.TableModel;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * {@code continuous-backups.json}: what {@code aws dynamodb update-continuous-backups
 * --cli-input-json} takes. It is no part of the request that creates a table (Amazon DynamoDB API
 * Reference, "UpdateContinuousBackups").
 */
final class ContinuousBackupsJson {

  private ContinuousBackupsJson() {}

  /** Empty for a table without point-in-time recovery. */
  static Optional<Map<String, Object>> of(TableModel table) {
    if (!table.settings().pointInTimeRecovery()) {
      return Optional.empty();
    }
    Map<String, Object> specification = new LinkedHashMap<>();
    specification.put("PointInTimeRecoveryEnabled", true);
    specification.put("RecoveryPeriodInDays", table.settings().recoveryPeriodInDays());
    Map<String, Object> request = new LinkedHashMap<>();
    request.put("TableName", table.name());
    request.put("PointInTimeRecoverySpecification", specification);
    return Optional.of(request);
  }
}
