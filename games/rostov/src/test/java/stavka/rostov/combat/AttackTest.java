package stavka.rostov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Advance;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Reply;
import stavka.engine.position.ScriptedChance;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.Field;
import stavka.rostov.Sketch;
import stavka.rostov.declaration.Declare;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;
import stavka.testkit.ScriptedPlay;

/** Attacks of the whole game, from their declaration to the die. */
class AttackTest {
  private static final Sketch OPEN = new Sketch();
  private static final EndPhase END = new EndPhase();

  private static Field field() {
    return OPEN.field().weather(Weather.CLEAR);
  }

  private static Declare declare(ScriptedPlay play, String units, String targets) {
    return new Declare(play.units(units), play.hexes(targets), false);
  }

  private static Attack attack(ScriptedPlay play, String units, String targets, String help) {
    return new Attack(play.units(units), play.hexes(targets), 0, play.units(help));
  }

  private static ScriptedPlay dice(ScriptedPlay play, int... dice) {
    return play.arrange(draft -> draft.setChance(ScriptedChance.of(dice)));
  }

  private static ScriptedPlay reinforced(Field field) {
    field.place("A5116", "su-297 su-26-cd").place("A5317", "su-tb-129 su-hq-40a");
    ScriptedPlay play = field.place("A5016", "de-stug-244").at(49, "axis-declaration");
    play.give(declare(play, "de-stug-244", "A5116"), END);
    play.give(new Move(play.units("su-tb-129"), play.hexes("A5217 A5116"), "march"));
    return play.until("attack-or-end");
  }

  @Test
  @Rule({"12.36", "15.21"})
  void anAttackThatReactionMadeHopelessIsJoinedByWhoeverCanLiftIt() {
    ScriptedPlay play = reinforced(field().place("A5017", "de-299"));
    play.refused("12.36 attack-below", attack(play, "de-stug-244", "A5116", ""));
    Attack both = attack(play, "de-stug-244 de-299", "A5116", "");
    assertThat(play.why(both)).isEmpty();
    assertThat(Figures.attack(play.forecast(both))).isEqualTo(8);
    assertThat(play.why(END)).as("it must be made").isEqualTo("15.0 attacks-left");
  }

  @Test
  @Rule({"12.36", "15.0"})
  void aUnitIsToldWhatItCanAttackAloneAndWhyItCannot() {
    Field field = field().place("A5116", "su-297").place("A5016", "de-299");
    ScriptedPlay play = field.place("A5416", "de-57").at(49, "axis-declaration");
    play.give(declare(play, "de-299", "A5116"), END).until("attack-or-end");
    assertThat(play.legal().attacksOf(play.units("de-299"))).isEqualTo(play.hexes("A5116"));
    assertThat(play.legal().attacksOf(play.units("de-57"))).isEqualTo(Ints.EMPTY);
    assertThat(play.legal().whyIdle(play.units("de-57")))
        .hasValueSatisfying(why -> assertThat(why.code()).isEqualTo("attack-none-declared"));
  }

  @Test
  @Rule({"12.36", "15.57"})
  void whereNobodyCanLiftItTheAttackersAreEliminated() {
    ScriptedPlay play = reinforced(field());
    play.give(attack(play, "de-stug-244", "A5116", ""), new Reply("no-order"));
    assertThat(play.position().place(play.unit("de-stug-244")))
        .isEqualTo(play.position().setting().map().grid().size() + Box.ELIMINATED);
    assertThat(play.where("su-297")).isEqualTo("A5116");
    assertThat(play.get("su-297", RostovMarks.STEP)).isZero();
    assertThat(play.position().at(play.hex("A5116"), RostovLayers.ATTACK)).isZero();
  }

