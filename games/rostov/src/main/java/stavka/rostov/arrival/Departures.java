package stavka.rostov.arrival;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.sequence.Proposing;

/**
 * Units that are called away on their turn: they leave whole, if they must, at the cost of points
 * or of steps of like units; a like one goes for one that is lost; or nobody goes, for a point.
 */
@Rule({"8.71", "8.73"})
public final class Departures implements ExtraOrder, Proposing {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final Fates fates;
  private final CalledAway lists;
  private final MadeUp steps;
  private final Side side;

  /**
   * @param side whose units leave in the phase that offers this
   */
  public Departures(RostovTheatre theatre, Fates fates, Side side) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.fates = fates;
    this.lists = new CalledAway(theatre, side);
    this.steps = new MadeUp(theatre, side);
    this.side = side;
  }

  @Override
  public boolean handles(Order order) {
    return (order instanceof Depart depart && !flies(depart.unit()))
        || (order instanceof KeepBack keep && !flies(keep.unit()));
  }

  /** Aircraft leave by a rule of their own. */
  private boolean flies(int unit) {
    return unit >= 0 && unit < pieces.count() && pieces.kind(unit) == Kind.AIR;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    int unit = order instanceof Depart depart ? depart.unit() : ((KeepBack) order).unit();
    if (unit < 0 || unit >= pieces.count()) {
      return cites.objection("no-such-unit");
    }
    if (pieces.side(unit) != side) {
      return cites.objection("not-yours", Detail.unit(unit));
    }
    if (!lists.now(position).contains(unit)) {
      return cites.objection("depart-who", Detail.unit(unit));
    }
    return order instanceof Depart depart ? objection(position, depart) : null;
  }

  private @Nullable Objection objection(Position position, Depart depart) {
    if (depart.instead().hasDuplicates()) {
      return cites.objection("named-twice");
    }
    for (int other : depart.instead()) {
      if (other < 0 || other >= pieces.count()) {
        return cites.objection("no-such-unit");
      }
      if (!like(position, depart.unit(), other)) {
        return cites.objection("depart-like", Detail.unit(other));
      }
    }
    if (CalledAway.lost(position, depart.unit())) {
      return depart.instead().size() == 1
              && noWeaker(position, depart.unit(), depart.instead().first())
          ? null
          : cites.objection("depart-like", Detail.unit(depart.unit()));
    }
    int missing = missing(position, depart.unit());
    if (!steps.enough(position, depart.unit(), missing, depart.instead())) {
      return cites.objection("depart-steps", Detail.unit(depart.unit()));
    }
    for (int other : depart.instead()) {
      if (steps.gives(position, other) == 0
          || steps.given(position, depart.instead().without(other)) >= missing) {
        return cites.objection("depart-spare", Detail.unit(other), Detail.unit(depart.unit()));
      }
    }
    return null;
  }

  /** Whether another unit on the map is of a unit's type, and not called away itself. */
  @Rule("8.71")
  private boolean like(Position position, int unit, int other) {
    return other != unit
        && pieces.side(other) == side
        && position.onMap(other)
        && pieces.kind(other) == pieces.kind(unit)
        && pieces.motorised(other) == pieces.motorised(unit)
        && !lists.now(position).contains(other);
  }

  /** Whether a unit is as strong as a lost one that was called was to be. */
  @Rule("8.71")
  private boolean noWeaker(Position position, int lost, int other) {
    return pieces.attack(position, other)
            >= pieces.face(lost, lists.wanted(position, lost)).attack()
        && pieces.defence(position, other)
            >= pieces.face(lost, lists.wanted(position, lost)).defence();
  }

  private int missing(Position position, int unit) {
    return lists.asItIs(position, unit) ? 0 : position.get(unit, RostovMarks.STEP);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof KeepBack(int unit)) {
      int points = theatre.charts().scores().cancelledDeparture();
      draft.set(unit, RostovMarks.KEPT);
      draft.say(cites.noted("kept-back", Detail.unit(unit)));
      fates.tracks().score(draft, side == Side.AXIS ? -points : points, "points-kept-back");
      return;
    }
    Depart depart = (Depart) order;
    int leaving = depart.unit();
    if (CalledAway.lost(draft.view(), leaving)) {
      draft.set(leaving, RostovMarks.KEPT);
      leaving = depart.instead().first();
    } else {
      steps.pay(draft, leaving, missing(draft.view(), leaving), depart.instead());
    }
    fates.leave(draft, leaving);
    draft.say(cites.noted("departed", Detail.unit(leaving)));
  }

  /** How many ways to make up the steps of one unit are listed; others may be ordered as well. */
  private static final int MOST_WAYS = 60;

  /**
   * Each may go by points, or with others that make up what it lacks, and may stay. Of the sets of
   * others those are listed in which each gives a step that is lacking, the smallest first.
   */
  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (int unit : lists.now(position)) {
      boolean lost = CalledAway.lost(position, unit);
      Depart alone = new Depart(unit, Ints.EMPTY);
      if (objection(position, alone) == null) {
        action.accept(alone);
      }
      if (lost || missing(position, unit) > 0) {
        others(position, unit, lost, action);
      }
      action.accept(new KeepBack(unit));
    }
  }

  private void others(Position position, int unit, boolean lost, Consumer<? super Order> action) {
    Ints all = Ints.EMPTY;
    for (int other = 0; other < pieces.count(); other++) {
      if (like(position, unit, other) && (lost || steps.gives(position, other) > 0)) {
        all = all.with(other);
      }
    }
    int most = lost ? 1 : missing(position, unit);
    List<Ints> wanting = List.of(Ints.EMPTY);
    int listed = 0;
    for (int size = 1; size <= most && listed < MOST_WAYS; size++) {
      List<Ints> shorter = new ArrayList<>();
      for (Ints set : wanting) {
        for (int other : all.filter(one -> set.isEmpty() || one > set.last())) {
          Ints larger = set.with(other);
          if (objection(position, new Depart(unit, larger)) == null && listed++ < MOST_WAYS) {
            action.accept(new Depart(unit, larger));
          }
          if (!lost && steps.given(position, larger) < most) {
            shorter.add(larger);
          }
        }
      }
      wanting = shorter;
    }
  }

  /** All go; for one that cannot, the weakest like unit, or nobody. */
  @Override
  public Optional<Order> proposal(Position position) {
    Ints called = lists.now(position);
    if (called.isEmpty()) {
      return Optional.empty();
    }
    Order[] best = {new KeepBack(called.first())};
    int[] least = {Integer.MAX_VALUE};
    forEach(
        position,
        order -> {
          if (order instanceof Depart(int unit, Ints instead) && unit == called.first()) {
            int worth = 0;
            for (int other : instead) {
              worth += pieces.attack(position, other) + pieces.defence(position, other);
            }
            if (worth < least[0]) {
              least[0] = worth;
              best[0] = order;
            }
          }
        });
    return Optional.of(best[0]);
  }

  /** Of whom nothing was said goes as the staff proposes. */
  @Rule("8.71")
  public void end(Draft draft) {
    Optional<Order> order = proposal(draft.view());
    while (order.isPresent()) {
      carryOut(draft, order.orElseThrow());
      order = proposal(draft.view());
    }
    draft.clearAll(RostovMarks.KEPT);
  }
}
