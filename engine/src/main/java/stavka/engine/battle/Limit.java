package stavka.engine.battle;

/** Bounds within which a number is held. */
public record Limit(int low, int high) {
  public static final Limit NONE = new Limit(Integer.MIN_VALUE, Integer.MAX_VALUE);

  /** No more than a number either way. */
  public static Limit within(int most) {
    return new Limit(-most, most);
  }

  public static Limit atMost(int high) {
    return new Limit(Integer.MIN_VALUE, high);
  }

  public int hold(int value) {
    return Math.clamp(value, low, high);
  }
}
