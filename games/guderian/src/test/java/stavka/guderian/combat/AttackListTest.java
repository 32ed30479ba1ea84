package stavka.guderian.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.unit;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Attack;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.operational.model.Marks;

/** The attacks that are listed, and the leaders who go along. */
class AttackListTest {
  private static final Guderian PLAIN = new PlainMap().game();
  private static final int TARGET = hex("3010");
  private static final int HEX = next(TARGET, 3);
  private static final int BESIDE = next(TARGET, 4);

  private static Field field() {
    return Field.of(PLAIN, 8, Field.SOVIET_COMBAT)
        .place(TARGET, "de-5")
        .place(HEX, "su-rd-46 su-koniev")
        .known("su-rd-46", 9, 8)
        .place(BESIDE, "su-rd-152 su-lukin")
        .known("su-rd-152", 8, 8);
  }

  private static List<List<Integer>> attackers(Field field) {
    return field.choices().stream()
        .filter(Attack.class::isInstance)
        .map(order -> ((Attack) order).units().stream().sorted().boxed().toList())
        .toList();
  }

  private static List<Integer> sorted(String units) {
    return Field.units(units).stream().sorted().boxed().toList();
  }

  @Test
  @Rule({"10.26", "9.12"})
  void leadersGoAlongWithTheAttackersOfTheirHex() {
    Field field = field();
    assertThat(attackers(field))
        .containsExactlyInAnyOrder(
            sorted("su-rd-46 su-koniev"),
            sorted("su-rd-152 su-lukin"),
            sorted("su-rd-46 su-rd-152 su-koniev su-lukin"));
    assertThat(field.choices()).allMatch(order -> field.why(order).isEmpty());
  }

  @Test
  @Rule({"10.26", "9.14", "6.62"})
  void aLeaderWhoHasAttackedOrIsDisruptedStaysOut() {
    Field tired = field().set(Marks.ATTACKED, 1, "su-koniev");
    assertThat(attackers(tired))
        .containsExactlyInAnyOrder(
            sorted("su-rd-46"),
            sorted("su-rd-152 su-lukin"),
            sorted("su-rd-46 su-rd-152 su-lukin"));
    Field disrupted = field().set(Marks.DISRUPTED, 1, "su-lukin");
    assertThat(attackers(disrupted))
        .containsExactlyInAnyOrder(
            sorted("su-rd-46 su-koniev"),
            sorted("su-rd-152"),
            sorted("su-rd-46 su-rd-152 su-koniev"));
  }

  @Test
  @Rule({"10.22", "9.11"})
  void aLeaderNamedWithNobodyThereIsIsRefusedForBoth() {
    Field field = field();
    for (int stranger : new int[] {-1, Field.THEATRE.pieces().count()}) {
      Attack order = new Attack(Ints.of(unit("su-koniev"), stranger), Ints.of(TARGET), 0);
      assertThat(PLAIN.legal(field.position()).objections(order))
          .extracting(objection -> objection.rule() + " " + objection.code())
          .containsExactly("10.22 leader-alone", "9.11 attack-no-such-unit");
    }
    assertThat(field.why(attack("su-koniev su-rd-152", TARGET))).isEqualTo("10.22 leader-alone");
  }
}
