package stavka.rostov.engineers;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;

/** Engineers who are free to work. */
@Rule({"19.3", "23.11", "23.12"})
record Labour(RostovTheatre theatre) {
  /** Those who neither fought, nor went by rail or strategically, nor worked in this segment. */
  boolean idle(Position position, int unit) {
    return theatre.pieces().engineer(unit)
        && position.onMap(unit)
        && !position.has(unit, RostovMarks.FOUGHT)
        && !position.has(unit, RostovMarks.WENT)
        && !position.has(unit, RostovMarks.LABOUR);
  }

  /** The same of engineers who are in general supply, be it their reserve. */
  @Rule({"6.61", "23.11"})
  int fedAt(Position position, Side side, int hex) {
    Ints fed =
        position
            .stack(hex)
            .filter(
                unit ->
                    theatre.pieces().side(unit) == side
                        && idle(position, unit)
                        && !SupplyState.out(position, unit));
    return fed.isEmpty() ? Position.NOBODY : fed.first();
  }

  /** The first idle engineers of a side on a hex, or nobody. */
  int at(Position position, Side side, int hex) {
    Ints idle =
        position
            .stack(hex)
            .filter(unit -> theatre.pieces().side(unit) == side && idle(position, unit));
    return idle.isEmpty() ? Position.NOBODY : idle.first();
  }
}
