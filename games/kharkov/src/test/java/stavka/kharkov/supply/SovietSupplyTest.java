package stavka.kharkov.supply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.KharkovMarks;
import stavka.operational.model.Marks;

/** The headquarters of the 6th Army, radius 5, in 0410 of a board whose east edge is column 20. */
class SovietSupplyTest {
  private static final TestBoard BOARD = TestBoard.open(7, 20);
  private final KharkovSupply supply = new KharkovSupply(BOARD.theatre());

  private static TestPosition army() {
    return BOARD.position().place("0410", "su-hq-6").active("su-hq-6");
  }

  private boolean supplied(TestPosition position, String unit) {
    return supply.supplied(position.build(), BOARD.unit(unit));
  }

  private boolean commanded(TestPosition position, String unit) {
    return supply.commanded(position.build(), BOARD.unit(unit));
  }

  @Test
  @Rule({"10.22", "10.23", "10.25", "11.2"})
  void aUnitIsSuppliedWithinTheRadiusCountingItsOwnHexAndNotTheHeadquarters() {
    TestPosition position = army().place("0405", "su-rd-76").place("0404", "su-rd-227");
    assertThat(supplied(position, "su-rd-76")).isTrue();
    assertThat(supplied(position, "su-rd-227")).isFalse();
    assertThat(commanded(position, "su-rd-76")).isTrue();
    assertThat(commanded(position, "su-rd-227")).isFalse();
  }

  @Test
  @Rule("10.23")
  void eachHeadquartersHasItsOwnRadius() {
    TestPosition position =
        BOARD
            .position()
            .place("0410", "su-hq-38")
            .active("su-hq-38")
            .place("0407", "su-rd-76")
            .place("0406", "su-rd-227");
    assertThat(supplied(position, "su-rd-76")).isTrue();
    assertThat(supplied(position, "su-rd-227")).isFalse();
  }

  @Test
  @Rule({"10.23", "8.25"})
  void theRadiusIsThatOfALineWhichEnemyZonesBarUnlessAFriendlyUnitIsThere() {
    // The zone of 0307 covers 0406 and 0407, on the one line of five hexes from 0410 to 0405.
    TestPosition position = army().place("0405", "su-rd-76").place("0307", "de-79");
    assertThat(supplied(position, "su-rd-76")).isFalse();
    assertThat(commanded(position, "su-rd-76")).isFalse();
    assertThat(supplied(position.place("0407", "su-rd-227"), "su-rd-76")).isFalse();
    assertThat(supplied(position.place("0406", "su-rd-293"), "su-rd-76")).isTrue();
  }

  @Test
  @Rule({"10.23", "8.25"})
  void aFriendlyZoneDoesNotOpenTheLine() {
    TestPosition position =
        army()
            .place("0405", "su-rd-76")
            .place("0307", "de-79")
            .place("0507", "su-rd-227")
            .place("0506", "su-rd-293");
    assertThat(supplied(position, "su-rd-76")).isFalse();
  }

  @Test
  @Rule("10.23")
  void theLineMayNotPassThroughAnEnemyHeldHexEvenWithoutAZone() {
    TestPosition position = army().place("0405", "su-rd-76").place("0407", "ro-hq-6");
    assertThat(supplied(position, "su-rd-76")).isFalse();
  }

  @Test
  @Rule({"10.23", "8.25"})
  void unitsAndHeadquartersInEnemyZonesAreReachedAllTheSame() {
    TestPosition position =
        army().place("0409", "su-rd-76").place("0309", "de-79").place("0310", "de-294");
    assertThat(supplied(position, "su-rd-76")).isTrue();
  }

  @Test
  @Rule({"10.11", "10.25"})
  void anInactiveHeadquartersNeitherSuppliesNorLetsAttack() {
    TestPosition position = army().place("0409", "su-rd-76").set(KharkovMarks.ACTIVE, 0, "su-hq-6");
    assertThat(supplied(position, "su-rd-76")).isFalse();
    assertThat(commanded(position, "su-rd-76")).isFalse();
  }

