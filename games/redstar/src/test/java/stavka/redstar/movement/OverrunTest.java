package stavka.redstar.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.overrun;

import org.junit.jupiter.api.Test;
import stavka.engine.battle.Adjustment;
import stavka.engine.rule.Rule;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.model.Box;
import stavka.redstar.model.SupplyState;

/** Who may overrun whom; how overruns end is with combat. */
final class OverrunTest {
  private static final String AXIS = "axis-movement";
  private static final String SOVIET = "soviet-movement";

  private static Field attack() {
    return at(1, AXIS).place("1217", "de-pz-1 de-inf-1").place("1220", "su-rc-1");
  }

  @Test
  @Rule({"8.0", "8.0.1", "8.0.3", "3.1.8"})
  void anOverrunCostsThreePointsAndNoTerrainNorZone() {
    assertThat(attack().why(overrun("de-pz-1", "1220", "1218 1219"))).isEmpty();
    Field foot = at(1, AXIS).place("1218", "de-inf-1").place("1220", "su-rc-1");
    assertThat(foot.why(overrun("de-inf-1", "1220", "1219"))).isEmpty();
    Field far = at(1, AXIS).place("1217", "de-inf-1").place("1220", "su-rc-1");
    assertThat(far.why(overrun("de-inf-1", "1220", "1218 1219")))
        .isEqualTo("8.0.3 no-points-for-overrun");
    // From within the zone of the overrun unit, and into woods, three points are still enough.
    Field near = at(1, AXIS).place("1404", "de-inf-1").place("1405", "su-rc-1");
    assertThat(near.why(overrun("de-inf-1", "1405", ""))).isEmpty();
    assertThat(attack().why(overrun("de-pz-1", "1222", "1218 1219"))).isEqualTo("8.0.3 no-target");
  }

  @Test
  @Rule({"8.0.9", "13.0.3", "8.0.3"})
  void sovietUnitsPayTwoInSnow() {
    Field snow = at(8, SOVIET).place("1217", "su-1a").place("1220", "de-sec-1");
    assertThat(snow.why(overrun("su-1a", "1220", "1218 1219"))).isEmpty();
    Field summer = at(1, SOVIET).place("1217", "su-1a").place("1220", "de-sec-1");
    assertThat(summer.why(overrun("su-1a", "1220", "1218 1219")))
        .isEqualTo("8.0.3 no-points-for-overrun");
  }

  @Test
  @Rule({"8.0.2", "10.6.1", "10.8.1", "7.2.6"})
  void poorSupplyAndNoAttackStrengthForbidIt() {
    Field poor = attack().supply(SupplyState.LACK, "de-pz-1");
    assertThat(poor.why(overrun("de-pz-1", "1220", "1218 1219")))
        .isEqualTo("8.0.2 overrun-unsupplied");
    Field emergency = attack().supply(SupplyState.EMERGENCY, "de-pz-1");
    assertThat(emergency.why(overrun("de-pz-1", "1220", "1218 1219"))).isEmpty();
    Field depot = at(1, AXIS).place("1219", "de-depot-1 de-pz-1").place("1220", "su-rc-1");
    assertThat(depot.why(overrun("de-depot-1", "1220", ""))).isEqualTo("7.2.6 cannot-attack");
    Field armour = at(1, "armour-movement").place("1219", "de-inf-1 de-pz-1");
    armour.place("1220", "su-rc-1");
    assertThat(armour.why(overrun("de-inf-1", "1220", ""))).isEqualTo("2.0 not-now");
  }

  @Test
  @Rule("8.0.5")
  void aStackOverrunsIfItIsOfOneSortAndFits() {
    Field mixed = at(1, AXIS).place("1219", "de-pz-1 de-inf-1").place("1220", "su-rc-1");
    assertThat(mixed.why(overrun("de-pz-1 de-inf-1", "1220", ""))).isEqualTo("8.0.5 mixed-overrun");
    Field apart = at(1, AXIS).place("1219", "de-pz-1").place("1218", "de-pz-2");
    apart.place("1220", "su-rc-1");
    assertThat(apart.why(overrun("de-pz-1 de-pz-2", "1220", ""))).isEqualTo("3.3.1 not-together");
    Field full = at(1, AXIS).place("1218", "de-pz-1").place("1220", "su-rc-1");
    full.place("1219", "de-inf-1 de-inf-2");
    assertThat(full.why(overrun("de-pz-1", "1220", "1219"))).isEqualTo("8.0.5 overstacked-overrun");
    Field pair = at(1, AXIS).place("1219", "de-pz-1 de-pz-2").place("1220", "su-rc-1");
    assertThat(pair.why(overrun("de-pz-1 de-pz-2", "1220", ""))).isEmpty();
  }

