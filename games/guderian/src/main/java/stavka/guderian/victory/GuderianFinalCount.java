package stavka.guderian.victory;

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
public record GuderianFinalCount(GuderianTheatre theatre, Places places) implements FinalCount {
  public void count(Draft draft) {
    if (draft.turn() != theatre.charts().turns()) {
      return;
    }
    for (Charts.Place place : places.held(draft.view())) {
      draft.say(new Scored(Side.AXIS, place.points(), place.id(), "15.1"));
    }
    now(draft.view()).write(draft, Ledger.FINAL_AXIS, Ledger.FINAL_SOVIET);
  }

  @Override
  public Score score(Position position) {
    return position.turn() > theatre.charts().turns()
        ? Score.read(position, Ledger.FINAL_AXIS, Ledger.FINAL_SOVIET)
        : now(position);
  }

  private Score now(Position position) {
    int held = places.held(position).stream().mapToInt(Charts.Place::points).sum();
    return new Score(
        position.ledger(Ledger.AXIS_POINTS) + held, position.ledger(Ledger.SOVIET_POINTS));
  }

  /** The German total less the Soviet total gives the level. */
  @Override
  @Rule("15.2")
  public Verdict verdict(Position position) {
    Score score = score(position);
    Outlook.Level level = theatre.charts().level(score.axis() - score.soviet());
    return new Verdict(level.winner(), level.id(), score.axis(), score.soviet(), "15.2");
  }
}
