package stavka.server.store;

/** The database failed while it was written to; whether anything was stored is not known. */
public final class StoreFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public StoreFailure(Throwable cause) {
    super("the store failed", cause);
  }
}
