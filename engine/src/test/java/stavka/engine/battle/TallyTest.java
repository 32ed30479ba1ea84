package stavka.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class TallyTest {
  private static final Modifier DOUBLED = Modifier.times(2, "doubled", "1");
  private static final Modifier HALVED = Modifier.over(2, "halved", "2");
  private static final Modifier QUARTERED = Modifier.over(4, "quartered", "3");
  private static final Modifier THREE_MORE = Modifier.plus(3, "more", "4");
  private static final Modifier AIDED = Modifier.aid(3, "aided", "5");

  private static int strength(Rounding rounding, int base, Modifier... modifiers) {
    return rounding.strength(base, List.of(modifiers), 0);
  }

  @Test
  void changesAreMadeInTheirOrder() {
    assertThat(strength(Rounding.DOWN, 5, DOUBLED, THREE_MORE)).isEqualTo(13);
    assertThat(strength(Rounding.DOWN, 5, THREE_MORE, DOUBLED)).isEqualTo(16);
    assertThat(strength(Rounding.DOWN, 5, HALVED, DOUBLED)).isEqualTo(4);
  }

  @Test
  void fractionsAreDroppedOrRoundedUpAtEveryDivision() {
    assertThat(strength(Rounding.DOWN, 7, HALVED, HALVED)).isEqualTo(1);
    assertThat(strength(Rounding.UP, 5, HALVED)).isEqualTo(3);
    assertThat(strength(Rounding.UP, 5, HALVED, HALVED)).isEqualTo(2);
    assertThat(strength(Rounding.UP, 5, QUARTERED)).isEqualTo(2);
    assertThat(strength(Rounding.UP, 0, HALVED)).isZero();
  }

  @Test
  void aDividedStrengthIsWorthTheLeastAtLeastUnlessNothingStaysNothing() {
    assertThat(strength(Rounding.DOWN, 1, HALVED)).isZero();
    assertThat(strength(Rounding.DOWN.atLeast(1), 1, HALVED, HALVED)).isEqualTo(1);
    assertThat(strength(Rounding.DOWN.atLeast(1), 0, HALVED)).isEqualTo(1);
    assertThat(strength(Rounding.DOWN.atLeast(1), 0, DOUBLED)).isZero();
    assertThat(strength(Rounding.DOWN.atLeast(1).zeroStaying(), 0, HALVED, THREE_MORE)).isZero();
    assertThat(strength(Rounding.DOWN.atLeast(1).zeroStaying(), 1, HALVED)).isEqualTo(1);
  }

  @Test
  void aidAddsNoMoreThanIsThereThoughOneToNothing() {
    assertThat(strength(Rounding.DOWN, 2, AIDED)).isEqualTo(4);
    assertThat(strength(Rounding.DOWN, 3, AIDED)).isEqualTo(6);
    assertThat(strength(Rounding.DOWN, 9, AIDED)).isEqualTo(12);
    assertThat(strength(Rounding.DOWN, 9, QUARTERED, AIDED)).isEqualTo(4);
    assertThat(strength(Rounding.DOWN, 0, AIDED)).isEqualTo(1);
  }

  @Test
  void keptFractionsAreCountedInHalvesOfAPoint() {
    List<Modifier> modifiers = List.of(HALVED, QUARTERED);
    assertThat(Rounding.KEEP.halvings(modifiers)).isEqualTo(3);
    assertThat(Rounding.DOWN.halvings(modifiers)).isZero();
    assertThat(Rounding.KEEP.strength(5, modifiers, 3)).isEqualTo(5);
    assertThat(Rounding.KEEP.strength(5, List.of(HALVED, THREE_MORE), 1)).isEqualTo(11);
    assertThat(Rounding.KEEP.strength(1, List.of(HALVED, AIDED), 1)).isEqualTo(3);
    assertThat(Rounding.KEEP.strength(4, List.of(), 1)).isEqualTo(8);
    assertThatThrownBy(() -> Rounding.KEEP.halvings(List.of(Modifier.over(3, "thirds", "6"))))
        .hasMessageContaining("thirds");
  }

  @Test
  void linesAndTotalComeFromOneFold() {
    Tally tally =
        new Tally.Builder(Rounding.KEEP, 1)
            .unit(7, 3, "base", "0", HALVED, THREE_MORE)
            .unit(8, 2, "base", "0")
            .build();
    assertThat(tally.lines())
        .containsExactly(
            new TallyLine(7, 6, "base", "0"),
            new TallyLine(7, 3, "halved", "2"),
            new TallyLine(7, 9, "more", "4"),
            new TallyLine(8, 4, "base", "0"));
    assertThat(tally.total()).isEqualTo(13);
    assertThat(tally.halvings()).isEqualTo(1);
  }

  @Test
  void nothingThatStaysNothingHasOneLine() {
    Rounding rounding = Rounding.DOWN.atLeast(1).zeroStaying();
    Tally tally = new Tally.Builder(rounding, 0).unit(7, 0, "base", "0", HALVED).build();
    assertThat(tally.lines()).containsExactly(new TallyLine(7, 0, "base", "0"));
    assertThat(tally.total()).isZero();
  }

  @Test
  void theSumIsChangedOnceItIsKnown() {
    Tally known = new Tally.Builder().unit(7, 2, "base", "0").together(List.of(AIDED)).build();
    assertThat(known.total()).isEqualTo(4);
    assertThat(known.lines()).last().isEqualTo(new TallyLine(-1, 2, "aided", "5"));
    Tally unknown =
        new Tally.Builder()
            .unit(7, 2, "base", "0")
            .unknown(8, "9")
            .together(List.of(AIDED))
            .build();
    assertThat(unknown.total()).isEqualTo(2);
    assertThat(unknown.lines()).hasSize(2);
    assertThat(unknown.of(6).total()).isEqualTo(6);
    assertThat(unknown.of(6).unknown()).isZero();
    assertThat(known.of(6)).isSameAs(known);
  }

  @Test
  void modifiersAreAlikeWhateverTheirReasons() {
    List<Modifier> some = List.of(DOUBLED, HALVED);
    assertThat(Modifier.alike(some, List.of(Modifier.times(2, "other", "8"), HALVED))).isTrue();
    assertThat(Modifier.alike(some, List.of(HALVED, DOUBLED))).isFalse();
    assertThat(Modifier.alike(some, List.of(DOUBLED))).isFalse();
    assertThat(Modifier.alike(some, List.of(DOUBLED, QUARTERED))).isFalse();
  }
}
