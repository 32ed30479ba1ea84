package stavka.redstar.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.end;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.march;
import static stavka.redstar.Field.unit;
import static stavka.redstar.Field.units;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Moved;
import stavka.engine.order.Move;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.redstar.Field;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.SupplyState;

final class MarchTest {
  static final String AXIS = "axis-movement";
  static final String SOVIET = "soviet-movement";

  static Field at(int turn, String step) {
    return Field.at(turn, step).watched();
  }

  static int cost(Field field) {
    return field.events().stream()
        .filter(Moved.class::isInstance)
        .map(event -> ((Moved) event).halfPoints())
        .reduce((first, second) -> second)
        .orElseThrow();
  }

  @Test
  @Rule({"3.0", "3.1", "3.1.1", "3.1.4", "3.2"})
  void aUnitMovesAsFarAsItsPoints() {
    Field field = at(1, AXIS).place("1217", "de-inf-1");
    assertThat(field.why(march("de-inf-1", "1218 1219 1220 1221 1222"))).isEqualTo("3.2 too-far");
    field.give(march("de-inf-1", "1218 1219 1220 1221"));
    assertThat(field.where("de-inf-1")).isEqualTo("1221");
    assertThat(cost(field)).isEqualTo(8);
  }

  @Test
  @Rule({"3.1.1", "14.1.2", "11.1.4", "12.1.2"})
  void whatHasNoPointsStaysWhereItIs() {
    Field field = at(1, SOVIET).place("1217", "su-fac-1 su-part-1").place("1219", "su-1a");
    assertThat(field.why(march("su-fac-1", "1218"))).isEqualTo("3.1.1 immobile");
    assertThat(field.why(march("su-part-1", "1218"))).isEqualTo("3.1.1 immobile");
    Field axis = at(1, AXIS).place("1217", "de-fleet-1 de-inf-1");
    assertThat(axis.why(march("de-fleet-1", "1218"))).isEqualTo("3.1.1 immobile");
  }

  @Test
  @Rule({"3.1.2", "3.1.5", "3.1.4", "3.3.2"})
  void woodsCostMotorisedUnitsTwoAndFootOne() {
    Field panzer = at(1, AXIS).place("1404", "de-pz-1");
    panzer.give(march("de-pz-1", "1405 1406"));
    assertThat(cost(panzer)).isEqualTo(6);
    Field foot = at(1, AXIS).place("1404", "de-inf-1");
    foot.give(march("de-inf-1", "1405 1406"));
    assertThat(cost(foot)).isEqualTo(4);
  }

  @Test
  @Rule({"3.1.4", "3.3.2"})
  void theBooksExampleOfFourMotorisedPoints() {
    // Half of seven is four: four clear hexes, or two and one of woods.
    Field field = at(1, AXIS).place("1402", "de-pz-1").place("1217", "de-pz-2");
    field.supply(SupplyState.LACK, "de-pz-1 de-pz-2");
    assertThat(field.why(march("de-pz-2", "1218 1219 1220 1221"))).isEmpty();
    assertThat(field.why(march("de-pz-2", "1218 1219 1220 1221 1222"))).isEqualTo("3.2 too-far");
    assertThat(field.why(march("de-pz-1", "1403 1404 1405"))).isEmpty();
    assertThat(field.why(march("de-pz-1", "1403 1404 1405 1406"))).isEqualTo("3.2 too-far");
  }

  @Test
  @Rule({"3.1.5", "3.3.2"})
  void mountainTroopsAreAtHomeInMountains() {
    Field mountain = at(1, AXIS).place("1408", "de-mtn-1");
    mountain.give(march("de-mtn-1", "1409"));
    assertThat(cost(mountain)).isEqualTo(2);
    Field infantry = at(1, AXIS).place("1408", "de-inf-1");
    infantry.give(march("de-inf-1", "1409"));
    assertThat(cost(infantry)).isEqualTo(4);
  }

  @Test
  @Rule({"3.3.2", "3.2"})
  void riversArePaidOnTopOfTheHex() {
    Field foot = at(1, AXIS).place("0711", "de-inf-1");
    foot.give(march("de-inf-1", "0712"));
    assertThat(cost(foot)).isEqualTo(4);
    Field panzer = at(1, AXIS).place("0715", "de-pz-1");
    panzer.give(march("de-pz-1", "0716"));
    assertThat(cost(panzer)).isEqualTo(10);
  }

