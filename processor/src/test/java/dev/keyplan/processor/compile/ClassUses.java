package dev.keyplan.processor.compile;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.RecordComponentVisitor;
import org.objectweb.asm.Type;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/**
 * Which classes a class file names, as Gradle's {@code ClassDependenciesVisitor} tells them: those
 * that others can see through it, and those that it uses inside.
 *
 * @param source the file that it was compiled from, without its folder
 * @param accessible in signatures, and in annotations: their class literals too
 * @param inside all that are named
 */
record ClassUses(String source, Set<String> accessible, Set<String> inside) {

  static ClassUses of(byte[] classFile) {
    Scan scan = new Scan();
    ClassReader reader = new ClassReader(classFile);
    reader.accept(scan, ClassReader.SKIP_FRAMES);
    Set<String> inside = new HashSet<>();
    char[] buffer = new char[reader.getMaxStringLength()];
    for (int i = 1; i < reader.getItemCount(); i++) {
      int item = reader.getItem(i);
      if (item > 0 && reader.readByte(item - 1) == 7) { // CONSTANT_Class
        add(inside, Type.getObjectType(reader.readUTF8(item, buffer)));
      }
    }
    return new ClassUses(scan.source, scan.accessible, inside);
  }

  private static void add(Set<String> types, Type type) {
    Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
    if (element.getSort() == Type.OBJECT) {
      types.add(element.getClassName());
    }
  }

  private static final class Scan extends ClassVisitor {

    private final Set<String> accessible = new HashSet<>();
    private String source;

    Scan() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(
        int version, int access, String name, String signature, String parent, String[] others) {
      addSignature(signature);
      add(accessible, Type.getObjectType(parent));
      for (String other : others) {
        add(accessible, Type.getObjectType(other));
      }
    }

    @Override
    public void visitSource(String file, String debug) {
      source = file;
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
      return annotation(descriptor);
    }

    @Override
    public RecordComponentVisitor visitRecordComponent(
        String name, String descriptor, String signature) {
      return null; // Gradle looks at the field and the accessor.
    }

    @Override
    public FieldVisitor visitField(
        int access, String name, String descriptor, String signature, Object value) {
      if ((access & Opcodes.ACC_PRIVATE) != 0) {
        return null;
      }
      addSignature(signature);
      add(accessible, Type.getType(descriptor));
      return new FieldVisitor(Opcodes.ASM9) {
        @Override
        public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
          return annotation(annotation);
        }
      };
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      if ((access & Opcodes.ACC_PRIVATE) != 0) {
        return null;
      }
      addSignature(signature);
      add(accessible, Type.getReturnType(descriptor));
      for (Type argument : Type.getArgumentTypes(descriptor)) {
        add(accessible, argument);
      }
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
          return annotation(annotation);
        }
      };
    }

    private AnnotationVisitor annotation(String descriptor) {
      add(accessible, Type.getType(descriptor));
      return new AnnotationVisitor(Opcodes.ASM9) {
        @Override
        public void visit(String name, Object value) {
          if (value instanceof Type type) {
            add(accessible, type);
          }
        }

        @Override
        public AnnotationVisitor visitArray(String name) {
          return this;
        }

        @Override
        public AnnotationVisitor visitAnnotation(String name, String nested) {
          return annotation(nested);
        }
      };
    }

    private void addSignature(String signature) {
      if (signature != null) {
        new SignatureReader(signature)
            .accept(
                new SignatureVisitor(Opcodes.ASM9) {
                  @Override
                  public void visitClassType(String name) {
                    add(accessible, Type.getObjectType(name));
                  }
                });
      }
    }
  }
}
