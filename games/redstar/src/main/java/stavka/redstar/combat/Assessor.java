package stavka.redstar.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.battle.Adjustment;
import stavka.engine.battle.Tally;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.redstar.air.AirSection;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Limits;
import stavka.redstar.model.OddsRow;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.SupplyState;
import stavka.redstar.model.Theatre;

/** Works out how a battle stands, in the book's order from c to k. */
@Rule("7.1.2")
final class Assessor {
  private final Theatre theatre;
  private final Pieces pieces;
  private final Combatants combatants;
  private final Limits.Combat limits;

  Assessor(Theatre theatre, Combatants combatants) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.combatants = combatants;
    this.limits = theatre.charts().limits().combat();
  }

  /**
   * @param origins where each attacker strikes from
   * @param drawn whether markers have been drawn: an army without one found its cup empty
   */
  Assessment assess(Position position, BattlePlan plan, Ints origins, boolean drawn) {
    Side defender = plan.attacker().enemy();
    Combatants.Water water = combatants.water(plan.units(), origins, plan.targets());
    boolean doubled = water == Combatants.Water.MAJOR_RIVER;
    return new Assessment(
        plan,
        attack(position, plan.units(), drawn),
        defence(position, defender, plan.targets(), water, drawn),
        doubled,
        water == Combatants.Water.RIVER,
        theatre.charts().table(row(position, defender, plan.targets())),
        shifts(position, defender, plan.targets()),
        dieChanges(position, plan));
  }

  private Tally attack(Position position, Ints units, boolean drawn) {
    Tally.Builder tally = new Tally.Builder();
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      if (pieces.unmarked(position, unit) && !drawn) {
        tally.unknown(unit, "6.2.2");
        continue;
      }
      int base =
          pieces.unmarked(position, unit)
              ? pieces.bare(unit).attack()
              : pieces.attack(position, unit);
      tally.unit(unit, base, "strength", "7.1.2");
      if (attackHalved(position, unit)) {
        tally.change(half(base), "poor-supply", supplyRule(position, unit));
      }
    }
    return tally.build();
  }

  /** Units without supply or lacking it attack with half their strength, rounded up. */
  @Rule({"1.5.1", "10.6.1", "10.8.1"})
  boolean attackHalved(Position position, int unit) {
    return pieces.supply(position, unit).poor();
  }

  /** Only units without any supply defend with half. */
  @Rule({"10.6.1", "10.8.1"})
  boolean defenceHalved(Position position, int unit) {
    return pieces.supply(position, unit) == SupplyState.NONE;
  }

  private String supplyRule(Position position, int unit) {
    return pieces.supply(position, unit) == SupplyState.NONE ? "10.6.1" : "10.8.1";
  }

  static int half(int value) {
    return (value + 1) / 2;
  }

  private Tally defence(
      Position position, Side side, Ints targets, Combatants.Water water, boolean drawn) {
    boolean doubled = water == Combatants.Water.MAJOR_RIVER;
    Tally.Builder tally = new Tally.Builder();
    for (int i = 0; i < targets.size(); i++) {
      Ints units = combatants.defenders(position, side, targets.get(i));
      boolean hq = false;
      boolean depot = false;
      for (int j = 0; j < units.size(); j++) {
        int unit = units.get(j);
        boolean idle = (hq && pieces.is(unit, Kind.HQ)) || (depot && pieces.is(unit, Kind.DEPOT));
        hq |= pieces.is(unit, Kind.HQ);
        depot |= pieces.is(unit, Kind.DEPOT);
        if (idle) {
          tally.unit(unit, 0, "one-of-a-kind", pieces.is(unit, Kind.HQ) ? "7.2.7" : "7.2.8");
        } else {
          defend(tally, position, unit, doubled, drawn);
        }
      }
    }
    Tally sum = tally.build();
    if (water != Combatants.Water.RIVER || sum.unknown() > 0) {
      return sum;
    }
    Tally.Builder withRiver = new Tally.Builder();
    List<stavka.engine.battle.TallyLine> lines = new ArrayList<>(sum.lines());
    int bonus = riverBonus(sum.total());
    lines.addAll(withRiver.unit(-1, bonus, "river", "7.4.2").build().lines());
    return new Tally(lines, sum.total() + bonus, 0);
  }

  /** Two points behind a river, but one for a single point. */
  @Rule("7.4.2")
  int riverBonus(int defence) {
    return defence <= 1 ? 1 : limits.river();
  }

  /** What halves and doubles leaves a strength as it is. */
  @Rule({"1.5.1", "7.2.7", "7.2.8", "7.4.2"})
  private void defend(
      Tally.Builder tally, Position position, int unit, boolean doubled, boolean drawn) {
    if (pieces.unmarked(position, unit) && !drawn) {
      tally.unknown(unit, "6.2.2");
      return;
    }
    int base =
        pieces.unmarked(position, unit)
            ? pieces.bare(unit).defence()
            : pieces.defence(position, unit);
    tally.unit(unit, base, "strength", "7.1.2");
    boolean halved = defenceHalved(position, unit);
    if (halved && doubled) {
      tally.change(base, "halved-and-doubled", "1.5.1");
    } else if (halved) {
      tally.change(half(base), "poor-supply", "10.6.1");
    } else if (doubled) {
      tally.change(2 * base, "major-river", "7.4.2");
    }
  }

  /** The row of the ground that favours the defender most. */
  @Rule({"7.3.1", "7.4.1", "7.4.3", "13.0.3"})
  private OddsRow row(Position position, Side defender, Ints targets) {
    OddsRow best = OddsRow.OPEN;
    for (int i = 0; i < targets.size(); i++) {
      OddsRow row = row(position, defender, targets.get(i));
      best = row.compareTo(best) > 0 ? row : best;
    }
    return best;
  }

  private OddsRow row(Position position, Side defender, int hex) {
    if (theatre.map().terrainIs(hex, "fortress")) {
      return defender == Side.SOVIET && combatants.intactFortress(position, hex)
          ? OddsRow.HARD
          : OddsRow.OPEN;
    }
    return theatre.ground().effects(hex, theatre.snow(position)).row();
  }

  /** Air fleets within range of every defender move the column by one for the Axis. */
  @Rule({"7.5", "7.5.1", "7.5.2", "7.5.3", "7.5.4", "8.0.3", "12.2.2", "12.2.3", "12.2.7"})
  private List<Adjustment> shifts(Position position, Side defender, Ints targets) {
    if (theatre.snow(position)) {
      return List.of();
    }
    for (int i = 0; i < targets.size(); i++) {
      if (!AirSection.covers(theatre, position, targets.get(i))) {
        return List.of();
      }
    }
    return List.of(
        defender == Side.SOVIET
            ? new Adjustment(1, "air-fleet", "7.5.2")
            : new Adjustment(-1, "air-fleet", "7.5.3"));
  }

  @Rule({"7.4.5", "8.0.3", "8.0.9", "13.0.4", "13.0.5"})
  private List<Adjustment> dieChanges(Position position, BattlePlan plan) {
    List<Adjustment> changes = new ArrayList<>();
    if (plan.overrun()) {
      changes.add(new Adjustment(1, "overrun", "8.0.3"));
    }
    int winter = theatre.calendar().winterModifier(position.turn());
    if (winter > 0) {
      changes.add(new Adjustment(winter, "winter", winter > 1 ? "13.0.4" : "13.0.5"));
    }
    int leader = leader(position, plan);
    if (leader > 0) {
      changes.add(new Adjustment(leader, "leader", "7.7.2"));
    }
    if (plan.siege()) {
      changes.add(new Adjustment(limits.siegeBonus(), "siege-artillery", "7.6.2"));
    }
    return changes;
  }

  /** The best leader near enough, if every defender has one within three hexes. */
  @Rule({"7.7", "7.7.1", "7.7.2", "8.0.3", "14.4.1", "14.4.6"})
  private int leader(Position position, BattlePlan plan) {
    if (plan.attacker() != Side.SOVIET) {
      return 0;
    }
    int best = 0;
    for (int i = 0; i < plan.targets().size(); i++) {
      int near = 0;
      for (int unit = 0; unit < pieces.count(); unit++) {
        if (pieces.is(unit, Kind.LEADER)
            && position.onMap(unit)
            && combatants.grid().distance(position.place(unit), plan.targets().get(i))
                <= limits.leaderRange()) {
          near = Math.max(near, pieces.counter(unit).rating());
        }
      }
      if (near == 0) {
        return 0;
      }
      best = Math.max(best, near);
    }
    return best;
  }
}
