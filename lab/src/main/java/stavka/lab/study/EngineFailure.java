package stavka.lab.study;

/** An engine that could not go on, with the one line that says why. */
public final class EngineFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public EngineFailure(String reason, Throwable cause) {
    super(reason, cause);
  }
}
