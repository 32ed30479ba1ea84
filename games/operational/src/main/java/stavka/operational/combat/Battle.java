package stavka.operational.combat;

import stavka.engine.position.Frame;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

/**
 * A battle whose die has fallen and whose result is being settled, step by step.
 *
 * @param noted what its game noted of it when the die fell
 * @param step what is being settled now, by its place among the steps; -1 before the first
 * @param side whose part of it
 * @param distance hexes that side retreats
 * @param paid what a retreating side has already lost a step for
 * @param crowded the hexes on which it has to make room
 * @param acted who has been pushed on, or has advanced
 */
public record Battle(
    BattlePlan plan,
    CombatResult result,
    int noted,
    Party attacker,
    Party defender,
    int step,
    Side side,
    int distance,
    Ints paid,
    @Hex Ints crowded,
    @Unit Ints acted)
    implements Frame {

  /** A battle of which nothing has been settled. */
  public static Battle of(
      BattlePlan plan, CombatResult result, int noted, Party attacker, Party defender) {
    return new Battle(
        plan,
        result,
        noted,
        attacker.owing(result.attacker().steps()),
        defender.owing(result.defender().steps()),
        -1,
        defender.side(),
        0,
        Ints.EMPTY,
        Ints.EMPTY,
        Ints.EMPTY);
  }

  /** The side whose part it is. */
  public Party party() {
    return party(side);
  }

  public Party party(Side of) {
    return attacker.side() == of ? attacker : defender;
  }

  /** Whether it is the attacker's part. */
  public boolean attacking() {
    return side == attacker.side();
  }

  public Battle with(Party party) {
    return party.side() == attacker.side()
        ? of(party, defender, step, side, distance, paid, crowded, acted)
        : of(attacker, party, step, side, distance, paid, crowded, acted);
  }

  private Battle of(
      Party attack, Party defence, int at, Side of, int hexes, Ints due, Ints full, Ints done) {
    return new Battle(plan, result, noted, attack, defence, at, of, hexes, due, full, done);
  }

  /** Goes on to the next step, before which a side may have decided to retreat. */
  public Battle next(int hexes) {
    return of(attacker, defender, step + 1, side, hexes, Ints.EMPTY, Ints.EMPTY, Ints.EMPTY);
  }

  public Battle next() {
    return next(0);
  }

  /** A step begins. */
  Battle begun(Side whose, Ints toRelieve) {
    return of(attacker, defender, step, whose, distance, paid, toRelieve, acted);
  }

  /** A step has been lost for something that costs it once. */
  public Battle paying(int key) {
    return of(attacker, defender, step, side, distance, paid.with(key), crowded, acted);
  }

  Battle acting(Ints units) {
    return of(attacker, defender, step, side, distance, paid, crowded, acted.plus(units));
  }
}
