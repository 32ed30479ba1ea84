package stavka.rostov.supply;

import java.util.Objects;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;

/**
 * Points of attack supply: received each turn, lost if they have not entered by their phase's end.
 */
@Rule("6.81")
public final class AttackPoints {
  /** What a column holds, and a dump. */
  private static final int COLUMN = 1;

  private static final int DUMP = 2;

  private final RostovTheatre theatre;

  public AttackPoints(RostovTheatre theatre) {
    this.theatre = theatre;
  }

  /** What both sides receive this turn, by the scenario or the chart; nothing is carried over. */
  public void receive(Draft draft) {
    Position position = draft.view();
    for (Side side : Side.values()) {
      ScenarioPlan.Amount amount =
          Objects.requireNonNull(theatre.plan(position).supplies().attackPoints().of(side));
      int charted = theatre.charts().supply().points(side, position.turn(), theatre.sky(position));
      draft.enter(RostovLedger.of(RostovLedger.POINTS, side), amount.of(charted));
    }
  }

  public int left(Position position, Side side) {
    return position.ledger(RostovLedger.of(RostovLedger.POINTS, side));
  }

  /** A counter holds a point as a column, two as a dump. */
  @Rule("6.82")
  public int held(Position position, int counter) {
    return theatre.pieces().dump(position, counter) ? DUMP : COLUMN;
  }

  /** A side's movement phase is over: what has not entered is lost. */
  public void lapse(Draft draft, Side side) {
    draft.enter(RostovLedger.of(RostovLedger.POINTS, side), 0);
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (theatre.pieces().column(unit)
          && theatre.pieces().side(unit) == side
          && draft.view().inBox(unit, Box.POOL)) {
        draft.clear(unit, RostovMarks.TURNED);
      }
    }
  }
}
