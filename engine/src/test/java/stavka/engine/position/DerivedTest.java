package stavka.engine.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DerivedTest {
  private final AtomicInteger worked = new AtomicInteger();
  private final Derived<Integer> first =
      new Derived<>(
          position -> {
            worked.incrementAndGet();
            return position.ledger(0);
          });

  private static Position position() {
    return TinyPositions.empty();
  }

  @Test
  void aValueIsWorkedOutOnceForAPositionAndThoseThatDifferOnlyInPhase() {
    Position position = position();
    first.of(position);
    Draft draft = position.edit();
    draft.setPhase(3);
    assertThat(first.of(draft.view())).isZero();
    assertThat(first.of(position)).isZero();
    assertThat(worked).hasValue(1);
  }

  @Test
  void aChangeAsksAgainAndLeavesTheOldValueToTheOldPosition() {
    Position position = position();
    first.of(position);
    Draft draft = position.edit();
    draft.enter(0, 5);
    assertThat(first.of(draft.view())).isEqualTo(5);
    assertThat(first.of(position)).isZero();
    assertThat(worked).hasValue(2);
  }

  @Test
  void thereMayBeAsManyAsAGameLikes() {
    Position position = position();
    List<Derived<Integer>> many =
        IntStream.range(0, 40).mapToObj(i -> new Derived<>(of -> of.ledger(0) + i)).toList();
    many.forEach(derived -> derived.of(position));
    for (int i = 0; i < many.size(); i++) {
      assertThat(many.get(i).of(position)).isEqualTo(i);
    }
  }

  @Test
  void aPositionWithoutWhatWasWorkedOutAsksAgain() {
    Position position = position();
    first.of(position);
    assertThat(position.edit().view()).isSameAs(position);
    Position bare = position.withoutDerived();
    assertThat(bare).isEqualTo(position).isNotSameAs(position);
    first.of(bare);
    assertThat(worked).hasValue(2);
  }
}
