package stavka.panzer.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.movement.StepCheck;

/** What holds a march back in both books: zones stop it, and who begins in one stays. */
public final class PanzerMarch {
  private PanzerMarch() {}

  /**
   * @param impassable why a step over ground that is forbidden cannot be made
   * @param own what only this book adds
   */
  @Rule(
      in = Books.KHARKOV,
      value = {"6.0", "6.1", "6.11", "6.2", "6.22", "6.23", "6.24", "8.23"})
  @Rule(
      in = Books.GUDERIAN,
      value = {"6.0", "6.1", "6.12", "6.2", "6.21", "6.22", "6.23", "8.0", "8.13", "8.15"})
  public static List<StepCheck> checks(
      Citations cites, Function<StepCheck.Step, Objection> impassable, StepCheck... own) {
    List<StepCheck> checks = new ArrayList<>();
    checks.add(StepCheck.leavesNoZone(cites));
    checks.add(StepCheck.onTheMap(cites));
    checks.add(StepCheck.notWhereEnemiesAre(cites));
    checks.add(StepCheck.toTheNextHex(cites));
    checks.add(StepCheck.stopsInZone(cites));
    checks.add(StepCheck.overPassableGround(impassable));
    checks.addAll(List.of(own));
    return checks;
  }
}
