package stavka.formats.record;

/** JSON that is no order of this match, with one line that says why. */
public final class BadNotation extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String reason;

  public BadNotation(String reason) {
    super(reason);
    this.reason = reason;
  }

  public String reason() {
    return reason;
  }
}
