package stavka.bautzen.stacking;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.bautzen.Scene;
import stavka.engine.play.Facts;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;

class StacksTest {
  private static final Facts FACTS = Scene.GAME.facts();

  private static boolean fits(Scene scene, String unit, String hex) {
    return FACTS.fits(
        scene.play().position(), Ints.of(scene.play().unit(unit)), scene.play().hex(hex));
  }

  @Test
  @Rule("5.1")
  void countersTakePointsByTheirKindAndSize() {
    Scene scene = Scene.battle();
    assertThat(FACTS.bulk(scene.play().unit("de-column-1"))).isEqualTo(1);
    assertThat(FACTS.bulk(scene.play().unit("de-20-pg-59"))).isEqualTo(2);
    assertThat(FACTS.bulk(scene.play().unit("su-7-24"))).isEqualTo(3);
    assertThat(FACTS.bulk(scene.play().unit("pl-1-kp"))).isEqualTo(3);
    assertThat(FACTS.bulk(scene.play().unit("de-hq-20"))).isEqualTo(3);
    assertThat(FACTS.bulk(scene.play().unit("su-hq-7"))).isEqualTo(3);
    assertThat(FACTS.bulk(scene.play().unit("de-hq-57"))).isEqualTo(4);
    assertThat(FACTS.bulk(scene.play().unit("pl-hq-army"))).isEqualTo(4);
  }

  @Test
  @Rule("5.2")
  void sixPointsStandInClearGroundAndFourInRough() {
    Scene scene = Scene.battle().at(1, "axis-movement").place("4530", "de-20-pg-59");
    assertThat(scene.why(scene.march("de-20-pz-21", "4431"))).isEqualTo("5.2 too-many");
    Scene rough = Scene.alone().place("5226", "de-17-55").at(1, "axis-movement");
    assertThat(fits(rough, "de-17-95", "5226")).isTrue();
    assertThat(fits(rough.place("5226", "de-17-95"), "de-17-21", "5226")).isFalse();
    Scene clear = Scene.alone().place("4530", "de-17-55 de-17-95").at(1, "axis-movement");
    assertThat(fits(clear, "de-17-21", "4530")).isTrue();
    assertThat(fits(clear.place("4530", "de-17-21"), "de-column-1", "4530")).isFalse();
  }

  @Test
  @Rule({"5.3", "5.4"})
  void whereARetreatHasMixedFormationsNobodyIsHalvedAndColumnsStillJoin() {
    Scene scene =
        Scene.alone()
            .place("4530", "pl-5-13 pl-7-33 pl-8-32")
            .place("4531", "de-20-pz-21")
            .at(2, "soviet-combat");
    Scene apart =
        Scene.alone()
            .place("4530", "pl-5-13 pl-7-33")
            .place("4531", "de-20-pz-21")
            .at(2, "soviet-combat");
    assertThat(attack(scene)).isEqualTo(attack(apart)).isPositive();
    Scene nations = Scene.alone().place("4530", "pl-at-95 su-254-929");
    assertThat(fits(nations, "su-column-1", "4530")).isTrue();
    nations.place("4530", "su-254-933").place("4529", "pl-at-95");
    assertThat(fits(nations, "su-254-936", "4530")).isTrue();
  }

  private static int attack(Scene scene) {
    return scene
        .play()
        .forecast(scene.attack("pl-5-13 pl-7-33", "4531", ""))
        .report()
        .attack()
        .total();
  }

  @Test
  @Rule("5.3")
  void inAHexOverItsLimitEverybodyFightsWithHalfRoundedDown() {
    Scene scene =
        Scene.alone()
            .place("4320", "pl-5-13 pl-5-15 pl-5-17")
            .place("4321", "de-20-pz-21")
            .at(2, "soviet-combat");
    var report = scene.play().forecast(scene.attack("pl-5-13 pl-5-15", "4321", "")).report();
    assertThat(report.attack().total()).isEqualTo(2);
    scene.at(2, "axis-combat");
    assertThat(scene.play().forecast(scene.attack("de-20-pz-21", "4320", "")).report())
        .satisfies(defended -> assertThat(defended.defence().total()).isEqualTo(3));
  }

  @Test
  @Rule("5.4")
  void aHexHoldsOneFormationAndOneGuest() {
    Scene scene = Scene.alone().place("4828", "de-hg-pg-1 de-hg-pg-2").at(1, "axis-movement");
    assertThat(fits(scene, "de-20-pg-59", "4828")).isTrue();
    Scene mixed = Scene.alone().place("4828", "de-20-pg-59 de-hg-pg-3").at(1, "axis-movement");
    mixed.place("4829", "de-17-21");
    assertThat(mixed.why(mixed.march("de-17-21", "4828"))).isEqualTo("5.4 too-many-formations");
    assertThat(fits(mixed, "de-20-pg-112", "4828")).isTrue();
    Scene allies = Scene.alone().place("4828", "su-254-929").at(1, "soviet-movement");
    assertThat(fits(allies, "pl-5-13", "4828")).isTrue();
  }

  @Test
  @Rule("5.5")
  void independentsStandWithAnyUnitOfTheirOwnNationOnly() {
    Scene scene =
        Scene.alone()
            .place("4828", "su-254-929")
            .place("4829", "pl-at-95 pl-5-13")
            .at(1, "soviet-movement");
    assertThat(scene.why(scene.march("pl-at-95", "4828"))).isEqualTo("5.5 nations-mix");
    Scene german = Scene.alone().place("4828", "de-hg-pg-1 de-20-pg-59").at(1, "axis-movement");
    assertThat(fits(german, "de-kg-72", "4828")).isTrue();
  }

  @Test
  @Rule("5.6")
  void headquartersOfCorpsAndArmiesStandWithTheirOwnNationOnly() {
    Scene scene =
        Scene.alone()
            .place("4828", "su-254-929")
            .place("4829", "pl-hq-army")
            .at(1, "soviet-movement");
    assertThat(scene.why(scene.march("pl-hq-army", "4828"))).isEqualTo("5.6 high-hq-nation");
    Scene german = Scene.alone().place("4828", "de-hg-pg-1").at(1, "axis-movement");
    assertThat(fits(german, "de-hq-57", "4828")).isTrue();
  }
}
