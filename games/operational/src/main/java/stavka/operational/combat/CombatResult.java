package stavka.operational.combat;

/** What a result of a table asks of either side; each game reads its own codes. */
public record CombatResult(SideResult attacker, SideResult defender) {
  public SideResult of(boolean attacking) {
    return attacking ? attacker : defender;
  }

  /** Whether one side is wiped out. */
  public boolean destroys() {
    return attacker.destroyed() || defender.destroyed();
  }
}
