package stavka.bautzen;

import java.util.List;
import stavka.bautzen.model.BautzenPieces;
import stavka.engine.play.Forecast;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.operational.game.OperationalFacts;

/** What is true of a position of Bautzen. */
final class BautzenFacts extends OperationalFacts {
  /** Points that stand in open ground. */
  private static final int STACKING = 6;

  private final Sections sections;
  private final BautzenPieces pieces;

  BautzenFacts(Sections sections) {
    super(
        sections.theatre().boards(),
        sections.theatre().stacking(),
        sections.theatre().pieces()::stepsLeft,
        sections.finalCount());
    this.sections = sections;
    this.pieces = sections.theatre().pieces();
  }

  /** Staffs and guns hold a hex and can be attacked, but others do the fighting. */
  @Override
  public boolean fights(int unit) {
    return pieces.kind(unit).line();
  }

  @Override
  public int attack(Position position, int unit) {
    return pieces.attack(position, unit);
  }

  @Override
  public int defence(Position position, int unit) {
    return pieces.defence(position, unit);
  }

  @Override
  public boolean supplied(Position position, int unit) {
    return sections.lines().supplied(position, unit);
  }

  @Override
  public boolean supplies(Position position, int unit, int hex) {
    return !pieces.fights(unit)
        || sections.lines().supply(position, pieces.side(unit)).reaches(hex);
  }

  @Override
  public int movement(Position position, int unit) {
    return pieces.movement(position, unit);
  }

  @Override
  public int stacking() {
    return STACKING;
  }

  @Override
  public int bulk(int unit) {
    return pieces.points(unit);
  }

  @Override
  public List<Forecast.Outcome> outcomes(
      Position position, Side attacker, int attack, int defence) {
    return sections.combat().outcomes(attack, defence);
  }

  /** A shift is about as good as twice the strength. */
  @Override
  public int shelter(int hex) {
    return sections.theatre().ground().shift(hex) > 0 ? 2 : 1;
  }

  @Override
  public int barrier(int from, int direction) {
    return sections.theatre().ground().riverShift(from, direction) > 0 ? 2 : 1;
  }
}
