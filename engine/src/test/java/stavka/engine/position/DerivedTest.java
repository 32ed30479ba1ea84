package stavka.engine.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
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

  @Test
  void whatIsBroughtUpToDateIsGivenWhatItLastWas() {
    Derived<List<Integer>> seen =
        new Derived<>(
            (position, last) -> {
              List<Integer> all = new ArrayList<>(last == null ? List.of() : last);
              all.add(position.ledger(0));
              return List.copyOf(all);
            });
    Position start = position();
    assertThat(seen.of(start)).containsExactly(0);
    Draft draft = start.edit();
    draft.enter(0, 5);
    Position later = draft.view();
    assertThat(seen.of(later)).containsExactly(0, 5);
    assertThat(seen.of(later)).containsExactly(0, 5);
    assertThat(seen.of(start)).containsExactly(0);
    assertThat(seen.of(later.withoutDerived())).containsExactly(5);
  }

  @Test
  void aSnapshotTellsWhichCountersMovedOrHaveAnotherWord() {
    Position start =
        Position.empty(TinyPositions.setting(2, 3, SilentState.NONE), 1, 1, Chance.seeded(1));
    CounterSnapshot before = start.snapshot();
    Draft draft = start.edit();
    draft.moveTo(1, 2);
    draft.set(0, new BitField(3, 2), 1);
    Set<Integer> changed = new TreeSet<>();
    before.eachChange(draft.view(), changed::add);
    assertThat(changed).containsExactly(0, 1);
    changed.clear();
    before.eachChange(start, changed::add);
    draft.view().snapshot().eachChange(draft.view(), changed::add);
    assertThat(changed).isEmpty();
  }

  @Test
  void whatDependsOnALayerAloneIsKeptUntilThatLayerIsWrittenTo() {
    HexLayers layers = new HexLayers();
    HexLayer holder = layers.add("holder", 2);
    HexLayer other = layers.add("other", 2);
    Derived<Integer> held =
        new Derived<>(position -> worked.incrementAndGet() + position.at(3, holder) * 100, holder);
    Position start =
        Position.empty(
            TinyPositions.setting(2, 0, SilentState.NONE), 1, 1, layers, Chance.seeded(1));
    assertThat(held.of(start)).isEqualTo(1);
    Draft draft = start.edit();
    draft.enter(0, 5);
    draft.put(3, other, 1);
    assertThat(held.of(draft.view())).isEqualTo(1);
    draft.put(3, holder, 2);
    assertThat(held.of(draft.view())).isEqualTo(202);
    draft.enter(0, 6);
    assertThat(held.of(draft.view())).isEqualTo(202);
    assertThat(held.of(start)).isEqualTo(1);
  }

  @Test
  void whatDependsOnABasisAloneIsKeptWhileThatStaysEqual() {
    Derived<Integer> halves =
        new Derived<>(
            position -> position.ledger(0) / 2, half -> worked.incrementAndGet() + half * 100);
    Position start = position();
    assertThat(halves.of(start)).isEqualTo(1);
    Draft draft = start.edit();
    draft.enter(0, 1);
    assertThat(halves.of(draft.view())).isEqualTo(1);
    draft.enter(0, 2);
    assertThat(halves.of(draft.view())).isEqualTo(102);
    draft.enter(0, 3);
    assertThat(halves.of(draft.view())).isEqualTo(102);
    assertThat(halves.of(start)).isEqualTo(1);
    assertThat(worked).hasValue(2);
  }

  @Test
  void writingWhatIsThereAlreadyChangesNothingAndForgetsNothing() {
    HexLayers layers = new HexLayers();
    HexLayer holder = layers.add("holder", 2);
    BitField flag = new BitField(0, 1);
    Draft draft =
        Position.empty(
                TinyPositions.setting(2, 1, SilentState.NONE), 1, 1, layers, Chance.seeded(1))
            .edit();
    draft.enter(0, 5);
    draft.put(3, holder, 2);
    draft.set(0, flag);
    Position before = draft.view();
    assertThat(first.of(before)).isEqualTo(5);
    draft.enter(0, 5);
    draft.put(3, holder, 2);
    draft.set(0, flag);
    assertThat(draft.view()).isSameAs(before);
    draft.clearAll(flag);
    assertThat(draft.view()).isNotSameAs(before);
    assertThat(draft.has(0, flag)).isFalse();
    assertThat(first.of(draft.view())).isEqualTo(5);
    assertThat(worked).hasValue(2);
  }
}
