package stavka.guderian.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.overrun;
import static stavka.guderian.combat.GuderianMuster.modifiers;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.battle.Modifier;
import stavka.engine.battle.Tally;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.Told;
import stavka.operational.model.Marks;

/** The lines a strength is made of, in the book's order. */
class StrengthLinesTest {
  private static final int TARGET = hex("3010");
  private static final int HEX = next(TARGET, 3);
  private static final int BESIDE = next(TARGET, 4);
  private static final Guderian PLAIN = new PlainMap().game();
  private static final Guderian CITY =
      new PlainMap().terrain("city", TARGET).river(TARGET, HEX).game();

  private static List<String> lines(Tally tally) {
    return tally.lines().stream()
        .map(
            line ->
                Field.THEATRE.roster().get(line.unit()).id()
                    + " "
                    + line.value()
                    + " "
                    + line.code()
                    + " "
                    + line.rule())
        .toList();
  }

  private static Tally attack(Field field, String units) {
    return field.forecast(Field.attack(units, TARGET)).report().attack();
  }

  private static Tally defence(Field field, String units) {
    return field.forecast(Field.attack(units, TARGET)).report().defence();
  }

  private static int strength(int base, List<Modifier> modifiers) {
    return GuderianMuster.ROUNDING.strength(base, modifiers, 0);
  }

  @Test
  @Rule({"9.0", "7.3", "11.32", "10.36"})
  void integrationSupplyAndLeadersAreLinesOfTheirOwn() {
    Field whole = Field.of(PLAIN, 8, Field.AXIS_COMBAT).place(TARGET, "su-rd-46");
    whole.known("su-rd-46", 4, 4).place(HEX, "de-7-pz-25 de-7-pg-6 de-7-pg-7");
    List<String> lines = lines(attack(whole, "de-7-pz-25 de-7-pg-6 de-7-pg-7"));
    assertThat(lines).hasSize(6);
    assertThat(lines.stream().filter(line -> line.endsWith("integration 7.3")).count())
        .isEqualTo(3);
    Field part = Field.of(PLAIN, 8, Field.AXIS_COMBAT).place(TARGET, "su-rd-46");
    part.known("su-rd-46", 4, 4).place(HEX, "de-7-pz-25 de-7-pg-6");
    assertThat(lines(attack(part, "de-7-pz-25 de-7-pg-6")))
        .hasSize(2)
        .allMatch(line -> line.endsWith("base 9.0"));
    Field led = Field.of(PLAIN, 8, Field.SOVIET_COMBAT).place(TARGET, "de-5");
    led.place(HEX, "su-rd-46 su-koniev").known("su-rd-46", 9, 8);
    assertThat(lines(attack(led, "su-rd-46 su-koniev")))
        .containsExactly("su-rd-46 9 base 9.0", "su-rd-46 14 leader 10.36");
    led.known("su-rd-46", 2, 2);
    assertThat(lines(attack(led, "su-rd-46 su-koniev")))
        .containsExactly("su-rd-46 2 base 9.0", "su-rd-46 4 leader 10.36");
  }

  @Test
  @Rule({"9.31", "9.32", "9.33", "12.2"})
  void terrainIsALineOfItsOwnAndUntriedUnitsAreNot() {
    Field field = Field.of(CITY, 8, Field.AXIS_COMBAT).place(HEX, "de-5").place(BESIDE, "de-35");
    field.place(TARGET, "su-rd-46 su-rd-152").known("su-rd-46", 4, 4);
    Tally over = defence(field, "de-5");
    assertThat(lines(over))
        .contains("su-rd-46 4 base 9.0")
        .contains("su-rd-152 0 untried " + rule(over, "untried"));
    assertThat(over.unknown()).isEqualTo(1);
    assertThat(lines(over)).anyMatch(line -> line.endsWith(" terrain 9.33"));
    // One who has dry ground before him takes the river away.
    assertThat(defence(field, "de-5 de-35").total()).isLessThanOrEqualTo(over.total());
    Field plain = Field.of(PLAIN, 8, Field.AXIS_COMBAT).place(HEX, "de-5");
    plain.place(TARGET, "su-rd-46").known("su-rd-46", 4, 4);
    assertThat(lines(defence(plain, "de-5"))).containsExactly("su-rd-46 4 base 9.0");
  }

