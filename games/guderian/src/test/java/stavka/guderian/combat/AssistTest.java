package stavka.guderian.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.assist;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.lose;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.unit;
import static stavka.guderian.combat.LeaderTest.ticket;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.model.GuderianMarks;

/** The attacker says whom each of his leaders helps. */
class AssistTest {
  private static final Guderian PLAIN = new PlainMap().game();
  private static final int TARGET = hex("3010");
  private static final int HEX = next(TARGET, 3);
  private static final int BESIDE = next(TARGET, 4);

  private static Field field(int... dice) {
    return Field.of(PLAIN, 8, Field.SOVIET_COMBAT, dice).place(TARGET, "de-5");
  }

  /** A strong division and a weak one, with Koniev who adds five at most. */
  private static Field two(int... dice) {
    return field(dice)
        .place(HEX, "su-rd-46 su-rd-152 su-koniev")
        .known("su-rd-46", 9, 8)
        .known("su-rd-152", 2, 2);
  }

  @Test
  @Rule("10.36")
  void theAttackerIsAskedBeforeAnythingIsFought() {
    Field field = two(1).give(attack("su-rd-46 su-rd-152 su-koniev", TARGET));
    assertThat(field.decision()).isEqualTo("leader-assists");
    assertThat(PLAIN.decision(field.position()).side()).isEqualTo(Side.SOVIET);
    assertThat(field.choices())
        .containsExactly(assist("su-koniev", "su-rd-46"), assist("su-koniev", "su-rd-152"));
    assertThat(field.why(end())).isEqualTo("10.36 assist-first");
    assertThat(field.why(assist("su-koniev", "su-koniev"))).isEqualTo("10.36 assist-first");
  }

  @Test
  @Rule({"10.36", "10.1"})
  void hisPointsGoWhereTheAttackerSays() {
    Field strong = two(1).give(attack("su-rd-46 su-rd-152 su-koniev", TARGET));
    strong.give(assist("su-koniev", "su-rd-46"));
    assertThat(strong.fought().report().attack().total()).isEqualTo(9 + 5 + 2);
    Field weak = two(1).give(attack("su-rd-46 su-rd-152 su-koniev", TARGET));
    weak.give(assist("su-koniev", "su-rd-152"));
    assertThat(weak.fought().report().attack().total()).isEqualTo(9 + 2 + 2);
  }

  @Test
  @Rule({"10.36", "9.4"})
  void theForecastFollowsTheChoice() {
    Field field = two(1).give(attack("su-rd-46 su-rd-152 su-koniev", TARGET));
    assertThat(field.attackOf(assist("su-koniev", "su-rd-46"))).isEqualTo(16);
    assertThat(field.attackOf(assist("su-koniev", "su-rd-152"))).isEqualTo(13);
    var weak = field.forecast(assist("su-koniev", "su-rd-152"));
    double sum = weak.outcomes().stream().mapToDouble(outcome -> outcome.chance()).sum();
    assertThat(sum).isCloseTo(1, org.assertj.core.api.Assertions.within(1e-9));
    assertThat(two().attackOf(attack("su-rd-46 su-rd-152 su-koniev", TARGET))).isEqualTo(16);
  }

  @Test
  @Rule("10.36")
  void withoutAChoiceNobodyIsAsked() {
    Field one = field(1).place(HEX, "su-rd-46 su-koniev").known("su-rd-46", 9, 8);
    one.give(attack("su-rd-46 su-koniev", TARGET));
    assertThat(one.fought().report().attack().total()).isEqualTo(14);
    Field elsewhere =
        field(1)
            .place(HEX, "su-rd-46 su-koniev")
            .known("su-rd-46", 9, 8)
            .place(BESIDE, "su-rd-152")
            .known("su-rd-152", 2, 2);
    elsewhere.give(attack("su-rd-46 su-rd-152 su-koniev", TARGET));
    assertThat(elsewhere.fought().report().attack().total()).isEqualTo(9 + 5 + 2);
    Field unnamed = two(1).give(attack("su-rd-46 su-rd-152", TARGET));
    assertThat(unnamed.fought().report().attack().total()).isEqualTo(11);
  }

