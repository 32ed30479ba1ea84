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
import stavka.panzer.model.Citations;
import stavka.panzer.model.Footfall;
import stavka.panzer.model.Panzer;

/** The victors follow up, at once or not at all. */
@Rule(
    in = Panzer.KHARKOV,
    value = {"9.71", "9.73"})
@Rule(in = Panzer.GUDERIAN, value = "9.85")
final class AdvanceStage implements Stage {
  private final AdvancePaths paths;
  private final Footfall footfall;
  private final Citations cites;

  AdvanceStage(Doctrine doctrine) {
    this.paths = new AdvancePaths(doctrine);
    this.footfall = doctrine.footfall();
    this.cites = doctrine.campaign().cites();
  }

  @Override
  public Orders orders(Position position) {
    return new AdvanceOrders(
        position, (Advancing) Objects.requireNonNull(position.frame()), paths, cites);
  }

  @Override
  public boolean proceed(Draft draft) {
    Advancing frame = (Advancing) Objects.requireNonNull(draft.frame());
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
    Advancing frame = (Advancing) draft.pop();
    if (!(order instanceof Advance(Ints units, Ints path))) {
      return;
    }
    draft.push(frame.without(units));
    int from = draft.place(units.first());
    for (int i = 0; i < units.size(); i++) {
      draft.moveTo(units.get(i), path.last());
      footfall.stepped(draft, units.get(i), from, path.last());
    }
    draft.say(new Advanced(units, path, cites.rule("advanced")));
    for (int i = 0; i < path.size(); i++) {
      footfall.entered(draft, frame.side(), path.get(i));
    }
    footfall.stopped(draft, path.last());
    footfall.raiseAlarms(draft, frame.side(), from, path.last());
  }
}
