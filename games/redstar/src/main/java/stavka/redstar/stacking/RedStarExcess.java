package stavka.redstar.stacking;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Stacking;
import stavka.operational.combat.ExcessStage;
import stavka.redstar.loss.Fate;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Nation;
import stavka.redstar.model.RedStarPieces;

/** The enemy takes units off a stack that is too large, one after the other. */
@Rule("4.0.7")
public record RedStarExcess(RedStarPieces pieces, Stacking stacking) {
  public ExcessStage stage(Fate fate) {
    return new ExcessStage(
        pieces.roster(),
        stacking,
        Side::enemy,
        this::counts,
        fate::eliminate,
        "choose-excess",
        "not-of-the-excess",
        "4.0.7");
  }

  /** Whether a unit's going brings its stack nearer to the limit. */
  private boolean counts(Position position, int unit, int over) {
    if (stacking.excess(position, pieces.side(unit), over) > 0) {
      return pieces.stackingPoints(unit) > 0;
    }
    return pieces.is(unit, Kind.GUARDS_CAVALRY)
        || (pieces.side(unit) == Side.AXIS && pieces.nation(unit) != Nation.GERMAN);
  }
}
