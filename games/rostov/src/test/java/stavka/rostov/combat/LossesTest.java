package stavka.rostov.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.rostov.combat.Cells.owed;
import static stavka.rostov.combat.Cells.payers;
import static stavka.rostov.combat.Cells.settled;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.Battle;
import stavka.rostov.Field;
import stavka.rostov.War;
import stavka.rostov.combat.Cells.Case;
import stavka.rostov.declaration.RetreatOrder;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;

/** What a cell of the table comes to, cell by cell, without a die. */
class LossesTest {
  private static Field fort() {
    Field field = Field.azov().alone().weather(Weather.CLEAR).place("C5928", "su-51 su-150");
    field.place("C5828", "de-170 de-eng-70").place("C5829", "de-1-geb supply-axis-1");
    return field.arrange(
        draft -> draft.put(field.hex("C5928"), RostovLayers.FORTS, RostovLayers.SOVIET_FORT));
  }

  private static final Case LED = new Case("de-170 de-eng-70", "C5928", 1, "supply-axis-1");
  private static final Case PLAIN = new Case("de-170 de-eng-70", "C5928", 0, "supply-axis-1");
  private static final Case HUNGRY = new Case("de-170 de-eng-70", "C5928", 0, "");

  @Test
  @Rule("16.32")
  void engineersThatLedPayForAnAsteriskAlone() {
    War war = settled(fort(), Side.AXIS, LED, "*/-");
    int engineers = war.field().unit("de-eng-70");
    assertThat(Field.THEATRE.faces().steps(war.position(), engineers))
        .isEqualTo(Field.THEATRE.pieces().profile(engineers).steps().size() - 1);
  }

  @Test
  @Rule("16.32")
  void ofOneAndAnAsteriskEngineersPayTheFirstAndAnybodyTheSecond() {
    War war = settled(fort(), Side.AXIS, LED, "1*/-");
    assertThat(owed(war, true)).isEqualTo(2);
    assertThat(war.position().get(war.field().unit("de-eng-70"), RostovMarks.STEP)).isEqualTo(1);
    assertThat(payers(war)).isEqualTo("de-170 de-eng-70");
  }

  @Test
  @Rule("16.32")
  void withoutAnAsteriskAnybodyPays() {
    War war = settled(fort(), Side.AXIS, LED, "1/-");
    assertThat(owed(war, true)).isEqualTo(1);
    assertThat(payers(war)).isEqualTo("de-170 de-eng-70");
  }

  @Test
  @Rule("16.32")
  void engineersThatDidNotLeadPayAsOthersDo() {
    War war = settled(fort(), Side.AXIS, PLAIN, "*/-");
    assertThat(owed(war, true)).isEqualTo(1);
    assertThat(payers(war)).isEqualTo("de-170 de-eng-70");
  }

  @Test
  @Rule("16.31")
  void asterisksAddUpOverSupplyDutyAndFortification() {
    assertThat(owed(settled(fort(), Side.AXIS, HUNGRY, "*/-"), true)).isEqualTo(2);
    Field field = Field.azov().alone().weather(Weather.CLEAR).place("C5828", "de-170");
    field.place("C5928", "su-51 su-150 su-297");
    field.arrange(
        draft -> {
          draft.put(field.hex("C5828"), RostovLayers.FORTS, RostovLayers.AXIS_FORT);
          draft.put(field.hex("C5828"), RostovLayers.ATTACK, 1);
          draft.put(field.hex("C5828"), RostovLayers.MANDATED, 1);
        });
    War war = settled(field, Side.SOVIET, new Case("su-51 su-150 su-297", "C5828", 0, ""), "*/-");
    assertThat(owed(war, true)).isEqualTo(3);
    assertThat(war.position().at(field.hex("C5828"), RostovLayers.ATTACK)).isZero();
  }

  private static Field tanks() {
    Field field = Field.sumy().alone().weather(Weather.CLEAR);
    field.place("A5116", "su-1-gmr su-tb-1").place("A5016", "de-9-pz-33 de-9-pz-10 de-9-pz-11");
    return field.place("A5016", "supply-axis-1").mark(RostovMarks.STEP, 0, "de-9-pz-33");
  }

  private static final Case ARMOUR =
      new Case("de-9-pz-33 de-9-pz-10 de-9-pz-11", "A5116", 0, "supply-axis-1");

