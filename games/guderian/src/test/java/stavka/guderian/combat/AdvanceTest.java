package stavka.guderian.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.advance;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.lose;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.reply;
import static stavka.guderian.Field.retreat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.operational.model.Marks;

class AdvanceTest {
  private static final int HEX = open(h -> true);
  private static final int TARGET = next(HEX, 0);
  private static final int BEHIND = next(TARGET, 0);
  private static final int BACK = next(HEX, 3);

  private static Field two(int die, int defence) {
    return at(8, Field.AXIS_COMBAT, die)
        .place(HEX, "de-5 de-35")
        .place(TARGET, "su-rd-46")
        .known("su-rd-46", defence == 1 ? 1 : 5, defence);
  }

  @Test
  @Rule({"9.81", "9.82", "9.84"})
  void afterARetreatOfOneTheVictorsTakeTheHexAndNoMore() {
    Field field = two(2, 8).give(attack("de-5 de-35", TARGET));
    assertThat(field.fought().result()).isEqualTo("D1");
    field.give(reply("retreat"), retreat("su-rd-46", BEHIND));
    assertThat(field.why(advance("de-5", TARGET, next(TARGET, 1))))
        .isEqualTo("9.84 advance-off-path");
    field.give(advance("de-5", TARGET));
    assertThat(field.decision()).isEqualTo("advance-or-stay");
    field.give(reply("done"));
    assertThat(field.hexOf("de-35")).isEqualTo(HEX);
  }

  @Test
  @Rule({"9.81", "9.82", "9.84", "9.73"})
  void afterARetreatOfTwoTheVictorsFollowItsWayOneHexOrTwo() {
    Field field =
        at(8, Field.AXIS_COMBAT, 1)
            .place(HEX, "de-5 de-35")
            .place(TARGET, "su-rd-46")
            .known("su-rd-46", 3, 5);
    field.give(attack("de-5 de-35", TARGET));
    assertThat(field.fought().result()).isEqualTo("D2");
    assertThat(field.choices()).contains(reply("retreat"));
    field.give(reply("retreat"));
    assertThat(field.why(retreat("su-rd-46", BEHIND))).isEqualTo("9.73 no-such-retreat");
    field.give(retreat("su-rd-46", BEHIND, next(BEHIND, 0)));
    assertThat(field.why(advance("de-5", TARGET, BEHIND))).isEmpty();
    assertThat(field.why(advance("de-5", TARGET))).isEmpty();
    assertThat(field.why(advance("de-5", TARGET, next(TARGET, 1))))
        .isEqualTo("9.84 advance-off-path");
    field.give(advance("de-5", TARGET, BEHIND), advance("de-35", TARGET));
    assertThat(field.hexOf("de-5")).isEqualTo(BEHIND);
    assertThat(field.hexOf("de-35")).isEqualTo(TARGET);
  }

  @Test
  @Rule({"9.83", "8.13"})
  void zonesDoNotHinderAnAdvance() {
    Field field = two(1, 1).place(next(TARGET, 5), "su-rd-152").place(next(TARGET, 1), "su-rd-129");
    field.give(attack("de-5 de-35", TARGET));
    assertThat(field.fought().result()).isEqualTo("De");
    assertThat(field.why(advance("de-5", TARGET, BEHIND))).isEmpty();
    assertThat(field.why(advance("de-5", TARGET, next(TARGET, 1))))
        .isEqualTo("9.86 advance-not-vacant");
  }

  @Test
  @Rule({"9.86", "9.84"})
  void theFirstHexOfTwoIsTheOneThatWasAttacked() {
    Field field = two(1, 1).give(attack("de-5 de-35", TARGET));
    assertThat(field.why(advance("de-5", next(HEX, 1)))).isEqualTo("9.84 advance-off-path");
    assertThat(field.why(advance("de-5", TARGET, BEHIND, next(BEHIND, 0))))
        .isEqualTo("9.86 advance-too-far");
    assertThat(field.why(advance("de-5", TARGET, next(TARGET, 5)))).isEmpty();
  }

