package stavka.rostov.staff;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import stavka.engine.counter.Step;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.order.Reply;
import stavka.engine.play.Activity;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.arrival.Leave;
import stavka.rostov.combat.CombatSection;
import stavka.rostov.combat.OrderAttack;
import stavka.rostov.command.Activate;
import stavka.rostov.declaration.Closure;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Recall;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** What the staff would order beside marching, step by step of the sequence. */
public final class Counsel {
  /** What it costs to take units from another attack. */
  private static final double LENT = 100;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Aims aims;
  private final BattleWorth worth;
  private final Offensive offensive;
  private final Offensive wary;
  private final Defence defence;
  private final Withdrawal withdrawal;

  public Counsel(
      RostovTheatre theatre,
      Aims aims,
      Closure closure,
      CombatSection combat,
      Declarations declarations,
      Stations stations) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.aims = aims;
    this.worth = new BattleWorth(theatre, combat, aims);
    Reserves reserves = new Reserves(theatre);
    this.offensive = new Offensive(theatre, closure, combat, declarations, worth, null);
    this.wary = new Offensive(theatre, closure, combat, declarations, worth, reserves);
    this.withdrawal = new Withdrawal(theatre, combat, aims, worth, stations);
    this.defence = new Defence(theatre, declarations, aims);
  }

  public Optional<Order> order(Position position, Orders legal) {
    return Optional.ofNullable(
        switch (legal.decision().code()) {
          case "axis-supply", "soviet-supply" -> legal.suggestion().orElseGet(EndPhase::new);
          case "axis-departures", "soviet-departures", "soviet-arrivals" ->
              legal.suggestion().orElseGet(() -> levy(position, legal));
          case "axis-declaration", "soviet-declaration" -> offensive.next(position, legal);
          case "axis-reaction", "soviet-reaction" -> defence.next(position, legal);
          case "soviet-motorised" ->
              position.ledger(RostovLedger.BEGUN) == 0
                  ? activation(position, legal, unit -> true)
                  : null;
          case "axis-movement" ->
              theatre.plan(position).orders().exits().isEmpty() ? null : extra(legal, Leave.class);
          case "attack-or-end" -> attack(position, legal);
          case "order-attack" -> stance(position, legal);
          case "lose-steps" -> loss(position, legal);
          default -> proposed(legal);
        });
  }

  /** Whoever looks further counts the enemy's reserves, and what a way back may cost. */
  public Optional<Order> considered(Position position, Orders legal) {
    Order order =
        switch (legal.decision().code()) {
          case "axis-declaration", "soviet-declaration" -> wary.next(position, legal);
          case "retreat-units" -> withdrawal.next(position, legal);
          case "soviet-motorised" -> woken(position, legal);
          default -> null;
        };
    boolean asked = legal.decision().code().equals("soviet-motorised");
    return order == null && !asked ? order(position, legal) : Optional.ofNullable(order);
  }

  /**
   * What a player is proposed beside marches: whom headquarters wake, what is declared, how an
   * attack is answered. What he declared himself he is not told to take back.
   */
  public Optional<Order> proposal(Position position, Orders legal) {
    Order order =
        switch (legal.decision().code()) {
          case "soviet-motorised" -> woken(position, legal);
          case "axis-reaction", "soviet-reaction" -> defence.next(position, legal);
          case "axis-declaration", "soviet-declaration" -> offensive.next(position, legal);
          default -> null;
        };
    return Optional.ofNullable(order instanceof Recall ? null : order);
  }

  /** Whether there may be such a proposal. */
  public boolean proposes(Position position, Decision decision) {
    return switch (decision.code()) {
      case "soviet-motorised" -> position.ledger(RostovLedger.BEGUN) == 0;
      case "axis-reaction", "soviet-reaction", "axis-declaration", "soviet-declaration" -> true;
      default -> false;
    };
  }

  /** Nobody is woken once units march [22.12]; guns have no use for it. */
  private @Nullable Order woken(Position position, Orders legal) {
    return position.ledger(RostovLedger.BEGUN) == 0
        ? activation(position, legal, unit -> !pieces.artillery(unit))
        : null;
  }

  /** The first order of a kind, if there is one. */
  private static @Nullable Order extra(Orders legal, Class<? extends Order> kind) {
    Order[] found = {null};
    legal.forExtras(
        order -> found[0] = found[0] == null && kind.isInstance(order) ? order : found[0]);
    return found[0];
  }

  /** Militia come where something scores, or as near to it as they can. */
  private Order levy(Position position, Orders legal) {
    Order[] best = {new EndPhase()};
    double[] most = {Double.NEGATIVE_INFINITY};
    legal.forExtras(
        order -> {
          if (order instanceof Place place) {
            double worthIt =
                aims.near(position, place.hex()) - 3 * position.stack(place.hex()).size();
            if (worthIt > most[0]) {
              most[0] = worthIt;
              best[0] = order;
            }
          }
        });
    return best[0];
  }

  /** Elsewhere the part of the rules that asks has a proposal; moves are the planner's. */
  private static @Nullable Order proposed(Orders legal) {
    return legal.activity() == Activity.ANSWER ? legal.suggestion().orElse(null) : null;
  }

  /** The strongest on foot who are near an enemy, but not yet beside one. */
  private @Nullable Order activation(Position position, Orders legal, IntPredicate who) {
    Order[] best = {null};
    double[] most = {0};
    legal.forExtras(
        order -> {
          if (order instanceof Activate activate && who.test(activate.unit())) {
            int far = nearest(position, activate.unit());
            double worthIt =
                far < 2 || far > 4 ? 0 : pieces.attack(position, activate.unit()) - 0.3 * far;
            if (worthIt > most[0]) {
              most[0] = worthIt;
              best[0] = order;
            }
          }
        });
    return best[0];
  }

  private int nearest(Position position, int unit) {
    return theatre.board(position)
        .distancesToUnits(pieces.side(unit).enemy())[position.place(unit)];
  }

  /** The most promising of the attacks that are to be made, as it is best made. */
  private @Nullable Order attack(Position position, Orders legal) {
    Side side = legal.decision().side();
    Order[] best = {null};
    double[] most = {Double.NEGATIVE_INFINITY};
    legal.forEach(
        order -> {
          double now = order instanceof Attack made ? worth(position, side, made) : -1e9;
          if (now > most[0]) {
            most[0] = now;
            best[0] = order;
          }
        });
    return best[0];
  }

  /** Who was declared for another attack that is still to come is left to it. */
  private double worth(Position position, Side side, Attack attack) {
    int number = position.at(attack.targets().first(), RostovLayers.ATTACK);
    boolean lent =
        attack
            .units()
            .any(
                unit -> {
                  int other = position.get(unit, RostovMarks.DECLARED);
                  return other != 0 && other != number;
                });
    return worth.of(position, side, attack) - (lent ? LENT : 0);
  }

  /** Germans hold for nothing. */
  private @Nullable Order stance(Position position, Orders legal) {
    boolean german =
        position.frame() instanceof OrderAttack asked
            && asked.plan().attackers().all(pieces::german);
    Order answer = new Reply(german ? "no-retreat" : "no-order");
    return legal.allows(answer) ? answer : null;
  }

  /** Steps are lost by who is missed least. */
  private @Nullable Order loss(Position position, Orders legal) {
    List<Lose> losses = new ArrayList<>();
    legal.forEach(
        order -> {
          if (order instanceof Lose lose) {
            losses.add(lose);
          }
        });
    return losses.stream()
        .min(Comparator.comparingDouble(lose -> missed(position, lose.units())))
        .orElse(null);
  }

  private double missed(Position position, Ints units) {
    double sum = 0;
    for (int unit : units) {
      int left = theatre.faces().steps(position, unit);
      List<Step> steps = pieces.profile(unit).steps();
      double strength = pieces.attack(position, unit) + pieces.defence(position, unit);
      sum += strength / Math.max(1, left) * 0.5;
      sum += left <= 1 ? 0.7 : 0;
      sum += aims.stake(unit) / Math.max(1, steps.size());
    }
    return sum;
  }
}
