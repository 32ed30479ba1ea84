package stavka.kharkov.victory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Scored;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.supply.KharkovSupply;

class EndOfTurnTest {
  private static final Scored ISOLATED = new Scored(Side.SOVIET, 3, "kharkov-isolated", "17.23");
  private static final Scored BROKEN = new Scored(Side.SOVIET, 2, "broken-front", "17.24");

  private final TestBoard board =
      TestBoard.draw(
              """
              . . . . . . . .
               . . . . . . . .
              . . . c c . . .
               . . . . . . . .
              . . . . . . . .
              """)
          .region("kharkov", "0304", "0305")
          .region("road-poltava", "0304", "0303", "0302")
          .region("road-dnepropetrovsk", "0305", "0404")
          .board();
  private final EndOfTurn endOfTurn =
      new EndOfTurn(board.theatre(), new KharkovSupply(board.theatre()));

  private Draft count(TestPosition position) {
    Draft draft = position.build().edit();
    endOfTurn.count(draft);
    return draft;
  }

  /** A front of units and zones from north to south along the second column. */
  private TestPosition front() {
    return board.position().place("0202", "de-79").place("0402", "de-294");
  }

  @Test
  @Rule("17.23")
  void aSovietUnitOnEitherRoadIsolatesKharkov() {
    assertThat(count(front()).events()).isEmpty();
    assertThat(count(front().place("0303", "su-rd-76")).events()).contains(ISOLATED);
    Draft second = count(front().place("0404", "su-rd-76"));
    assertThat(second.events()).containsExactly(ISOLATED);
    assertThat(second.ledger(Ledger.SOVIET_POINTS)).isEqualTo(3);
  }

  @Test
  @Rule("17.23")
  void neitherAHeadquartersNorAUnitInsideKharkovCutsItsRoads() {
    assertThat(count(front().place("0404", "su-hq-6")).events()).isEmpty();
    assertThat(count(front().ledger(Ledger.GARRISONS_GONE, 1).place("0304", "su-rd-76")).events())
        .isEmpty();
  }

  @Test
  @Rule("17.23")
  void kharkovInSovietControlScoresTheSameThreePointsEachTurn() {
    TestPosition held =
        front()
            .ledger(Ledger.GARRISONS_GONE, 3)
            .ledger(Ledger.CITIES_ENTERED, 3)
            .ledger(Ledger.CITIES_SOVIET, 3);
    assertThat(count(held).events()).containsExactly(ISOLATED);
    assertThat(count(held.place("0404", "su-rd-76")).events()).containsExactly(ISOLATED);
  }

  @Test
  @Rule("17.24")
  void unitsAndZonesFromEdgeToEdgeAreAContinuousFront() {
    assertThat(count(front()).events()).doesNotContain(BROKEN);
    Draft gap = count(board.position().place("0202", "de-79"));
    assertThat(gap.events()).containsExactly(BROKEN);
    assertThat(gap.ledger(Ledger.SOVIET_POINTS)).isEqualTo(2);
  }

  @Test
  @Rule("17.24")
  void aSovietUnitInAZoneBreaksTheFrontThere() {
    TestPosition pierced = front().ledger(Ledger.GARRISONS_GONE, 3).place("0302", "su-rd-227");
    assertThat(count(pierced).events()).doesNotContain(BROKEN);
    assertThat(count(pierced.place("0303", "su-rd-76")).events()).contains(BROKEN);
  }

  @Test
  @Rule("17.24")
  void garrisonsCountInTheFront() {
    TestPosition line =
        board
            .position()
            .place("0204", "de-regiment-01")
            .place("0404", "de-regiment-02")
            .place("0104", "de-79")
            .place("0504", "de-294")
            .set(KharkovMarks.ENTRENCHED, "de-regiment-01", "de-regiment-02");
    assertThat(count(line).events()).doesNotContain(BROKEN);
    assertThat(count(line.ledger(Ledger.GARRISONS_GONE, 3)).events()).contains(BROKEN);
  }

  /** A board whose front of 12 May turns east and leaves the map between 0408 and 0508. */
  private static TestBoard turning() {
    TestBoard.Drawing drawing = TestBoard.draw((". ".repeat(8) + "\n").repeat(7));
    HexSet soviet =
        HexSet.where(
            drawing.grid(), hex -> drawing.grid().column(hex) > 3 && drawing.grid().row(hex) < 4);
    return drawing
        .region("soviet-bank", soviet)
        .region("axis-bank", HexSet.where(drawing.grid(), hex -> !soviet.has(hex)))
        .board();
  }

  @Test
  @Rule("17.24")
  void theFrontMayEndOnTheEastEdgeBehindTheFrontOf12May() {
    TestBoard turning = turning();
    ContinuousFront front = new ContinuousFront(turning.theatre());
    TestPosition line = turning.position().place("0202", "de-79").place("0403", "de-294");
    assertThat(front.holds(line.build())).isFalse();
    line.place("0507", "de-297");
    assertThat(front.holds(line.build())).isFalse();
    line.place("0406", "de-71");
    assertThat(front.holds(line.build())).isTrue();
    line.place("0507", "su-rd-76").box(Box.ELIMINATED, "de-297");
    assertThat(front.holds(line.build())).isFalse();
  }

  @Test
  @Rule("17.24")
  void anAdvanceAlongTheEastEdgeDoesNotBreakTheFront() {
    TestBoard turning = turning();
    ContinuousFront front = new ContinuousFront(turning.theatre());
    TestPosition line =
        turning.position().place("0202", "de-79").place("0304", "de-294").place("0307", "de-297");
    assertThat(front.holds(line.build())).isTrue();
    // Soviets behind the end of the line, on the edge: the line no longer leans on it.
    line.place("0408", "su-rd-76");
    assertThat(front.holds(line.build())).isFalse();
    line.box(Box.ELIMINATED, "su-rd-76").place("0608", "su-rd-76");
    assertThat(front.holds(line.build())).isTrue();
  }
}
