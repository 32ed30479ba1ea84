package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.kharkov.TestBoard;

/** Which hexes join the three parts of a division that stand apart. */
class MobileDefenceTest {
  private static final String PZ = "de-3-pz-6";
  private static final String MR = "de-3-mr-3";
  private static final String MR2 = "de-3-mr-394";

  private static boolean defending(TestBoard board, String pz, String mr, String mr2) {
    Position position = board.position().place(pz, PZ).place(mr, MR).place(mr2, MR2).build();
    return new Integration(board.theatre()).defending(position, board.unit(PZ));
  }

  @Test
  @Rule("14.2")
  void twoInOneHexAndTheThirdBesideThemAreJoined() {
    assertThat(defending(TestBoard.open(7, 9), "0404", "0404", "0405")).isTrue();
  }

  @Test
  @Rule("14.2")
  void twoInOneHexDoNotMakeUpForAThirdTooFarAway() {
    assertThat(defending(TestBoard.open(7, 9), "0404", "0404", "0407")).isFalse();
  }

  @Test
  @Rule({"14.2", "6.3"})
  void theDnieprPartsNeighboursAndTheHexBetweenThem() {
    TestBoard parted =
        TestBoard.draw((". ".repeat(9) + "\n").repeat(7))
            .dniepr("0403-0404", "0303-0304", "0304-0403", "0504-0404", "0503-0504")
            .dniepr("0203-0303", "0203-0304")
            .board();
    assertThat(defending(parted, "0403", "0404", "0405")).isFalse();
    assertThat(defending(TestBoard.open(7, 9), "0403", "0404", "0405")).isTrue();
  }

  @Test
  @Rule("14.1")
  void whoWouldStandTogetherIsToldByTheStackAlone() {
    TestBoard board = TestBoard.open(3, 3);
    Integration integration = new Integration(board.theatre());
    Ints whole = Ints.of(board.unit(PZ), board.unit(MR), board.unit(MR2));
    assertThat(integration.together(whole, board.unit(PZ))).isTrue();
    assertThat(integration.together(whole.without(board.unit(MR)), board.unit(PZ))).isFalse();
    Ints crowd = Ints.of(board.unit(PZ), board.unit(MR), board.unit("de-79"));
    assertThat(integration.together(crowd, board.unit(PZ))).isFalse();
    assertThat(integration.together(crowd, board.unit("de-79"))).isFalse();
  }
}
