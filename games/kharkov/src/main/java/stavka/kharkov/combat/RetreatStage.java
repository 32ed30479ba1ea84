package stavka.kharkov.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import stavka.engine.event.Retreated;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.order.Retreat;
import stavka.engine.play.Decision;
import stavka.engine.play.ListedOrders;
import stavka.engine.play.Objection;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.movement.Footprints;

/** The owner takes his beaten units back one by one, in any order. */
@Rule({"9.62", "9.63"})
final class RetreatStage implements Stage {
  static final Reply DONE = new Reply("done");

  private final Theatre theatre;
  private final RetreatPaths paths;
  private final Casualties casualties;
  private final Footprints footprints;

  RetreatStage(Theatre theatre, RetreatPaths paths, Casualties casualties, Footprints footprints) {
    this.theatre = theatre;
    this.paths = paths;
    this.casualties = casualties;
    this.footprints = footprints;
  }

  @Override
  public Orders orders(Position position) {
    Retreating frame = (Retreating) Objects.requireNonNull(position.frame());
    boolean following = frame.pending().isEmpty();
    List<Order> orders = retreats(position, frame, following ? frame.followers() : frame.pending());
    if (following) {
      orders.add(DONE);
    }
    return new ListedOrders(
        new Decision(
            frame.side(), following ? "hq-follows" : "retreat-units", following ? "10.13" : "9.62"),
        orders,
        Objection.of("9.61", "no-such-retreat"));
  }

  private List<Order> retreats(Position position, Retreating frame, Ints units) {
    List<Order> orders = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      for (Ints path : paths.all(position, units.get(i), frame.hexes(), frame.gone())) {
        orders.add(new Retreat(units.get(i), path));
      }
    }
    return orders;
  }

  @Override
  public boolean proceed(Draft draft) {
    Retreating frame = (Retreating) Objects.requireNonNull(draft.frame());
    Position position = draft.view();
    if (anyCan(position, frame.pending(), frame.hexes())) {
      return false;
    }
    if (!frame.pending().isEmpty()) {
      draft.replace(frame.withoutPending());
      strand(draft, frame.pending());
      return true;
    }
    if (anyCan(position, frame.followers(), frame.hexes())) {
      return false;
    }
    draft.pop();
    return true;
  }

  private boolean anyCan(Position position, Ints units, int hexes) {
    for (int i = 0; i < units.size(); i++) {
      if (paths.any(position, units.get(i), hexes)) {
        return true;
      }
    }
    return false;
  }

  /** Units that the retreats of others have cut off are eliminated, headquarters displaced. */
  @Rule({"9.56", "9.61", "10.14"})
  private void strand(Draft draft, Ints units) {
    Ints hqs = Ints.EMPTY;
    for (int i = 0; i < units.size(); i++) {
      if (theatre.pieces().kind(units.get(i)).combat()) {
        casualties.eliminate(draft, units.get(i), "9.61");
      } else {
        hqs = hqs.with(units.get(i));
      }
    }
    for (int i = 0; i < hqs.size(); i++) {
      casualties.displace(draft, hqs.get(i));
    }
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Retreating frame = (Retreating) draft.pop();
    if (!(order instanceof Retreat(int unit, Ints path))) {
      return;
    }
    int from = draft.place(unit);
    Ints trail = Ints.of(from);
    for (int i = 0; i < path.size(); i++) {
      trail = trail.with(path.get(i));
    }
    Battle battle = (Battle) draft.pop();
    draft.push(battle.with(new Trail(unit, trail)));
    draft.push(frame.with(unit));
    settle(draft, frame, unit, path.last());
    draft.say(new Retreated(unit, from, path, "9.6"));
    for (int i = 0; i < path.size(); i++) {
      footprints.entered(draft, frame.side(), path.get(i));
    }
    footprints.stopped(draft, path.last());
    footprints.raiseAlarms(draft, frame.side(), from, path.last());
  }

  /** Puts a unit where its retreat ends; among friends it is a guest. */
  @Rule("9.65")
  private void settle(Draft draft, Retreating frame, int unit, int hex) {
    boolean guest =
        frame.attacked()
            && theatre.pieces().kind(unit).combat()
            && paths.hosted(draft.view(), frame.side(), hex, frame.gone());
    draft.moveTo(unit, hex);
    draft.set(unit, State.GUEST, guest ? 1 : 0);
  }
}
