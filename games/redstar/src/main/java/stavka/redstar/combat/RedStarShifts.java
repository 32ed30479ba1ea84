package stavka.redstar.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.battle.Adjustment;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Forces;
import stavka.operational.combat.Shifts;
import stavka.redstar.air.AirSection;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Limits;
import stavka.redstar.model.RedStarTheatre;

/** Air fleets, and what changes the die. */
record RedStarShifts(RedStarTheatre theatre, Limits.Combat limits) implements Shifts {
  RedStarShifts(RedStarTheatre theatre) {
    this(theatre, theatre.charts().limits().combat());
  }

  /** Air fleets within range of every defender move the column by one for the Axis. */
  @Override
  @Rule({"7.5", "7.5.1", "7.5.2", "7.5.3", "7.5.4", "8.0.3", "12.2.2", "12.2.3", "12.2.7"})
  public List<Adjustment> known(Position position, BattlePlan plan, Forces forces) {
    if (theatre.weather(position).blindsFleets()
        || !plan.targets().all(target -> AirSection.covers(theatre, position, target))) {
      return List.of();
    }
    return List.of(
        plan.attacker() == Side.AXIS
            ? new Adjustment(1, "air-fleet", "7.5.2")
            : new Adjustment(-1, "air-fleet", "7.5.3"));
  }

  @Override
  @Rule({"7.4.5", "8.0.3", "8.0.9", "13.0.4", "13.0.5"})
  public List<Adjustment> dieChanges(Position position, BattlePlan plan) {
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
    if (plan.attackerSupport() > 0) {
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
      int near = leaderNear(position, plan.targets().get(i));
      if (near == 0) {
        return 0;
      }
      best = Math.max(best, near);
    }
    return best;
  }

  private int leaderNear(Position position, int hex) {
    int near = 0;
    for (int leader : theatre.pieces().onMap(position, Kind.LEADER)) {
      if (position.distance(leader, hex) <= limits.leaderRange()) {
        near = Math.max(near, theatre.pieces().rating(leader));
      }
    }
    return near;
  }
}
