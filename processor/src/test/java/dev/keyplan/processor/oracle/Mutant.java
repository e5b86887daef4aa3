package dev.keyplan.processor.oracle;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * One wrong line in the planner or the encoders.
 *
 * @param what in words
 * @param file from the root of the sources
 * @param from the text that is there once
 * @param to what is put there instead
 */
record Mutant(String what, String file, String from, String to) {

  private static final String PLANNER = "processor/src/main/java/dev/keyplan/processor/";
  private static final String RUNTIME = "runtime/src/main/java/dev/keyplan/runtime/";

  static Mutant planner(String what, String file, String from, String to) {
    return new Mutant(what, PLANNER + file, from, to);
  }

  static Mutant encoder(String what, String file, String from, String to) {
    return new Mutant(what, RUNTIME + file, from, to);
  }

  /** All of Keyplan and its tests anew, with this one file compiled from its changed source. */
  ClassLoader load() {
    return new Loader(compile());
  }

  private Map<String, byte[]> compile() {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    Output output = new Output(compiler.getStandardFileManager(null, null, null));
    StringWriter messages = new StringWriter();
    List<String> options =
        List.of("-proc:none", "-implicit:none", "-cp", System.getProperty("java.class.path"));
    boolean compiled =
        compiler.getTask(messages, output, null, options, null, List.of(source())).call();
    if (!compiled) {
      throw new IllegalStateException(what + " does not compile: " + messages);
    }
    Map<String, byte[]> classes = new HashMap<>();
    output.classes.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
    return classes;
  }

  private JavaFileObject source() {
    String source = read();
    if (source.indexOf(from) < 0 || source.indexOf(from) != source.lastIndexOf(from)) {
      throw new IllegalStateException(file + " does not hold once: " + from);
    }
    String mutated = source.replace(from, to);
    String name = file.substring(file.lastIndexOf('/') + 1);
    return new SimpleJavaFileObject(URI.create("mem:///" + name), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return mutated;
      }
    };
  }

  private String read() {
    try {
      Path here = Path.of("").toAbsolutePath();
      return Files.readString(
          (Files.exists(here.resolve(file)) ? here : here.getParent()).resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return what;
  }

  /** Keeps what the compiler writes. */
  private static final class Output extends ForwardingJavaFileManager<JavaFileManager> {

    private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

    Output(JavaFileManager files) {
      super(files);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("mem:///" + className), kind) {
        @Override
        public OutputStream openOutputStream() {
          return classes.computeIfAbsent(className, name -> new ByteArrayOutputStream());
        }
      };
    }
  }

  /** Loads Keyplan's classes itself, and only the others from its parent. */
  private static final class Loader extends ClassLoader {

    private final Map<String, byte[]> changed;

    Loader(Map<String, byte[]> changed) {
      super(Mutant.class.getClassLoader());
      this.changed = changed;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("dev.keyplan.")) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded != null ? loaded : define(name);
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      byte[] bytes = changed.containsKey(name) ? changed.get(name) : original(name);
      return defineClass(name, bytes, 0, bytes.length);
    }

    private byte[] original(String name) throws ClassNotFoundException {
      try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (in == null) {
          throw new ClassNotFoundException(name);
        }
        return in.readAllBytes();
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}
