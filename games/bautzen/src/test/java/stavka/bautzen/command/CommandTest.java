package stavka.bautzen.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.bautzen.Scene;
import stavka.engine.rule.Rule;

class CommandTest {
  private static boolean commands(Scene scene, String hq, String unit) {
    return new Command(scene.theatre())
        .commands(scene.play().position(), scene.play().unit(hq), scene.play().unit(unit));
  }

  @Test
  @Rule("6.1")
  void aUnitIsCommandedByItsOwnHeadquartersOrAHigherOneOfItsNation() {
    Scene scene = Scene.battle().place("4426", "de-20-pz-21").place("3624", "su-254-933 pl-5-13");
    assertThat(commands(scene, "de-hq-57", "de-20-pz-21")).isTrue();
    assertThat(commands(scene, "de-hq-57", "de-kg-72")).isTrue();
    assertThat(commands(scene, "de-hq-57", "de-garrison")).isFalse();
    assertThat(commands(scene, "de-hq-20", "de-20-pz-21")).isFalse();
    assertThat(commands(scene, "de-hq-20", "de-kg-72")).isFalse();
    assertThat(commands(scene, "su-hq-7", "su-254-933")).isTrue();
    assertThat(commands(scene, "su-hq-7", "pl-5-13")).isFalse();
    assertThat(commands(scene, "pl-hq-army", "pl-art-6l")).isTrue();
    assertThat(commands(scene, "pl-hq-army", "pl-art-8c")).isFalse();
    assertThat(commands(scene, "pl-hq-army", "pl-1-kp")).isFalse();
  }

  @Test
  @Rule("6.2")
  void commandReachesThreeHexesFromADivisionFourFromASovietCorpsSixFromTheHighest() {
    Scene scene = Scene.battle();
    var pieces = scene.theatre().pieces();
    assertThat(pieces.distance(scene.play().unit("de-hq-20"))).isEqualTo(3);
    assertThat(pieces.distance(scene.play().unit("su-hq-7"))).isEqualTo(4);
    assertThat(pieces.distance(scene.play().unit("de-hq-57"))).isEqualTo(6);
    assertThat(pieces.distance(scene.play().unit("pl-hq-army"))).isEqualTo(6);
    scene.place("4427", "de-20-pg-59").place("4426", "de-20-pg-112");
    assertThat(commands(scene, "de-hq-20", "de-20-pg-59")).isTrue();
    assertThat(commands(scene, "de-hq-20", "de-20-pg-112")).isFalse();
  }
}