  @Test
  @Rule({"12.41", "12.42"})
  void allWhoWereNamedForAnAttackThatIsOwedTakePartInIt() {
    Field field = field().arrange(draft -> draft.enter(RostovLedger.OWED, 1));
    field.place("A5116", "de-299").place("A5016", "su-297").place("A5017", "su-227");
    ScriptedPlay play = field.place("A5117", "su-293").at(49, "soviet-declaration");
    Ints two = play.units("su-297 su-227");
    play.refused("12.42 mandated-small", new Declare(two, play.hexes("A5116"), true));
    Ints three = play.units("su-297 su-227 su-293");
    play.give(new Declare(three, play.hexes("A5116"), true));
    play.until("attack-or-end");
    play.refused("12.41 mandated-missing", attack(play, "su-297 su-227", "A5116", ""));
    assertThat(play.why(attack(play, "su-297 su-227 su-293", "A5116", ""))).isEmpty();
  }

  @Test
  @Rule("12.42")
  void anAttackThatIsOwedIsPaidByThreeToTwoToo() {
    Field field = field().arrange(draft -> draft.enter(RostovLedger.OWED, 1));
    field.place("A5116", "de-eng-604").place("A5016", "su-297");
    ScriptedPlay play = field.at(49, "soviet-declaration");
    Declare owed = new Declare(play.units("su-297"), play.hexes("A5116"), true);
    assertThat(play.why(owed)).as("4 to 2, of two steps").isEmpty();
    field.place("A5116", "de-stug-244");
    ScriptedPlay less = field.at(49, "soviet-declaration");
    less.refused("12.42 mandated-small", owed);
  }

  @Test
  @Rule({"15.54", "15.56", "16.51", "22.54"})
  void anAttackOnNothingSpendsNoSupplyAndItsUnitsAdvance() {
    Field field = field().place("A5116", "ur-mg-1").place("A5016", "de-299 supply-axis-1");
    ScriptedPlay play = field.at(49, "axis-declaration");
    play.give(declare(play, "de-299", "A5116")).until("attack-or-end");
    dice(play, 1).give(attack(play, "de-299", "A5116", "supply-axis-1"));
    assertThat(play.where("ur-mg-1")).isEqualTo("off");
    assertThat(play.where("supply-axis-1")).as("not spent").isEqualTo("A5016");
    assertThat(play.position().at(play.hex("A5116"), RostovLayers.ATTACK)).isZero();
    assertThat(play.has("de-299", RostovMarks.FOUGHT)).isTrue();
    play.give(new Advance(play.units("de-299"), play.hexes("A5116")));
    assertThat(play.where("de-299")).isEqualTo("A5116");
  }

  @Test
  @Rule({"6.8", "6.85", "15.33", "15.56"})
  void aPointSuppliesOneAttackAndADumpOfTwoIsAColumnAfterwards() {
    Field field = field().place("A5116", "su-26-cd").place("A5217", "su-5-cd");
    field.place("A5016", "de-299 supply-axis-1").place("A5218", "de-168");
    field.mark(RostovMarks.TURNED, 1, "supply-axis-1");
    ScriptedPlay play = field.at(49, "axis-declaration");
    play.give(declare(play, "de-299", "A5116"), declare(play, "de-168", "A5217"));
    play.until("attack-or-end");
    play.give(attack(play, "de-299", "A5116", "supply-axis-1"));
    assertThat(play.get("supply-axis-1", RostovMarks.TURNED)).as("a column now").isZero();
    assertThat(play.where("supply-axis-1")).isEqualTo("A5016");
    dice(play, 1).give(new Reply("no-order"));
    while (!play.decision().equals("attack-or-end")) {
      dice(play, 1).give(play.choices().getLast());
    }
    play.give(attack(play, "de-168", "A5217", "supply-axis-1"));
    assertThat(play.where("supply-axis-1")).as("spent").isEqualTo("off");
  }

  private static ScriptedPlay soviets(Field field) {
    field.place("A5116", "de-eng-604").place("A5016", "su-297 su-227");
    ScriptedPlay play = field.at(49, "soviet-declaration");
    return play.give(declare(play, "su-297 su-227", "A5116")).until("attack-or-end");
  }

