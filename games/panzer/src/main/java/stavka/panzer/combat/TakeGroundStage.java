package stavka.panzer.combat;

import java.util.Objects;
import stavka.engine.event.Advanced;
import stavka.engine.order.Advance;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.board.EntryEffect;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;

/** The victors follow up, at once or not at all. */
@Rule(
    in = Books.KHARKOV,
    value = {"9.71", "9.73"})
@Rule(in = Books.GUDERIAN, value = "9.85")
public final class TakeGroundStage implements Stage {
  private final TakeGroundPaths paths;
  private final EntryEffect entryEffect;
  private final Citations cites;

  public TakeGroundStage(Doctrine doctrine) {
    this.paths = new TakeGroundPaths(doctrine);
    this.entryEffect = doctrine.entryEffect();
    this.cites = doctrine.theatre().cites();
  }

  @Override
  public Orders orders(Position position) {
    return new TakeGroundOrders(
        position, (TakeGround) Objects.requireNonNull(position.frame()), paths, cites);
  }

  @Override
  public boolean proceed(Draft draft) {
    TakeGround frame = (TakeGround) Objects.requireNonNull(draft.frame());
    boolean[] any = {false};
    for (int i = 0; i < frame.units().size() && !any[0]; i++) {
      paths.forEach(draft.view(), frame, frame.units().get(i), path -> any[0] = true);
    }
    if (any[0]) {
      return false;
    }
    draft.pop();
    return true;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    TakeGround frame = (TakeGround) draft.pop();
    if (!(order instanceof Advance(Ints units, Ints path))) {
      return;
    }
    draft.push(frame.without(units));
    int from = draft.place(units.first());
    for (int i = 0; i < units.size(); i++) {
      draft.moveTo(units.get(i), path.last());
      entryEffect.stepped(draft, units.get(i), from, path.last());
    }
    draft.say(new Advanced(units, path, cites.rule("advanced")));
    for (int i = 0; i < path.size(); i++) {
      entryEffect.entered(draft, frame.side(), path.get(i));
    }
    entryEffect.stopped(draft, path.last());
    entryEffect.interrupt(draft, frame.side(), from, path.last());
  }
}
