package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;

/** Two applications in one server, each with this library, over one SDK. */
class OwnAttributeTest {

  private static final List<Class<?>> OWNERS =
      List.of(AccessPatternName.class, DirectRead.class, DirectWrite.class);

  @Test
  void theLibraryMayBeLoadedTwice() throws ReflectiveOperationException {
    for (Class<?> owner : OWNERS) {
      ExecutionAttribute<?> mine = attribute(owner);
      ExecutionAttribute<?> theirs = attribute(new Application().loadClass(owner.getName()));
      assertThat(theirs).isNotNull().isNotSameAs(mine);
      assertThat(attribute(new Application().loadClass(owner.getName())))
          .isNotNull()
          .isNotSameAs(theirs);
    }
  }

  private static ExecutionAttribute<?> attribute(Class<?> owner)
      throws ReflectiveOperationException {
    var field = owner.getDeclaredField("ATTRIBUTE");
    field.setAccessible(true);
    return (ExecutionAttribute<?>) field.get(null);
  }

  /** Has classes of this library of its own, and all others with the tests. */
  private static final class Application extends ClassLoader {

    Application() {
      super(OwnAttributeTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("dev.keyplan.")) {
        return super.loadClass(name, resolve);
      }
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? findClass(name) : loaded;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      try (InputStream file = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] bytes = file.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}
