package stavka.formats;

/** A change that cannot be made to a game's data, with the one line that says why. */
public final class BadChange extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public BadChange(String reason) {
    super(reason);
  }

  public String reason() {
    return String.valueOf(getMessage());
  }
}
