package stavka.rostov.rebuild;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.rostov.rebuild.Staff.REBUILD;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.RebuildChart;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.Weather;

class ReplacementTableTest {
  private static Field roll(String scenario, int turn, Weather weather, int owed, int die) {
    return Field.of(scenario)
        .turn(turn)
        .weather(weather)
        .arrange(draft -> draft.enter(RostovLedger.OWED, owed))
        .dice(die)
        .arrange(REBUILD.table()::receive);
  }

  /**
   * Strongpoints, extra ones, type I (of which the campaign gives four less than the table), A, V,
   * owed, R, S.
   */
  private static String points(Field field) {
    StringBuilder points = new StringBuilder();
    for (int entry :
        new int[] {
          RostovLedger.FORTS,
          RostovLedger.FORTS_EXTRA,
          RostovLedger.of(RostovLedger.TYPE_I, Side.SOVIET),
          RostovLedger.of(RostovLedger.TYPE_A, Side.SOVIET),
          RostovLedger.of(RostovLedger.WINGS, Side.SOVIET),
          RostovLedger.OWED,
          RostovLedger.RESERVE,
          RostovLedger.EXTRA
        }) {
      points.append(field.position().ledger(entry)).append(' ');
    }
    return points.toString().strip();
  }

  /** The book's example: two attacks that are owed add two to the die. */
  @Test
  @Rule({"7.12", "7.26"})
  void rainAndTwoAttacksOwedTurnAThreeIntoTheSixthRow() {
    assertThat(points(roll("kiev-to-rostov", 40, Weather.RAIN, 2, 3))).isEqualTo("2 0 0 1 0 2 1 0");
    assertThat(points(roll("kiev-to-rostov", 40, Weather.CLEAR, 2, 3)))
        .isEqualTo("2 0 0 0 0 3 0 0");
    assertThat(points(roll("kiev-to-rostov", 40, Weather.CLEAR, 0, 3)))
        .isEqualTo("2 1 1 1 0 0 0 1");
  }

  @ParameterizedTest
  @CsvSource({
    "45, 1, '3 1 2 1 0 0 1 0'",
    "46, 1, '3 1 2 1 0 0 2 0'",
    "65, 1, '3 1 2 1 0 0 2 0'",
    "66, 1, '2 1 2 1 0 0 1 0'",
    "66, 9, '0 1 0 0 0 1 0 0'",
    "28, 2, '3 1 1 0 1 0 1 0'"
  })
  @Rule({"7.11", "7.21", "7.22", "7.24"})
  void theTableOfTheTurnSaysWhatTheDieBrings(int turn, int die, String points) {
    assertThat(points(roll("kiev-to-rostov", turn, Weather.CLEAR, 0, die))).isEqualTo(points);
  }

  @Test
  @Rule("7.12")
  void frostAddsNothingAndNoDieGoesBeyondTheLastRow() {
    assertThat(points(roll("kiev-to-rostov", 40, Weather.FROST, 0, 10)))
        .isEqualTo("1 0 0 0 0 2 0 0");
    assertThat(points(roll("kiev-to-rostov", 40, Weather.SNOW, 0, 10)))
        .isEqualTo("0 1 0 0 0 0 0 1");
    assertThat(points(roll("kiev-to-rostov", 40, Weather.ARCTIC, 5, 10)))
        .isEqualTo("0 0 0 0 0 5 0 0");
  }

