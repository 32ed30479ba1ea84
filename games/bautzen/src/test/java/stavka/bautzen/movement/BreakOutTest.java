package stavka.bautzen.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.bautzen.Scene;
import stavka.bautzen.model.BautzenMarks;
import stavka.engine.event.Moved;
import stavka.engine.event.Rolled;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;

@Rule("4.3")
class BreakOutTest {
  /** A Soviet regiment in Weissenberg amid German ones. */
  private static Scene pocket(int... dice) {
    return Scene.alone()
        .place("4425", "su-254-929")
        .place("4426", "de-20-pz-21")
        .place("4524", "de-hg-pz")
        .place("4624", "de-20-pg-59")
        .place("4324", "de-20-pg-112")
        .at(2, "soviet-movement", dice);
  }

  @Test
  void aUnitCaughtBetweenZonesCannotMarchButBreakOutTowardsTheNearestSource() {
    Scene scene = pocket();
    List<Order> moves = new ArrayList<>();
    scene.play().legal().forUnit(scene.play().unit("su-254-929"), moves::add);
    assertThat(moves)
        .isNotEmpty()
        .allMatch(order -> ((Move) order).mode().equals("break-out"))
        .anyMatch(order -> ((Move) order).path().last() == scene.play().hex("4824"));
    assertThat(scene.why(scene.breakOut("su-254-929", "4525 4625 4725 4824"))).isEmpty();
    assertThat(scene.why(scene.breakOut("su-254-929", "4526 4625 4725 4824"))).isEmpty();
  }

  /** A regiment on foot and a motorised brigade on the west bank of the Neisse, held there. */
  private static Scene bank() {
    return Scene.alone()
        .place("5722", "su-254-929 su-7-24")
        .place("5723", "de-20-pz-21")
        .place("5822", "de-hg-pz")
        .at(2, "soviet-movement", 6);
  }

  @Test
  @Rule("4.4")
  void onFootItGoesHomeOverARiverWithoutABridgeWithItsWholeAllowance() {
    Scene scene = bank();
    assertThat(scene.why(scene.breakOut("su-254-929", "5821"))).isEmpty();
    List<Order> moves = new ArrayList<>();
    scene.play().legal().forUnit(scene.play().unit("su-254-929"), moves::add);
    assertThat(moves).contains(scene.breakOut("su-254-929", "5821"));
    scene.play().give(scene.breakOut("su-254-929", "5821"));
    assertThat(scene.play().where("su-254-929")).isEqualTo("5821");
    assertThat(scene.play().last(Moved.class).halfPoints()).isEqualTo(12);
  }

  @Test
  @Rule("4.4")
  void vehiclesGoHomeByBridgesOnly() {
    Scene scene = bank();
    assertThat(scene.why(scene.breakOut("su-7-24", "5821"))).isEqualTo("4.3 break-out-not-nearer");
  }

  @Test
  void noBreakOutIsOfferedToAColumn() {
    Scene scene = pocket().place("4425", "su-column-1");
    List<Order> moves = new ArrayList<>();
    scene.play().legal().forUnit(scene.play().unit("su-column-1"), moves::add);
    assertThat(moves).noneMatch(order -> ((Move) order).mode().equals("break-out"));
  }

  @Test
  void itMustGoAsFarAsItCanAndEachHexMustBeNearer() {
    Scene scene = pocket();
    assertThat(scene.why(scene.breakOut("su-254-929", "4525 4625")))
        .isEqualTo("4.3 break-out-unspent");
    assertThat(scene.why(scene.breakOut("su-254-929", "4424")))
        .isEqualTo("4.3 break-out-not-nearer");
  }

  @Test
  void aDieIsRolledForEachZoneHexAndAHighOneDoesNothing() {
    Scene scene = pocket(3, 4, 5);
    scene.play().give(scene.breakOut("su-254-929", "4525 4625 4725 4824"));
    assertThat(scene.play().where("su-254-929")).isEqualTo("4824");
    assertThat(scene.play().get("su-254-929", BautzenMarks.STEP)).isZero();
    assertThat(dice(scene)).isEqualTo(3);
    assertThat(scene.play().last(Moved.class).halfPoints()).isEqualTo(10);
  }

  private static long dice(Scene scene) {
    return scene.play().events().stream().filter(Rolled.class::isInstance).count();
  }

  @Test
  void onOneOrTwoAStepIsLost() {
    Scene scene = pocket(2, 3, 6);
    scene.play().give(scene.breakOut("su-254-929", "4525 4625 4725 4824"));
    assertThat(scene.play().where("su-254-929")).isEqualTo("4824");
    assertThat(scene.play().get("su-254-929", BautzenMarks.STEP)).isEqualTo(1);
  }

  @Test
  void whoLosesItsLastStepIsEliminatedAtTheEndOfItsWay() {
    Scene scene = pocket(1, 2);
    scene.play().give(scene.breakOut("su-254-929", "4525 4625 4725 4824"));
    assertThat(scene.play().where("su-254-929")).isEqualTo("off");
    assertThat(dice(scene)).isEqualTo(2);
    assertThat(scene.play().last(Moved.class).path().size()).isEqualTo(4);
  }

  @Test
  void aWayWithoutZonesIsAMarchAndColumnsDoNotBreakOut() {
    Scene scene =
        Scene.alone()
            .place("4425", "su-254-929 su-column-1")
            .place("4428", "de-20-pz-21")
            .at(2, "soviet-movement");
    assertThat(scene.why(scene.breakOut("su-254-929", "4525 4625")))
        .isEqualTo("4.3 break-out-no-zone");
    assertThat(scene.why(scene.breakOut("su-column-1", "4525"))).isEqualTo("4.3 break-out-column");
  }

  @Test
  void nobodyBreaksOutWhoHasNoWayToASource() {
    Scene scene = Scene.alone().place("4425", "su-254-929").at(2, "soviet-movement");
    scene.place("4424", "de-20-pz-21").place("4426", "de-hg-pz").place("4525", "de-20-pg-59");
    scene.place("4526", "de-20-pg-112").place("4325", "de-hg-pg-1").place("4326", "de-hg-pg-2");
    assertThat(scene.why(scene.breakOut("su-254-929", "4424")))
        .isEqualTo("4.3 break-out-no-source");
  }
}
