package stavka.engine.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.value.Ints;

class PositionTest {
  private static final BitField FLAG = new BitField(0, 1);
  private static final BitField NUMBER = FLAG.then(5);

  private static Position position() {
    return Position.empty(TinyPositions.setting(4, 3, SilentState.NONE), 2, 2, Chance.seeded(1));
  }

  @Test
  void stacksKeepTheirOrderAsUnitsComeAndGo() {
    Draft draft = position().edit();
    draft.moveTo(0, 5);
    draft.moveTo(1, 5);
    draft.moveTo(2, 5);
    draft.moveTo(1, 6);

    Position next = draft.view();

    assertThat(next.stack(5)).isEqualTo(Ints.of(2, 0));
    assertThat(next.stack(6)).isEqualTo(Ints.of(1));
    assertThat(next.vacant(7)).isTrue();
  }

  @Test
  void aPositionIsUntouchedByWhatIsMadeFromIt() {
    Position before = position();
    int hash = before.hashCode();
    Draft draft = before.edit();
    draft.moveTo(0, 3);
    Position middle = draft.view();
    draft.set(0, NUMBER, 17);
    draft.enter(1, 4);
    draft.moveTo(0, 4);
    draft.roll(6, "test", "1.0");

    assertThat(before).isEqualTo(position());
    assertThat(before.hashCode()).isEqualTo(hash);
    assertThat(middle.place(0)).isEqualTo(3);
    assertThat(middle.get(0, NUMBER)).isZero();
    assertThat(middle.ledger(1)).isZero();
    assertThat(draft.view().get(0, NUMBER)).isEqualTo(17);
    assertThat(draft.view()).isNotEqualTo(middle);
  }

  @Test
  void theSameStepsGiveEqualPositions() {
    Draft one = position().edit();
    one.moveTo(0, 3);
    one.roll(6, "test", "1.0");
    Draft two = position().edit();
    two.moveTo(0, 3);
    two.roll(6, "test", "1.0");

    assertThat(one.view()).isEqualTo(two.view()).hasSameHashCodeAs(two.view());
    assertThat(one.events()).isEqualTo(two.events());
  }

  @Test
  void clearingFieldsLeavesTheOthers() {
    Draft draft = position().edit();
    draft.set(0, FLAG);
    draft.set(0, NUMBER, 9);
    draft.clearAll(FLAG);

    assertThat(draft.has(0, FLAG)).isFalse();
    assertThat(draft.get(0, NUMBER)).isEqualTo(9);
  }

  @Test
  void aFieldRefusesWhatDoesNotFit() {
    assertThatThrownBy(() -> NUMBER.put(0, 32)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void seededDiceAreFairAndTheSameForever() {
    Chance chance = Chance.seeded(7);
    int[] counts = new int[7];
    StringBuilder first = new StringBuilder();
    for (int i = 0; i < 60_000; i++) {
      Chance.Roll roll = chance.roll(6);
      counts[roll.value()]++;
      if (i < 12) {
        first.append(roll.value());
      }
      chance = roll.next();
    }
    for (int face = 1; face <= 6; face++) {
      assertThat(counts[face]).isBetween(9_600, 10_400);
    }
    assertThat(first.toString()).isEqualTo("544432666163");
  }

  @Test
  void aScriptRunsOutLoudly() {
    Draft draft = position().edit();
    draft.setChance(ScriptedChance.of(3, 7));

    assertThat(draft.roll(6, "test", "1.0")).isEqualTo(3);
    assertThatThrownBy(() -> draft.roll(6, "test", "1.0")).hasMessageContaining("gives a 7");
  }

  @Test
  void framesArePoppedInTheReverseOrder() {
    record Note(int number) implements Frame {}
    Draft draft = position().edit();
    draft.push(new Note(1));
    draft.push(new Note(2));

    assertThat(draft.pop()).isEqualTo(new Note(2));
    assertThat(draft.frame()).isEqualTo(new Note(1));
  }

  @Test
  void aBarePositionIsTheSameWithoutWhatWasWorkedOut() {
    Derived<Integer> key = new Derived<>();
    Draft draft = position().edit();
    draft.moveTo(0, 5);
    Position full = draft.view();
    key.of(full, position -> 7);

    Position bare = full.withoutDerived();

    assertThat(bare).isEqualTo(full);
    assertThat(key.of(bare, position -> 8)).isEqualTo(8);
    assertThat(key.of(full, position -> 9)).isEqualTo(7);
  }

  @Test
  void aPositionComesBackFromItsBytes() {
    for (Chance chance : List.of(Chance.seeded(3), Chance.hashed(new byte[32]))) {
      Draft start = position().edit();
      start.setChance(chance);
      Draft draft = start.view().edit();
      draft.moveTo(0, 5);
      draft.moveTo(2, 5);
      draft.moveToBox(1, 1);
      draft.set(2, NUMBER, 17);
      draft.enter(1, -4);
      draft.setTurn(3);
      draft.setPhase(2);
      int die = draft.roll(6, "test", "1.0");
      Position position = draft.view();

      Position read = PositionBytes.read(start.view(), PositionBytes.of(position).orElseThrow());

      assertThat(read).isEqualTo(position);
      assertThat(read.stack(5)).isEqualTo(position.stack(5));
      assertThat(die).isBetween(1, 6);
    }
  }

  @Test
  void aPositionWithSomethingPendingHasNoBytes() {
    record Pending(int number) implements Frame {}
    Draft draft = position().edit();
    draft.push(new Pending(1));
    assertThat(PositionBytes.of(draft.view())).isEmpty();
    byte[] cut = new byte[9];
    assertThatThrownBy(() -> PositionBytes.read(position(), cut))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
