package stavka.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CombatTableTest {
  private static final CombatTable TABLE =
      new CombatTable(
          List.of(new Odds(1, 3), new Odds(1, 2), new Odds(1, 1), new Odds(2, 1), new Odds(3, 1)),
          2,
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
  void shiftsAndChangesOfTheDieAreHeldWithinTheirLimits() {
    List<List<String>> rows = List.of(List.of("a", "b", "c"), List.of("a", "d", "c"));
    List<Odds> columns = List.of(new Odds(1, 2), new Odds(1, 1), new Odds(2, 1));
    CombatTable table = new CombatTable(columns, 10, 1, rows, Limit.within(1), new Limit(1, 2));
    assertThat(table.die()).isEqualTo(10);
    assertThat(table.dice()).isEqualTo(2);
    assertThat(table.shifted(0, 2)).isEqualTo(1);
    assertThat(table.shifted(2, -5)).isEqualTo(1);
    assertThat(table.changed(2, 3)).isEqualTo(2);
    assertThat(table.changed(1, -3)).isEqualTo(1);
    assertThat(Limit.atMost(4).hold(9)).isEqualTo(4);
    assertThat(Limit.NONE.hold(-9)).isEqualTo(-9);
  }

  @Test
  void resultsAreKnownByTheirPlace() {
    assertThat(TABLE.results()).hasSize(10).startsWith("a", "b");
    assertThat(TABLE.results().get(TABLE.resultIndex(2, 2))).isEqualTo("h");
    assertThat(TABLE.below(1, 4)).isTrue();
    assertThat(TABLE.below(1, 3)).isFalse();
  }

  @Test
  void aTallyAddsUnitsAndNeverHalvesBelowOne() {
    Tally tally =
        new Tally.Builder(Rounding.DOWN.atLeast(1), 0)
            .unit(0, 5, "base", "9.0", Modifier.over(2, "river", "9.32"))
            .unit(1, 8, "base", "9.0")
            .unit(2, 1, "base", "9.0", Modifier.over(2, "unsupplied", "11.43"))
            .unknown(3, "12.0")
            .build();

    assertThat(tally.total()).isEqualTo(11);
    assertThat(tally.unknown()).isEqualTo(1);
    assertThat(tally.lines()).hasSize(6);
  }
}