  @Test
  @Rule({"3.1.3", "10.6.1", "10.8.1", "1.5.1"})
  void poorSupplyHalvesMovementRoundedUp() {
    Field field = at(1, AXIS).place("1217", "de-pz-1").supply(SupplyState.LACK, "de-pz-1");
    assertThat(field.why(march("de-pz-1", "1218 1219 1220 1221 1222"))).isEqualTo("3.2 too-far");
    field.give(march("de-pz-1", "1218 1219 1220 1221"));
    Field emergency = at(1, AXIS).place("1217", "de-pz-1").supply(SupplyState.EMERGENCY, "de-pz-1");
    assertThat(emergency.why(march("de-pz-1", "1218 1219 1220 1221 1222"))).isEmpty();
  }

  @Test
  @Rule({"3.2", "3.3", "3.3.1"})
  void stacksMoveTogetherAndNobodyMovesTwice() {
    Field field = at(1, AXIS).place("1217", "de-pz-1 de-inf-1").place("1210", "de-inf-2");
    assertThat(field.why(march("de-pz-1 de-inf-1", "1218 1219 1220 1221 1222")))
        .isEqualTo("3.2 too-far");
    assertThat(field.why(march("de-pz-1 de-inf-2", "1218"))).isEqualTo("3.3.1 not-together");
    assertThat(field.why(march("de-pz-1 de-pz-1", "1218"))).isEqualTo("3.2 no-units");
    field.give(march("de-pz-1 de-inf-1", "1218 1219"));
    assertThat(field.where("de-inf-1")).isEqualTo("1219");
    assertThat(field.why(march("de-pz-1", "1220"))).isEqualTo("3.2 has-moved");
    assertThat(field.why(march("de-inf-2", "1212"))).isEqualTo("3.2 not-adjacent");
  }

  @Test
  @Rule({"3.2", "3.1.7"})
  void enemiesBarTheWayAndFleetsDoNot() {
    Field field = at(1, AXIS).place("1217", "de-inf-1").place("1218", "su-hq-1");
    assertThat(field.why(march("de-inf-1", "1218"))).isEqualTo("3.2 enemy-there");
    Field soviet = at(1, SOVIET).place("1217", "su-1a").place("1218", "de-fleet-1");
    assertThat(soviet.why(march("su-1a", "1218"))).isEmpty();
  }

  @Test
  @Rule("3.3.3")
  void aUnitMayAlwaysMoveOneHexButNotFromAZoneNorInTheMotorisedPhase() {
    Field field = at(1, AXIS).place("1406", "de-depot-1");
    field.supply(SupplyState.NONE, "de-depot-1");
    assertThat(field.why(march("de-depot-1", "1407"))).isEmpty();
    assertThat(field.why(march("de-depot-1", "1407 1408"))).isEqualTo("3.2 too-far");
    field.give(march("de-depot-1", "1407"));
    assertThat(cost(field)).isEqualTo(6);
    // Three points, reduced to two: the swamp is beyond them in the motorised phase.
    Field armour = at(1, "armour-movement").place("0715", "de-pz-1");
    armour.supply(SupplyState.NONE, "de-pz-1");
    assertThat(armour.why(march("de-pz-1", "0716"))).isEqualTo("3.2 too-far");
    Field held = at(1, AXIS).place("1217", "de-inf-1").place("1218", "su-1a");
    held.supply(SupplyState.NONE, "de-inf-1");
    assertThat(held.why(march("de-inf-1", "1216"))).isEqualTo("3.2 too-far");
  }

  @Test
  @Rule({"3.3.4", "3.3.3"})
  void seasAndLakesAreNotCrossed() {
    Field field = at(1, SOVIET).place("1617", "su-1a");
    assertThat(field.why(march("su-1a", "1618"))).isEqualTo("3.3.4 impassable");
    Field ice = at(1, SOVIET).place("1615", "su-1a");
    assertThat(ice.why(march("su-1a", "1616"))).isEqualTo("3.3.4 impassable");
    Field strait = at(1, SOVIET).place("0608", "su-1a");
    assertThat(strait.why(march("su-1a", "0508"))).isEqualTo("3.3.4 impassable");
  }