  @Test
  @Rule("10.24")
  void anyActiveHeadquartersServesAnyNumberOfUnitsOfAnyArmy() {
    TestPosition position = army().place("0202", "su-hq-57").active("su-hq-57");
    String[] units = {
      "su-rd-76", "su-rd-81", "su-tb-3", "su-cd-14", "su-gd-13", "su-rd-106", "su-rd-51"
    };
    for (int i = 0; i < units.length; i++) {
      position.place("04%02d".formatted(9 + i / 3), units[i]);
    }
    for (String unit : units) {
      assertThat(supplied(position, unit)).as(unit).isTrue();
    }
    assertThat(supplied(position.place("0203", "su-rd-227"), "su-rd-227")).isTrue();
    Position built = position.build();
    assertThat(supply.commandedBy(built, BOARD.hex("0203")))
        .isEqualTo(BOARD.theatre().pieces().commandBit(BOARD.unit("su-hq-57")));
    assertThat(supply.commandedBy(built, BOARD.hex("0410")))
        .isEqualTo(BOARD.theatre().pieces().commandBit(BOARD.unit("su-hq-6")));
  }

  /** Axis units whose zones bar every line east of column 14. */
  private static TestPosition encircled(TestPosition position) {
    return position
        .place("0114", "de-79")
        .place("0314", "de-294")
        .place("0514", "de-297")
        .place("0714", "de-44");
  }

  @Test
  @Rule({"10.21", "10.22", "11.2", "11.21"})
  void unitsOfAHeadquartersThatIsCutOffMayAttackButAreNotSupplied() {
    TestPosition position = encircled(army().place("0409", "su-rd-76"));
    assertThat(commanded(position, "su-rd-76")).isTrue();
    assertThat(supplied(position, "su-rd-76")).isFalse();
    assertThat(supplied(position, "su-hq-6")).isFalse();
  }

  @Test
  @Rule({"11.1", "8.25"})
  void aFriendlyUnitInTheRingOpensTheSupplyLine() {
    TestPosition position = encircled(army().place("0409", "su-rd-76"));
    // 0413 and 0414 are the two hexes of the fourth row in the ring.
    assertThat(supplied(position.place("0413", "su-rd-227"), "su-rd-76")).isFalse();
    assertThat(supplied(position.place("0414", "su-hq-57"), "su-rd-76")).isTrue();
  }

  @Test
  @Rule({"11.21", "11.23"})
  void theSupplyLineRunsToAnyHexOfTheEastEdgeWhateverItsLength() {
    TestBoard road = TestBoard.open(3, 90);
    KharkovSupply far = new KharkovSupply(road.theatre());
    TestPosition position =
        road.position().place("0201", "su-hq-6").active("su-hq-6").place("0202", "su-rd-76");
    assertThat(far.supplied(position.build(), road.unit("su-rd-76"))).isTrue();
    assertThat(far.linkedToEast(position.build(), road.hex("0201"))).isTrue();
    position.place("0190", "de-79").place("0390", "de-294");
    assertThat(far.supplied(position.build(), road.unit("su-rd-76"))).isFalse();
  }

  @Test
  @Rule({"11.2", "11.21"})
  void aHeadquartersActiveOrNotIsSuppliedByItsOwnSupplyLine() {
    TestPosition position = BOARD.position().place("0404", "su-hq-28");
    assertThat(supplied(position, "su-hq-28")).isTrue();
    assertThat(supplied(encircled(position), "su-hq-28")).isFalse();
  }

  @Test
  @Rule("11.2")
  void unitsInTheRadiusOfTwoHeadquartersAreSuppliedIfOneOfThemIs() {
    TestPosition position = encircled(army().place("0413", "su-rd-76"));
    assertThat(supplied(position, "su-rd-76")).isFalse();
    assertThat(
            supplied(
                position.place("0415", "su-hq-57").place("0414", "su-rd-227").active("su-hq-57"),
                "su-rd-76"))
        .isTrue();
  }

  @Test
  @Rule("13.2")
  void aUnitWithGraceForTheTurnIsSuppliedWhateverItsLine() {
    TestPosition position = BOARD.position().turn(5).place("0409", "su-tb-13");
    assertThat(supplied(position.set(Marks.GRACE, 4, "su-tb-13"), "su-tb-13")).isFalse();
    assertThat(supplied(position.set(Marks.GRACE, 5, "su-tb-13"), "su-tb-13")).isTrue();
  }
}
