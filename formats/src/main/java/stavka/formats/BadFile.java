package stavka.formats;

/**
 * A data file that cannot be used, with the one line to tell its author: {@code file:line: reason}.
 */
public final class BadFile extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String file;
  private final int line;
  private final String reason;

  public BadFile(String file, int line, String reason) {
    super(file + ":" + line + ": " + reason);
    this.file = file;
    this.line = line;
    this.reason = reason;
  }

  public String file() {
    return file;
  }

  /** Counted from 1. */
  public int line() {
    return line;
  }

  public String reason() {
    return reason;
  }
}
