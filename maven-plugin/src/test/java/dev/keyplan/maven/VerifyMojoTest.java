package dev.keyplan.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyMojoTest {

  @TempDir Path folder;

  private final RecordedLog log = new RecordedLog();

  private VerifyMojo goal(Path file) {
    VerifyMojo goal = new VerifyMojo();
    goal.setLog(log);
    goal.classes = Designs.own().classes().toFile();
    goal.file = file == null ? null : file.toFile();
    return goal;
  }

  @Test
  void aServingFileIsSaidToServe() throws Exception {
    goal(ImportFile.FOLDER.resolve("template.yaml")).execute();

    assertThat(log.lines())
        .containsExactly(
            "info TicketsTable of "
                + ImportFile.FOLDER.resolve("template.yaml")
                + " serves tickets (faults: 0, undecided: 0, extras: 0)");
  }

  @Test
  void aFaultFailsTheBuild() {
    VerifyMojo goal =
        goal(ImportFile.changed("sam.yaml", "AttributeType: N", "AttributeType: S", folder));

    assertThatThrownBy(goal::execute)
        .isInstanceOf(MojoFailureException.class)
        .hasMessage("1 table does not serve its model, see above");
    assertThat(log.lines().get(0))
        .isEqualTo("error byPriority: sort key priority is of type S, must be N");
    assertThat(log.lines().get(1)).contains(" does not serve tickets (faults: 1");
  }

  @Test
  void whatIsUndecidedFailsOnlyIfItShall() throws Exception {
    Path file = ImportFile.changed("template.yaml", "    Default: SK\n", "", folder);
    goal(file).execute();
    VerifyMojo strict = goal(file);
    strict.failOnUnresolved = true;
    VerifyMojo told = goal(file);
    told.failOnUnresolved = true;
    told.values = Map.of("SortKeyName", "SK");
    VerifyMojo wrong = goal(file);
    wrong.values = Map.of("SortKeyName", "sk");

    assertThat(log.lines().get(0))
        .startsWith("warn undecided: table: sort key is !Ref SortKeyName");
    assertThat(log.lines().get(1)).contains(" may serve tickets (faults: 0, undecided: 1");
    assertThatThrownBy(strict::execute).isInstanceOf(MojoFailureException.class);
    told.execute();
    assertThatThrownBy(wrong::execute).isInstanceOf(MojoFailureException.class);
  }

  @Test
  void valuesAreOfVariablesToo() throws Exception {
    VerifyMojo goal = goal(ImportFile.FOLDER.resolve("json/main.tf.json"));
    goal.values = Map.of("index", "GSI7");

    assertThatThrownBy(goal::execute).isInstanceOf(MojoFailureException.class);
  }

  @Test
  void aFolderIsATerraformModuleOrTheOutputOfCdk() throws Exception {
    Path cdk = Files.createDirectories(folder.resolve("cdk.out/assembly-Prod"));
    Files.copy(
        ImportFile.FOLDER.resolve("TicketsStack.template.json"),
        cdk.resolve("TicketsStack.template.json"));
    Files.writeString(folder.resolve("cdk.out/manifest.json"), "{}");

    goal(folder.resolve("cdk.out")).execute();
    goal(ImportFile.FOLDER.resolve("terraform")).execute();

    assertThat(log.lines())
        .hasSize(2)
        .allMatch(line -> line.contains(" serves tickets "))
        .anyMatch(line -> line.contains("aws_dynamodb_table.tickets of "));
  }

  @Test
  void ofSeveralTablesOneIsNamed() throws Exception {
    VerifyMojo goal = goal(ImportFile.FOLDER.resolve("sam.yaml"));
    goal.logicalId = "Sessions";

    assertThatThrownBy(goal::execute).isInstanceOf(MojoFailureException.class);
    assertThat(log.lines())
        .contains("error table: partition key is session_token (S); the model's is PK (S)");
  }

  @Test
  void whatIsMissingOrUnknownIsTold() throws Exception {
    Path none = folder.resolve("none.yaml");
    Path other = Files.writeString(folder.resolve("other.yaml"), "a: 1\n");
    Path broken = Files.writeString(folder.resolve("broken.json"), "{ \"Resources\": [ }");
    Path twice = Files.writeString(folder.resolve("twice.yaml"), "a: 1\nb: 2\na: 3\n");
    Path empty = Files.createDirectories(folder.resolve("empty"));

    assertTold(
        goal(null), "say what to verify: a file (keyplan.file) or a live table (keyplan.live)");
    assertTold(goal(none), none + " is not there");
    assertTold(
        goal(other),
        other
            + " is of no known form: neither a CloudFormation template (Resources), a Serverless"
            + " file (resources), nor a create-table request (KeySchema)");
    assertTold(goal(broken), broken + ": line 1, column 18: expected a value");
    assertTold(goal(twice), twice + ": 'a' is there twice, line 3");
    assertTold(
        goal(empty), empty + " holds neither *.tf or *.tf.json nor *.template.json: name a file");
  }

  private static void assertTold(VerifyMojo goal, String message) {
    assertThatThrownBy(goal::execute)
        .isInstanceOf(MojoExecutionException.class)
        .hasMessage(message);
  }

  @Test
  void aLiveTableNeedsAWayToIt() {
    VerifyMojo goal = goal(null);
    goal.live = true;
    goal.region = "eu-west-1";
    goal.profile = "no-such-profile";
    goal.tableName = "tickets-prod";

    assertThatThrownBy(goal::execute)
        .isInstanceOf(MojoExecutionException.class)
        .hasMessageStartingWith("tickets-prod cannot be described: ")
        .hasMessageContaining("no-such-profile");
  }

  @Test
  void oneLogicalIdIsNotOfSeveralModels() throws Exception {
    VerifyMojo goal = goal(ImportFile.FOLDER.resolve("sam.yaml"));
    Files.createDirectories(folder.resolve("META-INF/keyplan/github"));
    Files.createDirectories(folder.resolve("META-INF/keyplan/music"));
    goal.classes = folder.toFile();
    goal.logicalId = "TicketsTable";

    assertThatThrownBy(goal::execute)
        .hasMessage(
            "one table is named, but there are several models; choose one (keyplan.tables): github,"
                + " music");
  }
}
