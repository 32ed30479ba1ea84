package stavka.redstar.supply;

import stavka.engine.move.MoveField;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Limits;
import stavka.redstar.model.Nation;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** The hexes of a supplied unit's line of communication, for showing it. */
@Rule("10.1.1")
final class Routes {
  private final Pieces pieces;
  private final Limits.Lines limits;

  Routes(Theatre theatre) {
    this.pieces = theatre.pieces();
    this.limits = theatre.charts().limits().supply();
  }

  Ints of(SovietLines lines, int unit, int hex) {
    if (pieces.is(unit, Kind.HQ)) {
      return lines.rail().reaches(hex) ? lines.rail().line(hex) : Ints.of(hex);
    }
    return back(
        Supply.near(lines.lines(), hex, limits.halves(Side.SOVIET)) ? lines.lines() : lines.ports(),
        hex);
  }

  Ints of(AxisLines lines, int unit, int hex) {
    Nation nation = pieces.nation(unit);
    if (nation == Nation.FINNISH || nation == Nation.ROMANIAN) {
      boolean byRail = pieces.is(unit, Kind.HQ) && lines.allyRail(nation).reaches(hex);
      return byRail ? lines.allyRail(nation).line(hex) : back(lines.ally(nation), hex);
    }
    return back(
        Supply.near(lines.depots(), hex, limits.halves(Side.AXIS)) ? lines.depots() : lines.ports(),
        hex);
  }

  /** Fields are searched from the sources, lines are traced from the unit. */
  private static Ints back(MoveField field, int hex) {
    if (!field.reaches(hex)) {
      return Ints.of(hex);
    }
    Ints path = field.path(hex);
    int[] back = new int[path.size()];
    for (int i = 0; i < back.length; i++) {
      back[i] = path.get(back.length - 1 - i);
    }
    return Ints.of(back);
  }
}
