package stavka.bautzen;

import java.util.List;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.engine.play.Facts;
import stavka.engine.play.Forecast;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** What is true of a position of Bautzen. */
final class BautzenFacts implements Facts {
  /** Points that stand in open ground. */
  private static final int STACKING = 6;

  private final Sections sections;
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;

  BautzenFacts(Sections sections) {
    this.sections = sections;
    this.theatre = sections.theatre();
    this.pieces = theatre.pieces();
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
  public boolean fits(Position position, Ints units, int hex) {
    return sections.stacks().fits(position, units, hex);
  }

  @Override
  public int stepsLeft(Position position, int unit) {
    return pieces.stepsLeft(position, unit);
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
  public boolean zone(Position position, Side side, int hex) {
    return theatre.boards().of(position).inZoneOf(side, hex);
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
}