  @Test
  @Rule("9.86")
  void theSecondHexIsEmptyOfFriendsToo() {
    Field field = two(1, 1).place(BEHIND, "de-6").give(attack("de-5 de-35", TARGET));
    assertThat(field.why(advance("de-5", TARGET, BEHIND))).isEqualTo("9.86 advance-not-vacant");
    assertThat(field.why(advance("de-5", TARGET))).isEmpty();
  }

  @Test
  @Rule({"9.66", "9.87"})
  void afterASplitResultAnAttackerWhoStayedMayAdvanceAndTheDefenderNever() {
    Field field = two(3, 8).give(attack("de-5 de-35", TARGET));
    assertThat(field.fought().result()).isEqualTo("D1/A1");
    field.give(reply("retreat"), retreat("su-rd-46", BEHIND));
    assertThat(field.decision()).isEqualTo("lose-or-retreat");
    field.give(lose("de-5"));
    assertThat(field.why(advance("de-5", TARGET))).isEmpty();
    Field back = two(3, 8).give(attack("de-5 de-35", TARGET), lose("su-rd-46"));
    back.give(reply("retreat"), retreat("de-5", BACK), retreat("de-35", BACK));
    assertThat(back.decision()).isEqualTo("attack-or-end");
  }

  @Test
  @Rule("9.66")
  void aDefenderDoesNotFollowAfterASplitResult() {
    Field field =
        two(3, 8)
            .place(TARGET, "su-rd-152")
            .known("su-rd-152", 1, 1)
            .give(attack("de-5 de-35", TARGET));
    assertThat(field.fought().result()).isEqualTo("D1/A1");
    field.give(lose("su-rd-152"), reply("retreat"), retreat("de-5", BACK), retreat("de-35", BACK));
    assertThat(field.decision()).isEqualTo("attack-or-end");
    assertThat(field.hexOf("su-rd-46")).isEqualTo(TARGET);
  }

  @Test
  @Rule({"9.87", "9.85", "9.14"})
  void aDefenderFollowsAttackersWhoRetreatOrAreGone() {
    Field field = two(6, 8).give(attack("de-5 de-35", TARGET));
    assertThat(field.fought().result()).isEqualTo("A1");
    field.give(reply("retreat"), retreat("de-5", BACK), retreat("de-35", BACK));
    assertThat(field.decision()).isEqualTo("advance-or-stay");
    field.give(advance("su-rd-46", HEX));
    assertThat(field.hexOf("su-rd-46")).isEqualTo(HEX);
  }

  @Test
  @Rule({"9.87", "6.62"})
  void disruptedDefendersDoNotFollow() {
    Field field = two(6, 8).set(Marks.DISRUPTED, 1, "su-rd-46").give(attack("de-5 de-35", TARGET));
    field.give(reply("retreat"), retreat("de-5", BACK), retreat("de-35", BACK));
    assertThat(field.decision()).isEqualTo("attack-or-end");
    assertThat(field.hexOf("su-rd-46")).isEqualTo(TARGET);
  }

  @Test
  @Rule({"10.26", "9.87"})
  void aLeaderAdvancesWithTheAttackersHeWentWith() {
    Field field =
        at(8, Field.SOVIET_COMBAT, 1)
            .place(HEX, "su-rd-46 su-koniev")
            .known("su-rd-46", 9, 8)
            .place(TARGET, "de-7-pg-6")
            .set(Marks.STEP, 1, "de-7-pg-6");
    field.give(attack("su-rd-46 su-koniev", TARGET));
    assertThat(field.fought().result()).isEqualTo("De");
    field.give(advance("su-rd-46 su-koniev", TARGET));
    assertThat(field.hexOf("su-koniev")).isEqualTo(TARGET);
  }
}
