package stavka.panzer.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import stavka.engine.event.Retreated;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.order.Retreat;
import stavka.engine.play.Decision;
import stavka.engine.play.ListedOrders;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;

/** Beaten units fall back one by one, in any order, as their owner or his enemy chooses. */
@Rule(
    in = Books.KHARKOV,
    value = {"9.62", "9.63"})
@Rule(
    in = Books.GUDERIAN,
    value = {"9.72", "9.73"})
public final class FallBackStage implements Stage {
  static final Reply DONE = new Reply("done");

  private final Pieces pieces;
  private final Customs customs;
  private final FallBackPaths paths;
  private final PanzerCasualties casualties;
  private final Attendants attendants;
  private final EntryEffect entryEffect;
  private final Citations cites;

  public FallBackStage(Doctrine doctrine) {
    this.pieces = doctrine.theatre().pieces();
    this.customs = doctrine.customs();
    this.paths = new FallBackPaths(doctrine.theatre(), customs);
    this.casualties = doctrine.casualties();
    this.attendants = doctrine.attendants();
    this.entryEffect = doctrine.entryEffect();
    this.cites = doctrine.theatre().cites();
  }

  @Override
  public Orders orders(Position position) {
    FallBack frame = (FallBack) Objects.requireNonNull(position.frame());
    boolean following = frame.pending().isEmpty();
    List<Order> orders = retreats(position, frame, following ? frame.followers() : frame.pending());
    if (following) {
      orders.add(DONE);
    }
    return new ListedOrders(
        following ? decision(frame.side(), "hq-follows") : routed(position, frame.side()),
        orders,
        cites.objection("no-such-retreat"));
  }

  private Decision routed(Position position, Side side) {
    Side router = customs.routes(position, side);
    return decision(router, router == side ? "retreat-units" : "retreat-enemy");
  }

  private Decision decision(Side side, String code) {
    return new Decision(side, code, cites.rule(code));
  }

  private List<Order> retreats(Position position, FallBack frame, Ints units) {
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
    FallBack frame = (FallBack) Objects.requireNonNull(draft.frame());
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

  /** Units that the retreats of others have cut off are eliminated, attendants stranded. */
  @Rule(
      in = Books.KHARKOV,
      value = {"9.56", "9.61", "10.14"})
  private void strand(Draft draft, Ints units) {
    Ints attending = Ints.EMPTY;
    for (int i = 0; i < units.size(); i++) {
      if (pieces.combat(units.get(i))) {
        casualties.eliminate(draft, units.get(i), cites.rule("cut-off"));
      } else {
        attending = attending.with(units.get(i));
      }
    }
    for (int i = 0; i < attending.size(); i++) {
      attendants.strand(draft, attending.get(i));
    }
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    FallBack frame = (FallBack) draft.pop();
    if (!(order instanceof Retreat(int unit, Ints path))) {
      return;
    }
    int from = draft.place(unit);
    PanzerBattle battle = (PanzerBattle) draft.pop();
    draft.push(battle.with(new Trail(unit, Ints.of(from).plus(path))));
    draft.push(frame.with(unit));
    settle(draft, frame, unit, path.last());
    draft.say(new Retreated(unit, from, path, cites.rule("retreated")));
    for (int i = 0; i < path.size(); i++) {
      entryEffect.entered(draft, frame.side(), path.get(i));
    }
    entryEffect.stopped(draft, path.last());
    entryEffect.interrupt(draft, frame.side(), from, path.last());
  }

  /** Puts a unit where its retreat ends; among friends it is a guest. */
  @Rule(in = Books.KHARKOV, value = "9.65")
  private void settle(Draft draft, FallBack frame, int unit, int hex) {
    boolean guest =
        frame.attacked()
            && pieces.combat(unit)
            && paths.hosted(draft.view(), frame.side(), hex, frame.gone());
    draft.moveTo(unit, hex);
    draft.set(unit, Marks.GUEST, guest ? 1 : 0);
  }
}
