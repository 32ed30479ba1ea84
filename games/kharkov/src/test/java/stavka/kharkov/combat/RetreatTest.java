package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Reply;
import stavka.engine.order.Retreat;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.operational.model.Marks;
import stavka.panzer.combat.PanzerRetreatPaths;

class RetreatTest {
  private static final TestBoard OPEN = TestBoard.open(7, 9);

  private static List<String> paths(
      TestBoard board, TestPosition position, String unit, int length) {
    Position built = position.build();
    List<String> paths = new ArrayList<>();
    new PanzerRetreatPaths(
            board.theatre(), Fight.axis(board, position).section.doctrine().customs())
        .of(built, board.unit(unit), length, Ints.EMPTY)
        .forEach(
            path ->
                paths.add(
                    path.stream().mapToObj(board.map()::name).collect(Collectors.joining(" "))));
    return paths;
  }

  private static TestPosition beaten() {
    return OPEN.position().place("0405", "su-gd-13").place("0404", "de-79");
  }

  @Test
  @Rule({"9.61", "8.25"})
  void aRetreatAvoidsEnemiesAndTheirZones() {
    assertThat(paths(OPEN, beaten(), "su-gd-13", 1))
        .containsExactlyInAnyOrder("0406", "0306", "0506");
  }

  @Test
  @Rule({"9.61", "8.25"})
  void aFriendInTheHexCancelsTheEnemyZoneThere() {
    TestPosition position =
        beaten()
            .place("0305", "su-rd-76")
            .place("0406", "su-rd-227", "su-rd-293", "su-rd-169")
            .place("0306", "su-rd-175", "su-rd-244", "su-rd-162")
            .place("0506", "su-rd-81", "su-rd-124", "su-rd-226");
    assertThat(paths(OPEN, position, "su-gd-13", 1)).containsExactly("0305");
  }

  @Test
  @Rule("9.63")
  void aRetreatOfTwoEndsTwoHexesAway() {
    assertThat(paths(OPEN, beaten(), "su-gd-13", 2))
        .containsExactlyInAnyOrder(
            "0306 0205",
            "0306 0206",
            "0306 0307",
            "0406 0307",
            "0406 0407",
            "0406 0507",
            "0506 0507",
            "0506 0605",
            "0506 0606");
  }

  @Test
  @Rule("9.64")
  void aVacantHexIsPreferred() {
    TestPosition position = beaten().place("0406", "su-rd-76").place("0306", "su-rd-227");
    assertThat(paths(OPEN, position, "su-gd-13", 1)).containsExactly("0506");
  }

  @Test
  @Rule("9.64")
  void withoutAVacantHexFriendsGiveWay() {
    TestPosition position =
        beaten().place("0406", "su-rd-76").place("0306", "su-rd-227").place("0506", "su-rd-293");
    assertThat(paths(OPEN, position, "su-gd-13", 1))
        .containsExactlyInAnyOrder("0406", "0306", "0506");
  }

  @Test
  @Rule("9.64")
  void aVacantHexThatLeadsNowhereBindsNobody() {
    TestPosition position =
        beaten()
            .place("0306", "su-rd-76")
            .place("0406", "su-rd-227")
            .place("0607", "de-294")
            .place("0705", "de-297");
    assertThat(paths(OPEN, position, "su-gd-13", 1)).containsExactly("0506");
    assertThat(paths(OPEN, position, "su-gd-13", 2))
        .containsExactlyInAnyOrder("0306 0205", "0306 0206", "0306 0307", "0406 0307", "0406 0407");
  }

  @Test
  @Rule("9.64")
  void aFriendlyCityHexMayBeChosenInsteadOfAVacantOne() {
    TestBoard board =
        TestBoard.draw(
                """
                . . . . . . .
                 . . c1 . . . .
                . . . . . . .
                """)
            .board();
    TestPosition position = board.position().place("0204", "de-79").place("0205", "su-gd-13");
    assertThat(paths(board, position, "de-79", 1))
        .containsExactlyInAnyOrder("0104", "0203", "0304");
  }

