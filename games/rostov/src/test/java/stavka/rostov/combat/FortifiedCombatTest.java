package stavka.rostov.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.rostov.combat.Figures.changes;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.War;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.Weather;

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
