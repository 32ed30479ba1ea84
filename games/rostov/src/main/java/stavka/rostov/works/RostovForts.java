package stavka.rostov.works;

import java.util.Map;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.rostov.control.Control;
import stavka.rostov.model.CombatChart;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SideFeature;

/**
 * Strongpoints, and the Soviets' fortified lines: the hexes behind these are the regions of the map
 * whose names end in {@value #LINE}.
 */
@Rule({"18.1", "18.11", "18.14", "18.21", "18.24", "18.36", "18.37"})
public final class RostovForts implements Forts, EntryEffect {
  private static final String LINE = "-line";

  private final RostovTheatre theatre;
  private final RostovGround ground;
  private final HexGrid grid;
  private final HexSet behind;

  public RostovForts(RostovTheatre theatre) {
    this.theatre = theatre;
    this.ground = theatre.ground();
    this.grid = theatre.grid();
    HexSet hexes = HexSet.none(grid);
    for (Map.Entry<String, HexSet> region : theatre.map().regions().entrySet()) {
      hexes = region.getKey().endsWith(LINE) ? hexes.or(region.getValue()) : hexes;
    }
    this.behind = hexes;
  }

  @Override
  public boolean strongpoint(Position position, int hex, Side owner) {
    int fort = owner == Side.AXIS ? RostovLayers.AXIS_FORT : RostovLayers.SOVIET_FORT;
    return position.at(hex, RostovLayers.FORTS) == fort;
  }

  @Override
  @Rule({"18.21", "18.24"})
  public boolean line(Position position, int from, int into) {
    int direction = grid.direction(into, from);
    return direction >= 0 && (standing(position, into) & (1 << direction)) != 0;
  }

  @Override
  @Rule({"16.41", "18.11"})
  public boolean behindLine(Position position, int hex) {
    return standing(position, hex) != 0;
  }

  /** The sides of a hex behind a line on which it still stands, a bit each. */
  int standing(Position position, int hex) {
    return behind.has(hex)
        ? ground.sides(hex, SideFeature.FORTIFIED_LINE) & ~position.at(hex, RostovLayers.RAZED)
        : 0;
  }

  /** Lines behind which the Axis stands before the first turn were destroyed when it came there. */
  @Rule({"18.11", "18.13"})
  public void razeWhatIsTaken(Draft draft) {
    for (int hex : behind.toArray()) {
      if (draft.at(hex, RostovLayers.HOLDER) == RostovLayers.holder(Side.AXIS)) {
        draft.put(hex, RostovLayers.RAZED, ground.sides(hex, SideFeature.FORTIFIED_LINE));
      }
    }
  }

  /** The hexes behind fortified lines. */
  HexSet behind() {
    return behind;
  }

  /** The hexsides on which lines stand, from either hex, as {@code hex * 6 + direction}. */
  @Rule("18.11")
  public Ints sides(Position position) {
    Ints sides = Ints.EMPTY;
    for (int hex : behind.toArray()) {
      int standing = standing(position, hex);
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        if ((standing & (1 << direction)) != 0) {
          int other = grid.neighbour(hex, direction);
          sides =
              sides
                  .with(hex * HexGrid.DIRECTIONS + direction)
                  .with(other * HexGrid.DIRECTIONS + HexGrid.opposite(direction));
        }
      }
    }
    return sides;
  }

  /**
   * A strongpoint counts from wherever the attack comes, a line if all cross it; near a town the
   * two together count more.
   */
  @Override
  @Rule({"18.21", "18.36", "18.37"})
  public int modifier(Position position, Ints targets, Ints from, int shelter) {
    boolean line = allCross(position, targets, from);
    Side owner = Control.holds(position, Side.AXIS, shelter) ? Side.AXIS : Side.SOVIET;
    boolean strongpoint = strongpoint(position, shelter, owner);
    boolean deep = strongpoint && standing(position, shelter) != 0 && nearTown(position, shelter);
    CombatChart chart = theatre.charts().combat();
    if (line && deep) {
      return chart.fortNearCity();
    }
    if (strongpoint) {
      return chart.modifier("strongpoint");
    }
    return line ? chart.modifier("fortified_line") : 0;
  }

  /** Whether every attack goes across a line that stands. */
  @Rule({"18.21", "18.22"})
  public boolean allCross(Position position, Ints targets, Ints from) {
    return !from.isEmpty()
        && targets.all(
            target ->
                Control.holds(position, Side.SOVIET, target)
                    && from.all(hex -> line(position, hex, target)));
  }

  private boolean nearTown(Position position, int hex) {
    int within = theatre.charts().combat().fortCityWithin();
    for (int town : HexSet.around(grid, hex, within).toArray()) {
      if (ground.terrain(town).urban() && Control.holds(position, Side.SOVIET, town)) {
        return true;
      }
    }
    return false;
  }

  /** A strongpoint that is being built is gone once enemies have come through. */
  @Override
  @Rule("18.14")
  public void stepped(Draft draft, int unit, int from, int to) {
    if (theatre.pieces().combat(unit)) {
      boolean axis = theatre.pieces().side(unit) == Side.AXIS;
      int building = axis ? RostovLayers.SOVIET_BUILDING : RostovLayers.AXIS_BUILDING;
      if (draft.at(to, RostovLayers.FORTS) == building) {
        draft.put(to, RostovLayers.FORTS, 0);
      }
    }
  }
}
