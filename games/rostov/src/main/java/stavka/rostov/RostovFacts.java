package stavka.rostov;

import java.util.List;
import stavka.engine.play.Facts;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Value;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;

/** What is true of a position, for bots and lists. It asks nothing that is secret. */
final class RostovFacts implements Facts {
  private final Sections sections;
  private final RostovTheatre theatre;
  private final RostovPieces pieces;

  RostovFacts(Sections sections) {
    this.sections = sections;
    this.theatre = sections.theatre();
    this.pieces = theatre.pieces();
  }

  /** Staffs, guns and bases hold a hex and can be attacked, but others do the fighting. */
  @Override
  public boolean fights(int unit) {
    return pieces.combat(unit)
        && !pieces.artillery(unit)
        && !pieces.headquarters(unit)
        && !pieces.base(unit);
  }

  @Override
  public int attack(Position position, int unit) {
    return pieces.unknown(position, unit) ? mean(unit, true) : pieces.attack(position, unit);
  }

  @Override
  public int defence(Position position, int unit) {
    return pieces.unknown(position, unit) ? mean(unit, false) : pieces.defence(position, unit);
  }

  /** What may be expected of a unit's cup when it is full. */
  private int mean(int unit, boolean attack) {
    List<Value> cup = pieces.cup(pieces.cupOf(unit));
    int sum = cup.stream().mapToInt(v -> v.count() * (attack ? v.attack() : v.defence())).sum();
    return sum / cup.stream().mapToInt(Value::count).sum();
  }

  @Override
  public boolean fits(Position position, Ints units, int hex) {
    return theatre.stacking().fits(position, units, hex);
  }

  @Override
  public int stepsLeft(Position position, int unit) {
    return theatre.faces().steps(position, unit);
  }

  @Override
  public boolean supplied(Position position, int unit) {
    return !SupplyState.out(position, unit);
  }

  @Override
  public boolean zone(Position position, Side side, int hex) {
    return sections.zones().in(position, side, hex);
  }

  @Override
  public int points(Position position, Side side) {
    return sections.finalCount().points(position, side);
  }

  @Override
  public int movement(Position position, int unit) {
    return pieces.movement(position, unit);
  }

  @Override
  public int stacking() {
    return theatre.charts().movement().stacking();
  }

  @Override
  public int bulk(int unit) {
    return pieces.stack(unit);
  }

  @Override
  public boolean commands(Position position, int unit, int hex) {
    return pieces.side(unit) == Side.AXIS
        || (!sections.headquarters().operational(position, hex).isEmpty()
            && !sections.headquarters().nonOp(position, hex));
  }
}
