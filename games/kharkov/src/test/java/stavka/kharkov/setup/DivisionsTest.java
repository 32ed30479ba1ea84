package stavka.kharkov.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.kharkov.RealTheatre.THEATRE;
import static stavka.kharkov.RealTheatre.hex;
import static stavka.kharkov.RealTheatre.unit;
import static stavka.kharkov.setup.SetUpTable.place;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Event;
import stavka.engine.event.Noted;
import stavka.engine.event.Placed;
import stavka.engine.order.EndPhase;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.regiment.Reforming.Reform;
import stavka.kharkov.regiment.Splitting.Split;
import stavka.operational.game.StandardSetUp;

class DivisionsTest {
  private static final String FIRST = "de-regiment-01";
  private static final String SECOND = "de-regiment-02";
  private static final String THIRD = "de-regiment-03";

  private final SetUpTable axis = new SetUpTable(Side.AXIS);

  @Test
  @Rule({"5.13", "15.1"})
  void aDivisionThatIsPlacedBecomesThreeRegimentsInItsHex() {
    axis.give("0115", "de-79").give(new Split(unit("de-79")));
    assertThat(axis.position().inBox(unit("de-79"), Box.REGIMENTS)).isTrue();
    assertThat(axis.position().stack(hex("0115")).stream())
        .containsExactlyInAnyOrder(unit(FIRST), unit(SECOND), unit(THIRD));
    assertThat(THEATRE.pieces().attack(axis.position(), unit(FIRST))).isEqualTo(2);
  }

  @Test
  @Rule({"5.13", "15.1"})
  void aDivisionThatWaitsTellsWhoWaitsInItsPlace() {
    axis.give(new Split(unit("de-79")));
    Ints three = Ints.of(unit(FIRST), unit(SECOND), unit(THIRD));
    assertThat(axis.events())
        .containsExactly(
            Noted.of("5.13", "division-splits-waiting", Detail.unit(unit("de-79"))),
            new Placed(Ints.of(unit("de-79")), -1, "15.1"),
            new Placed(three, -1, "5.13"));
    axis.events().clear();
    axis.give(new Reform(unit("de-79"), three));
    assertThat(axis.events())
        .containsExactly(
            Noted.of("5.13", "split-taken-back", Detail.unit(unit("de-79"))),
            new Placed(three, -1, "5.13"));
  }

  @Test
  @Rule("5.13")
  void takingASplitBackTellsThatTheRegimentsAreGoneAndWhereTheDivisionStands() {
    axis.give(new Split(unit("de-79"))).give("0115", FIRST);
    axis.events().clear();
    Ints three = Ints.of(unit(FIRST), unit(SECOND), unit(THIRD));
    axis.give(new Reform(unit("de-79"), three));
    assertThat(axis.events())
        .containsExactly(
            Noted.of("5.13", "split-taken-back", Detail.unit(unit("de-79"))),
            new Placed(three, -1, "5.13"),
            new Placed(Ints.of(unit("de-79")), hex("0115"), "5.13"));
  }

  /** Keeps book of who stands where by what is told alone. */
  private static Map<Integer, Integer> told(List<Event> events) {
    Map<Integer, Integer> places = new TreeMap<>();
    for (Event event : events) {
      if (event instanceof Placed placed) {
        placed.units().each(unit -> places.put(unit, placed.hex()));
      }
    }
    places.values().removeIf(hex -> hex < 0);
    return places;
  }

  @Test
  @Rule({"5.13", "5.0"})
  void theStandardSetUpTellsEverySplitAndEveryPlaceItMakes() {
    axis.give(new Split(unit("de-79"))).give("0115", FIRST).give(new Split(unit("de-108")));
    axis.give(new StandardSetUp());
    assertThat(axis.events())
        .contains(
            Noted.of("5.13", "split-taken-back", Detail.unit(unit("de-79"))),
            Noted.of("5.13", "division-splits-waiting", Detail.unit(unit("de-44"))));
    Map<Integer, Integer> standing = new TreeMap<>();
    for (int unit = 0; unit < THEATRE.pieces().count(); unit++) {
      if (THEATRE.pieces().side(unit) == Side.AXIS
          && axis.position().onMap(unit)
          && unit != THEATRE.pieces().romanianHq()) {
        standing.put(unit, axis.position().place(unit));
      }
    }
    assertThat(told(axis.events())).isEqualTo(standing);
  }

