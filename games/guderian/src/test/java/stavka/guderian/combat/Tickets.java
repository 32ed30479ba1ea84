package stavka.guderian.combat;

/** Draws that turn up a wanted value. */
public final class Tickets {
  private Tickets() {}

  /** The draw from the full rifle cup that shows these figures. */
  public static int rifle(int attack, int defence) {
    return LeaderTest.ticket(attack, defence);
  }
}
