package stavka.bautzen.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import stavka.bautzen.Scene;
import stavka.bautzen.model.BautzenGround;
import stavka.bautzen.model.Gait;
import stavka.engine.event.Moved;
import stavka.engine.order.Move;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;

class MarchTest {
  @Test
  @Rule("3")
  void everyCombatUnitHasAZoneInSixHexesAndAColumnHasNone() {
    Scene scene = Scene.alone().place("3426", "de-garrison").place("2121", "de-column-1");
    for (String hex : new String[] {"3425", "3427", "3526", "3527", "3326", "3327"}) {
      assertThat(zone(scene, hex)).as(hex).isTrue();
    }
    assertThat(zone(scene, "3426")).isFalse();
    assertThat(zone(scene, "2120")).isFalse();
    assertThat(zone(scene.place("2121", "de-hq-57"), "2120")).isTrue();
  }

  private static boolean zone(Scene scene, String hex) {
    return Scene.GAME.facts().zone(scene.play().position(), Side.AXIS, scene.play().hex(hex));
  }

  @Test
  @Rule("3")
  void leavingAnEnemyZoneCostsAPointAndTheWayDoesNotHelp() {
    Scene scene = Scene.battle().at(1, "soviet-movement");
    assertThat(scene.cost("su-7-57", "3428")).isEqualTo(4);
    assertThat(scene.cost("su-7-57", "3429")).isEqualTo(5);
  }

  @Test
  @Rule("3")
  void nobodyGoesStraightFromOneEnemyZoneToAnother() {
    Scene scene = Scene.battle().at(1, "soviet-movement");
    assertThat(scene.why(scene.march("su-7-57", "3527"))).isEqualTo("3 zone-to-zone");
    assertThat(scene.cost("su-7-57", "3527")).isEqualTo(6);
  }

  @Test
  @Rule("3")
  void whoEntersAnEnemyZoneStops() {
    Scene scene = Scene.battle().at(1, "axis-movement");
    String way = "4429 4428 4427 4426";
    assertThat(scene.why(scene.march("de-20-pz-21", way))).isEmpty();
    assertThat(scene.why(scene.march("de-20-pz-21", way + " 4427"))).isEqualTo("3 stops-in-zone");
  }

  @Test
  @Rule("4.1")
  void unitsMoveOneAfterTheOtherAndOnce() {
    Scene scene = Scene.battle().at(1, "axis-movement");
    Move both =
        new Move(scene.play().units("de-20-pz-21 de-hq-20"), scene.play().hexes("4429"), "march");
    assertThat(scene.why(both)).isEqualTo("4.1 one-at-a-time");
    scene.play().give(scene.march("de-20-pz-21", "4429"));
    assertThat(scene.why(scene.march("de-20-pz-21", "4428"))).isEqualTo("4.1 has-moved");
    assertThat(scene.why(scene.march("su-7-26", "4423"))).isEqualTo("4.1 not-your-unit");
  }

  @Test
  @Rule("4.1")
  void noUnitEntersAHexWithAnEnemyUnit() {
    Scene scene = Scene.battle().at(1, "axis-movement").place("4426", "de-20-pz-21");
    assertThat(scene.why(scene.march("de-20-pz-21", "4425"))).isEqualTo("4.1 enemy-there");
  }

  @Test
  @Rule({"4.1", "7.2.1"})
  void aColumnAloneIsLostToTheCombatUnitThatEnters() {
    Scene scene = Scene.battle().at(1, "axis-movement").place("2122", "de-hg-pz de-column-1");
    assertThat(scene.why(scene.march("de-column-1", "2121"))).isEqualTo("4.1 enemy-there");
    scene.play().give(scene.march("de-hg-pz", "2121"));
    assertThat(scene.play().where("de-hg-pz")).isEqualTo("2121");
    assertThat(scene.play().where("su-column-4")).isEqualTo("off");
  }

  @Test
  @Rule("4.2")
  void waysCostHalfAPointAHexWhileNoEnemyZoneTouchesThem() {
    Scene scene = Scene.battle().at(1, "axis-movement");
    assertThat(scene.cost("de-20-pz-21", "4428")).isEqualTo(2);
    assertThat(scene.cost("de-20-pz-21", "4427")).isEqualTo(3);
    assertThat(scene.cost("de-20-pz-21", "4426")).isEqualTo(5);
    assertThat(scene.cost("de-20-pz-21", "4526")).isEqualTo(7);
    assertThat(scene.cost("de-20-pz-21", "4128")).isEqualTo(5);
    assertThat(scene.cost("de-hq-57", "4427")).isEqualTo(4);
    scene.at(1, "soviet-movement");
    assertThat(scene.cost("pl-1-kp", "3324")).isEqualTo(2);
    assertThat(scene.cost("pl-1-kp", "3021")).isEqualTo(2);
    assertThat(scene.cost("pl-1-kp", "2712")).isEqualTo(13);
    assertThat(scene.cost("pl-8-34", "2726")).isEqualTo(4);
    assertThat(scene.cost("pl-8-34", "3025")).isEqualTo(8);
  }

