package stavka.rostov.staff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.formats.map.HexsideName;
import stavka.rostov.Field;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.SideFeature;
import stavka.rostov.model.SupplyState;
import stavka.rostov.rebuild.Restore;
import stavka.rostov.supply.Bridge;
import stavka.rostov.supply.Depot;
import stavka.rostov.supply.LiftBridge;
import stavka.rostov.supply.Unload;
import stavka.rostov.transport.Ship;
import stavka.testkit.ScriptedPlay;

/** What staffs do for those at the front: bridges, men, depots, ships and villages to bar. */
class StaffWorksTest {
  private static Optional<Order> next(ScriptedPlay play) {
    return Field.GAME.advice().considered(play.position(), play.legal());
  }

  private static Optional<Order> last(ScriptedPlay play) {
    return Field.GAME.advice().afterMarches(play.position(), play.legal());
  }

  @Test
  @Rule({"23.21", "23.22"})
  void aBridgeIsLaidOverAMajorRiverFromABankInSupplyWhereTheEnemyIsNear() {
    Field azov = Field.azov().place("C5019", "de-299").place("C5024", "su-130");
    byte[] far = Field.THEATRE.board(azov.position()).distancesToUnits(Side.SOVIET);
    assertThat(next(azov.play(49, "axis-supply")))
        .hasValueSatisfying(
            order -> {
              Bridge bridge = (Bridge) order;
              HexGrid grid = Field.THEATRE.grid();
              int side = HexsideName.compass(grid.orientation()).indexOf(bridge.side());
              int over = grid.neighbour(bridge.hex(), side);
              assertThat(
                      Field.THEATRE
                          .ground()
                          .side(over, HexGrid.opposite(side), SideFeature.MAJOR_RIVER))
                  .isTrue();
              assertThat(Depot.LINES.reaches(azov.position(), Side.AXIS, bridge.hex())).isTrue();
              assertThat(far[bridge.hex()]).isLessThanOrEqualTo((byte) 7);
            });
  }

  @Test
  @Rule("23.22")
  void aBridgeThatTheFrontHasLeftBehindIsTakenUpWhereNothingHangsOnIt() {
    Field sumy = Field.sumy().alone().place("A5010", "pontoon-axis-1").place("A5022", "su-297");
    ScriptedPlay play = sumy.play(49, "axis-supply");
    assertThat(next(play)).contains(new LiftBridge(sumy.unit("pontoon-axis-1")));
    assertThat(next(sumy.place("A5012", "su-297").play(49, "axis-supply")))
        .as("it is at the front")
        .isNotEqualTo(Optional.of(new LiftBridge(sumy.unit("pontoon-axis-1"))));
  }

  @Test
  @Rule("7.41")
  void whoStoodStillForItsMenIsGivenThem() {
    Field azov = Field.azov().mark(RostovMarks.STEP, 1, "de-13-pz-66");
    azov.mark(RostovMarks.REFIT, 1, "de-13-pz-66");
    azov.arrange(draft -> draft.enter(RostovLedger.TYPE_I, 2));
    assertThat(next(azov.play(49, "axis-engineers")))
        .contains(new Restore(azov.unit("de-13-pz-66")));
  }

  @Test
  @Rule("6.83")
  void aDumpFarBehindIsLoadedOnAColumnThatMarches() {
    Field sumy = Field.sumy().alone().place("A4109", "supply-axis-1").place("A5022", "su-297");
    sumy.mark(RostovMarks.TURNED, 1, "supply-axis-1");
    assertThat(next(sumy.play(49, "axis-movement")))
        .contains(new Unload(sumy.unit("supply-axis-1")));
    assertThat(next(sumy.place("A4114", "su-297").play(49, "axis-movement"))).isEmpty();
  }

  @Test
  @Rule("11.8")
  void whoIsCutOffInAPortIsShippedToAnother() {
    Field azov = Field.azov().mark(RostovMarks.SUPPLY, SupplyState.OUT.ordinal(), "su-136-mtn");
    azov.arrange(draft -> draft.enter(RostovLedger.AIRLIFTS + Side.SOVIET.ordinal(), 0));
    assertThat(last(azov.play(49, "soviet-movement")))
        .hasValueSatisfying(
            order -> assertThat(((Ship) order).unit()).isEqualTo(azov.unit("su-136-mtn")));
  }

  @Test
  @Rule("8.4")
  void reservistsOfOneStepAreCalledUpInAVillageThatBarsTheWay() {
    Field field = Field.azov();
    field.arrange(draft -> draft.moveToBox(field.unit("su-270"), Box.ACTIVE));
    field.mark(RostovMarks.STEP, 1, "su-270");
    ScriptedPlay play = field.play(49, "soviet-movement");
    assertThat(next(play))
        .hasValueSatisfying(
            order -> {
              int village = ((Place) order).hex();
              assertThat(Field.THEATRE.ground().village(village)).isTrue();
              byte[] far = Field.THEATRE.board(field.position()).distancesToUnits(Side.AXIS);
              assertThat((int) far[village]).isBetween(3, 7);
            });
  }
}
