package stavka.kharkov.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.kharkov.RealTheatre.THEATRE;
import static stavka.kharkov.RealTheatre.unit;
import static stavka.kharkov.setup.SetUpTable.place;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Place;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.Box;

class PlacingTest {
  private final SetUpTable axis = new SetUpTable(Side.AXIS);
  private final SetUpTable soviet = new SetUpTable(Side.SOVIET);

  @Test
  @Rule({"5.2", "5.14"})
  void anAxisUnitStandsBesideItsStretchOfTheFrontAndNowhereElse() {
    axis.give("0115", "de-79");
    assertThat(axis.where("de-79")).isEqualTo("0115");
    assertThat(axis.refusal(place("0117", "de-294"))).isEqualTo("5.2 outside-place");
    assertThat(axis.refusal(place("1513", "de-294"))).isEqualTo("5.2 outside-place");
    assertThat(axis.refusal(place("0114", "de-294"))).isEqualTo("5.2 outside-place");
    assertThat(axis.refusal(place("1513", "de-44"))).isEmpty();
  }

  @Test
  @Rule("5.2")
  void threeDivisionsStandWithinTwoHexesOf3706() {
    assertThat(axis.refusal(place("3906", "de-9"))).isEmpty();
    assertThat(axis.refusal(place("3403", "de-9"))).isEqualTo("5.2 outside-place");
  }

  @Test
  @Rule({"5.3", "5.14"})
  void aSovietUnitStandsBesideItsStretchOfTheFrontAndNowhereElse() {
    assertThat(soviet.refusal(place("0114", "su-rd-76"))).isEmpty();
    assertThat(soviet.refusal(place("0115", "su-rd-76"))).isEqualTo("5.3 outside-place");
    assertThat(soviet.refusal(place("1412", "su-rd-76"))).isEqualTo("5.3 outside-place");
    assertThat(soviet.refusal(place("1412", "su-rd-81"))).isEmpty();
  }

  @Test
  @Rule("5.3")
  void aHeadquartersStandsWithinFiveHexesOfItsPlace() {
    assertThat(soviet.refusal(place("0909", "su-hq-28"))).isEmpty();
    assertThat(soviet.refusal(place("1009", "su-hq-28"))).isEqualTo("5.3 outside-place");
  }

  @Test
  @Rule("5.0")
  void aUnitThatIsPlacedMayBePlacedAgain() {
    axis.give("0115", "de-79").give("0214", "de-79");
    assertThat(axis.where("de-79")).isEqualTo("0214");
    assertThat(axis.refusal(place("0214", "de-79"))).isEqualTo("5.0 already-there");
  }

  @Test
  @Rule("5.0")
  void eachSidePlacesItsOwnUnits() {
    assertThat(axis.refusal(place("0114", "su-rd-76"))).isEqualTo("5.0 not-your-unit");
    assertThat(soviet.refusal(place("0115", "de-79"))).isEqualTo("5.0 not-your-unit");
  }

  @Test
  @Rule("5.0")
  void unitsAndHexesThatDoNotExistAreRefused() {
    assertThat(axis.refusal(new Place(Ints.of(9999), 0))).isEqualTo("5.0 no-such-unit");
    assertThat(axis.refusal(new Place(Ints.of(unit("de-79")), 99999))).isEqualTo("5.0 no-such-hex");
    assertThat(axis.refusal(new Place(Ints.EMPTY, 0))).isEqualTo("5.0 no-units");
    assertThat(axis.refusal(place("0115", "de-79", "de-79"))).isEqualTo("5.0 no-units");
  }

  @Test
  @Rule("16.0")
  void unitsThatArriveLaterAreNotSetUp() {
    assertThat(axis.refusal(place("0115", "de-62"))).isEqualTo("16.0 arrives-later");
  }

  @Test
  @Rule({"5.3", "6.73"})
  void reserveUnitsStayUnderTheirMarker() {
    assertThat(soviet.refusal(place("0409", "su-cd-32"))).isEqualTo("5.3 not-to-be-placed");
  }

  @Test
  @Rule("8.1")
  void noMoreThanThreeCombatUnitsAreSetUpInAHex() {
    soviet.give("0313", "su-rd-76", "su-rd-227", "su-tb-10");
    assertThat(soviet.refusal(place("0313", "su-rd-293"))).isEqualTo("8.1 too-many");
    assertThat(soviet.refusal(place("0413", "su-rd-293", "su-rd-169", "su-rd-175", "su-tb-90")))
        .isEqualTo("8.1 too-many");
    assertThat(soviet.refusal(place("0313", "su-hq-28"))).isEmpty();
  }

  @Test
  @Rule("5.2")
  void oneUnitOfTheNorthernGroupMayStandInKharkov() {
    assertThat(axis.refusal(place("0819", "de-79", "de-294"))).isEqualTo("5.2 one-unit-in-kharkov");
    assertThat(axis.refusal(place("0819", "de-44"))).isEqualTo("5.2 outside-place");
    axis.give("0819", "de-79");
    assertThat(axis.refusal(place("0818", "de-294"))).isEqualTo("5.2 one-unit-in-kharkov");
    axis.give("0818", "de-79");
    axis.give("0115", "de-79").give("0919", "de-294");
  }

  @Test
  @Rule("5.3")
  void aGuardsDivisionPlacedOnAMarkerJoinsThatReserve() {
    soviet.give("2501", "su-gd-13");
    int box = THEATRE.pieces().reserveBox(unit("su-reserve-9"));
    assertThat(soviet.position().inBox(unit("su-gd-13"), box)).isTrue();
    assertThat(soviet.refusal(place("2501", "su-gd-13"))).isEqualTo("5.0 already-there");
  }

  @Test
  @Rule("5.3")
  void guardsDivisionsHaveNoPlaceButTheFrontFromAToBAndTwoReserves() {
    assertThat(soviet.refusal(place("2214", "su-gd-13"))).isEqualTo("5.3 outside-place");
    assertThat(soviet.refusal(place("3016", "su-gd-13"))).isEqualTo("5.3 outside-place");
    assertThat(soviet.refusal(place("1412", "su-gd-13"))).isEqualTo("5.3 outside-place");
    assertThat(soviet.refusal(place("0409", "su-gd-13"))).isEmpty();
  }

  @Test
  @Rule("5.3")
  void noTwoGuardsDivisionsBeginInTheSameSlot() {
    assertThat(soviet.refusal(place("0313", "su-gd-13", "su-gd-14")))
        .isEqualTo("5.3 one-guards-division");
    assertThat(soviet.refusal(place("0409", "su-gd-13", "su-gd-14")))
        .isEqualTo("5.3 one-guards-division");
    soviet.give("0313", "su-gd-13").give("0409", "su-gd-14").give("2501", "su-gd-15");
    soviet.give("0413", "su-gd-15");
    assertThat(soviet.where("su-gd-15")).isEqualTo("0413");
    int box = THEATRE.pieces().reserveBox(unit("su-reserve-9"));
    assertThat(soviet.position().inBox(unit("su-gd-13"), box)).isTrue();
    soviet.give("0409", "su-gd-15");
    assertThat(soviet.where("su-gd-14")).isEqualTo("0413");
  }

  @Test
  @Rule("5.3")
  void aGuardsDivisionThatWaitsSendsTheOneInItsSlotBackToWait() {
    soviet.give("0313", "su-gd-13").give("0413", "su-gd-14");
    assertThat(soviet.position().inBox(unit("su-gd-13"), Box.WAITING)).isTrue();
  }
}
