package stavka.rostov.declaration;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.zones.Entering;
import stavka.rostov.zones.Zones;

/** Which hexes can be attacked from where: those whose zone holds a unit, or that it can enter. */
@Rule({"12.51", "12.52", "12.61", "15.21"})
public record Reach(RostovTheatre theatre, Zones zones, Entering entering) {
  /**
   * Whether a unit can take part in an attack on a hex beside it.
   *
   * @param together all who attack
   */
  public boolean strikes(Position position, int unit, int target, Ints together) {
    return able(position, unit, target) || followed(position, unit, target, together);
  }

  /** In the zone of the hex, or able to go there. */
  @Rule({"12.51", "12.52"})
  private boolean able(Position position, int unit, int target) {
    int from = position.place(unit);
    Side enemy = theatre.pieces().side(unit).enemy();
    return zones.projects(position, target, enemy, from)
        || entering.able(position, unit, from, target);
  }

  /** Armour attacks over an open major river together with someone who can go over. */
  @Rule("12.61")
  private boolean followed(Position position, int unit, int target, Ints together) {
    int from = position.place(unit);
    int direction = theatre.grid().direction(from, target);
    return theatre.pieces().armour(unit)
        && direction >= 0
        && theatre.ground().majorRiver(from, direction, position.turn())
        && !theatre.sky(position).frozen()
        && together.any(
            other ->
                other != unit
                    && theatre.stranger(position, theatre.pieces().side(unit), other) == null
                    && theatre.grid().adjacent(position.place(other), target)
                    && entering.able(position, other, position.place(other), target));
  }

  /** Whether a unit stands beside all of some hexes. */
  @Rule({"12.8", "15.26"})
  public boolean besideAll(Position position, int unit, Ints targets) {
    return targets.all(hex -> theatre.grid().adjacent(position.place(unit), hex));
  }
}
