package stavka.server.store;

/** A store that cannot be used, told in one line. */
public final class BadStore extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public BadStore(String reason) {
    super(reason, null, false, false);
  }
}
