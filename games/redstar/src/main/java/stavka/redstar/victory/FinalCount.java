package stavka.redstar.victory;

import stavka.engine.play.Verdict;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.redstar.control.Control;
import stavka.redstar.loss.Toll;
import stavka.redstar.model.Campaign;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Theatre;
import stavka.redstar.supply.Supply;

/** Points, and who has won. */
public final class FinalCount {
  private final Theatre theatre;

  public FinalCount(Theatre theatre, Supply supply, Control control, Toll toll) {
    this.theatre = theatre;
  }

  /** The points the Axis would have if the match ended now. */
  public int points(Position position) {
    return 0;
  }

  /** Counts up after the last turn [18.0.2]. */
  public void count(Draft draft) {
    draft.enter(Ledger.FINAL_POINTS, points(draft.view()));
  }

  @Rule("18.0.2")
  public Verdict verdict(Position position) {
    int points = position.ledger(Ledger.FINAL_POINTS);
    Campaign.Level level = theatre.campaign(position).victory().level(points);
    return new Verdict(level.winner(), level.id(), points, 0, "18.0.2");
  }
}
