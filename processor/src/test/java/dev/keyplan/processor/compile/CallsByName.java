package dev.keyplan.processor.compile;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What a class file does that a native image cannot see without metadata.
 *
 * @param reflective classes, members, proxies, services and resources by name, and what is declared
 *     to be serialised; the constants of an enum are not, as an image keeps them with its class
 * @param lambdas which native images build themselves, but a JVM only when they are first run
 */
record CallsByName(Set<String> reflective, Set<String> lambdas) {

  private static final Map<String, List<String>> OF_CLASS =
      Map.of(
          "java/lang/Class",
          List.of(
              "forName",
              "newInstance",
              "get[A-Za-z]*(Field|Method|Constructor|Class|RecordComponent)(e?s)?",
              "getResource(AsStream)?"),
          "java/lang/ClassLoader",
          List.of("loadClass", "(getResource|resource|getSystemResource)\\w*"),
          "java/lang/invoke/MethodHandles$Lookup",
          List.of("(find|unreflect|define)\\w*"),
          "java/lang/reflect/Proxy",
          List.of("newProxyInstance"),
          "java/lang/reflect/Method",
          List.of("invoke"),
          "java/lang/reflect/Constructor",
          List.of("newInstance"),
          "java/lang/reflect/Field",
          List.of("(get|set)\\w*"),
          "java/util/ServiceLoader",
          List.of("\\w+"),
          "java/util/ResourceBundle",
          List.of("getBundle"));

  static CallsByName in(byte[] classFile) {
    CallsByName calls = new CallsByName(new TreeSet<>(), new TreeSet<>());
    new ClassReader(classFile).accept(calls.new Scan(), ClassReader.SKIP_FRAMES);
    return calls;
  }

  private static boolean isReflective(String owner, String method) {
    return OF_CLASS.getOrDefault(owner, List.of()).stream().anyMatch(method::matches)
        || owner.startsWith("java/io/Object") && owner.endsWith("putStream")
        || owner.matches("java/util/concurrent/atomic/Atomic\\w+FieldUpdater")
            && method.equals("newUpdater")
        || owner.startsWith("java/beans/");
  }

  private final class Scan extends ClassVisitor {

    private String type;

    Scan() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(
        int version, int access, String name, String signature, String parent, String[] others) {
      type = name;
      if (List.of(others).contains("java/io/Serializable")) {
        reflective.add(type + " is serialised");
      }
    }

    private void add(String owner, String called) {
      if (isReflective(owner, called)) {
        reflective.add(type + ": " + owner + "." + called);
      }
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitMethodInsn(
            int opcode, String owner, String called, String calledType, boolean isInterface) {
          add(owner, called);
        }

        @Override
        public void visitInvokeDynamicInsn(
            String called, String calledType, Handle bootstrap, Object... arguments) {
          String maker = bootstrap.getOwner().substring(bootstrap.getOwner().lastIndexOf('/') + 1);
          if (maker.equals("LambdaMetafactory")) {
            lambdas.add(type + ": " + maker + "." + bootstrap.getName() + " " + called);
          }
          for (Object argument : arguments) {
            if (argument instanceof Handle referred) {
              add(referred.getOwner(), referred.getName());
            }
          }
        }
      };
    }
  }
}
