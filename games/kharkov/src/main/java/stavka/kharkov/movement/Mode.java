package stavka.kharkov.movement;

/** The modes of a {@link stavka.engine.order.Move}. */
public final class Mode {
  public static final String MARCH = "march";
  public static final String RAIL = "rail";

  /** A German unit leaves an enemy zone, one hex at first [6.6]. */
  public static final String DISENGAGE = "disengage";

  /** A Soviet unit slips out of an enemy zone on turns 1 and 2 [6.8]. */
  public static final String INFILTRATE = "infiltrate";

  /** Units follow a successful overrun into the hex [7.25]; only in events. */
  public static final String OVERRUN = "overrun";

  /** Soviet units occupy a hex left by disengaging units [6.62]; only in events. */
  public static final String PURSUIT = "pursuit";

  private Mode() {}
}
