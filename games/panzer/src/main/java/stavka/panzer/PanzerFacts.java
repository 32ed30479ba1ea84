package stavka.panzer;

import org.jspecify.annotations.Nullable;
import stavka.engine.play.Facts;
import stavka.engine.play.Sequence;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.panzer.combat.Toll;
import stavka.panzer.model.Board;
import stavka.panzer.model.Campaign;
import stavka.panzer.model.Counters;
import stavka.panzer.model.Expectation;
import stavka.panzer.model.Panzer;
import stavka.panzer.movement.PhaseRole;
import stavka.panzer.supply.Supplying;
import stavka.panzer.victory.Score;
import stavka.panzer.victory.Scoring;

/** What a game of the system says of a position to bots and lists. */
public abstract class PanzerFacts implements Facts {
  private static final Derived<Score> SCORE = new Derived<>();

  private final Campaign campaign;
  private final Counters pieces;
  private final Supplying supply;
  private final Toll toll;
  private final Scoring scoring;
  private final Sequence sequence;
  private final @Nullable Expectation[] expected;

  protected PanzerFacts(
      Campaign campaign, Supplying supply, Toll toll, Scoring scoring, Sequence sequence) {
    this.campaign = campaign;
    this.sequence = sequence;
    this.pieces = campaign.pieces();
    this.supply = supply;
    this.toll = toll;
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
    return toll.steps(position, unit);
  }

  @Override
  public final boolean supplied(Position position, int unit) {
    return supply.supplied(position, unit);
  }

  @Override
  public final boolean zone(Position position, Side side, int hex) {
    return Board.of(campaign, position).inZoneOf(side, hex);
  }

  @Override
  public final boolean fits(Position position, Ints units, int hex) {
    return campaign.stacking().fits(position, pieces.side(units.first()), units, hex);
  }

  @Override
  public final int movement(Position position, int unit) {
    return pieces.movement(position, unit);
  }

  /** Regiments of a division are worth most together. */
  @Override
  @Rule(in = Panzer.KHARKOV, value = "14.1")
  @Rule(in = Panzer.GUDERIAN, value = "7.3")
  public final int cohesion() {
    return 2;
  }

  @Override
  public final boolean battleFollows(Position position) {
    return !sequence
        .step(position.turn(), position.phase())
        .id()
        .equals(PhaseRole.AXIS_MECHANISED.phase());
  }

  @Override
  public final int points(Position position, Side side) {
    Score score = SCORE.of(position, scoring::score);
    return side == Side.AXIS ? score.axis() : score.soviet();
  }
}
