package stavka.redstar.combat;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.BattleStart;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Nation;
import stavka.redstar.model.RedStarTheatre;

/** The siege artillery in combat. */
@Rule({"7.6", "7.6.1"})
record Siege(RedStarTheatre theatre, Combatants combatants) implements BattleStart {
  /** The siege artillery fires once in a phase. */
  @Override
  @Rule("7.6.2")
  public void declared(Draft draft, BattlePlan plan) {
    if (plan.attackerSupport() > 0) {
      draft.enter(Ledger.SIEGE_FIRED, 1);
    }
  }

  /** Notes as a combat phase begins whether the enemy stands next to the guns. */
  @Rule("7.6.3")
  void begin(Draft draft) {
    draft.enter(Ledger.SIEGE_PRESSED, pressed(draft.view()) ? 1 : 0);
  }

  private boolean pressed(Position position) {
    return gun(position) >= 0
        && theatre.board(position).beside(Side.SOVIET, position.place(gun(position)));
  }

  /** The guns on the map, or -1. */
  private int gun(Position position) {
    Ints guns = theatre.pieces().onMap(position, Kind.SIEGE);
    return guns.isEmpty() ? -1 : guns.last();
  }

  /** Whether there are guns on a side that have not fired. */
  boolean ready(Position position, Side side) {
    return side == Side.AXIS && position.ledger(Ledger.SIEGE_FIRED) == 0 && gun(position) >= 0;
  }

  /** Why the guns cannot help an attack, or null. */
  @Rule({"7.6.2", "7.6.3"})
  @Nullable Objection objection(Position position, Ints units, Ints targets) {
    int gun = gun(position);
    if (gun < 0 || theatre.side(units.first()) != Side.AXIS) {
      return Objection.of("7.6.2", "no-siege-artillery");
    }
    if (position.ledger(Ledger.SIEGE_FIRED) != 0) {
      return Objection.of("7.6.2", "siege-fired");
    }
    if (!units.any(unit -> theatre.pieces().nation(unit) == Nation.GERMAN)) {
      return Objection.of("7.6.2", "siege-without-germans");
    }
    for (int target : targets) {
      if (!combatants.stronghold(position, target)) {
        return Objection.of("7.6.2", "siege-not-a-city");
      }
      if (position.distance(gun, target) > theatre.charts().limits().combat().siegeRange()) {
        return Objection.of("7.6.2", "siege-too-far");
      }
    }
    boolean escorted = units.any(unit -> position.place(unit) == position.place(gun));
    return Objection.when(
        position.ledger(Ledger.SIEGE_PRESSED) != 0 && !escorted, "7.6.3", "siege-pressed");
  }
}
