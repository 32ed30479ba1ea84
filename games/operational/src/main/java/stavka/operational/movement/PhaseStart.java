package stavka.operational.movement;

import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.value.Side;
import stavka.operational.model.Books;
import stavka.operational.model.Marks;
import stavka.operational.supply.Supply;

/**
 * What is settled at the start of a movement phase, before anything moves: the last phase is
 * forgotten, and the side's supply judged.
 */
@Books.Kharkov({"11.0", "11.41"})
@Books.Guderian({"4.2", "11.0", "11.31"})
public class PhaseStart {
  private static final BitField[] SHARED = {
    Marks.MOVED, Marks.SUPPLIED, Marks.ATTACKED, Marks.DEFENDED, Marks.GUEST
  };

  private final Supply supply;
  private final int railed;
  private final BitField[] own;

  /**
   * @param railed the ledger's entry for what has gone by rail
   * @param own the marks that only this game forgets
   */
  public PhaseStart(Supply supply, int railed, BitField... own) {
    this.supply = supply;
    this.railed = railed;
    this.own = own.clone();
  }

  public final void begin(Draft draft, Side side) {
    draft.clearAll(SHARED);
    draft.clearAll(own);
    draft.enter(railed, 0);
    note(draft, side);
    supply.judge(draft, side);
  }

  /** What else is noted of a side's units. */
  protected void note(Draft draft, Side side) {}
}
