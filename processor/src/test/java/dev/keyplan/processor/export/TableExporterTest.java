package dev.keyplan.processor.export;

import static com.google.testing.compile.Compiler.javac;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.keyplan.processor.OrdersModel;
import dev.keyplan.processor.export.note.DesignNote;
import dev.keyplan.processor.json.JsonText;
import dev.keyplan.processor.plan.TablePlan;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;

class TableExporterTest {

  @Test
  void writesAllFilesIntoTheClassOutput() throws IOException {
    Compilation compilation = compile(OrdersModel.plan());

    assertThat(text(compilation, "table.json"))
        .isEqualTo(JsonText.of(TableJson.of(OrdersModel.plan())));
    assertThat(text(compilation, "model.json"))
        .isEqualTo(JsonText.of(ModelJson.of(OrdersModel.plan())));
    DesignNote note = DesignNote.of(OrdersModel.plan(), List.of());
    assertThat(text(compilation, "design.md")).isEqualTo(note.markdown());
    assertThat(text(compilation, "design.html")).isEqualTo(note.html());
  }

  @Test
  void writesWhatIsChosen() {
    Compilation compilation = compile(OrdersModel.plan(), "terraform");

    assertThat(file(compilation, "terraform.tf.json")).isPresent();
    assertThat(file(compilation, "model.json")).isPresent();
    assertThat(file(compilation, "table.json")).isEmpty();
    assertThat(file(compilation, "cloudformation.json")).isEmpty();
  }

  @Test
  void writesNothingForATableThatWasRefused() {
    assertThat(compile(OrdersModel.unsoundPlan()).generatedFiles())
        .noneMatch(file -> file.getName().contains("META-INF"));
  }

  private static String text(Compilation compilation, String name) throws IOException {
    JavaFileObject file = file(compilation, name).orElseThrow();
    return new String(file.openInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private static Optional<JavaFileObject> file(Compilation compilation, String name) {
    return compilation.generatedFile(
        StandardLocation.CLASS_OUTPUT, "META-INF/keyplan/orders-service/" + name);
  }

  private static Compilation compile(TablePlan plan, String... exports) {
    Set<Export> chosen = Export.chosen(exports.length == 0 ? List.of("all") : List.of(exports));
    Compilation compilation =
        javac()
            .withProcessors(new Exporting(plan, chosen))
            .compile(
                JavaFileObjects.forSourceString(
                    "shop.OrdersTable", "package shop; public interface OrdersTable {}"));
    assertThat(compilation.errors()).isEmpty();
    return compilation;
  }

  @SupportedAnnotationTypes("*")
  private static final class Exporting extends AbstractProcessor {

    private final TablePlan plan;
    private final Set<Export> chosen;

    Exporting(TablePlan plan, Set<Export> chosen) {
      this.plan = plan;
      this.chosen = chosen;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      for (TypeElement root : ElementFilter.typesIn(round.getRootElements())) {
        try {
          new TableExporter(processingEnv.getFiler(), root, chosen).export(plan, List.of());
        } catch (IOException e) {
          throw new AssertionError(e);
        }
      }
      return false;
    }
  }
}
