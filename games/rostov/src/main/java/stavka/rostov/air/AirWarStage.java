package stavka.rostov.air;

import java.util.Objects;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovTheatre;

/** Shows what flies over one hex after another, and has it fought out. */
@Rule({"17.25", "17.31"})
record AirWarStage(
    RostovTheatre theatre, Squadrons squadrons, MissionTargets targets, Silencing silencing)
    implements Stage {
  @Override
  public Orders orders(Position position) {
    throw new IllegalStateException("nothing is chosen between air battles");
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    throw new IllegalStateException("nothing is ordered between air battles");
  }

  @Override
  public boolean proceed(Draft draft) {
    AirWar war = (AirWar) Objects.requireNonNull(draft.frame());
    Position position = draft.view();
    Ints hexes = targets.under(position, Side.AXIS).plus(targets.under(position, Side.SOVIET));
    if (hexes.isEmpty()) {
      draft.pop();
      if (!war.support()) {
        silencing.begin(draft);
      }
      return true;
    }
    int hex = hexes.stream().min().orElseThrow();
    draft.push(AirBattle.begun(hex, war));
    show(draft, war, hex);
    return true;
  }

  /** All are turned over; dummies go home. */
  @Rule("17.31")
  private void show(Draft draft, AirWar war, int hex) {
    for (Side side : new Side[] {war.first(), war.first().enemy()}) {
      for (int unit : squadrons.over(draft.view(), side, hex)) {
        draft.say(theatre.cites().noted("air-shown", Detail.unit(unit), Detail.hex(hex)));
        if (squadrons.dummy(unit)) {
          squadrons.home(draft, unit, Box.FLOWN);
        }
      }
    }
  }
}
