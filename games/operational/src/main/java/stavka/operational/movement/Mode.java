package stavka.operational.movement;

/** The modes of a {@link stavka.engine.order.Move} that several games have. */
public final class Mode {
  public static final String MARCH = "march";
  public static final String RAIL = "rail";

  /** Units follow a successful overrun into the hex; only in events. */
  public static final String OVERRUN = "overrun";

  private Mode() {}
}
