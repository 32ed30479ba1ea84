package stavka.rostov.engineers;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.rostov.engineers.Site.end;
import static stavka.rostov.engineers.Site.fort;
import static stavka.rostov.engineers.Site.give;
import static stavka.rostov.engineers.Site.why;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.position.BitField;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.SupplyState;
import stavka.rostov.supply.Depot;

class BuildingTest {
  private static Field kiev(int regular, int extra) {
    return Field.of("kiev-pocket")
        .arrange(
            draft -> {
              draft.enter(RostovLedger.FORTS, regular);
              draft.enter(RostovLedger.FORTS_EXTRA, extra);
            });
  }

  private static Fortify fortify(Field field, String hex, String as) {
    return new Fortify(field.hex(hex), as);
  }

  @Test
  @Rule({"18.31", "18.23", "18.35", "7.21"})
  void aStrongpointOnTheLineIsBegunInOnePhaseAndDoneInTheNext() {
    Field kiev = kiev(1, 0);
    give(kiev, Side.SOVIET, fortify(kiev, "A0917", Fortify.BEGIN));
    assertThat(fort(kiev, "A0917")).isEqualTo(RostovLayers.SOVIET_BUILDING);
    assertThat(Depot.FORTS.strongpoint(kiev.position(), kiev.hex("A0917"), Side.SOVIET)).isFalse();
    assertThat(kiev.position().ledger(RostovLedger.FORTS)).isZero();
    end(kiev, Side.SOVIET);
    assertThat(fort(kiev, "A0917")).isEqualTo(RostovLayers.SOVIET_BUILDING);
    end(kiev, Side.AXIS);
    assertThat(fort(kiev, "A0917")).isEqualTo(RostovLayers.SOVIET_BUILDING);
    end(kiev, Side.SOVIET);
    assertThat(fort(kiev, "A0917")).isEqualTo(RostovLayers.SOVIET_FORT);
    assertThat(
            Depot.FORTS.modifier(
                kiev.position(), kiev.hexes("A0917"), kiev.hexes("A0817"), kiev.hex("A0917")))
        .isEqualTo(2);
  }

  @Test
  @Rule("18.35")
  void aSiteOutOfSupplyStaysASite() {
    Field kiev = kiev(1, 0);
    give(kiev, Side.SOVIET, fortify(kiev, "A0917", Fortify.BEGIN));
    end(kiev, Side.SOVIET);
    kiev.alone().place("A0817", "de-71").place("A0818", "de-95").place("A0917", "su-206");
    kiev.place("A0916", "de-296").place("A1017", "de-75").place("A1018", "de-56");
    kiev.place("A0918", "de-99-le");
    assertThat(Depot.reaches(kiev, Side.SOVIET, "A0917")).isFalse();
    end(kiev, Side.SOVIET);
    assertThat(fort(kiev, "A0917")).isEqualTo(RostovLayers.SOVIET_BUILDING);
  }

  @Test
  @Rule({"18.31", "18.32", "18.33", "7.21"})
  void oneInAHexAndNoMoreThanTheDieGaveAndNothingIsKept() {
    Field kiev = kiev(2, 0);
    assertThat(why(kiev, Side.SOVIET, fortify(kiev, "A0916", Fortify.BEGIN)))
        .isEqualTo("18.31 fortify-there");
    give(kiev, Side.SOVIET, fortify(kiev, "A0917", Fortify.BEGIN));
    assertThat(why(kiev, Side.SOVIET, fortify(kiev, "A0917", Fortify.BEGIN)))
        .isEqualTo("18.31 fortify-there");
    give(kiev, Side.SOVIET, fortify(kiev, "A1018", Fortify.BEGIN));
    assertThat(why(kiev, Side.SOVIET, fortify(kiev, "A1019", Fortify.BEGIN)))
        .isEqualTo("18.33 fortify-none");
    assertThat(why(kiev(1, 0), Side.SOVIET, fortify(kiev, "A0917", "some")))
        .isEqualTo("18.33 fortify-none");
    Field unused = end(kiev(3, 1), Side.SOVIET);
    assertThat(unused.position().ledger(RostovLedger.FORTS)).isZero();
    assertThat(unused.position().ledger(RostovLedger.FORTS_EXTRA)).isZero();
  }

