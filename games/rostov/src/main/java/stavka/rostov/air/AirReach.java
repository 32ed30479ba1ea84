package stavka.rostov.air;

import java.util.List;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovTheatre;

/**
 * The hexes an air unit can be sent to, as orders are judged. Nothing here depends on who flies
 * already and where: only how many of a side are over a hex, which everybody sees.
 */
@Rule({"13.13", "17.22", "17.23", "17.24", "17.25"})
public record AirReach(RostovTheatre theatre, Squadrons squadrons, MissionChecks checks) {
  /** The missions that a unit could have a part in, raids or what answers them first. */
  @Rule({"13.11", "17.21"})
  public List<MissionKind> kinds(Position position, int squadron) {
    boolean flies =
        position.inBox(squadron, Box.READY)
            || position.inBox(squadron, Box.FLOWN)
            || position.inBox(squadron, Box.DAMAGED);
    boolean axis = squadrons.side(squadron) == Side.AXIS;
    return flies
        ? List.of(axis ? MissionKind.INTERDICTION : MissionKind.INTERCEPTION, MissionKind.SUPPORT)
        : List.of();
  }

  /** The mission that a unit would be sent on as things stand. */
  public MissionKind now(Position position, int squadron) {
    return MissionKind.of(position, squadrons.side(squadron));
  }

  /** The hexes it has the range for, and a part in the mission over them. */
  @Rule({"13.13", "17.22", "22.25"})
  public Ints hexes(Position position, MissionKind kind, int squadron) {
    return Ints.taking(
        HexSet.where(
                theatre.grid(),
                hex ->
                    theatre.board(position).inPlay(hex)
                        && checks.joins(position, kind, squadron, hex) == null)
            .toArray());
  }

  /**
   * Those of some hexes that its side may fly to now: attacks, raids, and where its missions have
   * room for one more.
   */
  @Rule({"17.13", "17.21", "17.23", "17.24"})
  public Ints open(Position position, MissionKind kind, int squadron, Ints hexes) {
    Side side = squadrons.side(squadron);
    if (!position.inBox(squadron, Box.READY)) {
      return Ints.EMPTY;
    }
    return hexes.filter(
        hex ->
            checks.over(position, side, kind, hex) == null && checks.left(position, side, hex) > 0);
  }
}
