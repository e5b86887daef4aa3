package dev.keyplan.maven;

import dev.keyplan.maven.read.UnreadableException;
import dev.keyplan.processor.evolution.LockException;
import java.io.File;
import java.io.IOException;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;

/** What all goals have in common: the compiled classes, and the choice of tables in them. */
abstract class KeyplanMojo extends AbstractMojo {

  /** The compiled classes, with the exports among them. */
  @Parameter(property = "keyplan.classes", defaultValue = "${project.build.outputDirectory}")
  File classes;

  /** The tables, by the names in {@code @Table}; all if none is named. */
  @Parameter(property = "keyplan.tables")
  List<String> tables = List.of();

  /** Does nothing. */
  @Parameter(property = "keyplan.skip", defaultValue = "false")
  boolean skip;

  @Parameter(defaultValue = "${project.packaging}", readonly = true)
  String packaging;

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (skip || "pom".equals(packaging)) {
      getLog().info(skip ? "skipped" : "skipped: a project of packaging pom has no tables");
      return;
    }
    try {
      run();
    } catch (UnreadableException | LockException e) {
      throw new MojoExecutionException(e.getMessage(), e);
    } catch (IOException e) {
      throw new MojoExecutionException(e.toString(), e);
    }
  }

  abstract void run() throws IOException, MojoFailureException;

  /**
   * @throws UnreadableException if there are no exports, or none of a chosen table
   */
  CompiledTables compiled() throws IOException {
    return CompiledTables.in(classes.toPath(), tables);
  }
}
