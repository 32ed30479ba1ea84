package stavka.guderian.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.overrun;
import static stavka.guderian.combat.GuderianMuster.modifiers;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.battle.Modifier;
import stavka.engine.battle.Tally;
import stavka.engine.hex.HexGrid;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.operational.model.Marks;

class StrengthTest {
  private static final int HEX = open(hex -> true);
  private static final int TARGET = next(HEX, 0);
  private static final String PANZERS = "de-7-pz-25 de-7-pg-6 de-7-pg-7";

  private static int strength(int base, List<Modifier> modifiers) {
    return GuderianMuster.ROUNDING.strength(base, modifiers, 0);
  }

  @Test
  @Rule({"9.4", "9.0"})
  void twentySixToNineIsTwoToOne() {
    assertThat(THEATRE.charts().combatTable().column(26, 9))
        .isEqualTo(THEATRE.charts().combatTable().column(2, 1));
  }

  @Test
  @Rule({"6.55", "7.3", "11.32", "6.51"})
  void aWholePanzerDivisionUnsuppliedAndOverrunningFightsWithFour() {
    Field field =
        at(3, Field.AXIS_MOVEMENT, 1)
            .place(HEX, PANZERS)
            .place(TARGET, "su-rd-46")
            .known("su-rd-46", 1, 1)
            .set(Marks.GRACE, 0, PANZERS);
    String[] ring = {"su-rd-152", "su-rd-129", "su-rd-38", "su-rd-127", "su-rd-134"};
    for (int i = 0; i < ring.length; i++) {
      field.place(next(HEX, i + 1), ring[i]);
    }
    field.give(overrun(PANZERS, TARGET));
    assertThat(field.fought().report().attack().lines().stream().map(l -> l.value()).toList())
        .containsSubsequence(4, 8, 4, 2);
    assertThat(field.fought().report().attack().total()).isEqualTo(4);
    assertThat(strength(8, modifiers(true, 1, false, false, 0))).isEqualTo(16);
    assertThat(strength(8, modifiers(true, 1, true, false, 0))).isEqualTo(8);
    assertThat(strength(8, modifiers(true, 1, true, true, 0))).isEqualTo(4);
  }

  @Test
  @Rule({"6.55", "10.36", "11.32"})
  void whatIsWrittenIsWhatIsFoughtWith() {
    for (int base = 0; base <= 9; base++) {
      for (int bits = 0; bits < 8; bits++) {
        for (int help = 0; help <= 5; help++) {
          List<Modifier> fighter =
              modifiers((bits & 1) != 0, 1 + help % 3, (bits & 2) != 0, (bits & 4) != 0, help);
          Tally.Builder tally =
              new Tally.Builder(GuderianMuster.ROUNDING, 0).unit(0, base, "base", "9.0", fighter);
          assertThat(tally.build().total())
              .as(fighter + " of " + base)
              .isEqualTo(strength(base, fighter));
        }
      }
    }
    assertThat(strength(2, modifiers(false, 1, false, false, 5))).isEqualTo(4);
    assertThat(strength(1, modifiers(false, 1, true, true, 0))).isEqualTo(1);
  }