  @Test
  @Rule("18.31")
  void onlyInAHexThatIsSuppliedAndInPlay() {
    Field kiev = kiev(1, 1);
    assertThat(why(kiev, Side.SOVIET, fortify(kiev, "A0817", Fortify.BEGIN)))
        .isEqualTo("18.31 fortify-cut");
    assertThat(why(kiev, Side.SOVIET, new Fortify(-1, Fortify.BEGIN)))
        .isEqualTo("10.4 no-such-hex");
    assertThat(why(kiev, Side.SOVIET, fortify(kiev, "D4822", Fortify.BEGIN)))
        .isEqualTo("10.55 off-area");
  }

  /** Poltava is a city, not a major one; A1120 is three hexes from Kiev. */
  @ParameterizedTest
  @CsvSource({"A0917, ''", "A5230, ''", "A5231, 7.21 fortify-extra", "A1119, ''", "A1416, ''"})
  @Rule("7.21")
  void anExtraOneStandsInATownOrWithinFourHexesOfAMajorCity(String hex, String why) {
    Field kiev = kiev(0, 1);
    assertThat(why(kiev, Side.SOVIET, fortify(kiev, hex, Fortify.EXTRA))).isEqualTo(why);
    assertThat(why(kiev, Side.SOVIET, fortify(kiev, hex, Fortify.BEGIN)))
        .isEqualTo("18.33 fortify-none");
  }

  @Test
  @Rule({"18.38", "22.25", "7.21"})
  void aHeadquartersThatFailsStopsNewOnesInItsRangeButNotExtraOnes() {
    Field kiev = kiev(2, 1);
    give(kiev, Side.SOVIET, fortify(kiev, "A1018", Fortify.BEGIN));
    end(kiev, Side.SOVIET);
    kiev.mark(RostovMarks.TURNED, 1, "su-hq-37a")
        .arrange(
            draft -> {
              draft.enter(RostovLedger.FORTS, 1);
              draft.enter(RostovLedger.FORTS_EXTRA, 1);
            });
    assertThat(why(kiev, Side.SOVIET, fortify(kiev, "A0917", Fortify.BEGIN)))
        .isEqualTo("22.22 non-op-range");
    give(kiev, Side.SOVIET, fortify(kiev, "A0917", Fortify.EXTRA));
    end(kiev, Side.SOVIET);
    assertThat(fort(kiev, "A1018")).isEqualTo(RostovLayers.SOVIET_FORT);
  }

  @Test
  @Rule({"18.35", "23.11"})
  void idleEngineersSetUpAFinishedOneAtOnce() {
    Field kiev = kiev(1, 0).place("A0917", "su-sen-1");
    give(kiev, Side.SOVIET, fortify(kiev, "A0917", Fortify.FINISH));
    assertThat(fort(kiev, "A0917")).isEqualTo(RostovLayers.SOVIET_FORT);
    assertThat(kiev.position().has(kiev.unit("su-sen-1"), RostovMarks.LABOUR)).isTrue();
    Field none = kiev(1, 0);
    assertThat(why(none, Side.SOVIET, fortify(none, "A0917", Fortify.FINISH)))
        .isEqualTo("23.11 fortify-engineers");
    for (BitField busy :
        new BitField[] {RostovMarks.FOUGHT, RostovMarks.WENT, RostovMarks.LABOUR}) {
      Field tired = kiev(1, 0).place("A0917", "su-sen-1").mark(busy, 1, "su-sen-1");
      assertThat(why(tired, Side.SOVIET, fortify(tired, "A0917", Fortify.FINISH)))
          .isEqualTo("23.11 fortify-engineers");
    }
  }

