package stavka.redstar.supply;

import java.util.Arrays;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.move.MoveField;
import stavka.engine.rule.Rule;
import stavka.engine.trace.TraceField;
import stavka.engine.value.Side;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Limits;
import stavka.redstar.model.Nation;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** The hexes in which units are supplied, by nation and kind. */
@Rule({"10.0.5", "10.2", "10.3", "10.4"})
final class SuppliedHexes {
  private final Pieces pieces;
  private final Limits.Lines limits;
  private final HexGrid grid;

  SuppliedHexes(Theatre theatre) {
    this.pieces = theatre.pieces();
    this.limits = theatre.charts().limits().supply();
    this.grid = theatre.ground().grid();
  }

  /** Units of one class are supplied in the same hexes: nation, and the kinds with rules apart. */
  int classOf(int unit) {
    int kind =
        switch (pieces.kind(unit)) {
          case HQ -> 1;
          case AIR_BASE -> 2;
          case LEADER -> 3;
          default -> 0;
        };
    return pieces.nation(unit).ordinal() * 4 + kind;
  }

  /** Germans by sources, depots and ports; Italians and Hungarians without ports. */
  @Rule({"10.2.2", "10.2.3", "10.3.1", "10.3.2"})
  HexSet suppliedBy(AxisLines lines, int unit) {
    Nation nation = pieces.nation(unit);
    if (nation == Nation.FINNISH || nation == Nation.ROMANIAN) {
      if (pieces.is(unit, Kind.HQ)) {
        return joined(lines.network(), lines.allyRail(nation));
      }
      return lines.capitalLost(nation)
          ? HexSet.none(grid)
          : within(lines.ally(nation), limits.halves(Side.AXIS));
    }
    HexSet byLand = within(lines.depots(), limits.halves(Side.AXIS));
    return nation == Nation.GERMAN && !pieces.is(unit, Kind.AIR_BASE)
        ? byLand.or(within(lines.ports(), limits.halves(Side.AXIS)))
        : byLand;
  }

  /** Headquarters by rail; others by sources and headquarters, and all but leaders by ports. */
  @Rule({"10.4.2", "10.4.3", "10.4.4"})
  HexSet suppliedBy(SovietLines lines, int unit) {
    if (pieces.is(unit, Kind.HQ)) {
      return joined(lines.network(), lines.rail());
    }
    HexSet byLand = within(lines.lines(), limits.halves(Side.SOVIET));
    return pieces.is(unit, Kind.LEADER)
        ? byLand
        : byLand.or(within(lines.ports(), limits.halves(Side.SOVIET)));
  }

  private HexSet joined(Network network, TraceField rail) {
    return HexSet.where(grid, hex -> network.joinsRail(rail, hex));
  }

  /** The hexes of a field up to a length of line; they come by rising length. */
  HexSet within(MoveField field, int reach) {
    int count = 0;
    int[] hexes = new int[field.size()];
    while (count < hexes.length && field.cost(field.hex(count)) <= reach) {
      hexes[count] = field.hex(count);
      count++;
    }
    return HexSet.of(grid, Arrays.copyOf(hexes, count));
  }
}
