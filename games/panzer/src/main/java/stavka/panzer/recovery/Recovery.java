package stavka.panzer.recovery;

import static stavka.engine.reason.Detail.unit;

import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Books;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/** A side's recovery phase: disrupted units are in order again. */
@Rule(
    in = Books.KHARKOV,
    value = {"7.33", "4.2"})
@Rule(
    in = Books.GUDERIAN,
    value = {"6.63", "4.2"})
public class Recovery {
  private final Theatre theatre;

  public Recovery(Theatre theatre) {
    this.theatre = theatre;
  }

  public final void recover(Draft draft, Side side) {
    Pieces pieces = theatre.pieces();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) != side) {
        continue;
      }
      if (draft.has(unit, Marks.DISRUPTED)) {
        draft.clear(unit, Marks.DISRUPTED);
        draft.say(theatre.cites().noted("unit-recovers", unit(unit)));
      }
      recoverFurther(draft, unit);
    }
  }

  /** What else ends for a unit of the side in its recovery phase. */
  protected void recoverFurther(Draft draft, int unit) {}
}
