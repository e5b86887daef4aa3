package dev.keyplan.capacity;

import dev.keyplan.processor.analysis.TablePlanner;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Volume;
import dev.keyplan.processor.plan.TableCapacity;
import dev.keyplan.processor.reader.TableReader;
import dev.keyplan.testkit.ItemBytes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What is estimated for a table whose items are those of a test: its declared patterns and writes,
 * with volumes that are measured.
 */
public final class Estimates {

  private final TableModel table;
  private final Map<String, Volume> volumes = new HashMap<>();

  private Estimates(TableModel table) {
    this.table = table;
  }

  /** Of a compiled table root. */
  public static Estimates of(Class<?> root) {
    Capture capture = new Capture();
    JavaCompiler.CompilationTask task =
        ToolProvider.getSystemJavaCompiler()
            .getTask(
                null,
                null,
                null,
                List.of("-proc:only", "-classpath", System.getProperty("java.class.path")),
                List.of(root.getName()),
                null);
    task.setProcessors(List.of(capture));
    if (!task.call() || capture.table == null) {
      throw new IllegalStateException("cannot read " + root);
    }
    return new Estimates(capture.table);
  }

  /**
   * All items of the entity are as large as this one.
   *
   * @param perPartition how many share a partition key value
   */
  public Estimates items(Class<?> entity, Map<String, AttributeValue> item, long perPartition) {
    int bytes = ItemBytes.of(item);
    volumes.put(
        entity.getSimpleName(),
        new Volume(bytes, bytes, perPartition, perPartition, 1, Volume.Origins.UNKNOWN));
    return this;
  }

  public TableCapacity capacity() {
    TableModel measured =
        new TableModel(
            table.root(),
            table.name(),
            table.partitionKey(),
            table.sortKey(),
            table.entityTypeAttribute(),
            table.indexes(),
            table.entities().stream().map(this::measured).toList(),
            table.collections(),
            table.nested(),
            table.settings(),
            table.isPublic(),
            table.origin());
    return new TablePlanner().plan(measured, new DiagnosticCollector()).capacity().orElseThrow();
  }

  private EntityModel measured(EntityModel entity) {
    return new EntityModel(
        entity.type(),
        entity.typeName(),
        entity.sharesKeysWith(),
        entity.attributes(),
        entity.construction(),
        entity.keys(),
        entity.uniques(),
        entity.patterns(),
        entity.writes(),
        volumes.getOrDefault(entity.type().simpleName(), Volume.UNKNOWN),
        entity.invalidKeys(),
        entity.isPublic(),
        entity.origin());
  }

  /** Reads the root, and writes nothing. */
  private static final class Capture extends AbstractProcessor {

    private TableModel table;

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      TableReader reader =
          new TableReader(
              processingEnv.getElementUtils(),
              processingEnv.getTypeUtils(),
              name -> false,
              field -> false);
      for (Element root : round.getRootElements()) {
        table = reader.read((TypeElement) root, new DiagnosticCollector()).table().orElseThrow();
      }
      return false;
    }
  }
}
