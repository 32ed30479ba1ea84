package stavka.rostov.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.rostov.combat.Figures.attack;
import static stavka.rostov.combat.Figures.changes;
import static stavka.rostov.combat.Figures.defence;
import static stavka.rostov.combat.Figures.net;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Attack;
import stavka.engine.play.Forecast;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.Sketch;
import stavka.rostov.War;
import stavka.rostov.declaration.Declare;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;
import stavka.testkit.ScriptedPlay;

class DieModifiersTest {
  private static final String NINTH = "de-9-pz-33 de-9-pz-10 de-9-pz-11 de-9-pz-r9";
  private static final String TWENTY_FIFTH = "de-25-mot-35 de-25-mot-119 de-25-mot-r25";

  private static War beforeA5116() {
    Field field = Field.sumy().weather(Weather.CLEAR).place("A5016", NINTH);
    return new War(field.place("A5017", TWENTY_FIFTH).place("A4917", "supply-axis-1"))
        .declared(NINTH + " " + TWENTY_FIFTH, "A5116");
  }

  private static Forecast at5116(War war, String units) {
    return war.forecast(Side.AXIS, war.attack(units, "A5116", 0, "supply-axis-1"));
  }

  @Test
  @Rule({"6.73", "15.68"})
  void aWholePanzerDivisionCountsAndAMotorisedOneBesideIt() {
    War war = beforeA5116();
    Forecast both = at5116(war, NINTH + " " + TWENTY_FIFTH);
    assertThat(attack(both)).isEqualTo(25);
    assertThat(defence(both)).isEqualTo(9);
    assertThat(both.report().odds()).isEqualTo("2-1");
    assertThat(changes(both)).isEqualTo("drm-hexside 1, drm-integrity -2");
    assertThat(changes(at5116(war, NINTH))).isEqualTo("drm-hexside 1, drm-integrity -1");
    assertThat(changes(at5116(war, TWENTY_FIFTH))).isEqualTo("drm-hexside 1");
    assertThat(changes(at5116(war, "de-9-pz-10 de-9-pz-11 de-9-pz-r9"))).isEqualTo("drm-hexside 1");
    assertThat(changes(at5116(war, "de-9-pz-33 de-9-pz-10 de-9-pz-r9")))
        .as("armour, a regiment and reconnaissance")
        .isEqualTo("drm-hexside 1, drm-integrity -1");
    assertThat(changes(at5116(war, "de-9-pz-33 de-9-pz-10"))).isEqualTo("drm-hexside 1");
    war.field().mark(RostovMarks.SUPPLY, 2, "de-9-pz-33");
    assertThat(changes(at5116(war, NINTH))).isEqualTo("drm-hexside 1, drm-integrity -1");
    assertThat(changes(war.forecast(Side.AXIS, war.attack(NINTH, "A5116", 0, ""))))
        .isEqualTo("drm-hexside 1, drm-no-attack-supply 2");
  }

  private static War dryGround() {
    Field open = Field.sumy().alone().weather(Weather.CLEAR).place("A5212", "su-297");
    open.place("A5112", NINTH).place("A5012", "supply-axis-1");
    return new War(open).declared(NINTH, "A5212");
  }

  private static String dry(War war, String units) {
    return changes(war.forecast(Side.AXIS, war.attack(units, "A5212", 0, "supply-axis-1")));
  }

  @Test
  @Rule("15.67")
  void combinedArmsHelpAgainstThoseWithoutTanksInDryWeather() {
    assertThat(changes(at5116(beforeA5116(), "de-9-pz-33 de-9-pz-10")))
        .as("tanks defend, behind a river")
        .isEqualTo("drm-hexside 1");
    War war = dryGround();
    assertThat(dry(war, "de-9-pz-33 de-9-pz-10")).isEqualTo("drm-combined-arms -1");
    assertThat(dry(war, "de-9-pz-33 de-9-pz-r9")).isEqualTo("drm-combined-arms -1");
    assertThat(dry(war, "de-9-pz-33")).as("armour alone").isEmpty();
    assertThat(dry(war, "de-9-pz-10 de-9-pz-11")).as("no armour").isEmpty();
    war.field().weather(Weather.FROST);
    assertThat(dry(war, "de-9-pz-33 de-9-pz-10")).isEqualTo("drm-combined-arms -1");
    for (Weather bad : new Weather[] {Weather.RAIN, Weather.SNOW, Weather.ARCTIC}) {
      war.field().weather(bad);
      assertThat(dry(war, "de-9-pz-33 de-9-pz-10")).as("%s", bad).isEmpty();
    }
    war.field().weather(Weather.CLEAR).place("A5212", "su-sat-1");
    assertThat(dry(war, "de-9-pz-33 de-9-pz-10")).as("anti-tank guns").isEmpty();
  }

  @Test
  @Rule({"15.62", "14.35"})
  void whoMayNotRetreatDefendsBetter() {
    War war =
        new War(Field.sumy().place("A5513", "de-299").place("A5511", "de-168"))
            .declared("de-299 de-168", "A5512");
    Forecast held = war.forecast(Side.AXIS, war.attack("de-299 de-168", "A5512", 0, ""));
    assertThat(changes(held))
        .isEqualTo("drm-ground 1, drm-no-retreat 1, drm-no-attack-supply 2, drm-limit -1");
    war.field().mark(RostovMarks.TURNED, 1, "su-hq-40a");
    assertThat(changes(war.forecast(Side.AXIS, war.attack("de-299 de-168", "A5512", 0, ""))))
        .isEqualTo("drm-ground 1, drm-no-attack-supply 2");
  }

