package stavka.redstar.economy;

import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.redstar.loss.Fate;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.supply.Supply;

/** Section 14. */
@Rule({"14.0", "14.1", "14.4"})
public final class EconomySection {
  private final RedStarTheatre theatre;
  private final RedStarPieces pieces;
  private final Supply supply;
  private final Fate fate;

  public EconomySection(RedStarTheatre theatre, Supply supply, Fate fate) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
    this.fate = fate;
  }

  /** Administrative step d: strategic ports without a rail line to a source are lost. */
  @Rule("14.3")
  public void checkPorts(Draft draft) {
    Position position = draft.view();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.is(unit, Kind.STRATEGIC_PORT)
          && position.onMap(unit)
          && !supply.railLine(position, Side.SOVIET, position.place(unit))) {
        fate.eliminate(draft, unit, "14.3");
      }
    }
  }

  /** Administrative step e: whether production yields a leader. */
  @Rule({"14.4.1", "14.4.2", "14.4.3", "14.4.5"})
  public void production(Draft draft) {
    int number = theatre.calendar().turn(draft.turn()).production();
    boolean yields =
        number > 0
            && count(draft.view(), Box.DESTROYED) < number
            && pieces.leaders(draft.view()) < theatre.charts().limits().leaders().most();
    draft.enter(Ledger.LEADER_DUE, yields ? 1 : 0);
  }

  private int count(Position position, int box) {
    int count = 0;
    for (int unit = 0; unit < pieces.count(); unit++) {
      count += position.inBox(unit, box) ? 1 : 0;
    }
    return count;
  }

  /** Administrative step e: a leader arrives. */
  public Stage leader() {
    return new LeaderStage(theatre, supply);
  }

  /** Administrative step f: factories are evacuated. */
  public Stage evacuation() {
    return new EvacuationStage(theatre, supply);
  }
}