  @Test
  @Rule({"18.35", "23.11"})
  void afterArcticWeatherNothingIsBegunWithoutEngineers() {
    Field kiev = kiev(1, 1).arrange(draft -> draft.enter(RostovLedger.ICED, 1));
    assertThat(why(kiev, Side.SOVIET, fortify(kiev, "A0917", Fortify.BEGIN)))
        .isEqualTo("23.11 fortify-engineers");
    assertThat(why(kiev, Side.SOVIET, fortify(kiev, "A0917", Fortify.EXTRA)))
        .isEqualTo("23.11 fortify-engineers");
    kiev.place("A0917", "su-sen-1");
    give(kiev, Side.SOVIET, fortify(kiev, "A0917", Fortify.BEGIN));
    assertThat(kiev.position().has(kiev.unit("su-sen-1"), RostovMarks.LABOUR)).isTrue();
  }

  @Test
  @Rule({"18.34", "23.12"})
  void theAxisBuildsFromTurn72OnUnderEngineersWhoMustStay() {
    Field kiev = Field.of("kiev-pocket").turn(71);
    Fortify order = fortify(kiev, "A1112", Fortify.BEGIN);
    assertThat(why(kiev, Side.AXIS, order)).isEqualTo("18.34 fortify-axis");
    kiev.turn(72);
    assertThat(why(kiev, Side.AXIS, fortify(kiev, "A1012", Fortify.BEGIN)))
        .isEqualTo("23.11 fortify-engineers");
    assertThat(why(kiev, Side.AXIS, fortify(kiev, "A1112", Fortify.FINISH)))
        .isEqualTo("18.33 fortify-none");
    give(kiev, Side.AXIS, order);
    end(kiev, Side.AXIS);
    assertThat(fort(kiev, "A1112")).isEqualTo(RostovLayers.AXIS_BUILDING);
    kiev.place("A1012", "de-eng-604");
    end(kiev, Side.AXIS);
    assertThat(fort(kiev, "A1112")).isEqualTo(RostovLayers.AXIS_BUILDING);
    kiev.place("A1112", "de-eng-604");
    end(kiev, Side.SOVIET);
    assertThat(fort(kiev, "A1112")).isEqualTo(RostovLayers.AXIS_BUILDING);
    end(kiev, Side.AXIS);
    assertThat(fort(kiev, "A1112")).isEqualTo(RostovLayers.AXIS_FORT);
  }

  @Test
  @Rule({"6.61", "23.11"})
  void engineersWithoutSupplyFinishNothingAtOnceEvenWhereALineReachesThem() {
    Field kiev = kiev(1, 0).place("A0917", "su-sen-1");
    assertThat(why(kiev, Side.SOVIET, fortify(kiev, "A0917", Fortify.FINISH))).isEmpty();
    kiev.mark(RostovMarks.SUPPLY, SupplyState.EMERGENCY.ordinal(), "su-sen-1");
    assertThat(why(kiev, Side.SOVIET, fortify(kiev, "A0917", Fortify.FINISH))).isEmpty();
    kiev.mark(RostovMarks.SUPPLY, SupplyState.OUT.ordinal(), "su-sen-1");
    assertThat(why(kiev, Side.SOVIET, fortify(kiev, "A0917", Fortify.FINISH)))
        .isEqualTo("23.11 fortify-engineers");
  }

  @Test
  @Rule("18.35")
  void inAFrozenLandASovietSiteIsDoneOnlyWhereEngineersStand() {
    Field kiev = kiev(1, 0);
    give(kiev, Side.SOVIET, fortify(kiev, "A0917", Fortify.BEGIN));
    end(kiev, Side.SOVIET);
    kiev.arrange(draft -> draft.enter(RostovLedger.ICED, 1));
    end(kiev, Side.SOVIET);
    assertThat(fort(kiev, "A0917")).isEqualTo(RostovLayers.SOVIET_BUILDING);
    end(kiev.place("A0917", "su-sen-1"), Side.SOVIET);
    assertThat(fort(kiev, "A0917")).isEqualTo(RostovLayers.SOVIET_FORT);
  }

  @Test
  @Rule({"18.31", "18.33"})
  void everyHexThatMayBeFortifiedIsListedHeldOrNot() {
    Field kiev = kiev(1, 0).alone();
    Fortify open = fortify(kiev, "A1019", Fortify.BEGIN);
    assertThat(why(kiev, Side.SOVIET, open)).isEmpty();
    assertThat(Site.listed(kiev, Side.SOVIET, open)).contains(open);
  }
}
