package stavka.lab.table;

/** A column of a table of results; every row has a value in it. */
public record Column(String name, Type type) {
  /** What the values are. */
  public enum Type {
    /** 32 bits, an {@link Integer}. */
    WHOLE,
    /** 64 bits, a {@link Double}. */
    REAL,
    /** UTF-8, a {@link String}. */
    TEXT
  }

  public static Column whole(String name) {
    return new Column(name, Type.WHOLE);
  }

  public static Column real(String name) {
    return new Column(name, Type.REAL);
  }

  public static Column text(String name) {
    return new Column(name, Type.TEXT);
  }
}
