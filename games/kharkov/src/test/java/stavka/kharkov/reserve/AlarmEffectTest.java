package stavka.kharkov.reserve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.reserve.ReleaseStage.Release;

class AlarmEffectTest {
  private static final int OFF_MAP = -1;

  private final TestBoard board = TestBoard.open(9, 12);
  private final AlarmEffect alarm = new AlarmEffect(board.theatre());
  private final int marker = board.unit("su-reserve-6");

  private TestPosition reserveAt0505() {
    int box = board.theatre().pieces().reserveBox(marker);
    return board.position().place("0505", "su-reserve-6").box(box, "su-rd-103");
  }

  private Frame raised(Position position, int from, String to) {
    Draft draft = position.edit();
    alarm.interrupt(draft, Side.AXIS, from, board.hex(to));
    assertThat(alarm.interrupts(position, Side.AXIS, from, board.hex(to)))
        .isEqualTo(draft.frame() != null);
    return draft.frame();
  }

  @Test
  @Rule("6.75")
  void anAxisUnitThatComesToDistanceTwoLetsTheReserveBeReleased() {
    Position position = reserveAt0505().build();
    assertThat(raised(position, board.hex("0502"), "0503")).isEqualTo(new Release(marker, false));
    assertThat(raised(position, OFF_MAP, "0503")).isEqualTo(new Release(marker, false));
  }

  @Test
  @Rule("6.75")
  void threeHexesAwayIsNotClose() {
    assertThat(raised(reserveAt0505().build(), board.hex("0501"), "0502")).isNull();
  }

  @Test
  @Rule("6.75")
  void anAxisUnitThatWasCloseAlreadyRaisesNoNewAlarmAtDistanceTwo() {
    assertThat(raised(reserveAt0505().build(), board.hex("0503"), "0403")).isNull();
  }

  @Test
  @Rule("6.75")
  void nextToTheMarkerTheReleaseIsCompulsory() {
    Position position = reserveAt0505().build();
    assertThat(raised(position, board.hex("0503"), "0504")).isEqualTo(new Release(marker, true));
  }

  @Test
  @Rule("6.75")
  void aMarkerWithoutUnitsRaisesNoAlarm() {
    Position position = board.position().place("0505", "su-reserve-6").build();
    assertThat(raised(position, board.hex("0503"), "0504")).isNull();
  }

  @Test
  @Rule("6.75")
  void everyReserveWithinReachIsSetOff() {
    int other = board.unit("su-reserve-28");
    int box = board.theatre().pieces().reserveBox(other);
    Position position = reserveAt0505().place("0501", "su-reserve-28").box(box, "su-cd-32").build();
    Draft draft = position.edit();
    alarm.interrupt(draft, Side.AXIS, OFF_MAP, board.hex("0503"));
    assertThat(draft.pop()).isEqualTo(new Release(marker, false));
    assertThat(draft.pop()).isEqualTo(new Release(other, false));
  }
}
