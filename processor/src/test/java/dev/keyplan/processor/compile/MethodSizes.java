package dev.keyplan.processor.compile;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** The bytes of bytecode of each method of a class file (JVMS 4.7.3). */
final class MethodSizes {

  private static final int LONG_CONSTANT = 5;
  private static final int DOUBLE_CONSTANT = 6;

  private final DataInputStream in;
  private final Map<Integer, String> texts = new TreeMap<>();
  private final Map<String, Integer> sizes = new TreeMap<>();

  private MethodSizes(DataInputStream in) {
    this.in = in;
  }

  /** By the method's name; of several of one name the greatest. */
  static Map<String, Integer> of(Path classFile) throws IOException {
    try (DataInputStream in = new DataInputStream(Files.newInputStream(classFile))) {
      MethodSizes file = new MethodSizes(in);
      file.read();
      return file.sizes;
    }
  }

  private void read() throws IOException {
    in.skipNBytes(8);
    readConstants();
    in.skipNBytes(6);
    in.skipNBytes(2L * in.readUnsignedShort());
    readMembers();
    readMembers();
  }

  private void readConstants() throws IOException {
    int count = in.readUnsignedShort();
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> texts.put(i, in.readUTF());
        case LONG_CONSTANT, DOUBLE_CONSTANT -> {
          in.skipNBytes(8);
          i++; // takes two entries
        }
        case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
        case 15 -> in.skipNBytes(3);
        default -> in.skipNBytes(4);
      }
    }
  }

  /** Fields, or methods: only these have code. */
  private void readMembers() throws IOException {
    for (int members = in.readUnsignedShort(); members > 0; members--) {
      in.skipNBytes(2);
      String name = texts.get(in.readUnsignedShort());
      in.skipNBytes(2);
      for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
        boolean code = texts.get(in.readUnsignedShort()).equals("Code");
        int length = in.readInt();
        if (code) {
          in.skipNBytes(4);
          sizes.merge(name, in.readInt(), Math::max);
          length -= 8;
        }
        in.skipNBytes(length);
      }
    }
  }
}