  @Test
  @Rule({"9.33", "9.31", "9.32", "9.34", "6.7"})
  void aUnitInAForestAttackedAcrossARiverIsTripled() {
    for (int hex = 0; hex < GROUND.grid().size(); hex++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int from = next(hex, direction);
        if (from != HexGrid.NONE && GROUND.isForest(hex) && GROUND.crossesRiver(from, hex)) {
          Field field =
              at(8, Field.AXIS_COMBAT)
                  .place(from, "de-5")
                  .place(hex, "su-rd-46")
                  .known("su-rd-46", 4, 4);
          assertThat(field.forecast(attack("de-5", hex)).report().defence().total()).isEqualTo(12);
          int dry = dryNeighbour(hex);
          if (dry != HexGrid.NONE) {
            field.place(dry, "de-35");
            assertThat(field.forecast(attack("de-5 de-35", hex)).report().defence().total())
                .isEqualTo(8);
            return;
          }
        }
      }
    }
    throw new AssertionError("no forest on a river");
  }

  private static int dryNeighbour(int hex) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int from = next(hex, direction);
      if (from != HexGrid.NONE
          && !GROUND.crossesRiver(from, hex)
          && GROUND.passable(from, HexGrid.opposite(direction))) {
        return from;
      }
    }
    return HexGrid.NONE;
  }

  @Test
  @Rule("7.3")
  void aDivisionIsDoubledOnlyWholeAndAlone() {
    Field whole =
        at(3, Field.AXIS_COMBAT)
            .place(HEX, PANZERS)
            .place(TARGET, "su-rd-46")
            .known("su-rd-46", 1, 1);
    assertThat(whole.forecast(attack(PANZERS, TARGET)).report().attack().total()).isEqualTo(16);
    assertThat(whole.forecast(attack("de-7-pz-25", TARGET)).report().attack().total()).isEqualTo(8);
    Field joined = whole.place(HEX, "de-5");
    assertThat(joined.forecast(attack("de-7-pz-25", TARGET)).report().attack().total())
        .isEqualTo(4);
    Field part =
        at(3, Field.AXIS_COMBAT)
            .place(HEX, "de-7-pz-25 de-7-pg-6")
            .place(TARGET, "su-rd-46")
            .known("su-rd-46", 1, 1);
    assertThat(part.forecast(attack("de-7-pz-25 de-7-pg-6", TARGET)).report().attack().total())
        .isEqualTo(6);
  }

  @Test
  @Rule("7.3")
  void dasReichNeedsItsThreeAndAnIndependentRegimentMayStandWithADivisionOfTwo() {
    String reich = "de-dr-deutschland de-dr-der-fuehrer";
    Field two =
        at(3, Field.AXIS_COMBAT)
            .place(HEX, reich)
            .place(TARGET, "su-rd-46")
            .known("su-rd-46", 1, 1);
    assertThat(two.forecast(attack(reich, TARGET)).report().attack().total()).isEqualTo(6);
    two.place(HEX, "de-dr-11");
    assertThat(two.forecast(attack(reich + " de-dr-11", TARGET)).report().attack().total())
        .isEqualTo(18);
    String fourteenth = "de-14-mr-11 de-14-mr-53";
    Field guest =
        at(3, Field.AXIS_COMBAT)
            .place(HEX, fourteenth + " de-gd")
            .place(TARGET, "su-rd-46")
            .known("su-rd-46", 1, 1);
    assertThat(guest.forecast(attack(fourteenth + " de-gd", TARGET)).report().attack().total())
        .isEqualTo(16);
  }

  @Test
  @Rule({"10.1", "10.36", "10.26", "10.35"})
  void aLeaderAddsHisRatingToOneAttackerUpToItsOwnStrength() {
    Field field =
        at(8, Field.SOVIET_COMBAT)
            .place(HEX, "su-rd-46 su-koniev")
            .known("su-rd-46", 4, 4)
            .place(TARGET, "de-5");
    assertThat(field.forecast(attack("su-rd-46", TARGET)).report().attack().total()).isEqualTo(4);
    assertThat(field.forecast(attack("su-rd-46 su-koniev", TARGET)).report().attack().total())
        .isEqualTo(8);
    assertThat(field.why(attack("su-koniev", TARGET))).isEqualTo("10.22 leader-alone");
  }

  @Test
  @Rule({"11.32", "10.35", "11.0"})
  void unsuppliedUnitsFightAtHalfButNeverBelowOne() {
    Field field =
        at(8, Field.AXIS_COMBAT)
            .place(HEX, "de-5")
            .place(TARGET, "su-rd-46")
            .known("su-rd-46", 1, 1)
            .set(Marks.GRACE, 0, "su-rd-46");
    assertThat(field.forecast(attack("de-5", TARGET)).report().defence().total()).isEqualTo(1);
    field.known("su-rd-46", 7, 7);
    assertThat(field.forecast(attack("de-5", TARGET)).report().defence().total()).isEqualTo(3);
  }
}
