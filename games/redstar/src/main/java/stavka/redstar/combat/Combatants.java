package stavka.redstar.combat;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.operational.model.Marks;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Nation;
import stavka.redstar.model.RedStarGround;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;

/** Who can attack, who defends, and over what kind of water. */
record Combatants(RedStarTheatre theatre, RedStarPieces pieces, RedStarGround ground) {
  Combatants(RedStarTheatre theatre) {
    this(theatre, theatre.pieces(), theatre.ground());
  }

  /** Whether a unit has the strength to attack; an army whose strength is unknown may have it. */
  @Rule("7.2.6")
  boolean strongEnough(Position position, int unit) {
    return pieces.attack(position, unit) > 0 || pieces.unmarked(position, unit);
  }

  /** Everything on a hex that an attack on it concerns: all but air fleets and partisans. */
  Ints present(Position position, Side side, int hex) {
    return position
        .stack(hex)
        .filter(unit -> pieces.side(unit) == side && !pieces.kind(unit).shadow());
  }

  /**
   * Those of a hex who defend it: not the ones who have just fled there. Where all have, those
   * defend who only made room and were not attacked.
   */
  @Rule({"7.14.3", "7.2.5"})
  Ints defenders(Position position, Side side, int hex) {
    Ints present = present(position, side, hex);
    Ints hosts = present.filter(unit -> !position.has(unit, Marks.GUEST));
    return hosts.isEmpty() ? present.filter(unit -> !position.has(unit, Marks.DEFENDED)) : hosts;
  }

  /** Whether a hex of the enemy's holds someone who was not attacked in this phase. */
  @Rule("7.2.5")
  boolean fresh(Position position, Side side, int hex) {
    Ints units = defenders(position, side, hex);
    return !units.isEmpty() && !units.any(unit -> position.has(unit, Marks.DEFENDED));
  }

  /** Whether a unit standing on a hex can strike a neighbouring one. */
  @Rule({"7.2.2", "7.4.5"})
  boolean reaches(Position position, int unit, int from, int target) {
    int direction = ground.grid().direction(from, target);
    return direction >= 0
        && (!ground.barred(from, direction) || overIce(position, unit, from, direction));
  }

  private boolean overIce(Position position, int unit, int from, int direction) {
    return ground.crossesIce(
        pieces.kind(unit).gait(),
        pieces.side(unit),
        theatre.weather(position).freezes(),
        from,
        direction);
  }

  /** What lies between an attacker and its target. */
  enum Water {
    NONE,
    RIVER,
    MAJOR_RIVER
  }

  /** The water every attacker crosses: none if one of them has dry ground before it. */
  @Rule({"7.4.2", "7.4.5"})
  Water water(Position position, BattlePlan plan) {
    Water most = Water.RIVER;
    for (int attacker : plan.attackers()) {
      for (int target : plan.targets()) {
        Water crossed = water(plan.origin(position, attacker), target);
        if (crossed == Water.NONE) {
          return Water.NONE;
        }
        most = crossed == Water.MAJOR_RIVER ? crossed : most;
      }
    }
    return most;
  }

  private Water water(int from, int target) {
    int direction = ground.grid().direction(from, target);
    if (ground.majorRiver(from, direction)) {
      return Water.MAJOR_RIVER;
    }
    // Red arrows count as a river for those who may use them.
    return ground.river(from, direction) || ground.barred(from, direction)
        ? Water.RIVER
        : Water.NONE;
  }

  /** Whether a hex is a major city to Soviet defenders; the intact fortress is one. */
  @Rule("7.4.3")
  boolean stronghold(Position position, int hex) {
    return ground.map().terrainIs(hex, "major-city") || intactFortress(position, hex);
  }

  boolean intactFortress(Position position, int hex) {
    return ground.map().terrainIs(hex, "fortress")
        && position.ledger(Ledger.FORTRESS_DESTROYED) == 0;
  }

  /** Whether allies of two nations would fight side by side. */
  @Rule("7.3.1")
  boolean strangers(Ints units) {
    Ints allies = units.filter(unit -> pieces.nation(unit) != Nation.GERMAN);
    return allies.any(unit -> pieces.nation(unit) != pieces.nation(allies.first()));
  }

  /**
   * Whether a unit can exert a zone where it stands: by itself, or with another weak Kampfgruppe.
   */
  @Rule({"5.0.3", "7.9.8"})
  boolean zoned(Position position, int unit) {
    return pieces.exertsZone(position, unit)
        || (position.onMap(unit)
            && pieces.weak(position, unit)
            && position
                .stack(position.place(unit))
                .any(other -> other != unit && pieces.weak(position, other)));
  }

  boolean bystander(int unit) {
    return !pieces.kind(unit).shadow();
  }

  boolean asset(int unit) {
    return pieces.kind(unit).asset();
  }
}
