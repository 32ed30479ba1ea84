package stavka.rostov.staff;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Forecast;
import stavka.engine.play.Orders;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.combat.CombatSection;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Declared;
import stavka.rostov.declaration.RetreatOrder;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.reaction.Commit;
import stavka.rostov.reaction.Instruct;
import stavka.rostov.reaction.Instructions;

/** What those who are attacked do about it: guns, orders about retreat, reserves. */
@Rule({"14.1", "14.2", "14.3"})
final class Defence {
  /** By how much an attack must be worse for who makes it once a reserve has come. */
  private static final double HELPS = 0.3;

  /** What an order must save, and what a place is worth that a reserve would leave empty. */
  private static final double ORDERED = 0.1;

  private static final double LEFT = 1.2;

  /** By how much a staff or gun behind the front must stand better elsewhere. */
  private static final double SAFER = 1;

  private static final int CLOSE = 3;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Declarations declarations;
  private final CombatSection combat;
  private final BattleWorth worth;
  private final Aims aims;
  private final Stand stand;
  private final Stations stations;

  Defence(
      RostovTheatre theatre,
      Declarations declarations,
      CombatSection combat,
      BattleWorth worth,
      Aims aims,
      Stand stand,
      Stations stations) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.declarations = declarations;
    this.combat = combat;
    this.worth = worth;
    this.aims = aims;
    this.stand = stand;
    this.stations = stations;
  }

  /** The next order of a reaction phase: every gun, then reserves, then orders about retreat. */
  Order next(Position position, Orders legal) {
    Side side = legal.decision().side();
    List<Order> extras = new ArrayList<>();
    legal.forExtras(extras::add);
    Order best = null;
    double most = 0;
    for (Order order : extras) {
      double value = order instanceof Commit commit ? 1 + need(position, commit.target()) : 0;
      if (value > most) {
        most = value;
        best = order;
      }
    }
    best = best == null ? reserve(position, legal) : best;
    best = best == null ? stepAside(position, legal) : best;
    best = best == null ? instruction(position, side, extras) : best;
    return best == null ? new EndPhase() : best;
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

  /** The order about retreat that saves most. */
  private @Nullable Order instruction(Position position, Side side, List<Order> extras) {
    Order best = null;
    double most = ORDERED;
    for (Declared attack : declarations.of(position)) {
      if (attack.ordered()) {
        continue;
      }
      Forecast forecast = combat.outlook(position, side.enemy(), made(position, side, attack));
      Stand.Advice advice = stand.defending(position, side, attack.targets(), forecast);
      String word = Instructions.WORDS.get(advice.order().ordinal());
      for (Order order : extras) {
        if (advice.gain() > most
            && advice.order() != RetreatOrder.NONE
            && order instanceof Instruct instruct
            && attack.targets().contains(instruct.target())
            && instruct.order().equals(word)) {
          most = advice.gain();
          best = order;
        }
      }
    }
    return best;
  }

  /** A declared attack as its side would best make it. */
  private Attack made(Position position, Side side, Declared attack) {
    Ints support = combat.support(position, side.enemy(), attack.units(), attack.targets());
    return new Attack(attack.units(), attack.targets(), 0, support);
  }

  private int defence(Position position, int hex) {
    int sum = 0;
    for (int unit : position.stack(hex)) {
      sum += pieces.combat(unit) ? pieces.defence(position, unit) : 0;
    }
    return sum;
  }

  /** The reserve that makes an attack worst for the enemy, if that is worth its risk. */
  private @Nullable Order reserve(Position position, Orders legal) {
    Side side = legal.decision().side();
    Order best = null;
    double most = HELPS;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) != side || !reserve(position, unit)) {
        continue;
      }
      for (Move move : towards(legal, unit)) {
        double gain = gain(position, side, unit, move.path().last());
        if (gain > most) {
          most = gain;
          best = move;
        }
      }
    }
    return best;
  }

  private boolean reserve(Position position, int unit) {
    return position.onMap(unit)
        && pieces.motorised(unit)
        && pieces.combat(unit)
        && !pieces.artillery(unit)
        && !pieces.headquarters(unit);
  }

  /** What an attack loses for who makes it when a unit comes to a hex, less what that leaves. */
  private double gain(Position position, Side side, int unit, int hex) {
    Declared attack = declarations.at(position, hex);
    if (attack == null) {
      return 0;
    }
    int from = position.place(unit);
    boolean alone = position.stack(from).filter(pieces::combat).size() == 1;
    Draft draft = position.edit();
    draft.moveTo(unit, hex);
    double before = worth.of(position, side.enemy(), made(position, side, attack));
    Position met = draft.view();
    double after = worth.of(met, side.enemy(), made(met, side, attack));
    return before - after - (alone ? LEFT * aims.points(position, from) : 0);
  }

  /** The ways of a unit to hexes that are attacked. */
  private List<Move> towards(Orders legal, int unit) {
    List<Move> moves = new ArrayList<>();
    legal.forUnit(
        unit,
        order -> {
          if (order instanceof Move move
              && moves.stream().noneMatch(known -> known.path().last() == move.path().last())) {
            moves.add(move);
          }
        });
    return moves;
  }

  /** A staff or a gun behind an attacked hex goes where it is safer. */
  private @Nullable Order stepAside(Position position, Orders legal) {
    Side side = legal.decision().side();
    Order[] best = {null};
    double[] most = {SAFER};
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) != side || !behind(position, unit)) {
        continue;
      }
      int mover = unit;
      double here = stations.post(position, unit, position.place(unit)).orElse(0);
      legal.forUnit(
          unit,
          order -> {
            if (order instanceof Move move) {
              double gain = stations.post(position, mover, move.path().last()).orElse(-99) - here;
              if (gain > most[0]) {
                most[0] = gain;
                best[0] = order;
              }
            }
          });
    }
    return best[0];
  }

  /** Whether a unit that does not fight stands near an attacked hex. */
  private boolean behind(Position position, int unit) {
    return position.onMap(unit)
        && pieces.motorised(unit)
        && (pieces.headquarters(unit) || pieces.artillery(unit))
        && declarations.of(position).stream()
            .anyMatch(
                attack ->
                    attack
                        .targets()
                        .any(hex -> theatre.grid().distance(hex, position.place(unit)) <= CLOSE));
  }
}
