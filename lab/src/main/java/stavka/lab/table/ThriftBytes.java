package stavka.lab.table;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/** Thrift's compact protocol, as far as Parquet's metadata needs it. */
final class ThriftBytes {
  private static final int I32 = 5;
  private static final int I64 = 6;
  private static final int BINARY = 8;
  private static final int LIST = 9;
  private static final int STRUCT = 12;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final Deque<Integer> outer = new ArrayDeque<>();
  private int last;

  byte[] bytes() {
    return bytes.toByteArray();
  }

  ThriftBytes i32(int field, int value) {
    header(field, I32);
    varint(((long) value << 1) ^ (value >> 31));
    return this;
  }

  ThriftBytes i64(int field, long value) {
    header(field, I64);
    varint((value << 1) ^ (value >> 63));
    return this;
  }

  ThriftBytes text(int field, String value) {
    header(field, BINARY);
    return text(value);
  }

  /** An item of a list of texts. */
  ThriftBytes text(String value) {
    byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
    varint(utf8.length);
    bytes.writeBytes(utf8);
    return this;
  }

  /** An item of a list of numbers. */
  ThriftBytes i32(int value) {
    varint(((long) value << 1) ^ (value >> 31));
    return this;
  }

  ThriftBytes numbers(int field, int size) {
    return list(field, size, I32);
  }

  ThriftBytes texts(int field, int size) {
    return list(field, size, BINARY);
  }

  /** Announces a list of so many {@link #begin() structs}. */
  ThriftBytes structs(int field, int size) {
    return list(field, size, STRUCT);
  }

  private ThriftBytes list(int field, int size, int type) {
    header(field, LIST);
    if (size < 15) {
      bytes.write((size << 4) | type);
    } else {
      bytes.write(0xF0 | type);
      varint(size);
    }
    return this;
  }

  /** A struct that is a field of this one. */
  ThriftBytes begin(int field) {
    header(field, STRUCT);
    return begin();
  }

  /** The outermost struct, or an item of a list. */
  ThriftBytes begin() {
    outer.push(last);
    last = 0;
    return this;
  }

  ThriftBytes end() {
    bytes.write(0);
    last = outer.pop();
    return this;
  }

  private void header(int field, int type) {
    int delta = field - last;
    if (delta < 1 || delta > 15) {
      throw new IllegalArgumentException("field " + field + " after " + last);
    }
    bytes.write((delta << 4) | type);
    last = field;
  }

  private void varint(long value) {
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      bytes.write((int) ((rest & 0x7F) | 0x80));
      rest >>>= 7;
    }
    bytes.write((int) rest);
  }
}
