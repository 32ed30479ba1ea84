package stavka.guderian.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.advance;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.units;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Advance;
import stavka.engine.order.Order;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.Told;

/** How far victors follow where lakes, full stacks and the edge of the map are in the way. */
class AdvanceBoundsTest {
  private static final int HEX = hex("3010");
  private static final int TARGET = next(HEX, 0);
  private static final int BEHIND = next(TARGET, 0);
  private static final int BESIDE = next(TARGET, 1);
  private static final Guderian LAKES = new PlainMap().lakes(BESIDE).game();

  private static Field won(String attackers) {
    Field field =
        Field.of(LAKES, 8, Field.AXIS_COMBAT, 1)
            .place(HEX, attackers)
            .place(TARGET, "su-rd-46")
            .known("su-rd-46", 1, 1);
    field.give(attack(attackers, TARGET));
    assertThat(field.fought().result()).isEqualTo("De");
    return field;
  }

  @Test
  @Rule({"9.86", "6.12"})
  void noVictorGoesOnAcrossALake() {
    Field field = won("de-5 de-35");
    assertThat(field.why(advance("de-5", TARGET, BESIDE))).endsWith("advance-impassable");
    assertThat(field.why(advance("de-5", TARGET, BEHIND))).isEmpty();
    assertThat(field.choices())
        .contains(advance("de-5", TARGET, BEHIND), advance("de-35", TARGET))
        .doesNotContain(advance("de-5", TARGET, BESIDE))
        .allMatch(order -> field.why(order).isEmpty());
  }

  @Test
  @Rule({"9.81", "9.84"})
  void whoIsNoVictorOrStandsElsewhereDoesNotGoWithThem() {
    Field field = won("de-5 de-35").place(next(HEX, 3), "de-6").place(HEX, "de-7");
    assertThat(field.why(advance("de-5 de-6", TARGET))).endsWith("advance-not-victor");
    assertThat(field.why(advance("de-5 de-7", TARGET))).endsWith("advance-not-victor");
    assertThat(field.why(advance("de-5 de-5", TARGET))).endsWith("advance-nobody");
    assertThat(field.why(new Advance(Ints.EMPTY, Ints.of(TARGET)))).isNotEmpty();
    int none = Field.THEATRE.pieces().count();
    for (int stranger : new int[] {-1, none}) {
      Order order = new Advance(units("de-5").with(stranger), Ints.of(TARGET));
      assertThat(field.why(order)).endsWith("advance-not-victor");
    }
    int size = Field.GROUND.grid().size();
    for (int nowhere : new int[] {-1, size}) {
      assertThat(field.why(advance("de-5", nowhere))).endsWith("advance-off-path");
      assertThat(field.why(advance("de-5", TARGET, nowhere))).endsWith("advance-off-path");
    }
    assertThat(field.why(new Advance(units("de-5"), Ints.EMPTY))).endsWith("advance-too-far");
  }

  @Test
  @Rule({"9.86", "7.1"})
  void anAdvanceFillsNoStackBeyondItsLimit() {
    Field field = won("de-5 de-35");
    field.give(advance("de-5", TARGET)).place(TARGET, "de-6 de-7");
    assertThat(LAKES.legal(field.position()).objections(advance("de-35", TARGET)))
        .singleElement()
        .satisfies(full -> assertThat(full.code()).isEqualTo("advance-stacking"))
        .satisfies(
            full -> assertThat(full.details()).contains(Detail.hex(TARGET), Detail.number(3)));
    assertThat(field.why(advance("de-35", TARGET, BEHIND))).isEmpty();
    assertThat(field.choices()).doesNotContain(advance("de-35", TARGET));
    field.give(advance("de-35", TARGET, BEHIND));
    List<String> told = Told.by(field);
    String target = Field.THEATRE.map().name(TARGET);
    assertThat(told)
        .anyMatch(line -> line.endsWith("advanced de-5 " + target))
        .anyMatch(
            line ->
                line.endsWith("advanced de-35 " + target + " " + Field.THEATRE.map().name(BEHIND)));
  }
}
