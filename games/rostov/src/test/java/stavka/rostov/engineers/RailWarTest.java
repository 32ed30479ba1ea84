package stavka.rostov.engineers;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.rostov.engineers.Site.gauge;
import static stavka.rostov.engineers.Site.give;
import static stavka.rostov.engineers.Site.why;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.control.Control;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.supply.Depot;
import stavka.rostov.works.Railways;

class RailWarTest {
  @Test
  @Rule({"19.4", "19.11"})
  void aCombatUnitOnItCutsARailwayOfTheAxisAndTrainsOfNeitherSidePass() {
    Field azov = Field.azov().alone().place("C5205", "su-8-td");
    Field before = Field.azov().alone();
    assertThat(Depot.LINES.joined(before.position(), Side.AXIS, before.hex("C5205"))).isTrue();
    Cut cut = new Cut(azov.hex("C5205"));
    assertThat(why(Field.azov(), Side.SOVIET, cut)).isEqualTo("19.4 cut-who");
    assertThat(why(Field.azov().alone().place("C5205", "supply-soviet-truck-1"), Side.SOVIET, cut))
        .isEqualTo("19.4 cut-who");
    assertThat(why(azov, Side.SOVIET, new Cut(azov.hex("C5204")))).isEqualTo("19.4 cut-who");
    give(azov, Side.SOVIET, cut);
    assertThat(gauge(azov, "C5205")).isEqualTo(RostovLayers.CUT);
    assertThat(why(azov, Side.SOVIET, cut)).isEqualTo("19.4 cut-who");
    azov.alone();
    assertThat(Depot.LINES.joined(azov.position(), Side.AXIS, azov.hex("C5105"))).isTrue();
    assertThat(Depot.LINES.joined(azov.position(), Side.AXIS, azov.hex("C5205"))).isFalse();
    assertThat(Depot.LINES.joined(azov.position(), Side.SOVIET, azov.hex("C5205"))).isFalse();
  }

  @Test
  @Rule({"19.3", "19.13", "23.11"})
  void idleEngineersTakeAHexBackThatJoinsTheSovietRailway() {
    Field azov = Field.azov().alone().place("C5706", "su-sen-3");
    Reclaim reclaim = new Reclaim(azov.unit("su-sen-3"));
    assertThat(Depot.LINES.joined(azov.position(), Side.SOVIET, azov.hex("C5806"))).isTrue();
    give(azov, Side.SOVIET, reclaim);
    assertThat(gauge(azov, "C5706")).isEqualTo(RostovLayers.SOVIET_GAUGE);
    assertThat(azov.position().has(azov.unit("su-sen-3"), RostovMarks.LABOUR)).isTrue();
    assertThat(Depot.LINES.joined(azov.position(), Side.SOVIET, azov.hex("C5706"))).isTrue();
    azov.place("C5606", "su-sen-3");
    assertThat(why(azov, Side.SOVIET, reclaim)).isEqualTo("19.3 reclaim-who");
    azov.mark(RostovMarks.LABOUR, 0, "su-sen-3");
    assertThat(why(azov, Side.SOVIET, reclaim)).isEmpty();
    Field far = Field.azov().alone().place("C5205", "su-sen-3");
    assertThat(why(far, Side.SOVIET, reclaim)).isEqualTo("19.13 convert-gap");
    Field tired = Field.azov().alone().place("C5706", "su-sen-3");
    tired.mark(RostovMarks.WENT, 1, "su-sen-3");
    assertThat(why(tired, Side.SOVIET, reclaim)).isEqualTo("19.3 reclaim-who");
    Field foot = Field.azov().alone().place("C5706", "su-274");
    assertThat(why(foot, Side.SOVIET, new Reclaim(foot.unit("su-274"))))
        .isEqualTo("19.3 reclaim-who");
  }

  @Test
  @Rule({"19.3", "18.11"})
  void aCutIsMadeGoodByEngineersTooButNotUnderAnAxisStrongpoint() {
    Field azov = Field.azov().alone().place("C5806", "su-sen-3");
    azov.arrange(draft -> draft.put(azov.hex("C5806"), RostovLayers.GAUGE, RostovLayers.CUT));
    Reclaim reclaim = new Reclaim(azov.unit("su-sen-3"));
    azov.arrange(draft -> draft.put(azov.hex("C5806"), RostovLayers.FORTS, RostovLayers.AXIS_FORT));
    assertThat(why(azov, Side.SOVIET, reclaim)).isEqualTo("18.11 convert-fort");
    azov.arrange(draft -> draft.put(azov.hex("C5806"), RostovLayers.FORTS, 0));
    give(azov, Side.SOVIET, reclaim);
    assertThat(gauge(azov, "C5806")).isEqualTo(RostovLayers.SOVIET_GAUGE);
  }

  @Test
  @Rule({"19.11", "19.12"})
  void aRailwayThatNobodyConvertedIsSovietFarBehindTheAxisFront() {
    Field pocket = Field.of("kiev-pocket");
    int hex = pocket.hex("C3302");
    assertThat(Control.holds(pocket.position(), Side.AXIS, hex)).isTrue();
    assertThat(Railways.friendly(pocket.position(), Side.SOVIET, hex)).isTrue();
    assertThat(Railways.friendly(pocket.position(), Side.AXIS, hex)).isFalse();
    assertThat(Railways.friendly(pocket.position(), Side.AXIS, pocket.hex("C3202"))).isTrue();
  }
}
