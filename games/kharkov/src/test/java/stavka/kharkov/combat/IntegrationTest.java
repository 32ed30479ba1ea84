package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.Box;
import stavka.operational.model.Marks;

class IntegrationTest {
  private static final TestBoard OPEN = TestBoard.open(7, 9);
  private static final String PZ = "de-3-pz-6";
  private static final String MR = "de-3-mr-3";
  private static final String MR2 = "de-3-mr-394";

  private final Integration integration = new Integration(OPEN.theatre());

  private boolean defending(TestPosition position) {
    Position built = position.build();
    boolean first = integration.defending(built, OPEN.unit(PZ));
    assertThat(integration.defending(built, OPEN.unit(MR))).isEqualTo(first);
    return first;
  }

  @Test
  @Rule({"14.1", "14.32"})
  void threeUnitsOfADivisionInOneHexAreDoubledInAttackAndDefence() {
    Position whole = OPEN.position().place("0404", PZ, MR, MR2).set(Marks.STEP, 1, MR, MR2).build();
    assertThat(integration.together(whole, OPEN.unit(PZ))).isTrue();
    assertThat(integration.defending(whole, OPEN.unit(MR2))).isTrue();
    Position two = OPEN.position().place("0404", PZ, MR).build();
    assertThat(integration.together(two, OPEN.unit(PZ))).isFalse();
  }

  @Test
  @Rule({"14.1", "9.31"})
  void integrationAndForestMakeFourTimes() {
    TestBoard board = TestBoard.draw(". . . .\n . f . .\n. . . .").board();
    TestPosition position =
        board
            .position()
            .place("0202", PZ, MR, MR2)
            .place("0203", "su-gd-13", "su-hq-6")
            .active("su-hq-6")
            .supplied()
            .dice(1);
    Fight fight = Fight.soviet(board, position).attack("0202", "su-gd-13");
    assertThat(fight.report().defence().total()).isEqualTo(4 * (4 + 2 + 2));
  }

  @Test
  @Rule("14.1")
  void theWholeDivisionAttacksDoubled() {
    TestPosition position =
        OPEN.position().place("0404", PZ, MR, MR2).place("0405", "su-gd-13").supplied().dice(6);
    assertThat(Fight.axis(OPEN, position).attack("0405", PZ, MR, MR2).report().attack().total())
        .isEqualTo(16);
  }

  @Test
  @Rule({"14.32"})
  void unitsOfTwoDivisionsAreNotADivision() {
    Position mixed = OPEN.position().place("0404", PZ, MR, "de-23-mr-126").build();
    assertThat(integration.together(mixed, OPEN.unit(PZ))).isFalse();
  }

  @Test
  @Rule("14.32")
  void adivisionThatHasLostAUnitIsNeverIntegratedAgain() {
    assertThat(defending(OPEN.position().place("0404", PZ, MR).box(Box.ELIMINATED, MR2))).isFalse();
  }

  @Test
  @Rule({"14.31"})
  void infantryIsNeverIntegrated() {
    Position infantry = OPEN.position().place("0404", "de-79", "de-294", "de-297").build();
    assertThat(integration.together(infantry, OPEN.unit("de-79"))).isFalse();
    assertThat(integration.defending(infantry, OPEN.unit("de-79"))).isFalse();
  }

  @Test
  @Rule("14.2")
  void apartTheyDefendDoubledIfEachIsWithinTwoHexesOfAnother() {
    assertThat(defending(OPEN.position().place("0402", PZ).place("0404", MR).place("0406", MR2)))
        .isTrue();
    assertThat(defending(OPEN.position().place("0402", PZ).place("0404", MR).place("0407", MR2)))
        .isFalse();
  }

  @Test
  @Rule("14.2")
  void apartTheyAttackWithoutDoubling() {
    Position apart = OPEN.position().place("0402", PZ).place("0404", MR).place("0406", MR2).build();
    assertThat(integration.together(apart, OPEN.unit(PZ))).isFalse();
  }

  @Test
  @Rule("14.2")
  void aStrangerInOneOfTheirHexesEndsTheMobileDefence() {
    assertThat(
            defending(
                OPEN.position().place("0402", PZ).place("0404", MR).place("0406", MR2, "de-454")))
        .isFalse();
  }

  @Test
  @Rule("14.2")
  void thePathPassesNeitherEnemiesNorOtherDivisions() {
    assertThat(defending(line().place("0403", "su-gd-13"))).isFalse();
    assertThat(defending(line().place("0403", "de-79"))).isFalse();
    assertThat(defending(line().place("0403", "ro-hq-6"))).isTrue();
  }

  @Test
  @Rule("14.2")
  void enemyZonesDoNotMatterToThePath() {
    assertThat(defending(line().place("0303", "su-gd-13"))).isTrue();
  }

  /** Two hexes apart in a row, so that 0403 is the only hex between the first two. */
  private static TestPosition line() {
    return OPEN.position().place("0402", PZ).place("0404", MR).place("0405", MR2);
  }
}
