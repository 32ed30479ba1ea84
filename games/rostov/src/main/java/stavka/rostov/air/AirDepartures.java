package stavka.rostov.air;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.arrival.Depart;
import stavka.rostov.arrival.KeepBack;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.AirPlan;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.sequence.Proposing;

/**
 * Aircraft that are called away: any of the type will do, from whatever box, and of a share of all
 * any aircraft. One that is kept back costs a point. The player chooses; the rest go as the staff
 * proposes, the worst off first and of a share the weakest.
 */
@Rule({"8.72", "8.73"})
public record AirDepartures(RostovTheatre theatre, Squadrons squadrons, Fates fates, Side side)
    implements ExtraOrder, Proposing {
  /** The boxes they leave from, the first before the others. */
  private static final List<Integer> WORST_FIRST =
      List.of(Box.SHOT_DOWN, Box.DAMAGED, Box.FLOWN, Box.READY);

  @Override
  public boolean handles(Order order) {
    return (order instanceof Depart depart && squadrons.is(depart.unit()))
        || (order instanceof KeepBack keep && squadrons.is(keep.unit()));
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    int unit = order instanceof Depart depart ? depart.unit() : ((KeepBack) order).unit();
    if (squadrons.side(unit) != side) {
      return theatre.cites().objection("not-yours", Detail.unit(unit));
    }
    if (order instanceof Depart depart && !depart.instead().isEmpty()) {
      return theatre.cites().objection("depart-like", Detail.unit(depart.instead().first()));
    }
    return serves(position, unit) && called(position, unit)
        ? null
        : theatre.cites().objection("depart-who", Detail.unit(unit));
  }

  private boolean serves(Position position, int unit) {
    return !squadrons.dummy(unit)
        && !position.has(unit, RostovMarks.KEPT)
        && WORST_FIRST.contains(box(position, unit));
  }

  private static int box(Position position, int unit) {
    return position.place(unit) - position.boxStart();
  }

  /** Whether one like a unit has yet to leave in this turn. */
  private boolean called(Position position, int unit) {
    return open(position, squadrons.machine(unit)) > 0 || share(position) > 0;
  }

  private List<AirPlan.Change> now(Position position) {
    return theatre.plan(position).air().changes().stream()
        .filter(change -> change.turn() == position.turn() && change.side() == side)
        .toList();
  }

  /** How many of a type have yet to leave; those settled bear a mark until the phase ends. */
  private int open(Position position, String type) {
    int wanted = wanted(position, type);
    return Math.max(0, Math.min(wanted - settled(position, type), serving(position, type)));
  }

  private int wanted(Position position, String type) {
    int sum = 0;
    for (AirPlan.Change change : now(position)) {
      sum += (int) change.leave().stream().filter(type::equals).count();
    }
    return sum;
  }

  private int settled(Position position, String type) {
    return squadrons
        .of(side)
        .filter(unit -> squadrons.machine(unit).equals(type))
        .filter(unit -> position.has(unit, RostovMarks.KEPT))
        .size();
  }

  private int serving(Position position, String type) {
    return squadrons
        .of(side)
        .filter(unit -> squadrons.machine(unit).equals(type) && serves(position, unit))
        .size();
  }

  /** How many aircraft of any type have yet to leave: a share of all there were. */
  private int share(Position position) {
    double share = now(position).stream().mapToDouble(AirPlan.Change::share).sum();
    if (share == 0) {
      return 0;
    }
    Ints marked = squadrons.of(side).filter(unit -> position.has(unit, RostovMarks.KEPT));
    int all = squadrons.of(side).filter(unit -> serves(position, unit)).size() + marked.size();
    return Math.max(0, (int) (all * share) - marked.size());
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof KeepBack(int unit)) {
      int points = theatre.charts().scores().cancelledDeparture();
      draft.set(unit, RostovMarks.KEPT);
      draft.say(theatre.cites().noted("kept-back", Detail.unit(unit)));
      fates.tracks().score(draft, side == Side.AXIS ? -points : points, "points-kept-back");
      return;
    }
    int unit = ((Depart) order).unit();
    draft.say(theatre.cites().noted("air-leaves", Detail.unit(unit)));
    draft.moveToBox(unit, Box.LEFT);
    draft.set(unit, RostovMarks.KEPT);
  }

  /** One of each type from each box, to leave or to stay: those of a box are alike. */
  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    Set<String> seen = new HashSet<>();
    for (int unit : squadrons.of(side)) {
      if (objection(position, new Depart(unit, Ints.EMPTY)) == null
          && seen.add(squadrons.machine(unit) + " " + box(position, unit))) {
        action.accept(new Depart(unit, Ints.EMPTY));
        action.accept(new KeepBack(unit));
      }
    }
  }

  @Override
  public Optional<Order> proposal(Position position) {
    List<Integer> going = new ArrayList<>();
    for (int unit : squadrons.of(side)) {
      if (objection(position, new Depart(unit, Ints.EMPTY)) == null) {
        going.add(unit);
      }
    }
    return going.stream()
        .min(
            Comparator.comparingInt((Integer unit) -> WORST_FIRST.indexOf(box(position, unit)))
                .thenComparingInt(this::strength))
        .map(unit -> new Depart(unit, Ints.EMPTY));
  }

  private int strength(int unit) {
    return squadrons.combat(unit) + squadrons.value(unit, true) + squadrons.value(unit, false);
  }

  /** Of whom nothing was said goes as the staff proposes. */
  public void end(Draft draft) {
    Optional<Order> order = proposal(draft.view());
    while (order.isPresent()) {
      carryOut(draft, order.orElseThrow());
      order = proposal(draft.view());
    }
  }
}
