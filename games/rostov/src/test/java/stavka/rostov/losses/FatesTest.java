package stavka.rostov.losses;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.rule.Rule;
import stavka.rostov.Field;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;

class FatesTest {
  private static final Fates FATES = new Fates(Field.THEATRE);

  @ParameterizedTest
  @CsvSource({
    "de-299, 5, 6",
    "su-trn-1, 6, 6",
    "zap-1, 6, 6",
    "de-sub-1, 1, 1",
    "supply-axis-1, 1, 1",
    "pontoon-axis-1, 1, 1",
    "militia-rostov-1, 8, 8",
    "de-sh-624, 8, 8",
    "de-base-2, 8, 8",
    "hu-1-mot, 8, 8",
    "ur-mg-1, 5, 6"
  })
  @Rule("16.24")
  void theLostGoToTheirBoxes(String unit, int eliminated, int cadre) {
    Field field = Field.sumy().place("A5110", unit);
    field.arrange(draft -> FATES.eliminated().eliminate(draft, field.unit(unit), "16.24"));
    assertThat(field.where(unit)).isEqualTo("box " + eliminated);
    Field other = Field.sumy().place("A5110", unit);
    other.arrange(draft -> FATES.cadre().eliminate(draft, other.unit(unit), "16.24"));
    assertThat(other.where(unit)).isEqualTo("box " + cadre);
  }

  @Test
  @Rule("16.25")
  void tenStepsOfSovietArmourAndArtilleryMakeAPointAndFiveOfTheAxisTakeOne() {
    Field sumy = Field.sumy().arrange(draft -> draft.enter(RostovLedger.LOST + 1, 8));
    sumy.arrange(draft -> FATES.cadre().lose(draft, sumy.unit("su-tb-1"), "16.23"));
    assertThat(sumy.position().ledger(RostovLedger.LOST + 1)).isEqualTo(9);
    assertThat(sumy.position().ledger(RostovLedger.SCORE)).isZero();
    sumy.arrange(draft -> FATES.cadre().lose(draft, sumy.unit("su-tb-1"), "16.23"));
    assertThat(sumy.where("su-tb-1")).isEqualTo("box " + Box.CADRE);
    assertThat(sumy.position().ledger(RostovLedger.LOST + 1)).isZero();
    assertThat(sumy.position().ledger(RostovLedger.SCORE)).isEqualTo(1);
    Field axis = Field.sumy().arrange(draft -> draft.enter(RostovLedger.LOST, 4));
    axis.arrange(draft -> FATES.eliminated().eliminate(draft, axis.unit("de-9-pz-33"), "16.24"));
    assertThat(axis.position().ledger(RostovLedger.LOST)).isEqualTo(1);
    assertThat(axis.position().ledger(RostovLedger.SCORE)).isEqualTo(-1);
  }

  @Test
  @Rule({"16.25", "25.1"})
  void guardsAndHeadquartersScoreAtOnceAndFootSoldiersNothing() {
    Field sumy = Field.sumy();
    sumy.arrange(draft -> FATES.cadre().lose(draft, sumy.unit("su-gmi-4"), "16.23"));
    assertThat(sumy.position().ledger(RostovLedger.SCORE)).isEqualTo(1);
    sumy.arrange(draft -> FATES.eliminated().eliminate(draft, sumy.unit("su-hq-40a"), "16.24"));
    assertThat(sumy.position().ledger(RostovLedger.SCORE)).isEqualTo(2);
    sumy.arrange(draft -> FATES.surrendered().eliminate(draft, sumy.unit("su-hq-21a"), "21.12"));
    assertThat(sumy.position().ledger(RostovLedger.SCORE)).isEqualTo(4);
    sumy.arrange(draft -> FATES.cadre().lose(draft, sumy.unit("su-1-gd"), "16.23"));
    assertThat(sumy.position().ledger(RostovLedger.SCORE)).isEqualTo(5);
    sumy.arrange(draft -> FATES.eliminated().eliminate(draft, sumy.unit("su-297"), "16.24"));
    assertThat(sumy.position().ledger(RostovLedger.SCORE)).isEqualTo(5);
  }

  @Test
  @Rule("16.23")
  void aDumpThatIsLostIsAColumnAgainInTheHeap() {
    Field sumy = Field.sumy().mark(RostovMarks.TURNED, 1, "supply-axis-1");
    sumy.arrange(draft -> FATES.remove(draft, sumy.unit("supply-axis-1"), Box.POOL));
    assertThat(sumy.position().has(sumy.unit("supply-axis-1"), RostovMarks.TURNED)).isFalse();
  }
}
