package dev.keyplan.maven;

import dev.keyplan.maven.read.Candidate;
import dev.keyplan.maven.read.ModelReader;
import dev.keyplan.maven.read.TableChoice;
import dev.keyplan.maven.read.TableFiles;
import dev.keyplan.maven.read.UnreadableException;
import dev.keyplan.maven.shape.ProvedTable;
import dev.keyplan.maven.shape.TableShape;
import dev.keyplan.maven.verify.Finding;
import dev.keyplan.maven.verify.Finding.Kind;
import dev.keyplan.maven.verify.Verification;
import java.io.File;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Tells whether a table that is described elsewhere, or is there already, serves the model: a
 * CloudFormation template (of SAM, Serverless and CDK too), a Terraform file or module, a
 * create-table request, or a live table. Fails the build if it does not.
 */
@Mojo(name = "verify", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public class VerifyMojo extends KeyplanMojo {

  /** The file that describes the table, or the folder of a Terraform module or of CDK's output. */
  @Parameter(property = "keyplan.file")
  File file;

  /**
   * Which table of the file, by its logical id or Terraform address. Without it, the one named as
   * in the model, or the only one.
   */
  @Parameter(property = "keyplan.logicalId")
  String logicalId;

  /** Values of the file's parameters or variables, which precede their defaults. */
  @Parameter Map<String, String> values = Map.of();

  /** Describes a live table instead of reading a file, with the SDK's usual credentials. */
  @Parameter(property = "keyplan.live", defaultValue = "false")
  boolean live;

  /** The name of the live table, if it is not the model's. */
  @Parameter(property = "keyplan.tableName")
  String tableName;

  /** The region of the live table, if it is not the SDK's default. */
  @Parameter(property = "keyplan.region")
  String region;

  /** The profile whose credentials are used, if it is not the SDK's default. */
  @Parameter(property = "keyplan.profile")
  String profile;

  /** Another address of DynamoDB, such as {@code http://localhost:8000}. */
  @Parameter(property = "keyplan.endpoint")
  String endpoint;

  /** Fails too where the file alone does not decide whether the table serves. */
  @Parameter(property = "keyplan.failOnUnresolved", defaultValue = "false")
  boolean failOnUnresolved;

  @Override
  void run() throws IOException, MojoFailureException {
    if (live == (file != null)) {
      throw new UnreadableException(
          "say what to verify: a file (keyplan.file) or a live table (keyplan.live)");
    }
    CompiledTables tables = compiled();
    if (tables.names().size() > 1 && (live ? tableName : logicalId) != null) {
      throw new UnreadableException(
          "one table is named, but there are several models; choose one (keyplan.tables): "
              + String.join(", ", tables.names()));
    }
    int failed = 0;
    for (String table : tables.names()) {
      ProvedTable model = ModelReader.read(tables.model(table));
      failed += live ? verifyLive(model) : verifyFile(model, tables.all());
    }
    if (failed > 0) {
      throw new MojoFailureException(
          failed
              + (failed == 1 ? " table does" : " tables do")
              + " not serve its model, see above");
    }
  }

  private int verifyFile(ProvedTable model, List<String> all) {
    TableChoice choice = new TableChoice(TableFiles.read(file.toPath(), values), file.toString());
    Set<String> others = new HashSet<>(all);
    others.remove(model.name());
    Candidate chosen =
        logicalId == null ? choice.byName(model.name(), others) : choice.byAddress(logicalId);
    String source = chosen.address() + " of " + chosen.file();
    try {
      return tell(model, chosen.shape().get(), source);
    } catch (UnreadableException e) {
      throw new UnreadableException(source + ": " + e.getMessage(), e);
    }
  }

  private int verifyLive(ProvedTable model) {
    String name = tableName == null ? model.name() : tableName;
    TableShape table = new LiveConnection(region, profile, endpoint).describe(name);
    return tell(model, table, "the live table " + name);
  }

  private int tell(ProvedTable model, TableShape table, String source) {
    List<Finding> findings = Verification.verify(model, table);
    findings.forEach(this::tell);
    long faults = count(findings, Kind.FAULT);
    long unresolved = count(findings, Kind.UNRESOLVED);
    boolean fails = faults > 0 || failOnUnresolved && unresolved > 0;
    getLog()
        .info(
            source
                + (faults > 0 ? " does not serve " : unresolved > 0 ? " may serve " : " serves ")
                + model.name()
                + " (faults: "
                + faults
                + ", undecided: "
                + unresolved
                + ", extras: "
                + count(findings, Kind.EXTRA)
                + ")");
    return fails ? 1 : 0;
  }

  private void tell(Finding finding) {
    switch (finding.kind()) {
      case FAULT -> getLog().error(finding.toString());
      case UNRESOLVED -> getLog().warn("undecided: " + finding);
      case EXTRA -> getLog().info(finding.toString());
    }
  }

  private static long count(List<Finding> findings, Kind kind) {
    return findings.stream().filter(finding -> finding.kind() == kind).count();
  }
}