  @Test
  @Rule("16.32")
  void armourOfBothSidesPaysFirstForANumberWithAnAsterisk() {
    War war = settled(tanks(), Side.AXIS, ARMOUR, "1*/1");
    assertThat(war.position().get(war.field().unit("de-9-pz-33"), RostovMarks.STEP)).isEqualTo(1);
    assertThat(war.position().get(war.field().unit("su-tb-1"), RostovMarks.STEP)).isEqualTo(1);
    assertThat(war.position().get(war.field().unit("su-1-gmr"), RostovMarks.STEP)).isZero();
    War alone = settled(tanks(), Side.AXIS, ARMOUR, "*/-");
    assertThat(alone.position().get(alone.field().unit("de-9-pz-33"), RostovMarks.STEP)).isZero();
    War number = settled(tanks(), Side.AXIS, ARMOUR, "1/-");
    assertThat(payers(number)).isEqualTo("de-9-pz-10 de-9-pz-11 de-9-pz-33");
  }

  @Test
  @Rule("16.32")
  void aRefusedLossNamesTheRuleByWhichArmourPaysFirst() {
    Field field = tanks().place("A5116", "su-tb-129");
    War war = settled(field, Side.AXIS, ARMOUR, "1*/1");
    assertThat(payers(war)).isEqualTo("su-tb-1 su-tb-129");
    Lose infantry = new Lose(Ints.of(field.unit("su-1-gmr")));
    assertThat(war.answer(infantry)).isEqualTo("16.32 lose-armour-first");
  }

  @Test
  @Rule({"16.12", "16.13", "16.11"})
  void gunsBesideTheTargetFallWithTheAttackersAndThoseBehindDoNot() {
    Field field = fort().place("C5829", "de-art-618").place("C5728", "de-art-627");
    Case guns = new Case("de-170", "C5928", 0, "supply-axis-1 de-art-618 de-art-627");
    settled(field, Side.AXIS, guns, "e/-");
    assertThat(field.where("de-170")).isEqualTo("box " + Box.ELIMINATED);
    assertThat(field.where("de-art-618")).isEqualTo("box " + Box.ELIMINATED);
    assertThat(field.where("de-art-627")).isEqualTo("C5728");
    assertThat(field.where("su-51")).isEqualTo("C5928");
  }

  @Test
  @Rule("16.41")
  void whoMayNotRetreatStaysAndPaysAStepWhereTheGroundIsOpen() {
    Field woods = tanks();
    War held = settled(woods, Side.AXIS, ARMOUR, RetreatOrder.NONE, RetreatOrder.HOLD, "-/1R");
    assertThat(woods.where("su-1-gmr")).isEqualTo("A5116");
    assertThat(owed(held, false)).as("woods: no step more").isEqualTo(1);
    Field open = Field.sumy().alone().weather(Weather.CLEAR).place("A5212", "su-5-cd su-9-cd");
    open.place("A5112", "de-299 supply-axis-1");
    Case cavalry = new Case("de-299", "A5212", 0, "supply-axis-1");
    War paying = settled(open, Side.AXIS, cavalry, RetreatOrder.NONE, RetreatOrder.HOLD, "-/1R");
    assertThat(owed(paying, false)).isEqualTo(2);
    Field german = Field.sumy().alone().weather(Weather.CLEAR).place("A5212", "de-299");
    german.place("A5112", "su-297 supply-soviet-truck-1");
    Case soviet = new Case("su-297", "A5212", 0, "supply-soviet-truck-1");
    War free = settled(german, Side.SOVIET, soviet, RetreatOrder.NONE, RetreatOrder.HOLD, "-/R");
    assertThat(german.where("de-299")).isEqualTo("A5212");
    assertThat(free.position().get(german.unit("de-299"), RostovMarks.STEP)).isZero();
  }

  @Test
  @Rule("16.41")
  void whoGoesFartherLosesLessAndTheEnemyChoosesTheWay() {
    Field field = Field.sumy().alone().weather(Weather.CLEAR).place("A5212", "su-297");
    field.place("A5112", "de-299 supply-axis-1");
    Case one = new Case("de-299", "A5212", 0, "supply-axis-1");
    War war = settled(field, Side.AXIS, one, RetreatOrder.NONE, RetreatOrder.FURTHER, "-/1R");
    assertThat(owed(war, false)).isZero();
    List<Order> ways = war.choices();
    assertThat(ways)
        .isNotEmpty()
        .allMatch(order -> order instanceof FallBack back && back.path().size() == 3);
    assertThat(War.COMBAT.frameStages().get(Battle.class).orders(war.position()).decision().side())
        .isEqualTo(Side.AXIS);
    assertThat(war.answer(ways.getFirst())).isEmpty();
    assertThat(war.choices()).contains(new Reply("done"));
    Field held = Field.sumy().alone().weather(Weather.CLEAR).place("A5212", "su-297");
    held.place("A5112", "de-299 supply-axis-1");
    War back = settled(held, Side.AXIS, one, RetreatOrder.FURTHER, RetreatOrder.NONE, "-/R");
    back.answer(back.choices().getFirst());
    assertThat(back.position().frame()).as("attackers under it do not advance").isNull();
  }

