package stavka.operational.movement;

import java.util.List;
import java.util.function.BiConsumer;
import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.value.Side;
import stavka.operational.model.Books;
import stavka.operational.model.Marks;
import stavka.operational.supply.Supply;

/**
 * What is settled at the start of a movement phase, before anything moves: the last phase is
 * forgotten, and the side's supply judged.
 *
 * @param railed the ledger's entry for what has gone by rail
 * @param own the marks that only this game forgets
 * @param note notes what else a game wants to know of a side's units
 */
@Books.Kharkov({"11.0", "11.41"})
@Books.Guderian({"4.2", "11.0", "11.31"})
public record PhaseStart(
    Supply supply, int railed, List<BitField> own, BiConsumer<Draft, Side> note) {
  public void begin(Draft draft, Side side) {
    draft.clearAll(Marks.MOVED, Marks.SUPPLIED, Marks.ATTACKED, Marks.DEFENDED, Marks.GUEST);
    draft.clearAll(own.toArray(BitField[]::new));
    draft.enter(railed, 0);
    note.accept(draft, side);
    supply.judge(draft, side);
  }
}
