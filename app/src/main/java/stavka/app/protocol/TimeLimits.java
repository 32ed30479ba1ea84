package stavka.app.protocol;

/**
 * How long an outside program may think.
 *
 * @param order seconds for one order, the questions before it included
 * @param match seconds for all its orders of a match together
 */
public record TimeLimits(double order, double match) {
  public static final double ORDER = 10;
  public static final double MATCH = 600;

  public static final TimeLimits USUAL = new TimeLimits(ORDER, MATCH);

  public TimeLimits {
    if (!(order > 0) || !(match > 0)) {
      throw new IllegalArgumentException(order + " seconds an order, " + match + " a match");
    }
  }
}
