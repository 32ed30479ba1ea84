package stavka.rostov.supply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.position.Draft;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.control.Control;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.SideFeature;

/** What the record says of the banks of a pontoon. */
class PontoonBanksTest {
  @Test
  @Rule("23.23")
  void theLogTellsWhichBanksWereHeldWhenABridgeIsFinishedOrWhichWasNot() {
    Field sumy = Field.sumy();
    int pontoon = Depot.PONTOONS.of(Side.AXIS).first();
    int[] site = riverside(sumy);
    sumy.arrange(
        draft -> {
          draft.moveTo(pontoon, site[0]);
          draft.set(pontoon, RostovMarks.FACING, site[1]);
          draft.set(pontoon, RostovMarks.TURNED);
        });
    int over = Field.THEATRE.grid().neighbour(site[0], site[1]);
    Draft done = sumy.position().edit();
    Depot.PONTOONS.finish(done, Side.AXIS, SideFeature.RIVER);
    assertThat(done.events())
        .contains(
            Noted.of(
                "23.23",
                "pontoon-finished",
                Detail.unit(pontoon),
                Detail.hex(site[0]),
                Detail.hex(over)));
    sumy.arrange(draft -> draft.put(over, RostovLayers.HOLDER, RostovLayers.SOVIET));
    Draft waits = sumy.position().edit();
    Depot.PONTOONS.finish(waits, Side.AXIS, SideFeature.RIVER);
    assertThat(waits.events())
        .contains(
            Noted.of(
                "23.23",
                "pontoon-waits",
                Detail.unit(pontoon),
                Detail.hex(over),
                Detail.hex(over)));
  }

  /** A hex and the direction of a river, far behind the front of the Axis. */
  private static int[] riverside(Field field) {
    for (int hex = 0; hex < Field.THEATRE.grid().size(); hex++) {
      for (int direction = 0; direction < 6; direction++) {
        int over = Field.THEATRE.grid().neighbour(hex, direction);
        if (over >= 0
            && Field.THEATRE.plan(field.position()).covers(hex)
            && Field.THEATRE.plan(field.position()).covers(over)
            && Field.THEATRE.ground().side(hex, direction, SideFeature.RIVER)
            && bank(field, hex)
            && bank(field, over)) {
          return new int[] {hex, direction};
        }
      }
    }
    throw new IllegalStateException();
  }

  private static boolean bank(Field field, int hex) {
    return Control.holds(field.position(), Side.AXIS, hex)
        && Depot.PONTOONS.safe(field.position(), Side.AXIS, hex);
  }
}