  @Test
  @Rule("10.36")
  void twoLeadersHelpTwoUnitsAndTheHigherChoosesFirst() {
    Field field =
        field(1)
            .place(HEX, "su-rd-46 su-rd-152 su-lukin su-koniev")
            .known("su-rd-46", 9, 8)
            .known("su-rd-152", 8, 8);
    field.give(attack("su-rd-46 su-rd-152 su-lukin su-koniev", TARGET));
    assertThat(field.choices()).contains(assist("su-koniev", "su-rd-152"));
    field.give(assist("su-koniev", "su-rd-152"));
    assertThat(field.fought().report().attack().total()).isEqualTo(9 + 3 + 8 + 5);
  }

  @Test
  @Rule("10.36")
  void ofTwoLeadersAndOneUnitTheHigherHelps() {
    Field field = field(1).place(HEX, "su-rd-46 su-lukin su-koniev").known("su-rd-46", 9, 8);
    field.give(attack("su-rd-46 su-lukin su-koniev", TARGET));
    assertThat(field.fought().report().attack().total()).isEqualTo(14);
  }

  @Test
  @Rule({"10.36", "12.2"})
  void pointsGivenToAUnitThatProvesWorthlessAreLost() {
    Field field =
        field(ticket(0, 0), 1).place(HEX, "su-rd-46 su-rd-152 su-koniev").known("su-rd-46", 9, 8);
    field.give(attack("su-rd-46 su-rd-152 su-koniev", TARGET), assist("su-koniev", "su-rd-152"));
    assertThat(field.gone("su-rd-152")).isTrue();
    assertThat(field.fought().report().attack().total()).isEqualTo(9);
  }

  @Test
  @Rule("10.36")
  void theStaffLetsHimHelpWhereHeMayBeExpectedToAddMost() {
    Field field = two(1).give(attack("su-rd-46 su-rd-152 su-koniev", TARGET));
    var legal = PLAIN.legal(field.position());
    assertThat(PLAIN.advice().counsel(field.position(), legal))
        .contains(assist("su-koniev", "su-rd-46"));
    assertThat(legal.suggestion()).contains(assist("su-koniev", "su-rd-46"));
    Field likely =
        field(1)
            .place(HEX, "su-rd-152 su-rd-46 su-koniev")
            .known("su-rd-46", 1, 1)
            .give(attack("su-rd-46 su-rd-152 su-koniev", TARGET));
    assertThat(PLAIN.legal(likely.position()).suggestion())
        .contains(assist("su-koniev", "su-rd-152"));
    Field equal =
        two(1).known("su-rd-152", 8, 8).give(attack("su-rd-152 su-rd-46 su-koniev", TARGET));
    assertThat(PLAIN.legal(equal.position()).suggestion())
        .contains(assist("su-koniev", "su-rd-152"));
    Field doubtful =
        field(1)
            .place(HEX, "su-rd-152 su-rd-46 su-kachalov")
            .known("su-rd-46", 2, 2)
            .give(attack("su-rd-152 su-rd-46 su-kachalov", TARGET));
    assertThat(PLAIN.legal(doubtful.position()).suggestion())
        .contains(assist("su-kachalov", "su-rd-46"));
  }

  @Test
  @Rule({"10.36", "9.14"})
  void aChoiceIsForgottenWithThePhase() {
    Field field = two(1).give(attack("su-rd-46 su-rd-152 su-koniev", TARGET));
    field.give(assist("su-koniev", "su-rd-152"));
    assertThat(field.position().get(unit("su-koniev"), GuderianMarks.ASSISTS)).isPositive();
    while (!field.decision().equals("attack-or-end")) {
      field.give(field.decision().equals("lose-or-retreat") ? lose("de-5") : Field.reply("done"));
    }
    field.give(end());
    assertThat(field.position().get(unit("su-koniev"), GuderianMarks.ASSISTS)).isZero();
  }
}
