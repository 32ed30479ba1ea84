package stavka.engine.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.PrimitiveIterator;
import org.junit.jupiter.api.Test;

class IntsTest {
  private static final Ints SOME = Ints.of(4, 1, 4, 7);

  @Test
  void aFilterKeepsTheOrderOfWhatPasses() {
    assertThat(SOME.filter(value -> value > 3)).isEqualTo(Ints.of(4, 4, 7));
    assertThat(SOME.filter(value -> value > 9)).isSameAs(Ints.EMPTY);
    assertThat(SOME.filter(value -> true)).isSameAs(SOME);
    assertThat(SOME.without(4)).isEqualTo(Ints.of(1, 7));
  }

  @Test
  void anyAndAllOfNoneAreFalseAndTrue() {
    assertThat(SOME.any(value -> value == 7)).isTrue();
    assertThat(SOME.any(value -> value == 8)).isFalse();
    assertThat(SOME.all(value -> value > 0)).isTrue();
    assertThat(SOME.all(value -> value > 1)).isFalse();
    assertThat(Ints.EMPTY.any(value -> true)).isFalse();
    assertThat(Ints.EMPTY.all(value -> false)).isTrue();
  }

  @Test
  void anIndexIsThatOfTheFirst() {
    assertThat(SOME.indexOf(4)).isZero();
    assertThat(SOME.indexOf(7)).isEqualTo(3);
    assertThat(SOME.indexOf(5)).isEqualTo(-1);
    assertThat(SOME.contains(1)).isTrue();
    assertThat(SOME.contains(5)).isFalse();
  }

  @Test
  void othersFollow() {
    assertThat(Ints.of(1).plus(Ints.of(2, 3))).isEqualTo(Ints.of(1, 2, 3));
    assertThat(SOME.plus(Ints.EMPTY)).isSameAs(SOME);
    assertThat(Ints.EMPTY.plus(SOME)).isEqualTo(SOME);
  }

  @Test
  void aLoopGoesOverAllInOrder() {
    List<Integer> seen = new ArrayList<>();
    for (int value : SOME) {
      seen.add(value);
    }
    assertThat(seen).containsExactly(4, 1, 4, 7);
    List<Integer> each = new ArrayList<>();
    SOME.each(each::add);
    assertThat(each).isEqualTo(seen);
    PrimitiveIterator.OfInt none = Ints.EMPTY.iterator();
    assertThat(none.hasNext()).isFalse();
    assertThatThrownBy(none::nextInt).isInstanceOf(java.util.NoSuchElementException.class);
  }
}