  @Test
  @Rule({"5.13", "5.14"})
  void regimentsKeepToTheStretchOfTheirDivision() {
    axis.give(new Split(unit("de-79")));
    assertThat(axis.position().inBox(unit(FIRST), Box.WAITING)).isTrue();
    axis.give("0115", FIRST).give("0414", SECOND);
    assertThat(axis.refusal(place("1513", THIRD))).isEqualTo("5.2 outside-place");
    assertThat(axis.refusal(place("0115", "de-79"))).isEqualTo("5.2 not-to-be-placed");
    assertThat(axis.refusal(place("0115", "de-regiment-04"))).isEqualTo("5.2 not-to-be-placed");
    assertThat(axis.objections(new EndPhase()))
        .anyMatch(
            objection ->
                objection.code().equals("not-placed")
                    && objection.details().toString().contains("unit=" + unit(THIRD)));
  }

  @Test
  @Rule("5.13")
  void aSplitCanBeTakenBack() {
    axis.give(new Split(unit("de-79"))).give("0115", FIRST).give("0414", SECOND);
    Ints two = Ints.of(unit(FIRST), unit(SECOND));
    assertThat(axis.refusal(new Reform(unit("de-79"), two))).isEqualTo("5.13 not-its-regiments");
    assertThat(axis.refusal(new Reform(unit("de-294"), two))).isEqualTo("15.12 division-not-split");
    axis.give(new Reform(unit("de-79"), Ints.of(unit(SECOND), unit(FIRST), unit(THIRD))));
    assertThat(axis.where("de-79")).isEqualTo("0414");
    assertThat(axis.position().inBox(unit(FIRST), Box.REGIMENTS)).isTrue();
    assertThat(axis.position().get(unit(FIRST), KharkovMarks.DIVISION)).isZero();
  }

  @Test
  @Rule({"5.13", "5.2"})
  void aDivisionInKharkovIsNotSplitThere() {
    axis.give("0819", "de-79");
    assertThat(axis.refusal(new Split(unit("de-79")))).isEqualTo("5.2 one-unit-in-kharkov");
    axis.give(new Split(unit("de-294"))).give("0115", "de-79").give("0819", FIRST);
    assertThat(axis.refusal(place("0819", SECOND))).isEqualTo("5.2 one-unit-in-kharkov");
  }

  @Test
  @Rule({"5.13", "15.15"})
  void noMoreThanFifteenRegimentsAreSetUp() {
    for (String division : new String[] {"de-79", "de-294", "de-297", "de-44", "de-71"}) {
      axis.give(new Split(unit(division)));
    }
    assertThat(axis.refusal(new Split(unit("de-113")))).isEqualTo("15.15 too-few-regiments");
  }

  @Test
  @Rule("5.13")
  void divisionsThatArriveLaterAreNotSplitAtSetUp() {
    assertThat(axis.refusal(new Split(unit("de-62")))).isEqualTo("5.13 not-to-be-placed");
    assertThat(axis.refusal(new Split(unit("de-454")))).isEqualTo("15.11 cannot-split");
  }

  @Test
  @Rule("5.13")
  void onceSetUpIsOverRegimentsHaveNoStretchAnyMore() {
    axis.give(new StandardSetUp()).give(new EndPhase());
    assertThat(axis.position().onMap(unit(FIRST))).isTrue();
    assertThat(axis.position().get(unit(FIRST), KharkovMarks.DIVISION)).isZero();
  }
}
