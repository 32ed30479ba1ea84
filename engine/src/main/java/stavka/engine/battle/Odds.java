package stavka.engine.battle;

/** A column of a combat table: so many attacking to so many defending. */
public record Odds(int attack, int defence) {
  /** Reads "3-1". */
  public static Odds parse(String text) {
    int dash = text.indexOf('-');
    return new Odds(
        Integer.parseInt(text.substring(0, dash)), Integer.parseInt(text.substring(dash + 1)));
  }

  /** Whether strengths reach these odds, fractions in the defender's favour. */
  public boolean reachedBy(int attackStrength, int defenceStrength) {
    return (long) attackStrength * defence >= (long) defenceStrength * attack;
  }

  @Override
  public String toString() {
    return attack + "-" + defence;
  }
}
