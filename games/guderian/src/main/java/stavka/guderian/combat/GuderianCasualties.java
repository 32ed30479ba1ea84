package stavka.guderian.combat;

import stavka.engine.event.Scored;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
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
public final class GuderianCasualties extends PanzerCasualties {
  private final GuderianTheatre theatre;
  private final GuderianPieces pieces;

  public GuderianCasualties(GuderianTheatre theatre) {
    super(theatre);
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  @Override
  @Rule({"9.62", "9.63", "10.24"})
  public int steps(Position position, int unit) {
    return pieces.roster().get(unit).steps().size() - position.get(unit, Marks.STEP);
  }

  /** A Soviet division goes to the dead pile. */
  @Override
  @Rule("12.4")
  public void remove(Draft draft, int unit) {
    draft.moveToBox(unit, Box.ELIMINATED);
    if (pieces.side(unit) == Side.AXIS) {
      score(draft, unit);
    }
  }

  /**
   * Points for a division of one counter, and for one of several with its last; none for other
   * units.
   */
  @Rule("15.12")
  private void score(Draft draft, int unit) {
    int formation = pieces.formation(unit);
    if (formation < 0) {
      if (theatre.charts().scoringKinds().contains(pieces.kind(unit))) {
        award(draft);
      }
      return;
    }
    String name = pieces.roster().get(unit).formation();
    Ints units = pieces.formationUnits(formation);
    Position position = draft.view();
    if (theatre.charts().scoringDivisions().contains(name)
        && units.stream().allMatch(other -> position.inBox(other, Box.ELIMINATED))) {
      award(draft);
    }
  }

  private static void award(Draft draft) {
    int points = draft.ledger(Ledger.POINTS_PER_DIVISION);
    draft.add(Ledger.SOVIET_POINTS, points);
    draft.say(new Scored(Side.SOVIET, points, "german-division", "15.12"));
  }
}
