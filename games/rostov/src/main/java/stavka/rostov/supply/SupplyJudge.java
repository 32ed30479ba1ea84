package stavka.rostov.supply;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.supply.SupplyPhase;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;

/**
 * How the land units on the map are supplied for the turn: who has no line lives on reserves first,
 * and is out of supply if there is none the next time either.
 */
@Rule({"6.13", "6.61", "6.62", "6.63", "6.64"})
public final class SupplyJudge {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final RostovLines lines;
  private final SupplyPhase phase;

  public SupplyJudge(RostovTheatre theatre, RostovLines lines) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.lines = lines;
    this.phase =
        new SupplyPhase(
            theatre.roster(),
            RostovMarks.SUPPLY,
            SupplyState.GENERAL.ordinal(),
            this::state,
            SupplyPhase.NO_MORE,
            theatre.cites().rule("supply-judged"));
  }

  /**
   * Judges both sides as things are now; cities that are cut off are told, and the port of each
   * unit fed by sea.
   */
  public void judge(Draft draft) {
    for (Ints city : lines.cutOff(draft.view())) {
      draft.say(theatre.cites().noted("cut-off-city", Detail.hex(city.first())));
    }
    for (Side side : Side.values()) {
      for (SeaSupply.Fed fed : lines.shipped(draft.view(), side)) {
        draft.say(
            theatre.cites().noted("fed-by-port", Detail.unit(fed.unit()), Detail.hex(fed.port())));
      }
    }
    phase.judge(draft, Side.AXIS, Side.SOVIET);
  }

  /** Supply counters, bridges and ships want nothing. */
  @Rule({"6.0", "6.82", "23.32"})
  private int state(Position position, int unit) {
    if (!pieces.combat(unit) || pieces.flotilla(unit) || lines.supplied(position, unit)) {
      return SupplyState.GENERAL.ordinal();
    }
    return Math.min(SupplyState.OUT.ordinal(), position.get(unit, RostovMarks.SUPPLY) + 1);
  }
}