  @Test
  @Rule("8.0.7")
  void waterIsNotOverrunButForSovietFootOverIce() {
    Field river = at(1, AXIS).place("0711", "de-pz-1").place("0712", "su-rc-1");
    assertThat(river.why(overrun("de-pz-1", "0712", ""))).isEqualTo("8.0.7 overrun-over-water");
    Field major = at(1, AXIS).place("0715", "de-pz-1").place("0716", "su-rc-1");
    assertThat(major.why(overrun("de-pz-1", "0716", ""))).isEqualTo("8.0.7 overrun-over-water");
    Field lake = at(1, SOVIET).place("1615", "su-1a").place("1616", "de-sec-1");
    assertThat(lake.why(overrun("su-1a", "1616", ""))).isEqualTo("8.0.7 overrun-over-water");
    Field ice = at(8, SOVIET).place("1615", "su-1a").place("1616", "de-sec-1");
    assertThat(ice.why(overrun("su-1a", "1616", ""))).isEmpty();
    Field tanks = at(8, SOVIET).place("1615", "su-1t").place("1616", "de-sec-1");
    assertThat(tanks.why(overrun("su-1t", "1616", ""))).isEqualTo("8.0.7 overrun-over-water");
  }

  @Test
  @Rule({"8.0.8", "7.4.3", "13.0.3"})
  void swampsMountainsAndCitiesAreNotOverrun() {
    String[][] grounds = {{"1406", "1407"}, {"1408", "1409"}, {"1412", "1413"}, {"0408", "0308"}};
    for (String[] ground : grounds) {
      Field field = at(1, AXIS).place(ground[0], "de-pz-1").place(ground[1], "su-rc-1");
      assertThat(field.why(overrun("de-pz-1", ground[1], "")))
          .as(ground[1])
          .isEqualTo("8.0.8 overrun-terrain");
    }
    Field town = at(1, AXIS).place("1410", "de-pz-1").place("1411", "su-rc-1");
    assertThat(town.why(overrun("de-pz-1", "1411", ""))).isEmpty();
    Field frozen = at(8, AXIS).place("1406", "de-pz-1").place("1407", "su-rc-1");
    assertThat(frozen.why(overrun("de-pz-1", "1407", ""))).isEmpty();
  }

  @Test
  @Rule({"7.1.2", "8.0.3"})
  void nobodyOverrunsOnPurposeBelowTheLowestOdds() {
    Field weak = at(1, AXIS).place("1219", "de-kg-inf-1").set(Marks.STEP, 1, "de-kg-inf-1");
    weak.place("1220", "su-rc-1 su-rc-2");
    // 1 to 6 is below the 1-3 of open ground; a single corps is not.
    assertThat(weak.why(overrun("de-kg-inf-1", "1220", ""))).isEqualTo("7.1.2 odds-too-low");
    weak.box(Box.FORCE_POOL, "su-rc-2");
    assertThat(weak.why(overrun("de-kg-inf-1", "1220", ""))).isEmpty();
    // What an army is worth is not known before it draws its marker.
    Field unknown = at(1, AXIS).place("1219", "de-kg-inf-1").set(Marks.STEP, 1, "de-kg-inf-1");
    unknown.place("1220", "su-1a su-rc-1");
    assertThat(unknown.why(overrun("de-kg-inf-1", "1220", ""))).isEmpty();
  }

  @Test
  @Rule("11.2.3")
  void securityDivisionsDoNotGoNearEnoughToOverrun() {
    Field field = at(1, AXIS).place("1219", "de-sec-1").place("1220", "su-hq-1");
    assertThat(field.why(overrun("de-sec-1", "1220", ""))).isEqualTo("11.2.3 security-too-near");
  }

  @Test
  @Rule({"7.4.5", "8.0.9"})
  void inTheFirstWinterAnOverrunAddsFour() {
    int[] turns = {1, 8, 22, 36};
    int[] changes = {1, 4, 2, 2};
    for (int i = 0; i < turns.length; i++) {
      Field field = at(turns[i], AXIS).place("1219", "de-pz-1").place("1220", "su-rc-1");
      int sum =
          field.forecast(overrun("de-pz-1", "1220", "")).report().dieChanges().stream()
              .mapToInt(Adjustment::amount)
              .sum();
      assertThat(sum).as("turn " + turns[i]).isEqualTo(changes[i]);
    }
  }

  @Test
  @Rule("11.1.6")
  void partisansAreNoTarget() {
    Field field = at(1, AXIS).place("1219", "de-pz-1").place("1220", "su-part-1");
    assertThat(field.why(overrun("de-pz-1", "1220", ""))).isEqualTo("8.0.3 no-target");
  }
}
