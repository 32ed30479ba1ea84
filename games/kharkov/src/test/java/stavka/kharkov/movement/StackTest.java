package stavka.kharkov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Moved;
import stavka.engine.order.Move;
import stavka.engine.play.Journey;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.kharkov.Kharkov;
import stavka.kharkov.RealPlay;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.model.KharkovMarks;

/** What is offered to units that move together, and what it costs them. */
class StackTest {
  /** A road runs along row 02 and forest fills row 04; riflemen and tanks stand between in 0302. */
  private static final TestBoard BOARD =
      TestBoard.draw(
              """
              . . . . . . . . . .
               . . . . . . . . . .
              . . . . . . . . . .
               f f f f f f f f f f
              . . . . . . . . . .
              """)
          .road("0201", "0202", "0203", "0204", "0205", "0206", "0207", "0208", "0209")
          .board();

  private static final String BOTH = "su-rd-76 su-tb-90";

  private static TestPlay stack() {
    return TestPlay.soviet(
        BOARD, BOARD.position().place("0302", "su-rd-76", "su-tb-90").supplied());
  }

  private static List<Journey> together(TestPlay play, String units) {
    return play.game().legal(play.position()).movesOf(play.units(units));
  }

  private static List<String> goals(TestBoard board, List<Journey> journeys, String mode) {
    return journeys.stream()
        .filter(journey -> journey.move().mode().equals(mode))
        .map(journey -> board.map().name(journey.move().path().last()))
        .toList();
  }

  @Test
  @Rule({"6.0", "6.11"})
  void aStackReachesWhatTheSlowerOfItsUnitsCanWalkToAndTheOtherCanPay() {
    TestPlay play = stack();
    List<Journey> journeys = together(play, BOTH);
    // Seven hexes on foot; the tanks could go further by road.
    assertThat(goals(BOARD, journeys, "march"))
        .contains("0309", "0208")
        .doesNotContain("0209", "0310");
    assertThat(goals(BOARD, journeys, "march")).doesNotHaveDuplicates().doesNotContain("0302");
    assertThat(journeys).allMatch(journey -> play.allows(journey.move()));
  }

  @Test
  @Rule("6.0")
  void everyMoveCostsWhatCarryingItOutRecordsThePriceOfTheUnitThatPaysMost() {
    TestPlay play = stack();
    for (String units : new String[] {BOTH, "su-tb-90 su-rd-76", "su-rd-76"}) {
      for (Journey journey : together(play, units)) {
        assertThat(recorded(play.game(), play.position(), journey.move()))
            .as("%s", journey)
            .isEqualTo(journey.halfPoints());
      }
    }
  }

  @Test
  @Rule("6.3")
  void aStackRecordsTheDearestPriceWhicheverUnitIsNamedFirst() {
    for (String units : new String[] {BOTH, "su-tb-90 su-rd-76"}) {
      // By road the riflemen pay more, in the forest the tanks do.
      TestPlay road = stack();
      assertThat(road.give(road.march(units, "0202", "0203", "0204")).price()).isEqualTo(6);
      TestPlay forest = stack();
      assertThat(forest.give(forest.march(units, "0402", "0403")).price()).isEqualTo(8);
    }
  }

