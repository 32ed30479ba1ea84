package stavka.rostov.declaration;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.zones.Zones;

/** Enemies whose zones hold attackers must be attacked too, by these or by others. */
@Rule("12.7")
public record MustAttack(RostovTheatre theatre, Zones zones, Declarations declarations) {
  /** Why a side cannot end its declarations, or null. */
  public @Nullable Objection objection(Position position, Side side) {
    for (Declared attack : declarations.of(position)) {
      Ints missing = missing(position, side, attack.units());
      if (!missing.isEmpty()) {
        return theatre.cites().objection("must-be-attacked", Detail.hex(missing.first()));
      }
    }
    return null;
  }

  /** The enemy hexes whose zones hold some units and that nobody has declared to attack. */
  @Rule("12.7")
  public Ints missing(Position position, Side side, Ints units) {
    Ints missing = Ints.EMPTY;
    for (int unit : units) {
      for (int hex : zones.projecting(position, side.enemy(), position.place(unit))) {
        if (position.at(hex, RostovLayers.ATTACK) == 0 && !missing.contains(hex)) {
          missing = missing.with(hex);
        }
      }
    }
    return missing;
  }

  /**
   * An enemy hex whose zone holds a unit and that is neither attacked with it, nor to be attacked
   * yet, nor attacked before; -1 if there is none.
   */
  @Rule({"12.7", "15.21"})
  public int uncovered(Position position, int unit, Ints targets) {
    Side enemy = theatre.pieces().side(unit).enemy();
    for (int hex : zones.projecting(position, enemy, position.place(unit))) {
      boolean attacked =
          targets.contains(hex)
              || position.at(hex, RostovLayers.ATTACK) != 0
              || position.stack(hex).any(other -> position.has(other, RostovMarks.HIT));
      if (!attacked) {
        return hex;
      }
    }
    return -1;
  }
}
