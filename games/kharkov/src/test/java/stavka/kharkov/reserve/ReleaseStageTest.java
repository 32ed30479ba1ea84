package stavka.kharkov.reserve;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.kharkov.reserve.ReserveDesk.give;
import static stavka.kharkov.reserve.ReserveDesk.refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Eliminated;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.Box;
import stavka.kharkov.reserve.ReleaseStage.Release;

class ReleaseStageTest {
  private static final Reply DECLINE = new Reply(ReleaseStage.DECLINE);

  private final ReserveDesk desk = new ReserveDesk(TestBoard.open(9, 12));
  private final ReleaseStage stage = desk.release;
  private final int marker = desk.board.unit("su-reserve-6");

  private TestPosition reserve() {
    return desk.reserve(
        desk.board.position().turn(1).place("0503", "de-79"),
        "su-reserve-6",
        "0505",
        "su-rd-103",
        "su-rd-248");
  }

  private Position released(TestPosition position, boolean compulsory) {
    position.draft().push(new Release(marker, compulsory));
    return position.build();
  }

  @Test
  @Rule("6.75")
  void theSovietPlayerMayLeaveTheReserveWhereItIs() {
    Position position = released(reserve(), false);
    assertThat(stage.proceed(position.edit())).isFalse();
    assertThat(stage.orders(position).decision().side()).isEqualTo(Side.SOVIET);
    Position after = give(stage, position, DECLINE);
    assertThat(after.frame()).isNull();
    assertThat(after.onMap(marker)).isTrue();
  }

  @Test
  @Rule("6.75")
  void evenOnTurnOneHeMayCommitItAndThenGoesOnUntilAllArePlaced() {
    Position position = give(stage, released(reserve(), false), desk.place("0504", "su-rd-103"));
    assertThat(position.frame()).isEqualTo(new Release(marker, true));
    assertThat(refusal(stage, position, DECLINE)).isEqualTo("6.75 release-compulsory");
    position = give(stage, position, desk.place("0505", "su-rd-248"));
    assertThat(position.inBox(marker, Box.REMOVED)).isTrue();
    Draft draft = position.edit();
    assertThat(stage.proceed(draft)).isTrue();
    assertThat(draft.frame()).isNull();
  }

  @Test
  @Rule("6.75")
  void nextToTheMarkerTheWholeReserveMustBeCommitted() {
    Position position = released(reserve(), true);
    assertThat(refusal(stage, position, DECLINE)).isEqualTo("6.75 release-compulsory");
    assertThat(refusal(stage, position, new EndPhase())).isEqualTo("6.75 release-first");
    List<Order> orders = new ArrayList<>();
    stage.orders(position).forEach(orders::add);
    assertThat(orders).hasSize(2 * 18).doesNotContain(DECLINE);
  }

  @Test
  @Rule("6.75")
  void onlyTheReserveThatWasSetOffIsCommitted() {
    Position position =
        released(desk.reserve(reserve(), "su-reserve-28", "0506", "su-cd-32"), false);
    assertThat(refusal(stage, position, desk.place("0505", "su-cd-32")))
        .isEqualTo("6.75 not-of-this-reserve");
  }

  @Test
  @Rule({"6.75", "8.1"})
  void unitsThatFindNoRoomAreLostWhenTheReleaseIsCompulsory() {
    Position position = crowded(true);
    position = give(desk.release, position, desk.place("0101", "su-rd-103"));
    Draft draft = position.edit();
    assertThat(stage.proceed(draft)).isTrue();
    int lost = desk.board.unit("su-rd-248");
    assertThat(draft.view().inBox(lost, Box.ELIMINATED)).isTrue();
    assertThat(draft.events()).contains(new Eliminated(lost, desk.board.hex("0101"), "8.1"));
    assertThat(draft.view().inBox(marker, Box.REMOVED)).isTrue();
    assertThat(draft.frame()).isNull();
  }

  @Test
  @Rule("6.75")
  void aReleaseThatHasNoRoomAndIsNotCompulsoryPasses() {
    TestPosition position = crowdedUnder(desk.board.position().turn(3)).place("0101", "su-tb-10");
    Draft draft = released(position, false).edit();
    assertThat(stage.proceed(draft)).isTrue();
    assertThat(draft.frame()).isNull();
    assertThat(draft.onMap(marker)).isTrue();
  }

  /**
   * A marker in the corner; its own hex has room for one unit, the others near it have Axis units.
   */
  private Position crowded(boolean compulsory) {
    return released(crowdedUnder(desk.board.position().turn(3)), compulsory);
  }

  private TestPosition crowdedUnder(TestPosition position) {
    String[] axis = {"de-79", "de-294", "de-297", "de-44", "de-71", "de-113", "de-260", "de-305"};
    int next = 0;
    for (int hex = 0; hex < desk.board.grid().size(); hex++) {
      int distance = desk.board.grid().distance(hex, desk.board.hex("0101"));
      if (distance == 1 || distance == 2) {
        position.place(desk.board.map().name(hex), axis[next++]);
      }
    }
    return desk.reserve(position, "su-reserve-6", "0101", "su-rd-103", "su-rd-248")
        .place("0101", "su-rd-76", "su-rd-227");
  }

  @Test
  @Rule("6.75")
  void randomOrdersBringEveryReleaseToItsEnd() {
    for (int seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      Draft draft = released(reserve(), seed % 2 == 0).edit();
      while (draft.frame() != null && !stage.proceed(draft)) {
        Position position = draft.view();
        draft = give(stage, position, stage.orders(position).sample(random)).edit();
      }
      assertThat(draft.frame()).isNull();
    }
  }

  @Test
  @Rule("6.55")
  void aReleaseOfTheNinthArmySReserveBeforeTurnFourWakesTheSouth() {
    TestPosition position =
        desk.reserve(desk.board.position().turn(3), "su-reserve-9", "0505", "su-cd-34");
    position.draft().push(new Release(desk.board.unit("su-reserve-9"), false));
    Position after = give(stage, position.build(), desk.place("0505", "su-cd-34"));
    assertThat(desk.sector.awake(after)).isTrue();
  }
}
