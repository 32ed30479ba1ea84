package stavka.kharkov.combat;

import java.util.Objects;
import stavka.engine.event.Advanced;
import stavka.engine.order.Advance;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.State;
import stavka.kharkov.movement.Footprints;

/** The victors follow up, at once or not at all. */
@Rule({"9.71", "9.73"})
final class AdvanceStage implements Stage {
  private final AdvancePaths paths;
  private final Footprints footprints;

  AdvanceStage(AdvancePaths paths, Footprints footprints) {
    this.paths = paths;
    this.footprints = footprints;
  }

  @Override
  public Orders orders(Position position) {
    return new AdvanceOrders(position, (Advancing) Objects.requireNonNull(position.frame()), paths);
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
      giveUpEntrenchment(draft, units.get(i));
    }
    draft.say(new Advanced(units, path, "9.7"));
    for (int i = 0; i < path.size(); i++) {
      footprints.entered(draft, frame.side(), path.get(i));
    }
    footprints.stopped(draft, path.last());
    footprints.raiseAlarms(draft, frame.side(), from, path.last());
  }

  @Rule("15.23")
  private static void giveUpEntrenchment(Draft draft, int unit) {
    if (draft.has(unit, State.ENTRENCHED)) {
      draft.clear(unit, State.ENTRENCHED);
    }
  }
}
