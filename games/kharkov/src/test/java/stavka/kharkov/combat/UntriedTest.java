package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Revealed;
import stavka.engine.order.Reply;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Ledger;
import stavka.operational.combat.Cup;
import stavka.operational.combat.LastingCups;
import stavka.operational.model.Marks;
import stavka.operational.model.Value;

class UntriedTest {
  private static final TestBoard OPEN = TestBoard.open(7, 9);

  private static TestPosition untried() {
    return OPEN.position()
        .place("0404", "de-79")
        .place("0405", "su-rd-76")
        .place("0408", "su-hq-6")
        .active("su-hq-6")
        .supplied();
  }

  @Test
  @Rule({"12.0", "5.12"})
  void anUntriedUnitDrawsItsValueWhenItFirstFightsAndKeepsIt() {
    Fight fight = Fight.axis(OPEN, untried().dice(1, 6)).attack("0405", "de-79");
    assertThat(fight.eventsOf(Revealed.class))
        .containsExactly(new Revealed(fight.unit("su-rd-76"), 6, 6, "12.0"));
    assertThat(fight.report().defence().total()).isEqualTo(6);
    assertThat(fight.get("su-rd-76", Marks.DRAWN)).isEqualTo(1);
    assertThat(OPEN.theatre().pieces().attack(fight.position(), fight.unit("su-rd-76")))
        .isEqualTo(6);
  }

  @Test
  @Rule("12.0")
  void attackersAreRevealedToo() {
    Fight fight = Fight.soviet(OPEN, untried().dice(39, 1)).attack("0404", "su-rd-76");
    assertThat(fight.eventsOf(Revealed.class))
        .containsExactly(new Revealed(fight.unit("su-rd-76"), 1, 2, "12.0"));
    assertThat(fight.report().attack().total()).isEqualTo(1);
  }

  @Test
  @Rule({"12.0", "13.11"})
  void airPointsAreCommittedBeforeAnythingIsRevealed() {
    Fight fight = Fight.soviet(OPEN, untried().ledger(Ledger.AXIS_AIR, 1).dice(1, 6));
    fight.attack("0404", "su-rd-76");
    assertThat(fight.get("su-rd-76", Marks.DRAWN)).isZero();
    fight.submit(new Reply("none"));
    assertThat(fight.get("su-rd-76", Marks.DRAWN)).isEqualTo(1);
  }

  @Test
  @Rule("12.0")
  void aValueOnceDrawnIsOutOfTheCupEvenIfItsUnitIsDead() {
    TestPosition position = untried().known("su-rd-227", 6, 6).box(Box.ELIMINATED, "su-rd-227");
    Cup cup = new LastingCups(OPEN.theatre().pieces()).left(position.build(), Kind.RIFLE.ordinal());
    assertThat(cup.total()).isEqualTo(38);
    assertThat(cup.left(0)).isZero();
    assertThat(cup.value(cup.at(0))).isEqualTo(new Value(5, 6, 2));
    assertThat(cup.at(37)).isEqualTo(10);
    Fight fight = Fight.axis(OPEN, position.dice(1, 6)).attack("0405", "de-79");
    assertThat(fight.eventsOf(Revealed.class).getFirst().attack()).isEqualTo(5);
  }

  @Test
  @Rule("12.0")
  void aLoneTicketFindsEveryCounterOfTheCupOnce() {
    Cup cup = new LastingCups(OPEN.theatre().pieces()).left(untried().build(), Kind.TANK.ordinal());
    int[] found = new int[cup.size()];
    for (int ticket = 0; ticket < cup.total(); ticket++) {
      found[cup.at(ticket)]++;
    }
    List<Value> values = OPEN.theatre().pieces().cup(Kind.TANK.ordinal());
    for (int i = 0; i < found.length; i++) {
      assertThat(found[i]).isEqualTo(values.get(i).count());
    }
  }

  @Test
  @Rule({"12.0", "7.21"})
  void anOverrunRevealsAsACombatDoes() {
    Fight fight = Fight.axis(OPEN, untried().dice(1, 6)).overrun("0405", "de-79");
    assertThat(fight.eventsOf(Revealed.class)).hasSize(1);
  }

  @Test
  @Rule("12.0")
  void guardsAreKnownFromTheStart() {
    TestPosition position = untried().place("0405", "su-gd-13").supplied().known("su-rd-76", 3, 4);
    Fight fight = Fight.axis(OPEN, position.dice(6)).attack("0405", "de-79");
    assertThat(fight.eventsOf(Revealed.class)).isEmpty();
    assertThat(fight.report().defence().total()).isEqualTo(11);
  }
}
