package io.stemma.page;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Arrays;

/** An immutable run of bytes, compared by content. */
public final class Bytes {
  private final byte[] bytes;

  private Bytes(byte[] bytes) {
    this.bytes = bytes;
  }

  /** A copy of {@code bytes}. */
  public static Bytes copyOf(byte[] bytes) {
    return new Bytes(bytes.clone());
  }

  public int size() {
    return bytes.length;
  }

  /** A copy of the bytes. */
  public byte[] toArray() {
    return bytes.clone();
  }

  /** The bytes as a stream, without copying them. */
  public InputStream stream() {
    return new ByteArrayInputStream(bytes);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bytes that && Arrays.equals(bytes, that.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  /** How many bytes there are; never the bytes. */
  @Override
  public String toString() {
    return bytes.length + " bytes";
  }
}
