package stavka.operational.game;

import org.jspecify.annotations.Nullable;
import stavka.engine.play.Facts;
import stavka.engine.play.Sequence;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.Faces;
import stavka.operational.model.Books;
import stavka.operational.model.Expectation;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;
import stavka.operational.movement.MovePhase;
import stavka.operational.supply.Supply;
import stavka.operational.victory.FinalCount;
import stavka.operational.victory.Score;

/** What a game of the system says of a position to bots and lists. */
public abstract class OperationalFacts implements Facts {
  private static final Derived<Score> SCORE = new Derived<>();

  private final Theatre theatre;
  private final Pieces pieces;
  private final Supply supply;
  private final Faces casualties;
  private final FinalCount scoring;
  private final Sequence sequence;
  private final @Nullable Expectation[] expected;

  protected OperationalFacts(
      Theatre theatre, Supply supply, Faces casualties, FinalCount scoring, Sequence sequence) {
    this.theatre = theatre;
    this.sequence = sequence;
    this.pieces = theatre.pieces();
    this.supply = supply;
    this.casualties = casualties;
    this.scoring = scoring;
    this.expected = new Expectation[pieces.cups()];
    for (int unit = 0; unit < pieces.count(); unit++) {
      int cup = pieces.cupOf(unit);
      if (cup >= 0 && expected[cup] == null) {
        expected[cup] = Expectation.of(pieces.cup(cup));
      }
    }
  }

  /** What may be expected of a unit that is untried; null for one that is not. */
  private @Nullable Expectation unknown(Position position, int unit) {
    return pieces.untried(position, unit) ? expected[pieces.cupOf(unit)] : null;
  }

  @Override
  public boolean fights(int unit) {
    return pieces.combat(unit);
  }

  @Override
  public final int attack(Position position, int unit) {
    Expectation unknown = unknown(position, unit);
    return unknown == null ? pieces.attack(position, unit) : unknown.meanAttack();
  }

  @Override
  public final int defence(Position position, int unit) {
    Expectation unknown = unknown(position, unit);
    return unknown == null ? pieces.defence(position, unit) : unknown.meanDefence();
  }

  @Override
  public final int stepsLeft(Position position, int unit) {
    return casualties.steps(position, unit);
  }

  @Override
  public final boolean supplied(Position position, int unit) {
    return supply.supplied(position, unit);
  }

  @Override
  public final boolean supplies(Position position, int unit, int hex) {
    return supply.supplies(position, unit, hex);
  }

  @Override
  public final boolean commands(Position position, int unit, int hex) {
    return supply.commands(position, unit, hex);
  }

  @Override
  public final boolean zone(Position position, Side side, int hex) {
    return theatre.board(position).inZoneOf(side, hex);
  }

  @Override
  public final boolean fits(Position position, Ints units, int hex) {
    return theatre.stacking().fits(position, units, hex);
  }

  @Override
  public final int movement(Position position, int unit) {
    return pieces.movement(position, unit);
  }

  /** Regiments of a division are worth most together. */
  @Override
  @Rule(in = Books.KHARKOV, value = "14.1")
  @Rule(in = Books.GUDERIAN, value = "7.3")
  public final int cohesion() {
    return 2;
  }

  @Override
  public final boolean battleFollows(Position position) {
    return !sequence.step(position.turn(), position.phase()).id().equals(MovePhase.MECHANISED);
  }

  @Override
  public final int points(Position position, Side side) {
    Score score = SCORE.of(position, scoring::score);
    return side == Side.AXIS ? score.axis() : score.soviet();
  }
}
