package stavka.kharkov.victory;

import stavka.engine.event.Scored;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.Charts;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.supply.KharkovSupply;
import stavka.operational.board.Board;

/** The Soviet points that are counted at the end of every turn. */
@Rule("4.2")
public record EndOfTurn(KharkovTheatre theatre, CityControl control, ContinuousFront front) {
  public EndOfTurn(KharkovTheatre theatre, KharkovSupply supply) {
    this(theatre, new CityControl(theatre, supply), new ContinuousFront(theatre));
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
    return roadCut(position) || control.soviet(position, "kharkov");
  }

  /** Whether a Soviet combat unit occupies a hex of a road from Kharkov, outside of it. */
  @Rule("17.23")
  private boolean roadCut(Position position) {
    HexSet roads =
        theatre.map().region("road-poltava").or(theatre.map().region("road-dnepropetrovsk"));
    HexSet kharkov = theatre.ground().city("kharkov");
    Board board = theatre.board(position);
    return roads.any(hex -> board.units(Side.SOVIET, hex) > 0 && !kharkov.has(hex));
  }

  private void score(Draft draft, String reason) {
    Charts.Award award = theatre.charts().award(reason);
    draft.add(Ledger.SOVIET_POINTS, award.points());
    draft.say(new Scored(Side.SOVIET, award.points(), reason, award.rule()));
  }
}