  private static String rule(Tally tally, String code) {
    return tally.lines().stream()
        .filter(line -> line.code().equals(code))
        .map(line -> line.rule())
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Rule({"6.51", "6.55", "11.32"})
  void anOverrunHalvesAndSoDoesWantOfSupplyButNothingStaysNothing() {
    Field field = Field.of(PLAIN, 8, Field.AXIS_MOVEMENT).place(HEX, "de-5");
    field.place(TARGET, "su-rd-46").known("su-rd-46", 4, 4);
    Tally half = field.forecast(overrun("de-5", TARGET)).report().attack();
    assertThat(lines(half)).hasSize(2).last().asString().endsWith("overrunning 6.55");
    int[] bases = {0, 1, 2, 3, 9};
    int[] once = {0, 1, 1, 1, 4};
    int[] twice = {0, 1, 1, 1, 2};
    for (int i = 0; i < bases.length; i++) {
      assertThat(strength(bases[i], modifiers(false, 1, true, false, 0))).isEqualTo(once[i]);
      assertThat(strength(bases[i], modifiers(false, 1, false, true, 0))).isEqualTo(once[i]);
      assertThat(strength(bases[i], modifiers(false, 1, true, true, 0))).isEqualTo(twice[i]);
      assertThat(strength(bases[i], modifiers(true, 1, false, false, 0))).isEqualTo(2 * bases[i]);
      assertThat(strength(bases[i], modifiers(false, 3, false, false, 0))).isEqualTo(3 * bases[i]);
      assertThat(strength(bases[i], modifiers(false, 1, false, false, 3)))
          .isEqualTo(bases[i] + Math.min(3, bases[i]));
      for (boolean unsupplied : new boolean[] {false, true}) {
        for (boolean overrunning : new boolean[] {false, true}) {
          for (int help : new int[] {0, 2}) {
            List<Modifier> fighter = modifiers(true, 2, unsupplied, overrunning, help);
            Tally.Builder tally =
                new Tally.Builder(GuderianMuster.ROUNDING, 0)
                    .unit(0, bases[i], "base", "9.0", fighter);
            assertThat(tally.build().total()).isEqualTo(strength(bases[i], fighter));
          }
        }
      }
    }
  }

  @Test
  @Rule({"9.33", "12.2"})
  void fightersAreAlikeIfNothingButTheirNameDiffers() {
    List<Modifier> one = modifiers(true, 2, true, true, 3);
    assertThat(Modifier.alike(one, modifiers(true, 2, true, true, 3))).isTrue();
    assertThat(Modifier.alike(one, modifiers(false, 2, true, true, 3))).isFalse();
    assertThat(Modifier.alike(one, modifiers(true, 1, true, true, 3))).isFalse();
    assertThat(Modifier.alike(one, modifiers(true, 2, false, true, 3))).isFalse();
    assertThat(Modifier.alike(one, modifiers(true, 2, true, false, 3))).isFalse();
    assertThat(Modifier.alike(one, modifiers(true, 2, true, true, 2))).isFalse();
    assertThat(GuderianMuster.again(one, 1, true)).isEqualTo(modifiers(true, 1, true, true, 3));
    assertThat(GuderianMuster.again(one, 2, false)).isEqualTo(modifiers(true, 2, false, true, 3));
  }

  @Test
  @Rule({"9.61", "9.63", "9.72", "9.82"})
  void lossesRetreatsAndAdvancesAreToldStepByStep() {
    Field field = Field.of(PLAIN, 8, Field.AXIS_COMBAT, 2).place(HEX, "de-5 de-35");
    field.place(TARGET, "su-rd-46").known("su-rd-46", 5, 8);
    int behind = next(TARGET, 0);
    String target = Field.THEATRE.map().name(TARGET);
    String back = Field.THEATRE.map().name(behind);
    field.give(Field.attack("de-5 de-35", TARGET), Field.reply("retreat"));
    field.give(Field.retreat("su-rd-46", behind), Field.advance("de-5", TARGET));
    assertThat(Told.by(field)).hasSize(3);
    assertThat(Told.by(field).get(0)).endsWith(" 2");
    assertThat(Told.by(field).get(1)).endsWith("retreated su-rd-46 " + target + " " + back);
    assertThat(Told.by(field).get(2)).endsWith("advanced de-5 " + target);
    Field stands = Field.of(PLAIN, 8, Field.AXIS_COMBAT, 3).place(HEX, "de-5 de-35");
    stands.place(TARGET, "su-rd-46").known("su-rd-46", 5, 8);
    stands.give(Field.attack("de-5 de-35", TARGET), Field.lose("su-rd-46"), Field.lose("de-5"));
    List<String> told = Told.by(stands);
    assertThat(told).anyMatch(line -> line.contains("eliminated su-rd-46 " + target));
    assertThat(told).anyMatch(line -> line.contains("step de-5 3 "));
    assertThat(stands.position().get(Field.unit("de-5"), Marks.STEP)).isEqualTo(1);
  }
}
