package stavka.rostov.staff;

import stavka.engine.play.Forecast;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.combat.RostovResult;
import stavka.rostov.combat.SideResult;
import stavka.rostov.declaration.RetreatOrder;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Terrain;

/**
 * Whether those who may be told to retreat had better be ordered to hold, or to go a hex further:
 * to hold costs a step but for Germans and in good cover, to go further saves one [16.41].
 */
@Rule({"14.31", "15.58", "16.41"})
final class Stand {
  /** What it costs in steps to be driven off: as a defender, and as an attacker. */
  private static final double DRIVEN = 1;

  private static final double REPELLED = 0.6;

  /** What a hex more costs, by a way that the enemy chooses: who attacks loses a turn by it. */
  private static final double FURTHER = 0.7;

  private static final double ASTRAY = 1.1;

  /** What a point that a place scores is worth, in steps. */
  private static final double PLACE = 1.2;

  /** What part of those who have no way out is lost with them. */
  private static final double CAUGHT = 0.7;

  private static final double NEVER = -1e3;

  /**
   * What an order is worth.
   *
   * @param gain beside no order, in steps
   */
  record Advice(RetreatOrder order, double gain) {}

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final BattleWorth worth;
  private final Aims aims;

  Stand(RostovTheatre theatre, BattleWorth worth, Aims aims) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.worth = worth;
    this.aims = aims;
  }

  /** The better order for those who defend some hexes. */
  Advice defending(Position position, Side side, Ints hexes, Forecast forecast) {
    Ints units = Ints.EMPTY;
    boolean sheltered = true;
    double kept = DRIVEN;
    for (int hex : hexes) {
      units = units.plus(position.stack(hex).filter(pieces::combat));
      sheltered &= sheltered(hex);
      kept += PLACE * aims.points(position, hex);
    }
    boolean shut = hexes.any(hex -> shut(position, side, hex));
    Party party = new Party(units, shut, !sheltered && !units.all(pieces::german), kept, FURTHER);
    double[] gains = new double[2];
    for (Forecast.Outcome outcome : forecast.outcomes()) {
      weigh(position, party, RostovResult.of(outcome.result()).defender(), outcome, gains);
    }
    return better(gains);
  }

  /** The better order for those who attack some hexes: cover that counts is the defender's. */
  Advice attacking(Position position, Side side, Ints units, Forecast forecast) {
    boolean shut = units.any(unit -> shut(position, side, position.place(unit)));
    Party party = new Party(units, shut, !units.all(pieces::german), REPELLED, ASTRAY);
    double[] gains = new double[2];
    for (Forecast.Outcome outcome : forecast.outcomes()) {
      weigh(position, party, RostovResult.of(outcome.result()).attacker(), outcome, gains);
    }
    return better(gains);
  }

  private record Party(Ints units, boolean shut, boolean pays, double kept, double further) {}

  private void weigh(
      Position position, Party party, SideResult part, Forecast.Outcome outcome, double[] gains) {
    if (!part.retreat() || part.all()) {
      return;
    }
    int steps = 0;
    double value = 0;
    for (int unit : party.units) {
      int left = theatre.faces().steps(position, unit);
      steps += left;
      value += left * worth.step(unit);
    }
    double each = value / Math.max(1, steps);
    double saved = part.steps() > 0 ? each : 0;
    if (part.steps() >= steps) {
      gains[1] += outcome.chance() * saved;
      return;
    }
    double left = (steps - part.steps()) * each;
    boolean spent = party.pays && part.steps() + 1 >= steps;
    double hold = party.kept + (party.shut ? CAUGHT * left : 0) - (party.pays ? each : 0);
    gains[0] += outcome.chance() * (spent ? -left : hold);
    gains[1] += outcome.chance() * (party.shut ? NEVER : saved - party.further);
  }

  private static Advice better(double[] gains) {
    return gains[1] > gains[0]
        ? new Advice(RetreatOrder.FURTHER, gains[1])
        : new Advice(RetreatOrder.HOLD, gains[0]);
  }

  private boolean sheltered(int hex) {
    Terrain terrain = theatre.ground().terrain(hex);
    return terrain.urban() || terrain == Terrain.HILL || theatre.ground().wooded(hex);
  }

  /** Whether all ways out of a hex lead through enemy zones. */
  private boolean shut(Position position, Side side, int hex) {
    Board board = theatre.board(position);
    for (int direction = 0; direction < 6; direction++) {
      int way = theatre.grid().neighbour(hex, direction);
      if (way >= 0
          && board.inPlay(way)
          && theatre.ground().land(way)
          && !board.holds(side.enemy(), way)
          && (board.holds(side, way) || !board.inEnemyZone(side, way))) {
        return false;
      }
    }
    return true;
  }
}
