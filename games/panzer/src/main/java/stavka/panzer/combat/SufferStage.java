package stavka.panzer.combat;

import java.util.List;
import java.util.Objects;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.panzer.model.Citations;
import stavka.panzer.model.Marks;
import stavka.panzer.model.Panzer;

/** A side loses steps or retreats, all or nothing, as it chooses. */
@Rule(
    in = Panzer.KHARKOV,
    value = {"9.56", "9.57", "9.59", "9.61"})
@Rule(
    in = Panzer.GUDERIAN,
    value = {"9.65", "9.67", "9.71"})
final class SufferStage implements Stage {
  private final Toll toll;
  private final Customs customs;
  private final Attendants attendants;
  private final RetreatPaths paths;
  private final Citations cites;

  SufferStage(Doctrine doctrine) {
    this.toll = doctrine.toll();
    this.customs = doctrine.customs();
    this.attendants = doctrine.attendants();
    this.paths = new RetreatPaths(doctrine.campaign(), customs);
    this.cites = doctrine.campaign().cites();
  }

  @Override
  public Orders orders(Position position) {
    return choices(position, (Suffer) Objects.requireNonNull(position.frame()));
  }

  private SufferOrders choices(Position position, Suffer frame) {
    Ints capacity = Ints.EMPTY;
    int total = 0;
    for (int i = 0; i < frame.units().size(); i++) {
      int steps = toll.steps(position, frame.units().get(i));
      capacity = capacity.with(steps);
      total += steps;
    }
    return new SufferOrders(
        frame, capacity, Math.min(frame.steps(), total), mayRetreat(position, frame), cites);
  }

  /**
   * Retreat may be chosen only if units have a way at this moment: all of them, or some, as the
   * book has it.
   */
  @Rule(
      in = Panzer.KHARKOV,
      value = {"9.56", "9.59", "9.61"})
  private boolean mayRetreat(Position position, Suffer frame) {
    if (frame.engaged()) {
      return false;
    }
    int able = 0;
    for (int i = 0; i < frame.units().size(); i++) {
      able += paths.any(position, frame.units().get(i), frame.steps()) ? 1 : 0;
    }
    return customs.offersRetreat(able, frame.units().size());
  }

  /**
   * Where no combat unit is touched only attendants are left to settle; a single way out needs no
   * question.
   */
  @Override
  public boolean proceed(Draft draft) {
    Suffer frame = (Suffer) Objects.requireNonNull(draft.frame());
    if (frame.units().isEmpty()) {
      draft.pop();
      settleLoneAttendants(draft, frame);
      return true;
    }
    List<Order> all = choices(draft.view(), frame).all();
    if (all.size() > 1) {
      return false;
    }
    carryOut(draft, all.getFirst());
    return true;
  }

  /** An attendant alone has no step to lose: it retreats, or is stranded. */
  @Rule(
      in = Panzer.KHARKOV,
      value = {"10.14", "9.52"})
  private void settleLoneAttendants(Draft draft, Suffer frame) {
    Ints lone = Ints.EMPTY;
    for (int i = 0; i < frame.attendants().size(); i++) {
      int attendant = frame.attendants().get(i);
      if (!toll.anyCombatUnit(draft, frame.side(), draft.place(attendant))) {
        lone = lone.with(attendant);
      }
    }
    if (frame.engaged()) {
      lone.each(attendant -> attendants.strand(draft, attendant));
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
      toll.loseStep(draft, losers.get(i), cites.rule(frame.engaged() ? "engaged" : "lose-steps"));
    }
    for (int i = 0; i < hexes.size(); i++) {
      doomGuests(draft, frame, hexes.get(i));
      attendants.abandoned(draft, frame.side(), hexes.get(i));
    }
  }

  private void retreat(Draft draft, Suffer frame) {
    Ints pending = frame.units();
    for (int i = 0; i < frame.units().size(); i++) {
      doomGuests(draft, frame, draft.place(frame.units().get(i)));
    }
    for (int i = 0; i < frame.attendants().size(); i++) {
      pending = pending.with(frame.attendants().get(i));
    }
    draft.push(
        new Retreating(frame.side(), pending, frame.followers(), frame.steps(), frame.attacked()));
  }

  /** A unit that had retreated onto this hex is eliminated with its first loss or retreat. */
  @Rule(in = Panzer.KHARKOV, value = "9.65")
  private void doomGuests(Draft draft, Suffer frame, int hex) {
    if (!frame.attacked()) {
      return;
    }
    Ints stack = draft.view().stack(hex);
    for (int i = 0; i < stack.size(); i++) {
      if (draft.has(stack.get(i), Marks.GUEST)) {
        toll.eliminate(draft, stack.get(i), cites.rule("guest-doomed"));
      }
    }
  }
}
