package stavka.app.protocol;

/** An outside program broke the protocol, in one line that says how. */
final class Fault extends Exception {
  private static final long serialVersionUID = 1L;

  private final String reason;

  Fault(String reason) {
    super(reason);
    this.reason = reason;
  }

  String reason() {
    return reason;
  }
}