  @Test
  @Rule({"9.64", "8.1"})
  void nobodyRetreatsOntoOrThroughAFullStack() {
    TestPosition position =
        beaten()
            .place("0406", "su-rd-76", "su-rd-227", "su-rd-293")
            .place("0306", "su-rd-169", "su-rd-175")
            .place("0506", "su-rd-244", "su-rd-162", "su-rd-81");
    assertThat(paths(OPEN, position, "su-gd-13", 1)).containsExactly("0306");
    assertThat(paths(OPEN, position, "su-gd-13", 2))
        .containsExactlyInAnyOrder("0306 0205", "0306 0206", "0306 0307");
  }

  @Test
  @Rule({"9.61", "6.3"})
  void theDnieprIsCrossedByABridgeOnly() {
    TestBoard board =
        TestBoard.draw((". ".repeat(9) + "\n").repeat(7))
            .dniepr("0405-0406", "0405-0306", "0405-0506")
            .road("0405", "0306")
            .board();
    TestPosition position = board.position().place("0405", "su-gd-13").place("0404", "de-79");
    assertThat(paths(board, position, "su-gd-13", 1)).containsExactly("0306");
  }

  @Test
  @Rule({"9.61", "9.56"})
  void retreatCannotBeChosenWithoutAWayForEveryUnit() {
    TestBoard board = TestBoard.open(3, 3);
    TestPosition position =
        board
            .position()
            .place("0202", "de-79")
            .place("0203", "su-gd-13")
            .place("0103", "su-gd-14")
            .supplied()
            .dice(3);
    Fight fight = Fight.axis(board, position).attack("0203", "de-79");
    assertThat(fight.fought().result()).isEqualTo("D1/A1");
    fight.submit(new Reply("retreat"));
    Fight sealed =
        Fight.axis(
            board,
            board.position().place("0202", "de-79").place("0203", "su-gd-13").supplied().dice(3));
    sealed.attack("0203", "de-79");
    assertThat(sealed.get("su-gd-13", Marks.STEP)).isEqualTo(1);
    assertThat(sealed.place("su-gd-13")).isEqualTo("0203");
  }

  @Test
  @Rule("9.61")
  void aRetreatThatIsCutOffIsRefused() {
    TestBoard board = TestBoard.open(3, 3);
    TestPosition position =
        board
            .position()
            .place("0202", "de-79", "de-294")
            .place("0203", "su-gd-13", "su-gd-14")
            .supplied()
            .dice(3);
    Fight fight = Fight.axis(board, position).attack("0203", "de-79", "de-294");
    assertThat(fight.why(new Reply("retreat"))).isEqualTo("9.61 retreat-cut-off");
  }

  @Test
  @Rule({"9.56", "9.61"})
  void aUnitCutOffByTheRetreatOfOthersIsEliminated() {
    TestBoard board = TestBoard.open(3, 3);
    TestPosition position =
        board
            .position()
            .place("0202", "de-79", "de-294", "de-297")
            .place("0203", "su-rd-76", "su-rd-227")
            .known("su-rd-76", 4, 5)
            .known("su-rd-227", 4, 4)
            .place("0303", "su-gd-13", "su-gd-14")
            .supplied()
            .dice(3);
    Fight fight = Fight.axis(board, position).attack("0203", "de-79", "de-294", "de-297").retreat();
    fight.retreat("su-rd-227", "0303");
    assertThat(fight.place("su-rd-227")).isEqualTo("0303");
    assertThat(fight.place("su-rd-76")).isEqualTo("off");
    assertThat(fight.asked()).isNotEqualTo("retreat-units");
  }

  @Test
  @Rule({"9.62", "9.64"})
  void theOwnerTakesHisUnitsBackInAnyOrderAndAStackMayStayTogether() {
    TestPosition position =
        beaten().place("0405", "su-gd-14").place("0404", "de-294", "de-297").supplied().dice(2);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-79", "de-294", "de-297").retreat();
    assertThat(fight.legal().decision().side()).isEqualTo(Side.SOVIET);
    assertThat(fight.choices()).hasSize(6);
    assertThat(fight.why(new Retreat(fight.unit("su-gd-14"), fight.hexes("0305"))))
        .isEqualTo("9.61 no-such-retreat");
    fight.retreat("su-gd-14", "0406").retreat("su-gd-13", "0406");
    assertThat(fight.place("su-gd-13")).isEqualTo("0406");
    assertThat(fight.has("su-gd-13", Marks.GUEST)).isFalse();
  }
}
