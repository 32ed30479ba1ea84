package stavka.rostov.model;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.combat.Faces;

/** Steps: a marker on the front, the back, a marker on the back, as many as a counter has. */
@Rule({"16.22", "16.23"})
public record RostovFaces(RostovPieces pieces) implements Faces {
  @Override
  public int steps(Position position, int unit) {
    return pieces.profile(unit).steps().size() - position.get(unit, RostovMarks.STEP);
  }

  @Override
  public void turn(Draft draft, int unit) {
    draft.set(unit, RostovMarks.STEP, draft.get(unit, RostovMarks.STEP) + 1);
  }

  /** A unit gets a step back. */
  @Rule("7.41")
  public void restore(Draft draft, int unit) {
    draft.set(unit, RostovMarks.STEP, draft.get(unit, RostovMarks.STEP) - 1);
  }
}
