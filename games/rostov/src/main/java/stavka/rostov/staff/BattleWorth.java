package stavka.rostov.staff;

import stavka.engine.hex.HexGrid;
import stavka.engine.order.Attack;
import stavka.engine.play.Forecast;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.combat.CombatSection;
import stavka.rostov.combat.RostovResult;
import stavka.rostov.combat.SideResult;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** What an attack is worth to who makes it, by its exact chances; a step is about one. */
final class BattleWorth {
  private static final double DRIVEN = 0.8;
  private static final double REPELLED = 0.4;
  private static final double ASTERISK = 0.15;

  /** What a point of supply is worth that is spent on an attack. */
  private static final double POINT = 0.3;

  /** What a point that goes with a step is worth, in steps. */
  private static final double POINTS = 1.5;

  /** What a point that a place scores is worth, in steps. */
  private static final double PLACE = 1.2;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final CombatSection combat;
  private final Aims aims;

  BattleWorth(RostovTheatre theatre, CombatSection combat, Aims aims) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.combat = combat;
    this.aims = aims;
  }

  /**
   * An attack as it is weighed.
   *
   * @param worth to who makes it
   * @param step what one step more at each asterisk would cost
   */
  record Weighed(double worth, double step) {}

  double of(Position position, Side side, Attack attack) {
    return weigh(position, side, attack).worth();
  }

  Weighed weigh(Position position, Side side, Attack attack) {
    Forecast forecast = combat.outlook(position, side, attack);
    Ints targets = attack.targets();
    double own = 0;
    for (int unit : attack.units()) {
      own += theatre.faces().steps(position, unit) * step(unit);
    }
    double ownStep = own / Math.max(1, steps(position, attack.units()));
    Ints defenders = Ints.EMPTY;
    for (int hex : targets) {
      defenders = defenders.plus(position.stack(hex).filter(pieces::combat));
    }
    int theirs = Math.max(1, steps(position, defenders));
    double their = 0;
    for (int unit : defenders) {
      their += theatre.faces().steps(position, unit) * step(unit);
    }
    double theirStep = their / theirs;
    boolean trapped = trapped(position, side, targets);
    double ground = ground(position, targets);
    double price = aims.price(side);
    double sum = 0;
    double asterisks = 0;
    for (Forecast.Outcome outcome : forecast.outcomes()) {
      RostovResult result = RostovResult.of(outcome.result());
      SideResult him = result.defender();
      double gain = him.all() ? their + ground : Math.min(him.steps(), theirs) * theirStep;
      if (!him.all() && him.steps() >= theirs) {
        gain += ground;
      } else if (him.retreat()) {
        gain += ground + (trapped ? Math.max(0, their - gain) : DRIVEN);
      }
      SideResult us = result.attacker();
      double cost = us.all() ? own : Math.min(own, us.steps() * ownStep);
      cost += us.retreat() ? REPELLED : 0;
      cost += us.asterisk() ? ASTERISK + (attack.supporters().isEmpty() ? ownStep : 0) : 0;
      sum += outcome.chance() * (gain - price * cost);
      asterisks += us.asterisk() && !us.all() ? outcome.chance() : 0;
    }
    return new Weighed(
        sum - POINT * attack.supporters().filter(pieces::column).size(),
        price * asterisks * ownStep);
  }

  private int steps(Position position, Ints units) {
    int sum = 0;
    for (int i = 0; i < units.size(); i++) {
      sum += theatre.faces().steps(position, units.get(i));
    }
    return sum;
  }

  /** What a step of a unit is worth beside those of others. */
  double step(int unit) {
    int all = Math.max(1, pieces.profile(unit).steps().size());
    return 0.6
        + 0.1 * pieces.profile(unit).steps().getFirst().attack() / all
        + POINTS * aims.stake(unit) / all;
  }

  private double ground(Position position, Ints targets) {
    double sum = 0;
    for (int hex : targets) {
      sum += 0.2 + PLACE * aims.points(position, hex);
    }
    return sum;
  }

  /** Whether whoever must leave a hex has nowhere to go. */
  private boolean trapped(Position position, Side side, Ints targets) {
    Board board = theatre.board(position);
    for (int target : targets) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int way = theatre.grid().neighbour(target, direction);
        if (way != HexGrid.NONE
            && board.inPlay(way)
            && theatre.ground().land(way)
            && !board.holds(side, way)
            && (!board.inZoneOf(side, way) || board.holds(side.enemy(), way))) {
          return false;
        }
      }
    }
    return true;
  }
}
