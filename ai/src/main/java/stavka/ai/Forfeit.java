package stavka.ai;

import stavka.engine.value.Side;

/** A player lost its match by what it did outside the rules, such as running out of time. */
public final class Forfeit extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Side side;
  private final String reason;

  /**
   * @param side who loses
   * @param reason in one line of English
   */
  public Forfeit(Side side, String reason) {
    super(side + " forfeits: " + reason);
    this.side = side;
    this.reason = reason;
  }

  public Side side() {
    return side;
  }

  public String reason() {
    return reason;
  }
}
