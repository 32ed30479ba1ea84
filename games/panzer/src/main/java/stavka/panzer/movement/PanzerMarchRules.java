package stavka.panzer.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import stavka.engine.move.StepTable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Theatre;
import stavka.operational.movement.MarchRules;
import stavka.operational.movement.StepCheck;

/** Marching as both books have it: zones stop it, and who begins in one stays. */
public interface PanzerMarchRules extends MarchRules {
  Theatre theatre();

  @Override
  default StepTable steps(Position position, int unit) {
    return theatre().ground().steps(position, unit);
  }

  @Override
  default int allowance(Position position, int unit) {
    return theatre().pieces().halfPoints(position, unit);
  }

  @Override
  default byte[] gates(Position position, int unit) {
    return theatre().board(position).gates(theatre().side(unit));
  }

  @Override
  default boolean leavesZones() {
    return false;
  }

  @Override
  @Books.Kharkov("16.0")
  @Books.Guderian("14.3")
  default int entryPrice(Position position, int unit, int hex) {
    return theatre().ground().entryPrice(position, unit, hex);
  }

  /**
   * What holds a march back in both books.
   *
   * @param impassable why a step over ground that is forbidden cannot be made
   * @param own what only this book adds
   */
  @Books.Kharkov({"6.0", "6.1", "6.11", "6.2", "6.22", "6.23", "6.24", "8.23"})
  @Books.Guderian({"6.0", "6.1", "6.12", "6.2", "6.21", "6.22", "6.23", "8.0", "8.13", "8.15"})
  default List<StepCheck> checks(Function<StepCheck.Step, Objection> impassable, StepCheck... own) {
    Citations cites = theatre().cites();
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
