package stavka.rostov.combat;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.works.Forts;

/** Who is in a combat, and what lies between the two sides. */
@Rule({"15.2", "15.24", "16.12", "16.13"})
record Combatants(RostovTheatre theatre, Forts forts) {
  /** All combat units of the hexes attacked: nobody is kept out of it. */
  @Rule("15.24")
  Ints defenders(Position position, BattlePlan plan) {
    Ints all = Ints.EMPTY;
    for (int hex : plan.targets()) {
      all = all.plus(position.stack(hex).filter(theatre.pieces()::combat));
    }
    return all;
  }

  Ints guns(BattlePlan plan) {
    return plan.supporters().filter(theatre.pieces()::artillery);
  }

  /** Supply counters named for an attack. */
  Ints columns(BattlePlan plan) {
    return plan.supporters().filter(theatre.pieces()::column);
  }

  boolean supplied(BattlePlan plan) {
    return !columns(plan).isEmpty();
  }

  /** Attackers and those of their guns that stand beside a hex attacked. */
  @Rule({"16.12", "16.13"})
  Ints exposed(Position position, BattlePlan plan) {
    Ints beside =
        guns(plan)
            .filter(
                gun ->
                    plan.targets().any(hex -> theatre.grid().adjacent(position.place(gun), hex)));
    return plan.attackers().plus(beside);
  }

  /** The hexes attacked from. */
  Ints from(Position position, BattlePlan plan) {
    return Ints.of(plan.attackers().stream().map(position::place).distinct().toArray());
  }

  /** A relation of two hexes. */
  @FunctionalInterface
  interface Crossing {
    boolean between(int from, int direction, int target);
  }

  /** Whether all who attack cross something into each hex attacked. */
  @Rule("15.61")
  boolean allCross(Position position, BattlePlan plan, Ints targets, Crossing crossing) {
    return from(position, plan)
        .all(
            from ->
                targets.all(
                    hex -> {
                      int direction = theatre.grid().direction(from, hex);
                      return direction >= 0 && crossing.between(from, direction, hex);
                    }));
  }

  /** Whether a hex is fortified against all who attack it. */
  @Rule({"15.67", "16.31", "18.36"})
  boolean fortified(Position position, BattlePlan plan, int target) {
    Side owner = plan.attacker().enemy();
    return forts.strongpoint(position, target, owner)
        || allCross(
            position, plan, Ints.of(target), (from, side, hex) -> forts.line(position, from, hex));
  }

  /** Whether a hex has a fortification of its defenders that stands, whoever crosses it. */
  @Rule("16.41")
  boolean isFortification(Position position, BattlePlan plan, int target) {
    boolean line = plan.attacker() == Side.AXIS && forts.behindLine(position, target);
    return line || forts.strongpoint(position, target, plan.attacker().enemy());
  }

  boolean flotillasAlone(Position position, BattlePlan plan) {
    RostovPieces pieces = theatre.pieces();
    return defenders(position, plan).all(pieces::flotilla);
  }
}
