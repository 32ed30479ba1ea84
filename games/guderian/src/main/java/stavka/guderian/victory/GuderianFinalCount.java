package stavka.guderian.victory;

import java.util.List;
import stavka.engine.event.Scored;
import stavka.engine.play.Verdict;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.Outlook;
import stavka.engine.value.Side;
import stavka.guderian.model.Charts;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;
import stavka.operational.victory.FinalCount;
import stavka.operational.victory.Score;

/** The count at the end of the last turn; before that it counts nothing. */
@Rule({"15.0", "15.1", "15.2"})
public final class GuderianFinalCount implements FinalCount {
  private final Charts charts;
  private final Places places;

  public GuderianFinalCount(GuderianTheatre theatre, Places places) {
    this.charts = theatre.charts();
    this.places = places;
  }

  public void count(Draft draft) {
    if (draft.turn() != charts.turns()) {
      return;
    }
    Position position = draft.view();
    List<Charts.Place> all = charts.places();
    for (int i = 0; i < all.size(); i++) {
      if (places.held(position, i)) {
        draft.say(new Scored(Side.AXIS, all.get(i).points(), all.get(i).id(), "15.1"));
      }
    }
    now(draft.view()).write(draft, Ledger.FINAL_AXIS, Ledger.FINAL_SOVIET);
  }

  @Override
  public Score score(Position position) {
    return position.turn() > charts.turns()
        ? Score.read(position, Ledger.FINAL_AXIS, Ledger.FINAL_SOVIET)
        : now(position);
  }

  private Score now(Position position) {
    int axis = position.ledger(Ledger.AXIS_POINTS);
    for (int i = 0; i < charts.places().size(); i++) {
      axis += places.held(position, i) ? charts.places().get(i).points() : 0;
    }
    return new Score(axis, position.ledger(Ledger.SOVIET_POINTS));
  }

  /** The German total less the Soviet total gives the level. */
  @Override
  @Rule("15.2")
  public Verdict verdict(Position position) {
    Score score = score(position);
    Outlook.Level level = charts.level(score.axis() - score.soviet());
    return new Verdict(level.winner(), level.id(), score.axis(), score.soviet(), "15.2");
  }
}
