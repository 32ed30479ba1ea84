package stavka.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CombatTableTest {
  private static final CombatTable TABLE =
      new CombatTable(
          List.of(new Odds(1, 3), new Odds(1, 2), new Odds(1, 1), new Odds(2, 1), new Odds(3, 1)),
          1,
          List.of(List.of("a", "b", "c", "d", "e"), List.of("f", "g", "h", "i", "j")));

  @Test
  void oddsAreRoundedForTheDefender() {
    assertThat(TABLE.columns().get(TABLE.column(29, 10))).isEqualTo(Odds.parse("2-1"));
    assertThat(TABLE.columns().get(TABLE.column(9, 10))).isEqualTo(Odds.parse("1-2"));
    assertThat(TABLE.columns().get(TABLE.column(10, 10))).isEqualTo(Odds.parse("1-1"));
    assertThat(TABLE.columns().get(TABLE.column(4, 9))).isEqualTo(Odds.parse("1-3"));
  }

  @Test
  void oddsBeyondTheEndsUseTheEndColumns() {
    assertThat(TABLE.column(1, 15)).isZero();
    assertThat(TABLE.column(99, 1)).isEqualTo(4);
  }

  @Test
  void shiftsBeyondTheEndsAreLost() {
    assertThat(TABLE.shifted(0, -2)).isZero();
    assertThat(TABLE.shifted(0, 1)).isEqualTo(1);
    assertThat(TABLE.shifted(3, 4)).isEqualTo(4);
  }

  @Test
  void aDieBeyondTheTableReadsItsLastRow() {
    assertThat(TABLE.result(2, 1)).isEqualTo("c");
    assertThat(TABLE.result(2, 3)).isEqualTo("h");
  }

  @Test
  void aTallyAddsUnitsAndNeverHalvesBelowOne() {
    Tally tally =
        new Tally.Builder()
            .unit(0, 5, "base", "9.0")
            .half("river", "9.32")
            .unit(1, 8, "base", "9.0")
            .unit(2, 1, "base", "9.0")
            .half("unsupplied", "11.43")
            .unknown(3, "12.0")
            .build();

    assertThat(tally.total()).isEqualTo(11);
    assertThat(tally.unknown()).isEqualTo(1);
    assertThat(tally.lines()).hasSize(6);
  }
}
