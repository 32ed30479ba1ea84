package stavka.redstar;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import stavka.engine.order.Order;
import stavka.engine.play.Insight;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.redstar.model.Board;
import stavka.redstar.model.OddsRow;
import stavka.redstar.model.SupplyState;
import stavka.redstar.movement.Movers;
import stavka.redstar.staff.Aims;
import stavka.redstar.staff.Counsel;
import stavka.redstar.staff.Landings;
import stavka.redstar.staff.Muster;
import stavka.redstar.staff.Staff;

/** What the game says of a position to bots and lists. */
final class RedStarInsight implements Insight {
  private final Sections sections;
  private final Function<Position, String> step;
  private final Muster muster;
  private final Aims aims;
  private final Staff staff;
  private final Counsel counsel;

  /**
   * @param step the step of the sequence a position is at
   */
  RedStarInsight(Sections sections, Function<Position, String> step) {
    this.sections = sections;
    this.step = step;
    this.muster = new Muster(sections.theatre().pieces());
    this.aims = new Aims(sections.theatre(), sections.control(), muster);
    this.staff =
        new Staff(
            sections.theatre(),
            sections.control(),
            sections.supply(),
            muster,
            position -> at(position, Movers.ARMOUR.step()));
    this.counsel =
        new Counsel(
            sections.theatre(),
            staff,
            new Landings(sections.theatre(), staff, sections.supply(), aims),
            muster);
  }

  private boolean at(Position position, String wanted) {
    return step.apply(position).equals(wanted);
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
  public int stepsLeft(Position position, int unit) {
    return sections.toll().steps(position, unit);
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
  public boolean zone(Position position, Side side, int hex) {
    return Board.of(sections.theatre(), position).inZoneOf(side, hex);
  }

  @Override
  public boolean fits(Position position, Ints units, int hex) {
    return sections.stacking().fits(position, units, hex);
  }

  @Override
  @Rule({"4.0.3", "4.0.5"})
  public int stacking(Side side) {
    return sections.stacking().limit(side);
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
    return !at(position, Movers.SOVIET.step());
  }

  /** The cities that score in the scenario, and the assets still standing. */
  @Override
  public List<Objective> objectives(Position position, Side side) {
    return aims.objectives(position, side);
  }

  @Override
  public int points(Position position, Side side) {
    return side == Side.AXIS ? sections.finalCount().points(position) : 0;
  }

  /** Only Axis steps score, and Soviet armies come back. */
  @Override
  public double price(Side attacker) {
    return attacker == Side.SOVIET ? 0.5 : 1;
  }

  @Override
  public int echelon(int unit) {
    return staff.echelon(unit);
  }

  @Override
  public double footing(Position position, int unit, int hex) {
    return staff.footing(position, unit, hex);
  }

  @Override
  public OptionalDouble post(Position position, int unit, int hex) {
    return staff.post(position, unit, hex);
  }

  @Override
  public Optional<Order> counsel(Position position, Orders legal) {
    return counsel.order(position, legal);
  }
}
