package dev.keyplan.processor.compile;

import dev.keyplan.processor.KeyplanProcessor;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Set;
import java.util.function.UnaryOperator;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.FileObject;
import javax.tools.JavaFileManager.Location;
import javax.tools.JavaFileObject;

/**
 * Keyplan as build tools and IDEs run it: all that they hand over are wrappers, of no class that a
 * compiler knows.
 */
final class HostedProcessor extends AbstractProcessor {

  private final KeyplanProcessor keyplan = new KeyplanProcessor();
  private final UnaryOperator<Filer> filerOf;
  private final boolean allWrapped;

  private HostedProcessor(UnaryOperator<Filer> filerOf, boolean allWrapped) {
    this.filerOf = filerOf;
    this.allWrapped = allWrapped;
  }

  /** All is wrapped, and what is written is noted. */
  HostedProcessor(IsolatingRecord record) {
    this(filer -> new RecordingFiler(filer, record), true);
  }

  /** With a file system that knows less than a compiler's. */
  static HostedProcessor inEclipse() {
    return new HostedProcessor(WorkspaceFiler::new, false);
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    Filer filer = filerOf.apply(environment.getFiler());
    keyplan.init(
        proxy(
            ProcessingEnvironment.class,
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "getFiler" -> filer;
                  case "getMessager" -> host(Messager.class, environment.getMessager());
                  case "getElementUtils" -> host(Elements.class, environment.getElementUtils());
                  case "getTypeUtils" -> host(Types.class, environment.getTypeUtils());
                  default -> method.invoke(environment, arguments);
                }));
  }

  private <T> T host(Class<T> type, T given) {
    return allWrapped ? wrapper(type, given) : given;
  }

  private static <T> T wrapper(Class<T> type, T wrapped) {
    return proxy(
        type,
        (proxy, method, arguments) -> {
          try {
            return method.invoke(wrapped, arguments);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        });
  }

  private static <T> T proxy(Class<T> type, java.lang.reflect.InvocationHandler handler) {
    return type.cast(
        Proxy.newProxyInstance(
            HostedProcessor.class.getClassLoader(), new Class<?>[] {type}, handler));
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return keyplan.process(annotations, round);
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return keyplan.getSupportedAnnotationTypes();
  }

  @Override
  public Set<String> getSupportedOptions() {
    return keyplan.getSupportedOptions();
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return keyplan.getSupportedSourceVersion();
  }

  private record RecordingFiler(Filer filer, IsolatingRecord record) implements Filer {

    @Override
    public JavaFileObject createSourceFile(CharSequence name, Element... origins)
        throws IOException {
      record.type(name.toString(), origins);
      return filer.createSourceFile(name, origins);
    }

    @Override
    public JavaFileObject createClassFile(CharSequence name, Element... origins)
        throws IOException {
      record.type(name.toString(), origins);
      return filer.createClassFile(name, origins);
    }

    @Override
    public FileObject createResource(
        Location location, CharSequence packageName, CharSequence name, Element... origins)
        throws IOException {
      FileObject resource = filer.createResource(location, packageName, name, origins);
      record.resource(location, name.toString(), origins);
      return resource;
    }

    @Override
    public FileObject getResource(Location location, CharSequence packageName, CharSequence name)
        throws IOException {
      return filer.getResource(location, packageName, name);
    }
  }
}
