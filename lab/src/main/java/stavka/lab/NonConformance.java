package stavka.lab;

/** A game broke its contract; the message says with which seed and at which order. */
public final class NonConformance extends AssertionError {
  private static final long serialVersionUID = 1L;

  public NonConformance(String message) {
    super(message);
  }

  public NonConformance(String message, Throwable cause) {
    super(message, cause);
  }
}
