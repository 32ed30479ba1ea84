package stavka.rostov.losses;

import stavka.engine.event.Scored;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.model.Charts;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/**
 * What lost steps score: so many of armour and artillery make a point, those of the Guards one
 * each, and a headquarters.
 */
@Rule({"16.25", "25.1"})
public record LossTracks(RostovTheatre theatre) {
  /** Notes steps that a unit has lost. */
  public void note(Draft draft, int unit, int steps) {
    RostovPieces pieces = theatre.pieces();
    Charts.Scores scores = theatre.charts().scores();
    if (pieces.guard(unit)) {
      boolean guns = pieces.artillery(unit);
      int each = guns ? scores.guardArtilleryStep() : scores.guardStep();
      score(draft, each * steps, guns ? "points-guard-artillery" : "points-guard");
    } else if (pieces.armour(unit) || pieces.artillery(unit)) {
      track(draft, pieces.side(unit), steps);
    }
  }

  /** A headquarters is gone. */
  public void headquarters(Draft draft, boolean surrendered) {
    Charts.Scores scores = theatre.charts().scores();
    score(draft, scores.headquartersLost(), "points-headquarters");
    if (surrendered) {
      score(draft, scores.headquartersSurrendered(), "points-headquarters-surrendered");
    }
  }

  private void track(Draft draft, Side side, int steps) {
    Charts.Scores scores = theatre.charts().scores();
    boolean axis = side == Side.AXIS;
    int full = axis ? scores.axisLossesAPoint() : scores.sovietLossesAPoint();
    int entry = RostovLedger.of(RostovLedger.LOST, side);
    int lost = draft.ledger(entry) + steps;
    draft.enter(entry, lost % full);
    int points = lost / full;
    score(draft, axis ? -points : points, axis ? "points-axis-losses" : "points-soviet-losses");
  }

  /** Points of the Axis that do not follow from the map. */
  @Rule({"25.1", "25.14"})
  public void score(Draft draft, int points, String reason) {
    if (points != 0) {
      draft.add(RostovLedger.SCORE, points);
      draft.say(new Scored(Side.AXIS, points, reason, "25.1"));
    }
  }
}
