package stavka.rostov.staff;

import java.util.Optional;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Activity;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.rostov.arrival.Leave;
import stavka.rostov.combat.CombatSection;
import stavka.rostov.command.Activate;
import stavka.rostov.declaration.Closure;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Recall;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.supply.RostovLines;

/** What the staff would order beside marching, step by step of the sequence. */
public final class Counsel {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Aims aims;
  private final Offensive offensive;
  private final Offensive wary;
  private final Defence defence;
  private final Withdrawal withdrawal;
  private final Errands errands;
  private final LastResorts resorts;
  private final Bridgeheads bridgeheads;
  private final Conduct conduct;

  public Counsel(
      RostovTheatre theatre,
      Aims aims,
      Closure closure,
      CombatSection combat,
      Declarations declarations,
      Stations stations,
      RostovLines lines) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.aims = aims;
    BattleWorth worth = new BattleWorth(theatre, combat, aims);
    Reserves reserves = new Reserves(theatre);
    this.offensive = new Offensive(theatre, closure, combat, declarations, worth, null);
    this.wary = new Offensive(theatre, closure, combat, declarations, worth, reserves);
    this.withdrawal = new Withdrawal(theatre, combat, aims, worth, stations);
    Menace menace = stations.menace();
    this.errands = new Errands(theatre, aims, menace, stations);
    this.resorts = new LastResorts(theatre, aims, menace);
    this.bridgeheads = new Bridgeheads(theatre, lines, aims);
    Stand stand = new Stand(theatre, worth, aims);
    this.conduct = new Conduct(theatre, combat, aims, worth, stand);
    this.defence = new Defence(theatre, declarations, combat, worth, aims, stand, stations);
  }

  public Optional<Order> order(Position position, Orders legal) {
    return Optional.ofNullable(
        switch (legal.decision().code()) {
          case "axis-supply", "soviet-supply" -> supply(position, legal);
          case "soviet-replacements", "recovery" ->
              resort(position, legal, legal.suggestion().orElseGet(EndPhase::new));
          case "axis-departures", "soviet-arrivals" ->
              legal.suggestion().orElseGet(() -> levy(position, legal));
          case "soviet-departures", "soviet-engineers" -> last(position, legal);
          case "axis-declaration", "soviet-declaration" -> offensive.next(position, legal);
          case "axis-reaction", "soviet-reaction" -> defence.next(position, legal);
          case "soviet-motorised" ->
              position.ledger(RostovLedger.BEGUN) == 0
                  ? activation(position, legal, unit -> true)
                  : null;
          case "axis-movement" ->
              theatre.plan(position).orders().exits().isEmpty() ? null : extra(legal, Leave.class);
          case "attack-or-end" -> conduct.attack(position, legal);
          case "order-attack" -> conduct.stance(position, legal);
          case "lose-steps" -> conduct.loss(position, legal);
          default -> proposed(legal);
        });
  }

  /** Bases that are lost are given up, bridges laid, and units fed. */
  private Order supply(Position position, Orders legal) {
    Order bridge = bridgeheads.next(position, legal);
    Order next = bridge != null ? bridge : legal.suggestion().orElseGet(EndPhase::new);
    return resort(position, legal, next);
  }

  private Order resort(Position position, Orders legal, Order otherwise) {
    Order resort = resorts.next(position, legal);
    return resort == null ? otherwise : resort;
  }

  /** What the staff proposes; when it has no more to do, what is left to be given up or freed. */
  private @Nullable Order last(Position position, Orders legal) {
    Order proposal = legal.suggestion().orElse(null);
    return proposal == null || proposal instanceof EndPhase
        ? resort(position, legal, new EndPhase())
        : proposal;
  }

  /** What is ordered when all have marched. */
  public Optional<Order> afterMarches(Position position, Orders legal) {
    return Optional.ofNullable(errands.after(position, legal));
  }

  /** Whoever looks further counts the enemy's reserves, and what a way back may cost. */
  public Optional<Order> considered(Position position, Orders legal) {
    Order order =
        switch (legal.decision().code()) {
          case "axis-declaration", "soviet-declaration" -> wary.next(position, legal);
          case "retreat-units" -> withdrawal.next(position, legal);
          case "axis-movement", "soviet-movement" -> errands.before(position, legal);
          case "soviet-motorised" -> {
            Order errand = errands.before(position, legal);
            yield errand == null ? woken(position, legal) : errand;
          }
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
          if (order instanceof Activate activate
              && who.test(activate.unit())
              && !position.has(activate.unit(), RostovMarks.REFIT)) {
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
}
