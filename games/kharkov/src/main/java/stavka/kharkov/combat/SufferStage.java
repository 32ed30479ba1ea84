package stavka.kharkov.combat;

import java.util.List;
import java.util.Objects;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.State;

/** A side loses steps or retreats, all or nothing, as it chooses. */
@Rule({"9.56", "9.57", "9.59", "9.61"})
final class SufferStage implements Stage {
  private final Casualties casualties;
  private final RetreatPaths paths;

  SufferStage(Casualties casualties, RetreatPaths paths) {
    this.casualties = casualties;
    this.paths = paths;
  }

  @Override
  public Orders orders(Position position) {
    return choices(position, (Suffer) Objects.requireNonNull(position.frame()));
  }

  private SufferOrders choices(Position position, Suffer frame) {
    Ints capacity = Ints.EMPTY;
    int total = 0;
    for (int i = 0; i < frame.units().size(); i++) {
      int steps = casualties.steps(position, frame.units().get(i));
      capacity = capacity.with(steps);
      total += steps;
    }
    return new SufferOrders(
        frame, capacity, Math.min(frame.steps(), total), mayRetreat(position, frame));
  }

  /** Retreat may be chosen only if every combat unit has a way at this moment. */
  @Rule({"9.56", "9.59", "9.61"})
  private boolean mayRetreat(Position position, Suffer frame) {
    if (frame.engaged()) {
      return false;
    }
    for (int i = 0; i < frame.units().size(); i++) {
      if (!paths.any(position, frame.units().get(i), frame.steps())) {
        return false;
      }
    }
    return true;
  }

  /**
   * Where no combat unit is touched only headquarters are left to settle; a single way out needs no
   * question.
   */
  @Override
  public boolean proceed(Draft draft) {
    Suffer frame = (Suffer) Objects.requireNonNull(draft.frame());
    if (frame.units().isEmpty()) {
      draft.pop();
      settleLoneHqs(draft, frame);
      return true;
    }
    List<Order> all = choices(draft.view(), frame).all();
    if (all.size() > 1) {
      return false;
    }
    carryOut(draft, all.getFirst());
    return true;
  }

  /** A headquarters alone has no step to lose: it retreats, or is displaced. */
  @Rule({"10.14", "9.52"})
  private void settleLoneHqs(Draft draft, Suffer frame) {
    Ints lone = Ints.EMPTY;
    for (int i = 0; i < frame.hqs().size(); i++) {
      int hq = frame.hqs().get(i);
      if (!casualties.anyCombatUnit(draft, frame.side(), draft.place(hq))) {
        lone = lone.with(hq);
      }
    }
    if (frame.engaged()) {
      lone.forEach(hq -> casualties.displace(draft, hq));
    } else if (!lone.isEmpty()) {
      draft.push(new Retreating(frame.side(), lone, Ints.EMPTY, frame.steps(), frame.attacked()));
    }
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Suffer frame = (Suffer) draft.pop();
    if (order instanceof Lose(Ints losers)) {
      lose(draft, frame, losers);
    } else {
      retreat(draft, frame);
    }
  }

  private void lose(Draft draft, Suffer frame, Ints losers) {
    Ints hexes = Ints.EMPTY;
    for (int i = 0; i < losers.size(); i++) {
      int hex = draft.place(losers.get(i));
      if (!hexes.contains(hex) && draft.onMap(losers.get(i))) {
        hexes = hexes.with(hex);
      }
    }
    for (int i = 0; i < losers.size(); i++) {
      casualties.loseStep(draft, losers.get(i), frame.engaged() ? "9.59" : "9.57");
    }
    for (int i = 0; i < hexes.size(); i++) {
      doomGuests(draft, frame, hexes.get(i));
      casualties.displaceAbandoned(draft, frame.side(), hexes.get(i));
    }
  }

  private void retreat(Draft draft, Suffer frame) {
    Ints pending = frame.units();
    for (int i = 0; i < frame.units().size(); i++) {
      doomGuests(draft, frame, draft.place(frame.units().get(i)));
    }
    for (int i = 0; i < frame.hqs().size(); i++) {
      pending = pending.with(frame.hqs().get(i));
    }
    draft.push(
        new Retreating(frame.side(), pending, frame.followers(), frame.steps(), frame.attacked()));
  }

  /** A unit that had retreated onto this hex is eliminated with its first loss or retreat. */
  @Rule("9.65")
  private void doomGuests(Draft draft, Suffer frame, int hex) {
    if (!frame.attacked()) {
      return;
    }
    Ints stack = draft.view().stack(hex);
    for (int i = 0; i < stack.size(); i++) {
      if (draft.has(stack.get(i), State.GUEST)) {
        casualties.eliminate(draft, stack.get(i), "9.65");
      }
    }
  }
}