  @Test
  @Rule({"3.3.5", "3.1.6", "13.0", "13.0.3"})
  void snowOpensTheIceToSovietFootAndTurnsSwampsToWoods() {
    Field ice = at(8, SOVIET).place("1615", "su-1a su-1t");
    assertThat(ice.why(march("su-1t", "1616"))).isEqualTo("3.3.4 impassable");
    ice.give(march("su-1a", "1616"));
    assertThat(cost(ice)).isEqualTo(4);
    Field axis = at(8, AXIS).place("1615", "de-inf-1");
    assertThat(axis.why(march("de-inf-1", "1616"))).isEqualTo("3.3.4 impassable");
    Field swamp = at(8, AXIS).place("1406", "de-inf-1");
    swamp.give(march("de-inf-1", "1407"));
    assertThat(cost(swamp)).isEqualTo(2);
    Field arctic = at(8, SOVIET).place("1917", "su-1a");
    arctic.give(march("su-1a", "2017"));
    assertThat(cost(arctic)).isEqualTo(4);
    Field summer = at(1, SOVIET).place("1917", "su-1a");
    summer.give(march("su-1a", "2017"));
    assertThat(cost(summer)).isEqualTo(2);
  }

  @Test
  @Rule("3.3.6")
  void siegeArtilleryGoesThreeHexesAlongRails() {
    Field field = at(1, AXIS).place("1009", "de-siege");
    assertThat(field.why(march("de-siege", "1109"))).isEqualTo("3.3.6 rails-only");
    assertThat(field.why(march("de-siege", "1010 1011 1012 1013"))).isEqualTo("3.2 too-far");
    field.give(march("de-siege", "1010 1011 1012"));
    assertThat(field.where("de-siege")).isEqualTo("1012");
  }

  @Test
  @Rule({"2.0", "3.2", "3.5.5"})
  void airBasesAndLeadersMoveLastAndArmourAlone() {
    Field axis = at(1, AXIS).place("1009", "de-base-1 de-inf-1");
    assertThat(axis.why(march("de-base-1", "1010"))).isEqualTo("2.0 not-now");
    axis.give(end());
    assertThat(axis.why(march("de-base-1", "1010"))).isEmpty();
    Field soviet = at(1, SOVIET).place("1217", "su-zhukov su-1a");
    assertThat(soviet.why(march("su-zhukov", "1218"))).isEqualTo("2.0 not-now");
    soviet.give(end());
    assertThat(soviet.why(march("su-1a", "1218"))).isEqualTo("2.0 not-now");
    assertThat(soviet.why(march("su-zhukov", "1218"))).isEmpty();
    Field armour = at(1, "armour-movement").place("1009", "de-pz-1 de-inf-1");
    assertThat(armour.why(march("de-inf-1", "1010"))).isEqualTo("2.0 not-now");
    assertThat(armour.why(march("de-pz-1", "1010"))).isEmpty();
  }

  @Test
  @Rule({"8.0.6", "7.4.3"})
  void pinnedUnitsStayAndARazedFortressIsAMinorCity() {
    Field pinned =
        at(1, AXIS).place("1210", "de-inf-1 de-inf-2").set(RedStarMarks.PINNED, 1, "de-inf-1");
    assertThat(pinned.why(march("de-inf-1", "1211"))).isEqualTo("8.0.6 is-pinned");
    Field whole = at(1, AXIS).place("0408", "de-inf-1");
    whole.give(march("de-inf-1", "0308"));
    assertThat(cost(whole)).isEqualTo(4);
    Field razed = at(1, AXIS).place("0408", "de-inf-1").ledger(Ledger.FORTRESS_DESTROYED, 1);
    razed.give(march("de-inf-1", "0308"));
    assertThat(cost(razed)).isEqualTo(2);
  }

  @Test
  @Rule("3.2")
  void absurdOrdersAreRefused() {
    Field field = at(1, AXIS).place("1210", "de-inf-1").place("1220", "su-1a");
    assertThat(field.why(new Move(units("de-inf-1"), Ints.of(-1), "march"))).isNotEmpty();
    assertThat(field.why(new Move(units("de-inf-2"), Ints.of(hex("1211")), "march")))
        .isEqualTo("3.2 not-on-map");
    assertThat(field.why(new Move(units("de-inf-1"), Ints.of(hex("1211")), "fly")))
        .isEqualTo("2.0 other-mode");
    assertThat(field.why(march("su-1a", "1219"))).isEqualTo("2.0 not-now");
    assertThat(field.why(march("de-inf-1", "1211 1210"))).isEqualTo("3.2 no-path");
    assertThat(unit("de-inf-1")).isNotNegative();
  }
}
