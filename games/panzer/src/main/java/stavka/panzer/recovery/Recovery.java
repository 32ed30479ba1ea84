package stavka.panzer.recovery;

import static stavka.engine.reason.Detail.unit;

import java.util.function.ObjIntConsumer;
import stavka.engine.position.Draft;
import stavka.engine.value.Side;
import stavka.operational.model.Books;
import stavka.operational.model.Marks;
import stavka.operational.model.Theatre;

/**
 * A side's recovery phase: disrupted units are in order again.
 *
 * @param further what else ends for a unit of the side
 */
@Books.Kharkov({"7.33", "4.2"})
@Books.Guderian({"6.63", "4.2"})
public record Recovery(Theatre theatre, ObjIntConsumer<Draft> further) {
  public void recover(Draft draft, Side side) {
    for (int unit : theatre.pieces().where(unit -> theatre.side(unit) == side)) {
      if (draft.has(unit, Marks.DISRUPTED)) {
        draft.clear(unit, Marks.DISRUPTED);
        draft.say(theatre.cites().noted("unit-recovers", unit(unit)));
      }
      further.accept(draft, unit);
    }
  }
}
