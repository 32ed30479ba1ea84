package stavka.kharkov.victory;

import stavka.engine.event.Scored;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.Charts;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.supply.KharkovSupply;

/** The Soviet points that are counted at the end of every turn. */
@Rule("4.2")
public record EndOfTurn(
    KharkovTheatre theatre, CityControl control, KharkovRoads roads, ContinuousFront front) {
  public EndOfTurn(KharkovTheatre theatre, KharkovSupply supply) {
    this(
        theatre,
        new CityControl(theatre, supply),
        new KharkovRoads(theatre),
        new ContinuousFront(theatre));
  }

  public void count(Draft draft) {
    Position position = draft.view();
    if (isolatedOrHeld(position)) {
      score(draft, "kharkov-isolated");
    }
    if (!front.holds(position)) {
      score(draft, "broken-front");
    }
  }

  /**
   * Kharkov is in Soviet control, or some of it is not and Soviet units stand on one of its roads.
   */
  @Rule("17.23")
  private boolean isolatedOrHeld(Position position) {
    return roads.cut(position) || control.soviet(position, "kharkov");
  }

  private void score(Draft draft, String reason) {
    Charts.Award award = theatre.charts().award(reason);
    draft.add(Ledger.SOVIET_POINTS, award.points());
    draft.say(new Scored(Side.SOVIET, award.points(), reason, award.rule()));
  }
}