  @Test
  @Rule({"7.22", "7.31"})
  void pointsAreKeptOnATrackOfTwentyAndSmallAreasGetLess() {
    Field full =
        Field.of("kiev-pocket")
            .turn(36)
            .weather(Weather.CLEAR)
            .dice(1)
            .arrange(draft -> draft.enter(RostovLedger.TYPE_I + 1, 18))
            .arrange(REBUILD.table()::receive);
    assertThat(full.position().ledger(RostovLedger.TYPE_I + 1)).isEqualTo(20);
    Field pocket = roll("kiev-pocket", 36, Weather.CLEAR, 0, 1);
    assertThat(pocket.position().ledger(RostovLedger.TYPE_I + 1)).isEqualTo(3);
    assertThat(pocket.position().ledger(RostovLedger.TYPE_I)).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"32, 2, 1, 0, 0", "33, 0, 0, 1, 0", "50, 2, 1, 0, 1", "53, 3, 0, 0, 0"})
  @Rule({"7.25", "7.31", "7.32", "7.33"})
  void theAxisHasItsPointsByTheTurn(int turn, int men, int arms, int air, int trains) {
    Field campaign = roll("kiev-to-rostov", turn, Weather.CLEAR, 0, 5);
    assertThat(campaign.position().ledger(RostovLedger.TYPE_I)).isEqualTo(men);
    assertThat(campaign.position().ledger(RostovLedger.TYPE_A)).isEqualTo(arms);
    assertThat(campaign.position().ledger(RostovLedger.WINGS)).isEqualTo(air);
    assertThat(campaign.position().ledger(RostovLedger.TRAINS)).isEqualTo(trains);
  }

  @Test
  @Rule({"7.12", "7.22"})
  void smallScenariosHaveTheirMenEachTurnAndNoDie() {
    Field azov = Field.azov().turn(49).dice().arrange(REBUILD.table()::receive);
    azov.arrange(REBUILD.table()::receive);
    assertThat(azov.position().ledger(RostovLedger.TYPE_I)).isEqualTo(2);
    assertThat(azov.position().ledger(RostovLedger.TYPE_I + 1)).isZero();
    Field don = Field.redeemed().turn(79).dice().arrange(REBUILD.table()::receive);
    don.arrange(REBUILD.table()::receive);
    assertThat(don.position().ledger(RostovLedger.TYPE_I + 1)).isEqualTo(6);
    assertThat(azov.position().ledger(RostovLedger.FORTS)).isZero();
    Field sumy = Field.sumy().turn(49).dice().arrange(REBUILD.table()::receive);
    assertThat(sumy.position().ledger(RostovLedger.TYPE_I + 1)).isZero();
  }

  @Test
  @Rule({"7.24", "7.25", "7.26", "7.33"})
  void whatIsNotUsedAtOnceIsLostButExtraSupplyBecomesAttackSupply() {
    Field campaign =
        Field.of("kiev-to-rostov")
            .arrange(
                draft -> {
                  draft.enter(RostovLedger.WINGS, 1);
                  draft.enter(RostovLedger.WINGS + 1, 1);
                  draft.enter(RostovLedger.TRAINS, 1);
                  draft.enter(RostovLedger.EXTRA, 2);
                  draft.enter(RostovLedger.POINTS + 1, 3);
                  draft.enter(RostovLedger.TYPE_A, 1);
                  draft.enter(RostovLedger.TYPE_A + 1, 1);
                });
    campaign.arrange(draft -> REBUILD.table().lapse(draft, Side.SOVIET));
    assertThat(campaign.position().ledger(RostovLedger.WINGS + 1)).isZero();
    assertThat(campaign.position().ledger(RostovLedger.TRAINS)).isZero();
    assertThat(campaign.position().ledger(RostovLedger.POINTS + 1)).isEqualTo(5);
    assertThat(campaign.position().ledger(RostovLedger.WINGS)).isEqualTo(1);
    campaign.arrange(draft -> REBUILD.table().lapse(draft, Side.AXIS));
    assertThat(campaign.position().ledger(RostovLedger.WINGS)).isZero();
    campaign.arrange(draft -> REBUILD.finish(draft, Side.AXIS));
    assertThat(campaign.position().ledger(RostovLedger.TYPE_A + 1)).isEqualTo(1);
    campaign.arrange(draft -> REBUILD.finish(draft, Side.SOVIET));
    assertThat(campaign.position().ledger(RostovLedger.TYPE_A + 1)).isZero();
    assertThat(campaign.position().ledger(RostovLedger.TYPE_A)).isEqualTo(1);
  }

  @Test
  @Rule("7.12")
  void everyRowIsRead() {
    for (RebuildChart.Table table : Field.THEATRE.charts().rebuild().tables()) {
      assertThat(table.rows()).hasSize(12);
      assertThat(table.rows()).allSatisfy(row -> assertThat(row.typeI()).isBetween(1, 6));
    }
  }
}
