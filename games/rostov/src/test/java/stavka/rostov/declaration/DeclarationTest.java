package stavka.rostov.declaration;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.War;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;

class DeclarationTest {
  private static War sumy() {
    return new War(
        Field.sumy()
            .place("A5112", "de-25-mot-35 de-25-mot-r25")
            .place("A5213", "de-25-mot-119 de-art-704"));
  }

  private static String declare(War war, Side side, Declare order) {
    return war.order(War.declaring(side), order);
  }

  @Test
  @Rule({"12.0", "12.35"})
  void aDeclarationMarksItsTargetsAndItsUnitsWithANumber() {
    War war = sumy();
    assertThat(declare(war, Side.AXIS, war.declare("de-25-mot-35 de-25-mot-119", "A5212")))
        .isEmpty();
    assertThat(war.position().at(war.field().hex("A5212"), RostovLayers.ATTACK)).isEqualTo(1);
    assertThat(war.position().get(war.field().unit("de-25-mot-35"), RostovMarks.DECLARED))
        .isEqualTo(1);
    assertThat(War.DECLARED.of(war.position())).hasSize(1);
    assertThat(war.order(War.declaring(Side.AXIS), new Recall(war.field().hex("A5212")))).isEmpty();
    assertThat(War.DECLARED.of(war.position())).isEmpty();
    assertThat(war.position().get(war.field().unit("de-25-mot-35"), RostovMarks.DECLARED)).isZero();
  }

  @Test
  @Rule("12.2")
  void someOfThoseBesideAHexAttackItAndOthersNeedNot() {
    War war = sumy();
    assertThat(declare(war, Side.AXIS, war.declare("de-25-mot-35", "A5212"))).isEmpty();
    assertThat(declare(war, Side.AXIS, war.declare("de-25-mot-35", "A5212")))
        .isEqualTo("12.2 declare-again");
    assertThat(declare(war, Side.AXIS, war.declare("de-25-mot-119", "A5212")))
        .isEqualTo("12.2 declare-taken");
  }

  @Test
  @Rule({"12.11", "12.12"})
  void artilleryAndThoseWithoutStrengthDeclareNothing() {
    War war = sumy();
    assertThat(declare(war, Side.AXIS, war.declare("de-art-704", "A5212")))
        .isEqualTo("12.12 declare-artillery");
    War soviet = new War(Field.sumy().place("A5112", "de-299").place("A5111", "su-hq-40a"));
    assertThat(declare(soviet, Side.SOVIET, soviet.declare("su-hq-40a", "A5112")))
        .isEqualTo("12.11 declare-no-attack");
    assertThat(declare(war, Side.AXIS, war.declare("de-62", "A5212")))
        .isEqualTo("10.4 not-adjacent");
    assertThat(declare(war, Side.AXIS, war.declare("su-5-cd", "A5212")))
        .isEqualTo("3.11 not-yours");
  }

  @Test
  @Rule({"12.31", "12.33", "12.34"})
  void firstOddsAreOfPlainStrengthsWithoutGunsAndTheUnknown() {
    Field azov = Field.azov();
    assertThat(War.ODDS.defence(azov.position(), Side.AXIS, azov.hexes("C4239"))).isEqualTo(9);
    Field alone = Field.sumy().alone().place("A5112", "de-9-pz-r9").place("A5212", "su-297 su-293");
    War war = new War(alone);
    assertThat(War.ODDS.attack(alone.position(), alone.units("de-9-pz-r9"))).isEqualTo(3);
    assertThat(War.ODDS.defence(alone.position(), Side.AXIS, alone.hexes("A5212"))).isEqualTo(8);
    assertThat(declare(war, Side.AXIS, war.declare("de-9-pz-r9", "A5212"))).isEmpty();
  }