  @Test
  @Rule({"15.58", "22.12"})
  void theAxisMayAlwaysOrderItsAttackersAndTheSovietsByAHeadquartersInRange() {
    Field axis = field().place("A5116", "su-297").place("A5016", "de-299");
    ScriptedPlay free = axis.at(49, "axis-declaration");
    free.give(declare(free, "de-299", "A5116")).until("attack-or-end");
    free.give(attack(free, "de-299", "A5116", ""));
    assertThat(free.choices())
        .containsExactly(
            new Reply("no-order"), new Reply("no-retreat"), new Reply("additional-retreat"));
    ScriptedPlay near = soviets(field().place("A4816", "su-hq-40a"));
    near.give(attack(near, "su-297 su-227", "A5116", ""));
    assertThat(near.decision()).isEqualTo("order-attack");
    dice(near, 5).give(new Reply("no-retreat"));
    assertThat(near.get("su-hq-40a", RostovMarks.USED_ORDER)).isEqualTo(1);
    ScriptedPlay saved = soviets(field().place("A4816", "su-hq-40a"));
    saved.give(attack(saved, "su-297 su-227", "A5116", ""));
    dice(saved, 5).give(new Reply("no-order"));
    assertThat(saved.get("su-hq-40a", RostovMarks.USED_ORDER)).isZero();
  }

  @Test
  @Rule({"15.58", "22.22"})
  void sovietAttackersWithoutCommandOrNearASilentHeadquartersAreNotAsked() {
    ScriptedPlay none = soviets(field());
    dice(none, 5).give(attack(none, "su-297 su-227", "A5116", ""));
    assertThat(none.decision()).isNotEqualTo("order-attack");
    Field silent = field().place("A4816", "su-hq-40a").place("A4817", "su-hq-21a");
    ScriptedPlay near = soviets(silent.mark(RostovMarks.TURNED, 1, "su-hq-21a"));
    dice(near, 5).give(attack(near, "su-297 su-227", "A5116", ""));
    assertThat(near.decision()).isNotEqualTo("order-attack");
    Field spent = field().place("A4816", "su-hq-40a").mark(RostovMarks.USED_ORDER, 2, "su-hq-40a");
    ScriptedPlay empty = soviets(spent);
    dice(empty, 5).give(attack(empty, "su-297 su-227", "A5116", ""));
    assertThat(empty.decision()).isNotEqualTo("order-attack");
  }

  @Test
  @Rule({"15.0", "15.2", "15.22", "15.24", "15.25", "15.26"})
  void attacksAreMadeInAnyOrderFromSixHexesUndividedAndBesideEveryTarget() {
    Field field = field().place("A5116", "su-297 su-26-cd").place("A5016", "de-299");
    field.place("A5017", "de-168").place("A5115", "de-62").place("A5117", "de-1-kav");
    field.place("A5216", "de-9-pz-10").place("A5217", "de-9-pz-11 de-9-pz-r9");
    field.place("A4916", "de-16-mot-60");
    ScriptedPlay play = field.at(49, "axis-declaration");
    String seven = "de-299 de-168 de-62 de-1-kav de-9-pz-10 de-9-pz-r9 de-9-pz-11";
    play.give(declare(play, seven, "A5116")).until("attack-or-end");
    play.refused("12.8 declare-apart", attack(play, "de-299 de-16-mot-60", "A5116", ""));
    Attack all = attack(play, seven, "A5116", "");
    assertThat(Figures.attack(play.forecast(all))).isEqualTo(6 + 6 + 7 + 5 + 3 + 3 + 3);
    assertThat(Figures.defence(play.forecast(all))).as("both defenders").isEqualTo(7);
    play.refused("12.0 named-twice", attack(play, "de-299 de-299", "A5116", ""));
  }
}
