package dev.keyplan.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.compile.DiagnosticFixtures;
import dev.keyplan.processor.compile.Finding;
import dev.keyplan.processor.compile.InProcessCompiler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;

/** KP901: what breaks inside of Keyplan is told, and never thrown at the compiler. */
public class InternalErrorsTest {

  @Test
  void anExceptionInsideIsAFindingOnTheTableRoot() {
    List<Finding> findings =
        InProcessCompiler.javac()
            .compile(
                DiagnosticFixtures.sources("kp403-unused-index"), List.of(), List.of(new Broken()))
            .ofKeyplan();

    assertThat(findings).anyMatch(finding -> finding.headline().startsWith("[KP901] "));
    Finding told =
        findings.stream().filter(f -> f.headline().startsWith("[KP901]")).findFirst().orElseThrow();
    assertThat(told.headline())
        .isEqualTo("[KP901] internal error of Keyplan: java.lang.IllegalStateException: broken");
    assertThat(told.kind()).isEqualTo("error");
    assertThat(told.line()).isEqualTo(11);
    assertThat(told.message())
        .endsWith("please report it, with the table, its entities and these lines");
  }

  /** Keyplan in an environment that cannot write. It claims the annotations, and runs alone. */
  @SupportedAnnotationTypes("dev.keyplan.annotation.*")
  private static final class Broken extends AbstractProcessor {

    private final KeyplanProcessor keyplan = new KeyplanProcessor();

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
      super.init(environment);
      Filer filer = environment.getFiler();
      Filer broken =
          proxy(
              Filer.class,
              (method, arguments) -> {
                if (method.getName().equals("createSourceFile")) {
                  throw new IllegalStateException("broken");
                }
                return method.invoke(filer, arguments);
              });
      keyplan.init(
          proxy(
              ProcessingEnvironment.class,
              (method, arguments) ->
                  method.getName().equals("getFiler")
                      ? broken
                      : method.invoke(environment, arguments)));
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      return keyplan.process(annotations, round);
    }
  }

  private interface Call {
    Object invoke(Method method, Object[] arguments) throws ReflectiveOperationException;
  }

  private static <T> T proxy(Class<T> type, Call call) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              try {
                return call.invoke(method, arguments);
              } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
              }
            }));
  }
}
