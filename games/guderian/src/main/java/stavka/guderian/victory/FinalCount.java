package stavka.guderian.victory;

import java.util.List;
import stavka.engine.event.Scored;
import stavka.engine.play.Side;
import stavka.engine.play.Verdict;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.guderian.model.Charts;
import stavka.guderian.model.Ledger;
import stavka.guderian.model.Theatre;

/** The count at the end of the last turn, and who has won. */
@Rule({"15.0", "15.1", "15.2"})
public final class FinalCount {
  private final Charts charts;
  private final Places places;

  public FinalCount(Theatre theatre, Places places) {
    this.charts = theatre.charts();
    this.places = places;
  }

  public void count(Draft draft) {
    Position position = draft.view();
    int axis = position.ledger(Ledger.AXIS_POINTS);
    List<Charts.Place> all = charts.places();
    for (int i = 0; i < all.size(); i++) {
      if (places.held(position, i)) {
        axis += all.get(i).points();
        draft.say(new Scored(Side.AXIS, all.get(i).points(), all.get(i).id(), "15.1"));
      }
    }
    draft.enter(Ledger.FINAL_AXIS, axis);
    draft.enter(Ledger.FINAL_SOVIET, position.ledger(Ledger.SOVIET_POINTS));
  }

  /** What the score would be if the game ended now, or was once it has. */
  public Score score(Position position) {
    if (position.turn() > charts.turns()) {
      return new Score(position.ledger(Ledger.FINAL_AXIS), position.ledger(Ledger.FINAL_SOVIET));
    }
    int axis = position.ledger(Ledger.AXIS_POINTS);
    for (int i = 0; i < charts.places().size(); i++) {
      axis += places.held(position, i) ? charts.places().get(i).points() : 0;
    }
    return new Score(axis, position.ledger(Ledger.SOVIET_POINTS));
  }

  /** The German total less the Soviet total gives the level. */
  @Rule("15.2")
  public Verdict verdict(Position position) {
    Score score = score(position);
    Charts.Level level = charts.level(score.axis() - score.soviet());
    Side winner = level.german() ? Side.AXIS : Side.SOVIET;
    return new Verdict(winner, level.id(), score.axis(), score.soviet(), "15.2");
  }
}
