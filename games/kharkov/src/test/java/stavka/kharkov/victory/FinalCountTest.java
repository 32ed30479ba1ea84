package stavka.kharkov.victory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.event.Scored;
import stavka.engine.play.Verdict;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.supply.KharkovSupply;
import stavka.operational.victory.Score;

class FinalCountTest {
  /** What the Axis has for its three cities as long as nothing happens to them. */
  private static final int ALL_CITIES = 25 + 10 + 10;

  private final TestBoard board =
      TestBoard.draw(". . . . . . . .\n. c c c c . . .\n. . . . . . . .")
          .region("kharkov", "0202", "0203")
          .region("poltava", "0204")
          .region("dnepropetrovsk", "0205")
          .board();
  private final KharkovFinalCount count =
      new KharkovFinalCount(board.theatre(), new KharkovSupply(board.theatre()));

  private TestPosition last() {
    return board.position().turn(10);
  }

  private TestPosition lost(String... units) {
    return last().box(Box.ELIMINATED, units);
  }

  private int soviet(TestPosition position) {
    return count.score(position.build()).soviet();
  }

  private int axis(TestPosition position) {
    return count.score(position.build()).axis() - ALL_CITIES;
  }

  @Test
  @Rule("17.25")
  void threePanzerRegimentsOfThreeDivisionsAreWorthNine() {
    assertThat(soviet(lost("de-3-pz-6", "de-23-pz-201", "de-14-pz-36"))).isEqualTo(9);
  }

  @Test
  @Rule("17.25")
  void theThreeRegimentsOfOnePanzerDivisionAreWorthTwelve() {
    assertThat(soviet(lost("de-3-pz-6", "de-3-mr-3", "de-3-mr-394"))).isEqualTo(12);
    assertThat(soviet(lost("de-3-pz-6", "de-3-mr-3"))).isEqualTo(6);
  }

  @Test
  @Rule("17.25")
  void thePanzergrenadierDivisionIsWorthItsThreeRegiments() {
    assertThat(soviet(lost("de-60-pz-160", "de-60-mr-92", "de-60-mr-120"))).isEqualTo(9);
  }

  @ParameterizedTest
  @CsvSource({
    "de-79, 3",
    "de-108, 3",
    "de-1, 3",
    "de-454, 1",
    "ro-2, 1",
    "de-3-mr-3, 3",
    "ro-hq-6, 0"
  })
  @Rule("17.25")
  void eachAxisUnitHasItsWorth(String unit, int points) {
    assertThat(soviet(lost(unit))).isEqualTo(points);
  }

  @Test
  @Rule({"17.25", "15.15"})
  void everyRegimentLostIsWorthOneThoughItsCounterServesAgain() {
    assertThat(soviet(last().ledger(Ledger.REGIMENTS_LOST, 4))).isEqualTo(4);
    assertThat(soviet(last().box(Box.REGIMENTS, "de-79"))).isZero();
  }

  @Test
  @Rule("17.3")
  void guardsDivisionsAreWorthThreeAndOtherSovietUnitsOne() {
    assertThat(axis(lost("su-gd-13", "su-rd-76", "su-cd-32", "su-tb-10"))).isEqualTo(6);
    assertThat(axis(lost("su-hq-6"))).isZero();
  }

  @Test
  @Rule("17.3")
  void sovietUnitsWithoutSupplyAtTheEndCountAsEliminated() {
    TestPosition position = last().place("0107", "su-hq-6").active("su-hq-6");
    assertThat(axis(position.place("0108", "su-gd-13", "su-rd-76"))).isZero();
    assertThat(axis(position.place("0101", "su-gd-13", "su-rd-76"))).isEqualTo(4);
    assertThat(axis(last().place("0108", "su-reserve-6", "su-hq-9"))).isZero();
  }

  @Test
  @Rule("17.1")
  void eachCityIsWorthItsPointsToWhoControlsIt() {
    assertThat(count.score(last().build())).isEqualTo(new Score(45, 0));
    TestPosition all =
        last()
            .ledger(Ledger.GARRISONS_GONE, 15)
            .ledger(Ledger.CITIES_ENTERED, 15)
            .ledger(Ledger.CITIES_SOVIET, 15);
    assertThat(count.score(all.build())).isEqualTo(new Score(0, 45));
  }

  @Test
  @Rule("17.13")
  void aCityThatNobodyControlsIsWorthNothing() {
    TestPosition divided =
        last()
            .ledger(Ledger.GARRISONS_GONE, 1)
            .ledger(Ledger.CITIES_ENTERED, 1)
            .ledger(Ledger.CITIES_SOVIET, 1);
    assertThat(count.score(divided.build())).isEqualTo(new Score(20, 0));
  }

  @Test
  @Rule("17.0")
  void pointsWonInPlayAreAddedAtTheEndOfTheLastTurn() {
    Draft draft =
        lost("de-79", "de-294", "su-rd-76").ledger(Ledger.SOVIET_POINTS, 17).build().edit();
    count.count(draft);
    assertThat(draft.ledger(Ledger.FINAL_SOVIET)).isEqualTo(23);
    assertThat(draft.ledger(Ledger.FINAL_AXIS)).isEqualTo(46);
    assertThat(draft.events())
        .contains(new Scored(Side.SOVIET, 6, "infantry-division", "17.25"))
        .contains(new Scored(Side.AXIS, 1, "soviet-unit", "17.3"))
        .contains(new Scored(Side.AXIS, 25, "control-kharkov", "17.1"));
    draft.setTurn(11);
    assertThat(count.score(draft.view())).isEqualTo(new Score(46, 23));
    assertThat(count.verdict(draft.view()))
        .isEqualTo(new Verdict(Side.AXIS, "marginal", 46, 23, "17.0"));
  }

  @Test
  @Rule("17.0")
  void nothingIsCountedBeforeTheLastTurnEnds() {
    Draft draft = lost("de-79").turn(9).build().edit();
    count.count(draft);
    assertThat(draft.events()).isEmpty();
    assertThat(draft.ledger(Ledger.FINAL_SOVIET)).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "0, draw",
    "10, draw",
    "11, marginal",
    "25, marginal",
    "26, strategic",
    "50, strategic",
    "51, decisive"
  })
  @Rule("17.0")
  void theDifferenceGivesTheLevelOfVictory(int difference, String level) {
    Draft draft = last().turn(11).build().edit();
    draft.enter(Ledger.FINAL_AXIS, 7);
    draft.enter(Ledger.FINAL_SOVIET, 7 + difference);
    Side winner = level.equals("draw") ? null : Side.SOVIET;
    assertThat(count.verdict(draft.view()))
        .isEqualTo(new Verdict(winner, level, 7, 7 + difference, "17.0"));
  }
}
