package stavka.panzer.game;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.battle.CombatTable;
import stavka.engine.play.Forecast;
import stavka.engine.play.Sequence;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.operational.combat.Faces;
import stavka.operational.game.OperationalFacts;
import stavka.operational.model.Books;
import stavka.operational.model.Expectation;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;
import stavka.operational.movement.MovePhase;
import stavka.operational.supply.Supply;
import stavka.operational.victory.FinalCount;

/** What is true of a position of either book: untried units and lines of command. */
public abstract class PanzerFacts extends OperationalFacts {
  private final Theatre theatre;
  private final Pieces pieces;
  private final Supply supply;
  private final Sequence sequence;
  private final @Nullable Expectation[] expected;

  protected PanzerFacts(
      Theatre theatre, Supply supply, Faces casualties, FinalCount finalCount, Sequence sequence) {
    super(theatre.boards(), theatre.stacking(), casualties::steps, finalCount);
    this.sequence = sequence;
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
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
    return unknown == null ? pieces.attack(position, unit) : unknown.attack();
  }

  @Override
  public final int defence(Position position, int unit) {
    Expectation unknown = unknown(position, unit);
    return unknown == null ? pieces.defence(position, unit) : unknown.defence();
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
  public final int movement(Position position, int unit) {
    return pieces.movement(position, unit);
  }

  /** How many stand together by the common rule, which is the same everywhere. */
  @Override
  public final int stacking() {
    return theatre.stacking().limit(Side.SOVIET, 0);
  }

  @Override
  public final int shelter(int hex) {
    return theatre.ground().defenceFactor(hex);
  }

  /** Regiments of a division are worth most together. */
  @Override
  @Books.Kharkov("14.1")
  @Books.Guderian("7.3")
  public final int cohesion() {
    return 2;
  }

  @Override
  public final boolean battleFollows(Position position) {
    return !sequence.step(position.turn(), position.phase()).id().equals(MovePhase.MECHANISED);
  }

  /** The results of a column of a table, each with the chance of one face of its die. */
  protected static List<Forecast.Outcome> outcomes(CombatTable table, int column, double chance) {
    List<Forecast.Outcome> outcomes = new ArrayList<>();
    for (int die = 1; die <= table.die(); die++) {
      outcomes.add(new Forecast.Outcome(table.result(column, die), chance));
    }
    return outcomes;
  }
}