  @Test
  @Rule("22.42")
  void theNkvdPaysTheLastStepInATown() {
    Field field = Field.sumy().alone().weather(Weather.CLEAR);
    field.place("A5512", "su-nk-57 su-297").place("A5513", "de-299 supply-axis-1");
    Case town = new Case("de-299", "A5512", 0, "supply-axis-1");
    War war = settled(field, Side.AXIS, town, "-/2");
    assertThat(payers(war)).isEqualTo("su-297 su-nk-57");
    war.answer(new Lose(field.units("su-297")));
    assertThat(field.where("su-nk-57")).isEqualTo("box " + Box.CADRE);
    assertThat(war.position().get(field.unit("su-297"), RostovMarks.STEP)).isEqualTo(1);
  }

  private static Field squeezed(int die) {
    Field field = Field.sumy().alone().weather(Weather.CLEAR).place("A5022", "su-26-cd");
    field.place("A5021", "de-299").place("A5023", "de-168").place("A4922", "de-62");
    return field.place("A4921", "de-1-kav supply-axis-1").dice(die);
  }

  @Test
  @Rule({"16.46", "16.24"})
  void throughAnEnemyZoneAStepIsLostAndTheDieDecides() {
    Case one = new Case("de-299 de-168 de-62 de-1-kav", "A5022", 0, "supply-axis-1");
    for (int die = 1; die <= 10; die++) {
      Field field = squeezed(die);
      War war = settled(field, Side.AXIS, one, "-/R");
      assertThat(war.choices()).allMatch(FallBack.class::isInstance);
      assertThat(war.answer(war.choices().getFirst())).isEmpty();
      // Three or less saves; cavalry throws one less, over open ground.
      boolean alive = die <= 4;
      assertThat(war.position().onMap(field.unit("su-26-cd"))).as("die " + die).isEqualTo(alive);
      assertThat(field.where("su-26-cd").equals("box " + Box.CADRE)).isEqualTo(!alive);
      if (alive) {
        assertThat(war.position().get(field.unit("su-26-cd"), RostovMarks.STEP)).isEqualTo(1);
      }
    }
  }

  @Test
  @Rule("22.23")
  void aHeadquartersThatComesThroughAnEnemyZoneDoesNotCommand() {
    Field field = squeezed(1).place("A5022", "su-hq-21a");
    Case one = new Case("de-299 de-168 de-62 de-1-kav", "A5022", 0, "supply-axis-1");
    War war = settled(field, Side.AXIS, one, "-/R");
    FallBack stack =
        war.choices().stream()
            .map(FallBack.class::cast)
            .filter(back -> back.units().size() == 2)
            .findFirst()
            .orElseThrow();
    assertThat(war.answer(stack)).isEmpty();
    assertThat(war.position().has(field.unit("su-hq-21a"), RostovMarks.TURNED)).isTrue();
    assertThat(payers(war)).isEqualTo("su-26-cd su-hq-21a");
    assertThat(war.answer(new Lose(field.units("su-26-cd")))).isEmpty();
    assertThat(field.where("su-hq-21a")).startsWith("A");
  }

  @Test
  @Rule("6.82")
  void aColumnGoesWithThoseItWasWithAndADumpIsLost() {
    Field field = Field.sumy().alone().weather(Weather.CLEAR).place("A5212", "su-297");
    field.place("A5212", "supply-soviet-truck-1 supply-soviet-truck-2");
    field.mark(RostovMarks.TURNED, 1, "supply-soviet-truck-2");
    field.place("A5112", "de-299 supply-axis-1");
    Case one = new Case("de-299", "A5212", 0, "supply-axis-1");
    War war = settled(field, Side.AXIS, one, "-/R");
    assertThat(war.answer(war.choices().getFirst())).isEmpty();
    assertThat(field.where("supply-soviet-truck-1")).isEqualTo(field.where("su-297"));
    assertThat(field.where("supply-soviet-truck-2")).isEqualTo("box " + Box.POOL);
  }
}
