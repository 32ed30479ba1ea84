package stavka.redstar.supply;

import stavka.engine.hex.HexSet;
import stavka.engine.play.Side;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.redstar.Pass;
import stavka.redstar.control.Control;
import stavka.redstar.loss.Fate;
import stavka.redstar.loss.Toll;
import stavka.redstar.markers.Cups;
import stavka.redstar.model.SupplyState;
import stavka.redstar.model.Theatre;

/** Section 10: lines of communication, and the supply phase. */
public final class Supply {
  private final Theatre theatre;

  public Supply(Theatre theatre, Control control, Toll toll, Fate fate, Cups cups) {
    this.theatre = theatre;
  }

  /** How a counter would be judged where it stands, as things are now. */
  public SupplyState judge(Position position, int unit) {
    return SupplyState.SUPPLIED;
  }

  /** The hexes in which a counter would be supplied, as things are now [3.5.3, 15.2.2]. */
  public HexSet supplied(Position position, int unit) {
    return HexSet.where(theatre.ground().grid(), hex -> true);
  }

  /** Whether a hex has a rail line of any length to a source of a side [10.1.2 f]. */
  public boolean railLine(Position position, Side side, int hex) {
    return theatre.ground().rail(hex);
  }

  /** Whether a hex has a line of any length to an Axis source [18.0.4]. */
  public boolean axisLine(Position position, int hex) {
    return true;
  }

  /** The hexes from a unit to what supplies it, both included; none if nothing does. */
  public Ints line(Position position, int unit) {
    return Ints.EMPTY;
  }

  /** Step c: both sides' counters get their state of supply. */
  public void judgeAll(Draft draft) {}

  /** Step d: isolated counters suffer attrition. */
  public void attrition(Draft draft) {}

  /** Within step c: the Axis withdraws depots or turns them to emergency supply. */
  public Stage depots() {
    return new Pass();
  }

  /** The end of the supply phase: emergency depots leave. */
  public void phaseEnds(Draft draft) {}
}