  @Test
  @Rule({"11.44", "6.75", "15.66", "15.7"})
  void disorderAndHungerHelpTheAttackerByThreeAtMost() {
    War war = beforeA5116();
    war.field().mark(RostovMarks.SUPPLY, 2, "su-1-gmr").mark(RostovMarks.OVERRUN, 1, "su-tb-1");
    assertThat(changes(at5116(war, NINTH)))
        .isEqualTo("drm-hexside 1, drm-out-of-supply -1, drm-integrity -1, drm-overrun -1");
    assertThat(net(at5116(war, NINTH + " " + TWENTY_FIFTH))).isEqualTo(-3);
    war.field().place("A5016", "de-eng-604");
    Forecast led =
        war.forecast(
            Side.AXIS,
            war.attack(NINTH + " " + TWENTY_FIFTH + " de-eng-604", "A5116", 1, "supply-axis-1"));
    assertThat(changes(led))
        .isEqualTo(
            "drm-hexside 1, drm-engineers -1, drm-out-of-supply -1, drm-integrity -2,"
                + " drm-overrun -1, drm-limit 1");
    assertThat(net(led)).isEqualTo(-3);
  }

  private static ScriptedPlay siege(Sketch sketch, boolean fort) {
    Field field = sketch.field().weather(Weather.CLEAR).place("A5116", "su-297");
    field.place("A5016", "de-299").place("A5017", "de-eng-604 supply-axis-1");
    field.place("A4916", "de-sh-624 de-shr-712");
    field.mark(RostovMarks.TURNED, 1, "de-sh-624 de-shr-712");
    if (fort) {
      field.arrange(
          draft -> draft.put(field.hex("A5116"), RostovLayers.FORTS, RostovLayers.SOVIET_FORT));
    }
    ScriptedPlay play = field.at(49, "axis-declaration");
    play.give(new Declare(play.units("de-299 de-eng-604"), play.hexes("A5116"), false));
    return play.until("attack-or-end");
  }

  private static String stormed(ScriptedPlay play, int engineers, String guns) {
    return changes(
        play.forecast(
            new Attack(
                play.units("de-299 de-eng-604"),
                play.hexes("A5116"),
                engineers,
                play.units("supply-axis-1 " + guns))));
  }

  @Test
  @Rule({"15.63", "15.64", "23.43"})
  void greatGunsAndEngineersTakeNoMoreThanCityAndFortificationGive() {
    ScriptedPlay city = siege(new Sketch().ground("city", "A5116"), false);
    assertThat(stormed(city, 0, "")).isEqualTo("drm-ground 1");
    assertThat(stormed(city, 0, "de-sh-624")).isEqualTo("drm-ground 1, drm-super-heavy -1");
    assertThat(stormed(city, 0, "de-sh-624 de-shr-712"))
        .isEqualTo("drm-ground 1, drm-super-heavy -1");
    assertThat(stormed(city, 1, "de-sh-624 de-shr-712"))
        .isEqualTo("drm-ground 1, drm-engineers -1");
    ScriptedPlay fort = siege(new Sketch().ground("city", "A5116"), true);
    assertThat(stormed(fort, 0, "de-sh-624 de-shr-712"))
        .isEqualTo("drm-ground 1, drm-strongpoint 1, drm-super-heavy -2");
    assertThat(stormed(fort, 1, "de-sh-624 de-shr-712"))
        .isEqualTo("drm-ground 1, drm-strongpoint 1, drm-engineers -1, drm-super-heavy -1");
  }

  private static ScriptedPlay hill(Sketch sketch, String from) {
    Field field = sketch.field().weather(Weather.CLEAR).place("A5116", "su-297");
    field.place(from, "de-299 supply-axis-1").place("A5217", "de-62");
    ScriptedPlay play = field.at(49, "axis-declaration");
    play.give(new Declare(play.units("de-299"), play.hexes("A5116"), false));
    return play.until("attack-or-end");
  }

  private static String stormed(ScriptedPlay play, String units) {
    return changes(
        play.forecast(
            new Attack(play.units(units), play.hexes("A5116"), 0, play.units("supply-axis-1"))));
  }

  @Test
  @Rule("15.61")
  void aHillBehindARiverCountsTwiceUnlessOneAttackerComesOverLand() {
    Sketch sketch = new Sketch().ground("hill", "A5116").side("river", "A5116", "A5016 A5017");
    ScriptedPlay play = hill(sketch, "A5016");
    assertThat(stormed(play, "de-299")).isEqualTo("drm-ground 1, drm-hexside 1");
    assertThat(stormed(play, "de-299 de-62")).isEqualTo("drm-ground 1");
  }

  @Test
  @Rule("15.61")
  void ofTwoHexesTheBetterGroundCountsAndARiverOnlyIfItLiesBeforeBoth() {
    Sketch sketch = new Sketch().ground("hill", "A5115").side("river", "A5016", "A5116");
    Field field = sketch.field().weather(Weather.CLEAR).place("A5116", "su-297");
    field.place("A5115", "su-227").place("A5016", "de-299 supply-axis-1");
    ScriptedPlay play = field.at(49, "axis-declaration");
    play.give(new Declare(play.units("de-299"), play.hexes("A5116 A5115"), false));
    play.until("attack-or-end");
    Attack both =
        new Attack(play.units("de-299"), play.hexes("A5116 A5115"), 0, play.units("supply-axis-1"));
    assertThat(changes(play.forecast(both))).isEqualTo("drm-ground 1");
    assertThat(defence(play.forecast(both))).as("both hexes in one total").isEqualTo(8);
  }
}
