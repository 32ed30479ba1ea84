package stavka.redstar.model;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.GROUND;
import static stavka.redstar.Field.PIECES;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.unit;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import stavka.engine.move.StepTable;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;
import stavka.redstar.Field;

/** What each kind of counter is, and what each step on the drill ground costs. */
final class CountersTest {
  private static Set<Kind> kinds(java.util.function.Predicate<Kind> test) {
    EnumSet<Kind> kinds = EnumSet.noneOf(Kind.class);
    Arrays.stream(Kind.values()).filter(test).forEach(kinds::add);
    return kinds;
  }

  @Test
  @Rule({"1.1", "3.1.2", "3.4.3", "14.1.1", "11.1.6"})
  void eachKindIsWhatTheListsOfTheBookSay() {
    assertThat(kinds(Kind::motorised))
        .containsExactly(Kind.ARMOUR, Kind.DEPOT, Kind.TANK_ARMY, Kind.MECH_CORPS);
    assertThat(kinds(Kind::asset))
        .containsExactly(
            Kind.FACTORY,
            Kind.OIL,
            Kind.PIPELINE,
            Kind.COAL,
            Kind.IRON,
            Kind.ORE,
            Kind.STRATEGIC_PORT);
    assertThat(kinds(Kind::shadow)).containsExactly(Kind.AIR_FLEET, Kind.PARTISAN);
    assertThat(kinds(Kind::cautious))
        .containsExactly(Kind.SIEGE, Kind.DEPOT, Kind.AIR_BASE, Kind.HQ, Kind.LEADER);
    assertThat(kinds(kind -> kind.strength() != null))
        .containsExactly(Kind.TANK_ARMY, Kind.SHOCK_ARMY, Kind.GUARDS_ARMY, Kind.RIFLE_ARMY);
    assertThat(kinds(kind -> kind.gait() == Gait.MOUNTAIN)).containsExactly(Kind.MOUNTAIN);
    assertThat(kinds(kind -> kind.gait() == Gait.MOTORISED)).isEqualTo(kinds(Kind::motorised));
    assertThat(Kind.of("guards-army")).isEqualTo(Kind.GUARDS_ARMY);
  }

  @Test
  @Rule({"6.1", "7.9.2", "7.9.3", "12.1.1", "3.4.2"})
  void facesMarkersAndPartnersAreReadOffTheCounters() {
    Field field = at(13, "axis-movement").place("1210", "su-1a").place("1211", "de-pz-1 it-1");
    var position = field.position();
    assertThat(PIECES.facesLeft(position, unit("su-1a"))).isEqualTo(2);
    assertThat(PIECES.attack(position, unit("su-1a"))).isZero();
    assertThat(PIECES.movement(position, unit("su-1a"))).isEqualTo(4);
    position = field.marker("su-1a", "c-1-1").position();
    assertThat(PIECES.facesLeft(position, unit("su-1a"))).isEqualTo(1);
    position = field.marker("su-1a", "a-8-6").set(Marks.STEP, 1, "su-1a").position();
    assertThat(PIECES.attack(position, unit("su-1a"))).isEqualTo(4);
    assertThat(PIECES.defence(position, unit("su-1a"))).isEqualTo(3);
    assertThat(PIECES.facesLeft(position, unit("su-1a"))).isEqualTo(1);
    assertThat(PIECES.movement(position, unit("su-1a"))).isEqualTo(4);
    assertThat(PIECES.partner(unit("de-base-1"))).isEqualTo(unit("de-fleet-1"));
    assertThat(PIECES.partner(unit("de-fleet-2"))).isEqualTo(unit("de-base-2"));
    assertThat(PIECES.partner(unit("de-pz-1"))).isNegative();
    assertThat(PIECES.germanArmour(unit("de-kg-pz-1"))).isTrue();
    assertThat(PIECES.germanArmour(unit("de-inf-1"))).isFalse();
    assertThat(PIECES.germanArmour(unit("su-1t"))).isFalse();
    for (String id : List.of("de-pz-1", "de-inf-1", "de-mtn-1")) {
      assertThat(PIECES.hasKampfgruppe(unit(id))).isTrue();
    }
    for (String id : List.of("de-kg-pz-1", "it-1", "it-8", "de-sec-1", "su-rc-1")) {
      assertThat(PIECES.hasKampfgruppe(unit(id))).as(id).isFalse();
    }
    assertThat(PIECES.nominalSteps(position, unit("de-pz-1"))).isEqualTo(4);
    assertThat(PIECES.nominalSteps(position, unit("it-1"))).isEqualTo(2);
    assertThat(PIECES.bare(unit("su-1t"))).isEqualTo(new Marker.Strength(3, 3));
    assertThat(PIECES.bare(unit("su-rc-1"))).isEqualTo(new Marker.Strength(0, 0));
    assertThat(PIECES.has(-1)).isFalse();
    assertThat(PIECES.has(0)).isTrue();
    assertThat(PIECES.has(PIECES.count())).isFalse();
    assertThat(PIECES.markerById("no-such")).isNull();
    assertThat(PIECES.onMap(field.place("1210", "su-zhukov").position(), Kind.LEADER).size())
        .isEqualTo(1);
  }

