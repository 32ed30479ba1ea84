package stavka.rostov.sequence;

import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.position.HexLayer;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.control.Control;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.stacking.RostovExcess;

/** What is settled and what is forgotten when phases end. */
@Rule({"3.21", "3.32", "4.2"})
public final class Housekeeping {
  private final RostovTheatre theatre;
  private final Control control;
  private final RostovExcess excess;

  public Housekeeping(RostovTheatre theatre, Control control, RostovExcess excess) {
    this.theatre = theatre;
    this.control = control;
    this.excess = excess;
  }

  /** Movement or reaction is over: zones take hexes, and what is too much on a hex goes. */
  @Rule({"3.21", "3.32"})
  public void afterMovement(Draft draft) {
    draft.enter(RostovLedger.BEGUN, 0);
    draft.enter(RostovLedger.TURNED_UP, 0);
    draft.clearAll(RostovMarks.FRESH);
    control.settle(draft);
    excess.settle(draft);
  }

  /** Combat is over: attacks, commitments and reactions are forgotten, and units move anew. */
  @Rule({"3.21", "3.32", "12.35", "14.34"})
  public void afterCombat(Draft draft) {
    draft.clearAll(
        RostovMarks.DECLARED,
        RostovMarks.HIT,
        RostovMarks.COMMITTED,
        RostovMarks.USED_REACT,
        RostovMarks.OBLIGED);
    clear(draft, RostovLayers.ATTACK, RostovLayers.MANDATED, RostovLayers.SEALED, RostovLayers.AID);
    draft.enter(RostovLedger.ATTACKS, 0);
    moveAnew(draft);
    afterMovement(draft);
  }

  /** A player's segment is over. */
  @Rule({"7.22", "10.12", "11.44", "14.34", "22.71"})
  public void afterSegment(Draft draft, Side side) {
    forget(draft, side, RostovMarks.FOUGHT, RostovMarks.FIRED, RostovMarks.WENT, RostovMarks.REFIT);
    forget(draft, side.enemy(), RostovMarks.OVERRUN);
    draft.clearAll(RostovMarks.USED_ORDER);
    if (side == Side.SOVIET) {
      draft.clearAll(RostovMarks.HELD);
    }
    moveAnew(draft);
  }

  /**
   * The turn is over: activation, and the one move of trains; raids, and the guns they silenced.
   */
  @Rule({"4.2", "10.24", "13.16"})
  public void afterTurn(Draft draft) {
    draft.clearAll(
        RostovMarks.ACTIVATED,
        RostovMarks.USED_ACTIVATE,
        RostovMarks.USED_GUARD,
        RostovMarks.SILENCED,
        RostovMarks.MOVED);
    moveAnew(draft);
    clear(draft, RostovLayers.RAID);
    draft.enter(RostovLedger.BASES, 0);
    draft.enter(RostovLedger.CITIES, 0);
    draft.enter(RostovLedger.PONTOONS, 0);
    draft.enter(RostovLedger.SHIPPED, 0);
    draft.enter(RostovLedger.DISSOLVED, 0);
    draft.enter(RostovLedger.RESERVE, 0);
    clear(draft, RostovLayers.TAKEN);
    for (Side side : Side.values()) {
      draft.enter(RostovLedger.of(RostovLedger.RAIL, side), 0);
      draft.enter(RostovLedger.of(RostovLedger.FLOWN, side), 0);
    }
    control.settle(draft);
  }

  /** Whoever has moved may move again, but for trains, which move once a turn. */
  @Rule({"10.52", "10.24"})
  private void moveAnew(Draft draft) {
    RostovPieces pieces = theatre.pieces();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (!pieces.train(unit)) {
        draft.clear(unit, RostovMarks.MOVED);
      }
      if (pieces.headquarters(unit)) {
        draft.clear(unit, RostovMarks.STARTED);
      }
    }
  }

  private void forget(Draft draft, Side side, BitField... fields) {
    RostovPieces pieces = theatre.pieces();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == side) {
        for (BitField field : fields) {
          draft.clear(unit, field);
        }
      }
    }
  }

  private void clear(Draft draft, HexLayer... layers) {
    for (HexLayer layer : layers) {
      for (int hex = 0; hex < theatre.grid().size(); hex++) {
        if (draft.at(hex, layer) != 0) {
          draft.put(hex, layer, 0);
        }
      }
    }
  }
}