  @Test
  @Rule("12.42")
  void anAttackThatIsOwedNeedsSixStepsOrThreeToTwo() {
    Field field =
        Field.sumy().alone().place("A5212", "su-297 su-293").place("A5112", "de-168 de-299");
    War war = new War(field);
    Declare owed = new Declare(field.units("su-297"), field.hexes("A5112"), true);
    assertThat(declare(war, Side.SOVIET, owed)).isEqualTo("12.41 mandated-none");
    field.arrange(draft -> draft.enter(RostovLedger.OWED, 1));
    assertThat(declare(war, Side.SOVIET, owed)).isEqualTo("12.42 mandated-small");
    Declare both = new Declare(field.units("su-297 su-293"), field.hexes("A5112"), true);
    assertThat(declare(war, Side.SOVIET, both)).as("four steps").isEqualTo("12.42 mandated-small");
    field.place("A5212", "su-227");
    Declare three = new Declare(field.units("su-297 su-293 su-227"), field.hexes("A5112"), true);
    assertThat(declare(war, Side.SOVIET, three)).as("six").isEmpty();
  }

  @Test
  @Rule({"12.51", "12.52", "12.61"})
  void armourCrossesAnOpenMajorRiverOnlyWithSomeoneWhoCanFollow() {
    Field field =
        Field.azov().alone().weather(Weather.CLEAR).place("C5714", "de-13-pz-4 de-13-pz-66");
    field.place("C5814", "su-274");
    War war = new War(field);
    assertThat(declare(war, Side.AXIS, war.declare("de-13-pz-4", "C5814")))
        .isEqualTo("12.5 declare-barred");
    assertThat(declare(war, Side.AXIS, war.declare("de-13-pz-4 de-13-pz-66", "C5814"))).isEmpty();
    assertThat(war.objection(Side.AXIS, war.attack("de-13-pz-4 de-13-pz-66", "C5814", 0, "")))
        .isEmpty();
    assertThat(war.objection(Side.AXIS, war.attack("de-13-pz-4 de-13-pz-93", "C5814", 0, "")))
        .as("nobody follows who is not on the map")
        .isEqualTo("declare-barred");
    Attack nobody =
        new Attack(Ints.of(field.unit("de-13-pz-4"), 9999), field.hexes("C5814"), 0, Ints.EMPTY);
    assertThat(war.objection(Side.AXIS, nobody)).isEqualTo("declare-barred");
  }

  @Test
  @Rule("12.7")
  void enemiesWhoseZonesHoldAttackersMustBeAttackedToo() {
    War war = new War(Field.azov());
    assertThat(declare(war, Side.AXIS, war.declare("de-170 de-1-geb", "C5928"))).isEmpty();
    assertThat(war.order(War.declaring(Side.AXIS), new EndPhase()))
        .isEqualTo("12.7 must-be-attacked");
    war.order(War.declaring(Side.AXIS), new Recall(war.field().hex("C5928")));
    assertThat(declare(war, Side.AXIS, war.declare("de-4-geb ro-1-mtn", "C5927"))).isEmpty();
    assertThat(declare(war, Side.AXIS, war.declare("de-1-geb", "C5929"))).isEmpty();
    assertThat(declare(war, Side.AXIS, war.declare("de-170", "C5928"))).isEmpty();
    assertThat(war.order(War.declaring(Side.AXIS), new EndPhase())).isEmpty();
  }

  @Test
  @Rule("12.8")
  void everyAttackerOfSeveralHexesStandsBesideEachOfThem() {
    War sumy =
        new War(
            Field.sumy()
                .alone()
                .place("A5112", "de-299")
                .place("A5213", "de-168")
                .place("A5212", "su-5-cd")
                .place("A5111", "su-9-cd"));
    assertThat(declare(sumy, Side.AXIS, sumy.declare("de-299 de-168", "A5212 A5111")))
        .isEqualTo("12.8 declare-apart");
    assertThat(declare(sumy, Side.AXIS, sumy.declare("de-299", "A5212 A5111"))).isEmpty();
  }

  @Test
  @Rule("6.82")
  void supplyThatStandsAloneIsGoneWhenItIsAttacked() {
    War war = sumy();
    war.field().place("A5113", "supply-soviet-truck-1");
    assertThat(declare(war, Side.AXIS, war.declare("de-25-mot-35", "A5113"))).isEmpty();
    assertThat(war.field().where("supply-soviet-truck-1")).isEqualTo("box 1");
    assertThat(War.DECLARED.of(war.position())).isEmpty();
  }
}
