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
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Marks;

/** A side loses steps or retreats, all or nothing, as it chooses. */
@Rule(
    in = Books.KHARKOV,
    value = {"9.56", "9.57", "9.59", "9.61"})
@Rule(
    in = Books.GUDERIAN,
    value = {"9.65", "9.67", "9.71"})
final class LoseOrRetreatStage implements Stage {
  private final PanzerCasualties casualties;
  private final Customs customs;
  private final Attendants attendants;
  private final FallBackPaths paths;
  private final Citations cites;

  LoseOrRetreatStage(Doctrine doctrine) {
    this.casualties = doctrine.casualties();
    this.customs = doctrine.customs();
    this.attendants = doctrine.attendants();
    this.paths = new FallBackPaths(doctrine.theatre(), customs);
    this.cites = doctrine.theatre().cites();
  }

  @Override
  public Orders orders(Position position) {
    return choices(position, (LoseOrRetreat) Objects.requireNonNull(position.frame()));
  }

  private LoseOrRetreatOrders choices(Position position, LoseOrRetreat frame) {
    Ints capacity = Ints.EMPTY;
    int total = 0;
    for (int i = 0; i < frame.units().size(); i++) {
      int steps = casualties.steps(position, frame.units().get(i));
      capacity = capacity.with(steps);
      total += steps;
    }
    return new LoseOrRetreatOrders(
        frame, capacity, Math.min(frame.steps(), total), mayRetreat(position, frame), cites);
  }

  /**
   * Retreat may be chosen only if units have a way at this moment: all of them, or some, as the
   * book has it.
   */
  @Rule(
      in = Books.KHARKOV,
      value = {"9.56", "9.59", "9.61"})
  private boolean mayRetreat(Position position, LoseOrRetreat frame) {
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
    LoseOrRetreat frame = (LoseOrRetreat) Objects.requireNonNull(draft.frame());
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
      in = Books.KHARKOV,
      value = {"10.14", "9.52"})
  private void settleLoneAttendants(Draft draft, LoseOrRetreat frame) {
    Ints lone = Ints.EMPTY;
    for (int i = 0; i < frame.attendants().size(); i++) {
      int attendant = frame.attendants().get(i);
      if (!casualties.anyCombatUnit(draft, frame.side(), draft.place(attendant))) {
        lone = lone.with(attendant);
      }
    }
    if (frame.engaged()) {
      lone.each(attendant -> attendants.strand(draft, attendant));
    } else if (!lone.isEmpty()) {
      draft.push(new FallBack(frame.side(), lone, Ints.EMPTY, frame.steps(), frame.attacked()));
    }
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    LoseOrRetreat frame = (LoseOrRetreat) draft.pop();
    if (order instanceof Lose(Ints losers)) {
      lose(draft, frame, losers);
    } else {
      retreat(draft, frame);
    }
  }

  private void lose(Draft draft, LoseOrRetreat frame, Ints losers) {
    Ints hexes = Ints.EMPTY;
    for (int i = 0; i < losers.size(); i++) {
      int hex = draft.place(losers.get(i));
      if (!hexes.contains(hex) && draft.onMap(losers.get(i))) {
        hexes = hexes.with(hex);
      }
    }
    for (int i = 0; i < losers.size(); i++) {
      casualties.loseStep(
          draft, losers.get(i), cites.rule(frame.engaged() ? "engaged" : "lose-steps"));
    }
    for (int i = 0; i < hexes.size(); i++) {
      doomGuests(draft, frame, hexes.get(i));
      attendants.abandoned(draft, frame.side(), hexes.get(i));
    }
  }

  private void retreat(Draft draft, LoseOrRetreat frame) {
    for (int i = 0; i < frame.units().size(); i++) {
      doomGuests(draft, frame, draft.place(frame.units().get(i)));
    }
    Ints pending = frame.units().plus(frame.attendants());
    draft.push(
        new FallBack(frame.side(), pending, frame.followers(), frame.steps(), frame.attacked()));
  }

  /** A unit that had retreated onto this hex is eliminated with its first loss or retreat. */
  @Rule(in = Books.KHARKOV, value = "9.65")
  private void doomGuests(Draft draft, LoseOrRetreat frame, int hex) {
    if (!frame.attacked()) {
      return;
    }
    Ints stack = draft.view().stack(hex);
    for (int i = 0; i < stack.size(); i++) {
      if (draft.has(stack.get(i), Marks.GUEST)) {
        casualties.eliminate(draft, stack.get(i), cites.rule("guest-doomed"));
      }
    }
  }
}
