package stavka.rostov.staff;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Declared;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Terrain;
import stavka.rostov.reaction.Commit;
import stavka.rostov.reaction.Instruct;

/** What those who are attacked do about it: guns, orders about retreat, reserves. */
final class Defence {
  private static final String HOLD = "no-retreat";

  /** The odds beyond which reserves would only be lost with the others. */
  private static final double LOST = 3.5;

  /** The odds up to which a hex needs no reserves. */
  private static final double SAFE = 1.2;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Declarations declarations;
  private final Aims aims;

  Defence(RostovTheatre theatre, Declarations declarations, Aims aims) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.declarations = declarations;
    this.aims = aims;
  }

  /** The next order of a reaction phase: every gun, then orders, then reserves. */
  Order next(Position position, Orders legal) {
    Side side = legal.decision().side();
    List<Order> extras = new ArrayList<>();
    legal.forExtras(extras::add);
    Order best = null;
    double most = 0;
    for (Order order : extras) {
      double worth =
          switch (order) {
            case Commit commit -> 10 + need(position, commit.target());
            case Instruct instruct -> instruct(position, side, instruct);
            default -> 0;
          };
      if (worth > most) {
        most = worth;
        best = order;
      }
    }
    Order reserve = best == null ? reserve(position, legal) : best;
    return reserve == null ? new EndPhase() : reserve;
  }

  /** How much a hex that is attacked wants help: what stands there, and what it scores. */
  private double need(Position position, int target) {
    Declared attack = declarations.at(position, target);
    double sum = 0;
    for (int hex : attack == null ? Ints.EMPTY : attack.targets()) {
      sum += 0.1 * defence(position, hex) + aims.points(position, hex);
    }
    return sum;
  }

  /** An order to hold where it costs nothing, or where the hex must not be lost. */
  private double instruct(Position position, Side side, Instruct instruct) {
    Declared attack = declarations.at(position, instruct.target());
    if (attack == null || attack.ordered() || !instruct.order().equals(HOLD)) {
      return 0;
    }
    Ints hexes = attack.targets();
    boolean german =
        hexes.all(hex -> position.stack(hex).filter(pieces::combat).all(pieces::german));
    boolean sheltered = hexes.all(this::sheltered);
    boolean dear = hexes.any(hex -> aims.points(position, hex) > 0);
    boolean shut = hexes.any(hex -> shut(position, side, hex));
    return german || sheltered || dear || shut ? 1 + need(position, instruct.target()) : 0;
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

  private int defence(Position position, int hex) {
    int sum = 0;
    for (int unit : position.stack(hex)) {
      sum += pieces.combat(unit) ? pieces.defence(position, unit) : 0;
    }
    return sum;
  }

  /** The reserve that changes the odds of an attack most, if that is worth its risk. */
  private @Nullable Order reserve(Position position, Orders legal) {
    Order best = null;
    double most = 0.3;
    for (Declared attack : declarations.of(position)) {
      double strength = 0;
      for (int unit : attack.units()) {
        strength += pieces.attack(position, unit);
      }
      double there = 0;
      for (int hex : attack.targets()) {
        there += defence(position, hex);
      }
      if (strength < SAFE * there) {
        continue;
      }
      for (int unit = 0; unit < pieces.count(); unit++) {
        if (pieces.side(unit) == legal.decision().side() && position.onMap(unit)) {
          double with = there + pieces.defence(position, unit);
          double gain = strength / Math.max(1, there) - strength / with;
          if (gain > most && strength < LOST * with) {
            Order move = towards(legal, unit, attack.targets());
            if (move != null) {
              most = gain;
              best = move;
            }
          }
        }
      }
    }
    return best;
  }

  private static @Nullable Order towards(Orders legal, int unit, Ints hexes) {
    Order[] found = {null};
    legal.forUnit(
        unit,
        order -> {
          if (found[0] == null
              && order instanceof Move move
              && hexes.contains(move.path().last())) {
            found[0] = order;
          }
        });
    return found[0];
  }
}
