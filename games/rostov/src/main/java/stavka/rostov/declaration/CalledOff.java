package stavka.rostov.declaration;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.zones.Zones;

/**
 * Attacks that a called-off overrun demands: the stack attacks the hex it failed to overrun, with
 * whatever friends join it. The duty ends where the attack is impossible.
 */
@Rule({"11.42", "11.43"})
public record CalledOff(
    RostovTheatre theatre,
    Zones zones,
    Declarations declarations,
    DeclareChecks checks,
    Obliged obliged) {
  /** The first unit that is not declared for the attack it must make, or -1. */
  private int first(Position position, Side side) {
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (open(position, side, unit)) {
        return unit;
      }
    }
    return -1;
  }

  /** The hex that the first of them must attack, or -1. */
  int hex(Position position, Side side) {
    int unit = first(position, side);
    return unit < 0 ? -1 : obliged.target(position, unit);
  }

  /** The objection to an end of declarations, or null. */
  public @Nullable Objection objection(Position position, Side side) {
    int unit = first(position, side);
    return unit < 0
        ? null
        : theatre
            .cites()
            .objection(
                "obliged-left", Detail.unit(unit), Detail.hex(obliged.target(position, unit)));
  }

  private boolean open(Position position, Side side, int unit) {
    int target = obliged.target(position, unit);
    if (target < 0 || theatre.pieces().side(unit) != side) {
      return false;
    }
    Declared attack = declarations.at(position, target);
    return (attack == null || !attack.units().contains(unit)) && able(position, side, unit, target);
  }

  /** Whether a unit could attack a hex, and others the enemies whose zones hold it [12.7]. */
  private boolean able(Position position, Side side, int unit, int target) {
    if (!checks.couldAttack(position, side, unit, target)) {
      return false;
    }
    Ints owed = zones.projecting(position, side.enemy(), position.place(unit));
    return owed.all(hex -> hex == target || checks.couldBeAttacked(position, side, hex));
  }
}
