package dev.keyplan.maven.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TerraformModuleTest {

  private static final String TABLES =
      """
      variable "stage" { default = "dev" }
      variable "other" {}
      resource "aws_dynamodb_table" "never" {
        count    = 0
        name     = "never"
        hash_key = "PK"
      }
      resource "aws_dynamodb_table" "in_prod" {
        count    = var.stage == "prod" ? 1 : 0
        name     = "in-prod"
        hash_key = "PK"
      }
      resource "aws_dynamodb_table" "undecided" {
        count    = var.other == "x" ? 1 : 0
        name     = "undecided"
        hash_key = "PK"
      }
      module "never" {
        source   = "terraform-aws-modules/dynamodb-table/aws"
        count    = 0
        hash_key = "PK"
      }
      """;

  @TempDir Path folder;

  @Test
  void aTableThatIsCountedZeroTimesIsNotThere() throws IOException {
    Path file = Files.writeString(folder.resolve("main.tf"), TABLES);

    assertThat(TableFiles.read(file, Map.of()))
        .extracting(Candidate::address)
        .containsExactly("aws_dynamodb_table.undecided");
    assertThat(TableFiles.read(file, Map.of("stage", "prod")))
        .extracting(Candidate::address)
        .containsExactly("aws_dynamodb_table.in_prod", "aws_dynamodb_table.undecided");
  }
}
