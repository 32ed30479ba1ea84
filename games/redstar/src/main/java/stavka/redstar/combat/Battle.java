package stavka.redstar.combat;

import stavka.engine.position.Frame;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;
import stavka.operational.combat.BattlePlan;

/**
 * A battle whose die has fallen and whose result is being settled.
 *
 * @param obligatory whether losses may not be bought off by retreating [7.8.2]
 * @param annihilating AE or DE, after which an advance has its full length [7.15.4]
 * @param streets whether most attackers are motorised and the target a major city [7.4.4]
 * @param turn what is being settled now
 * @param suffering whose part of it
 * @param distance hexes the suffering side retreats
 * @param paid hexes and rivers for which a retreating stack has already lost a step [7.11.1]
 * @param acted who has been pushed on, or has advanced
 */
record Battle(
    BattlePlan plan,
    boolean obligatory,
    boolean annihilating,
    boolean streets,
    Party attacker,
    Party defender,
    Turn turn,
    Side suffering,
    int distance,
    Ints paid,
    @Hex Ints crowded,
    @Unit Ints acted)
    implements Frame {
  /** What is settled, in this order for the defender, then for the attacker. */
  enum Turn {
    PAY,
    RETREAT,
    CROWD,
    STREETS,
    ADVANCE
  }

  static Battle of(
      BattlePlan plan,
      boolean obligatory,
      boolean annihilating,
      boolean streets,
      Party attacker,
      Party defender) {
    return new Battle(
        plan,
        obligatory,
        annihilating,
        streets,
        attacker,
        defender,
        Turn.PAY,
        defender.side(),
        0,
        Ints.EMPTY,
        Ints.EMPTY,
        Ints.EMPTY);
  }

  Party party() {
    return party(suffering);
  }

  Party party(Side side) {
    return attacker.side() == side ? attacker : defender;
  }

  Battle with(Party party) {
    boolean attacks = party.side() == attacker.side();
    return new Battle(
        plan,
        obligatory,
        annihilating,
        streets,
        attacks ? party : attacker,
        attacks ? defender : party,
        turn,
        suffering,
        distance,
        paid,
        crowded,
        acted);
  }

  /** Goes on to the next thing, with nobody having acted in it yet. */
  Battle next(Turn turn, Side suffering, int distance, Ints crowded) {
    return new Battle(
        plan,
        obligatory,
        annihilating,
        streets,
        attacker,
        defender,
        turn,
        suffering,
        distance,
        Ints.EMPTY,
        crowded,
        Ints.EMPTY);
  }

  Battle paying(int key) {
    return new Battle(
        plan,
        obligatory,
        annihilating,
        streets,
        attacker,
        defender,
        turn,
        suffering,
        distance,
        paid.with(key),
        crowded,
        acted);
  }

  Battle acting(Ints units) {
    Ints all = acted;
    for (int i = 0; i < units.size(); i++) {
      all = all.with(units.get(i));
    }
    return new Battle(
        plan,
        obligatory,
        annihilating,
        streets,
        attacker,
        defender,
        turn,
        suffering,
        distance,
        paid,
        crowded,
        all);
  }
}