  private static int recorded(Kharkov game, Position position, Move move) {
    Ruling.Accepted ruling = (Ruling.Accepted) game.submit(position, move);
    return ruling.events().stream()
        .filter(Moved.class::isInstance)
        .mapToInt(event -> ((Moved) event).halfPoints())
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Rule("6.8")
  void aStackThatInfiltratesBeginsWithAVacantHexAndIsOfferedWhatLiesBeyond() {
    TestPlay play =
        TestPlay.soviet(
            BOARD,
            BOARD
                .position()
                .turn(2)
                .place("0305", "su-rd-76", "su-tb-90")
                .place("0304", "de-79")
                .place("0306", "su-rd-227")
                .place("0205", "su-rd-293")
                .supplied());
    List<Journey> journeys = together(play, BOTH);
    assertThat(goals(BOARD, journeys, InfiltrateMode.MODE))
        .contains("0306", "0307", "0206", "0405");
    assertThat(goals(BOARD, journeys, "march")).isEmpty();
    assertThat(journeys)
        .allMatch(journey -> play.allows(journey.move()))
        .allMatch(journey -> play.position().vacant(journey.move().path().first()));
    assertThat(play.game().legal(play.position()).reach(play.units(BOTH), InfiltrateMode.MODE))
        .hasValueSatisfying(
            field -> {
              for (int i = field.firstGoal(); i < field.size(); i++) {
                assertThat(play.position().vacant(field.path(field.hex(i)).first())).isTrue();
              }
            });
  }

  @Test
  @Rule("6.8")
  void theReachOfInfiltratingUnitsIsWhatTheyAreOffered() {
    RealPlay play = RealPlay.standard().until("move-soviet");
    Position position = play.position();
    int compared = 0;
    for (int unit = 0; unit < position.counters(); unit++) {
      if (position.has(unit, KharkovMarks.BEGAN_IN_ZONE)) {
        Ints one = Ints.of(unit);
        List<Ints> listed = new ArrayList<>();
        play.legal()
            .forUnit(
                unit,
                order -> {
                  if (order instanceof Move move && move.mode().equals(InfiltrateMode.MODE)) {
                    listed.add(move.path());
                  }
                });
        List<Ints> reached = new ArrayList<>();
        play.legal()
            .reach(one, InfiltrateMode.MODE)
            .ifPresent(
                field -> {
                  for (int i = field.firstGoal(); i < field.size(); i++) {
                    Ints path = field.path(field.hex(i));
                    if (play.legal().allows(new Move(one, path, InfiltrateMode.MODE))) {
                      reached.add(path);
                    } else {
                      // Only a full stack is passed and not stayed in [8.1].
                      assertThat(play.why(new Move(one, path, InfiltrateMode.MODE)))
                          .isEqualTo("8.1 too-many");
                    }
                  }
                });
        assertThat(reached).containsExactlyInAnyOrderElementsOf(listed);
        compared += listed.size();
      }
    }
    assertThat(compared).isGreaterThan(100);
  }

  @Test
  @Rule("6.8")
  void onTurnOneTheStacksOfTheStandardSetUpAreOfferedAllTheyMayDo() {
    RealPlay play = RealPlay.standard().until("move-soviet");
    assertThat(goals(play, "2907")).contains("2606", "2705", "2706", "2806");
    assertThat(goals(play, "0913")).contains("0813");
  }

  private static List<String> goals(RealPlay play, String hex) {
    Ints stack = play.position().stack(RealPlay.hex(hex));
    assertThat(stack.size()).isGreaterThan(1);
    return play.legal().movesOf(stack).stream()
        .filter(journey -> play.legal().allows(journey.move()))
        .map(journey -> RealPlay.GAME.theatre().map().name(journey.move().path().last()))
        .toList();
  }

  @Test
  @Rule("6.0")
  void unitsThatCannotMoveTogetherAreOfferedNothing() {
    TestPlay play =
        TestPlay.soviet(
            BOARD, BOARD.position().place("0302", "su-rd-76").place("0304", "su-tb-90").supplied());
    assertThat(together(play, BOTH)).isEmpty();
  }

  @Test
  @Rule({"16.0", "16.21"})
  void arrivalsAreOfferedWhatAllOfThemCanMarchTo() {
    TestPlay play = TestPlay.axis(BOARD, BOARD.position().turn(5));
    List<Journey> journeys = together(play, "de-22-pz-203 de-75");
    assertThat(goals(BOARD, journeys, "march")).contains("0501", "0401", "0101");
    assertThat(journeys).allMatch(journey -> play.allows(journey.move()));
    // Into the forest the tanks pay two points, and one for the hex of entry.
    assertThat(journeys).contains(new Journey(play.march("de-22-pz-203 de-75", "0501", "0401"), 6));
  }
}
