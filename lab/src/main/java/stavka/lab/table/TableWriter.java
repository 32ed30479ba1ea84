package stavka.lab.table;

import java.util.List;

/** Writes a table row by row; nothing is at its place until it is closed, and then all of it. */
public interface TableWriter extends AutoCloseable {
  /**
   * @param values one for each column, of its type
   */
  void row(List<Object> values);

  /** Keeps what was written under its name. */
  void finish();

  /** Throws away what was not finished. */
  @Override
  void close();
}
