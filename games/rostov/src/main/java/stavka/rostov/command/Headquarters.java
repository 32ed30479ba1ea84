package stavka.rostov.command;

import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.model.Charts;
import stavka.rostov.model.Raids;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** Headquarters on the map: within four hexes, whatever ground and enemies lie between. */
@Rule({"8.16", "22.11", "22.12", "22.13", "22.21", "22.22", "22.41"})
public final class Headquarters implements Command {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Charts.Command chart;
  private final Raids raids;

  public Headquarters(RostovTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.chart = theatre.charts().command();
    this.raids = new Raids(theatre);
  }

  /** Whether a hex is in range of a headquarters on the map; its own hex does not count. */
  @Rule("22.11")
  public boolean inRange(Position position, int headquarters, int hex) {
    return position.onMap(headquarters)
        && theatre.grid().distance(position.place(headquarters), hex) <= chart.range();
  }

  /** Interdiction takes its level from it; the Guards' own activation stays. */
  @Override
  @Rule({"13.24", "22.13"})
  public int value(Position position, int headquarters) {
    if (!pieces.commands(position, headquarters)) {
      return 0;
    }
    int level = raids.level(position, position.place(headquarters));
    return Math.max(0, pieces.profile(headquarters).command() - level);
  }

  /** Each use has the whole value, and the Guards have one more to themselves. */
  @Override
  @Rule({"22.12", "22.13", "22.41"})
  public int left(Position position, int headquarters, Use use) {
    if (!pieces.commands(position, headquarters)) {
      return 0;
    }
    int whole = use == Use.GUARD ? chart.guards() : value(position, headquarters);
    return Math.max(0, whole - position.get(headquarters, spent(use)));
  }

  private static BitField spent(Use use) {
    return switch (use) {
      case ACTIVATE -> RostovMarks.USED_ACTIVATE;
      case GUARD -> RostovMarks.USED_GUARD;
      case REACT -> RostovMarks.USED_REACT;
      case ORDER -> RostovMarks.USED_ORDER;
    };
  }

  @Override
  @Rule("22.22")
  public boolean nonOp(Position position, int hex) {
    return !silent(position, hex).isEmpty();
  }

  /** The headquarters that are not operational in whose range a hex is. */
  public Ints silent(Position position, int hex) {
    return pieces
        .commanders()
        .filter(unit -> position.has(unit, RostovMarks.TURNED) && inRange(position, unit, hex));
  }

  @Override
  public Ints operational(Position position, int hex) {
    return pieces
        .commanders()
        .filter(unit -> pieces.commands(position, unit) && inRange(position, unit, hex));
  }

  @Override
  public void spend(Draft draft, int headquarters, Use use) {
    BitField field = spent(use);
    draft.set(headquarters, field, draft.get(headquarters, field) + 1);
    if (use == Use.REACT || use == Use.ORDER) {
      String code = use == Use.REACT ? "command-react" : "command-order";
      draft.say(theatre.cites().noted(code, Detail.unit(headquarters)));
    }
  }
}