  private static int points(Gait gait, Side side, boolean snow, String from, String to) {
    StepTable steps = GROUND.steps(gait, side, snow, false);
    return steps.price(hex(from), GROUND.grid().direction(hex(from), hex(to))) / 2;
  }

  private static String costs(boolean snow, String from, String to) {
    return points(Gait.FOOT, Side.AXIS, snow, from, to)
        + " "
        + points(Gait.MOTORISED, Side.AXIS, snow, from, to)
        + " "
        + points(Gait.MOUNTAIN, Side.AXIS, snow, from, to);
  }

  @Test
  @Rule({"3.1.4", "3.1.5", "3.1.6", "3.3.2", "3.3.4", "3.3.5", "13.0.3"})
  void everyGroundCostsEachGaitWhatTheChartSaysInSummerAndSnow() {
    assertThat(costs(false, "1217", "1218")).isEqualTo("1 1 1");
    assertThat(costs(false, "1404", "1405")).isEqualTo("1 2 1");
    assertThat(costs(false, "1406", "1407")).isEqualTo("2 4 2");
    assertThat(costs(true, "1406", "1407")).isEqualTo("1 2 1");
    assertThat(costs(false, "1408", "1409")).isEqualTo("2 3 1");
    assertThat(costs(true, "1408", "1409")).isEqualTo("2 3 1");
    assertThat(costs(false, "1412", "1413")).isEqualTo("1 1 1");
    assertThat(costs(false, "0408", "0308")).isEqualTo("2 4 2");
    assertThat(costs(false, "0711", "0712")).isEqualTo("2 3 2");
    assertThat(costs(true, "0712", "0711")).isEqualTo("2 3 2");
    assertThat(costs(false, "0715", "0716")).isEqualTo("3 5 3");
    assertThat(costs(false, "0306", "0206")).isEqualTo("0 0 0");
    assertThat(costs(true, "1917", "2017")).isEqualTo("2 2 2");
    assertThat(costs(true, "2017", "1917")).isEqualTo("1 1 1");
    assertThat(costs(false, "1917", "2017")).isEqualTo("1 1 1");
    assertThat(costs(true, "1615", "1616")).isEqualTo("0 0 0");
    assertThat(points(Gait.FOOT, Side.SOVIET, true, "1615", "1616")).isEqualTo(2);
    assertThat(points(Gait.FOOT, Side.SOVIET, false, "1615", "1616")).isZero();
    assertThat(points(Gait.MOTORISED, Side.SOVIET, true, "1615", "1616")).isZero();
    assertThat(points(Gait.FOOT, Side.SOVIET, true, "1617", "1618")).isZero();
    StepTable razed = GROUND.steps(Gait.FOOT, Side.AXIS, false, true);
    assertThat(razed.price(hex("0408"), GROUND.grid().direction(hex("0408"), hex("0308"))))
        .isEqualTo(2);
    StepTable track = GROUND.track();
    assertThat(track.price(hex("1009"), GROUND.grid().direction(hex("1009"), hex("1010"))))
        .isEqualTo(2);
    assertThat(track.price(hex("1009"), GROUND.grid().direction(hex("1009"), hex("1109"))))
        .isZero();
  }
}