  @Test
  @Rule("4.4")
  void aMinorRiverCostsMoreWithoutABridge() {
    Scene scene =
        Scene.alone().place("2318", "su-254-929 su-7-24 su-column-1").at(1, "soviet-movement");
    assertThat(scene.cost("su-254-929", "2319")).isEqualTo(4);
    assertThat(scene.cost("su-7-24", "2319")).isEqualTo(6);
    assertThat(scene.cost("su-column-1", "2319")).isEqualTo(12);
  }

  @Test
  @Rule("4.4")
  void aMajorRiverTakesFootUnitsTheirWholeAllowanceFromTheBank() {
    Scene scene =
        Scene.alone()
            .place("5722", "su-294-857 su-7-24")
            .place("5721", "su-294-859")
            .at(1, "soviet-movement");
    assertThat(scene.why(scene.march("su-294-857", "5821"))).isEmpty();
    assertThat(scene.why(scene.march("su-294-857", "5821 5820"))).isEqualTo("4.1 too-far");
    assertThat(scene.why(scene.march("su-294-859", "5722 5821"))).isEqualTo("4.4 river-from-bank");
    assertThat(scene.why(scene.march("su-7-24", "5821"))).isEqualTo("4.4 river-bars");
    scene.play().give(scene.march("su-294-857", "5821"));
    assertThat(scene.play().last(Moved.class).halfPoints()).isEqualTo(12);
  }

  @Test
  @Rule("4.4")
  void bridgesForestHillsAndPondsCostWhatTheTableSays() {
    Scene scene =
        Scene.alone()
            .place("5728", "de-17-21 de-hg-pz")
            .place("4319", "pl-5-13 pl-tank-145")
            .at(1, "axis-movement");
    assertThat(scene.cost("de-17-21", "5827")).isEqualTo(1);
    assertThat(scene.cost("de-hg-pz", "5827")).isEqualTo(1);
    scene.at(1, "soviet-movement").place("4219", "pl-5-13 pl-tank-145");
    assertThat(scene.cost("pl-5-13", "4220")).isEqualTo(4);
    assertThat(scene.cost("pl-tank-145", "4220")).isEqualTo(8);
  }

  @Test
  @Rule("4.4")
  void everyGroundCostsFootVehiclesAndColumnsWhatTheTableSays() {
    BautzenGround ground = Scene.battle().theatre().ground();
    Map<String, List<Integer>> table =
        Map.of(
            "clear", List.of(2, 2, 4),
            "forest", List.of(4, 6, 12),
            "rough", List.of(4, 8, 16),
            "marsh", List.of(4, 8, 16),
            "urban", List.of(2, 2, 4));
    Set<String> met = new HashSet<>();
    for (int hex = 0; hex < ground.grid().size(); hex++) {
      String terrain = ground.map().terrains().get(ground.map().terrain(hex));
      List<Integer> costs = new ArrayList<>();
      for (Gait gait : List.of(Gait.FOOT, Gait.MOTORISED, Gait.COLUMN)) {
        costs.add(ground.entering(gait, hex));
      }
      assertThat(costs).isEqualTo(table.get(terrain));
      met.add(terrain);
    }
    assertThat(met).isEqualTo(table.keySet());
  }

  @Test
  @Rule("4.5")
  void aColumnPaysDoubleOffTheWaysAndTheGarrisonDoesNotMove() {
    Scene scene = Scene.battle().at(1, "axis-movement");
    assertThat(scene.cost("de-column-1", "4427")).isEqualTo(4);
    assertThat(scene.cost("de-column-1", "4528")).isEqualTo(7);
    assertThat(scene.cost("de-column-1", "4627")).isEqualTo(11);
    assertThat(scene.why(scene.march("de-garrison", "3526"))).isEqualTo("4.5 immobile");
  }

  @Test
  @Rule("13.2")
  void nothingLeavesTheGroundOfItsScenario() {
    Scene scene = Scene.of("weissenberg").at(1, "soviet-movement").place("3414", "pl-5-13");
    assertThat(scene.why(scene.march("pl-5-13", "3413"))).isEqualTo("13.2 off-ground");
    assertThat(scene.cost("pl-5-13", "3413")).isEqualTo(-1);
  }
}
