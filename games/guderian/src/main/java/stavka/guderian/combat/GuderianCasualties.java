package stavka.guderian.combat;

import stavka.engine.event.Scored;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.model.Box;
import stavka.guderian.model.GuderianPieces;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;
import stavka.operational.model.Marks;
import stavka.panzer.combat.PanzerCasualties;

/**
 * Steps of German units, the single step of Soviet ones, and what the loss of a whole division
 * scores.
 */
@Rule({"9.61", "9.62", "9.63", "10.24"})
public record GuderianCasualties(GuderianTheatre theatre) implements PanzerCasualties {
  @Override
  @Rule({"9.62", "9.63", "10.24"})
  public int steps(Position position, int unit) {
    return theatre.roster().get(unit).steps().size() - position.get(unit, Marks.STEP);
  }

  /** A Soviet division goes to the dead pile. */
  @Override
  @Rule("12.4")
  public void remove(Draft draft, int unit) {
    draft.moveToBox(unit, Box.ELIMINATED);
    if (theatre.side(unit) == Side.AXIS) {
      score(draft, unit);
    }
  }

  /**
   * Points for a division of one counter, and for one of several with its last; none for other
   * units.
   */
  @Rule("15.12")
  private void score(Draft draft, int unit) {
    GuderianPieces pieces = theatre.pieces();
    int formation = pieces.formation(unit);
    Position position = draft.view();
    boolean scores =
        formation < 0
            ? theatre.charts().scoringKinds().contains(pieces.kind(unit))
            : theatre.charts().scoringDivisions().contains(pieces.roster().get(unit).formation())
                && pieces
                    .formationUnits(formation)
                    .all(other -> position.inBox(other, Box.ELIMINATED));
    if (!scores) {
      return;
    }
    int points = draft.ledger(Ledger.POINTS_PER_DIVISION);
    draft.add(Ledger.SOVIET_POINTS, points);
    draft.say(new Scored(Side.SOVIET, points, "german-division", "15.12"));
  }
}
