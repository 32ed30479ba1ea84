package stavka.redstar;

import java.util.function.Function;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.game.OperationalFacts;
import stavka.operational.movement.MovePhase;
import stavka.redstar.model.OddsRow;
import stavka.redstar.model.SupplyState;
import stavka.redstar.staff.Muster;

/** What is true of a position. */
final class RedStarFacts extends OperationalFacts {
  private final Sections sections;
  private final Function<Position, String> step;
  private final Muster muster;

  /**
   * @param step the step of the sequence a position is at
   */
  RedStarFacts(Sections sections, Function<Position, String> step) {
    super(
        sections.theatre().boards(),
        sections.stacking(),
        sections.toll()::steps,
        sections.finalCount());
    this.sections = sections;
    this.step = step;
    this.muster = new Muster(sections.theatre().pieces());
  }

  @Override
  public boolean fights(int unit) {
    return muster.fights(unit);
  }

  @Override
  public int attack(Position position, int unit) {
    return muster.attack(position, unit);
  }

  @Override
  public int defence(Position position, int unit) {
    return muster.defence(position, unit);
  }

  @Override
  public boolean supplied(Position position, int unit) {
    return sections.supply().judge(position, unit) == SupplyState.SUPPLIED;
  }

  @Override
  public boolean supplies(Position position, int unit, int hex) {
    return sections.supply().supplied(position, unit).has(hex);
  }

  @Override
  @Rule({"4.0.3", "4.0.5"})
  public int stacking(Side side) {
    return sections.theatre().charts().limits().stacking().most(side);
  }

  @Override
  @Rule("4.0.2")
  public int bulk(int unit) {
    return Math.max(1, sections.theatre().pieces().stackingPoints(unit));
  }

  /** Swamps and great cities are worth two columns of the table. */
  @Override
  public int shelter(int hex) {
    return sections.theatre().ground().effects(hex, false).row() == OddsRow.HARD ? 2 : 1;
  }

  /** Soviet units that move are attacked before they attack. */
  @Override
  public boolean battleFollows(Position position) {
    return !step.apply(position).equals(MovePhase.SOVIET);
  }
}
