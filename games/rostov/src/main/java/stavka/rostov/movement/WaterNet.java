package stavka.rostov.movement;

import static stavka.engine.reason.Detail.hex;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.StepTable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.movement.MovePhase;
import stavka.rostov.model.Raids;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SideFeature;
import stavka.rostov.model.Sky;

/** Flotillas: along major rivers and canals, from bank to bank, along coasts and over sea. */
@Rule({"10.13", "10.23", "11.21", "11.22", "11.23", "11.24", "11.25", "11.26", "11.27", "23.31"})
final class WaterNet implements Net {
  static final String NAME = "sail";

  private final RostovTheatre theatre;
  private final StepTable steps;
  private final Raids raids;

  WaterNet(RostovTheatre theatre) {
    this.theatre = theatre;
    this.raids = new Raids(theatre);
    this.steps =
        StepTable.of(
            theatre.grid(),
            (from, direction, to) -> joined(theatre.ground(), from, direction, to) ? 1 : 0,
            (from, direction, to) -> false);
  }

  /** Whether water leads from a hex to its neighbour. */
  @Rule({"11.23", "11.24", "11.25"})
  private static boolean joined(RostovGround ground, int from, int direction, int to) {
    if (ground.side(from, direction, SideFeature.MAJOR_RIVER)) {
      return true;
    }
    boolean sea = !ground.land(from) || !ground.land(to);
    if (sea) {
      return (ground.coast(from) || !ground.land(from)) && (ground.coast(to) || !ground.land(to));
    }
    // The two hexes beside both: along a bank the water, or the sea hex, is shared.
    for (int turn : new int[] {1, HexGrid.DIRECTIONS - 1}) {
      int other = ground.grid().neighbour(from, (direction + turn) % HexGrid.DIRECTIONS);
      if (other != HexGrid.NONE
          && (!ground.land(other) || (flows(ground, from, other) && flows(ground, to, other)))) {
        return true;
      }
    }
    return false;
  }

  private static boolean flows(RostovGround ground, int hex, int other) {
    int direction = ground.grid().direction(hex, other);
    return ground.side(hex, direction, SideFeature.MAJOR_RIVER)
        || ground.side(hex, direction, SideFeature.CANAL);
  }

  @Override
  @Rule("13.22")
  public StepTable steps(Position position, Side side) {
    Ints raided = raids.zone(position, side);
    int more = theatre.charts().air().missions().water() - 1;
    return raided.isEmpty() ? steps : steps.dearer(raided, more);
  }

  @Override
  @Rule("11.26")
  public byte[] gates(Position position, int unit) {
    return theatre.board(position).gates(theatre.pieces().side(unit));
  }

  @Override
  public int points(Position position, int unit) {
    return theatre.charts().movement().flotillas();
  }

  @Override
  @Rule({"11.22", "11.27", "23.34"})
  public @Nullable Objection never(Position position, MovePhase phase, Ints units, int start) {
    for (int unit : units) {
      if (!theatre.pieces().flotilla(unit)) {
        return theatre.cites().objection("no-such-mode");
      }
    }
    Sky sky = theatre.sky(position);
    if (sky.frozen()) {
      return theatre.cites().objection("sail-ice");
    }
    return sky.storm() ? theatre.cites().objection("sail-storm") : null;
  }

  @Override
  public Objection closed(Position position, int unit, int hex) {
    return theatre.board(position).inPlay(hex)
        ? theatre.cites().objection("enemy-there", hex(hex))
        : theatre.cites().objection("off-area", hex(hex));
  }

  @Override
  public Objection apart(int unit, int from, int to) {
    return theatre.cites().objection("sail-no-water", hex(from), hex(to));
  }
}
