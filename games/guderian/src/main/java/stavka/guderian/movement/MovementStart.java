package stavka.guderian.movement;

import stavka.engine.play.Side;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.guderian.model.Ledger;
import stavka.guderian.model.State;
import stavka.guderian.supply.Supply;
import stavka.panzer.model.Marks;

/** What is settled at the start of a movement phase, before anything moves. */
@Rule({"4.2", "11.0", "11.31"})
public final class MovementStart {
  private final Supply supply;

  public MovementStart(Supply supply) {
    this.supply = supply;
  }

  public void begin(Draft draft, Side side) {
    draft.clearAll(
        Marks.MOVED,
        Marks.SUPPLIED,
        Marks.ATTACKED,
        Marks.DEFENDED,
        Marks.GUEST,
        State.COMMANDED,
        State.IN_ZONE,
        State.CAME_FROM);
    draft.enter(Ledger.RAILED, 0);
    supply.judge(draft, side);
  }
}
