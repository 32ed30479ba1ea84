package stavka.rostov.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.rostov.combat.Figures.changes;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Attack;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.Sketch;
import stavka.rostov.War;
import stavka.rostov.declaration.Declare;
import stavka.rostov.declaration.RetreatOrder;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;
import stavka.testkit.ScriptedPlay;

class FortifiedCombatTest {
  private static final String TANKS = "de-9-pz-33";
  private static final String LORRIES = "de-9-pz-10";
  private static final String BOTH = TANKS + " " + LORRIES;

  private static String at(War war, String target) {
    return changes(war.forecast(Side.AXIS, war.attack(BOTH, target, 0, "supply-axis-1")));
  }

  @Test
  @Rule({"18.36", "18.31"})
  void aStrongpointCountsOneAndTakesCombinedArmsAwayAndASiteDoesNeither() {
    Field open = Field.sumy().alone().weather(Weather.CLEAR).place("A5212", "su-297");
    open.place("A5112", BOTH).place("A5012", "supply-axis-1");
    War war = new War(open).declared(BOTH, "A5212");
    assertThat(at(war, "A5212")).isEqualTo("drm-combined-arms -1");
    open.arrange(
        draft -> draft.put(open.hex("A5212"), RostovLayers.FORTS, RostovLayers.SOVIET_FORT));
    assertThat(at(war, "A5212")).contains("1").doesNotContain("combined-arms");
  }

  @Test
  @Rule("15.61")
  void ofTwoHexesTheOneWhoseGroundAndStrongpointTogetherGiveMostCountsForBoth() {
    Field field = new Sketch().ground("city", "A5116").field().weather(Weather.CLEAR);
    field.place("A5116", "su-297").place("A5115", "su-293").place("A5016", BOTH);
    field.place("A4916", "supply-axis-1");
    field.arrange(
        draft -> draft.put(field.hex("A5115"), RostovLayers.FORTS, RostovLayers.SOVIET_FORT));
    assertThat(together(field)).contains("drm-ground").doesNotContain("drm-strongpoint");
    field.arrange(
        draft -> draft.put(field.hex("A5116"), RostovLayers.FORTS, RostovLayers.SOVIET_FORT));
    assertThat(together(field)).contains("drm-ground").contains("drm-strongpoint");
  }

  private static String together(Field field) {
    ScriptedPlay play = field.at(49, "axis-declaration");
    play.give(new Declare(play.units(BOTH), play.hexes("A5116 A5115"), false));
    play.until("attack-or-end");
    return changes(play.forecast(new Attack(play.units(BOTH), play.hexes("A5116 A5115"), 0)));
  }

  @Test
  @Rule({"16.41", "18.21"})
  void noRetreatCostsNothingBehindALineThatStandsThoughSomeAttackersComeRoundIt() {
    Field kiev = Field.of("kiev-pocket").alone().weather(Weather.CLEAR).place("A0917", "su-206");
    kiev.place("A0817", TANKS).place("A0916", LORRIES);
    Cells.Case round = new Cells.Case(BOTH, "A0917", 0, "");
    Cells.settled(kiev, Side.AXIS, round, RetreatOrder.NONE, RetreatOrder.HOLD, "-/R");
    assertThat(kiev.position().get(kiev.unit("su-206"), RostovMarks.STEP)).isZero();
    assertThat(kiev.where("su-206")).isEqualTo("A0917");
    kiev.arrange(draft -> draft.put(kiev.hex("A0917"), RostovLayers.RAZED, 63));
    War open = Cells.settled(kiev, Side.AXIS, round, RetreatOrder.NONE, RetreatOrder.HOLD, "-/R");
    assertThat(
            kiev.position().get(kiev.unit("su-206"), RostovMarks.STEP) > 0
                || open.position().frame() != null)
        .isTrue();
  }

  /** Before Kiev the line runs between A0817 and A0917, but not between A0916 and A0917. */
  @Test
  @Rule({"18.21", "18.22"})
  void acrossALineThereAreNoCombinedArmsUnlessOneAttackerComesRoundIt() {
    Field kiev = Field.of("kiev-pocket").alone().weather(Weather.CLEAR).place("A0917", "su-206");
    kiev.place("A0817", BOTH).place("A0717", "supply-axis-1");
    War war = new War(kiev).declared(BOTH, "A0917");
    assertThat(at(war, "A0917")).doesNotContain("combined-arms");
    kiev.place("A0916", LORRIES);
    assertThat(at(war, "A0917")).contains("drm-combined-arms -1");
  }
}
