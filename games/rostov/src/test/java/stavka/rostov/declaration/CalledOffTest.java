package stavka.rostov.declaration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.rostov.Field;
import stavka.rostov.War;
import stavka.rostov.model.Weather;

class CalledOffTest {
  private static final Obliged OBLIGED = new Obliged(Field.THEATRE);

  /** Two regiments were to overrun A5212; cavalry stands in A5111 too. */
  private static War bound() {
    Field field = Field.sumy().alone().weather(Weather.CLEAR).place("A5212", "su-5-cd");
    field.place("A5112", "de-25-mot-35 de-25-mot-119").place("A5111", "su-9-cd");
    field.place("A5213", "de-168");
    field.arrange(
        draft -> {
          for (int unit : field.units("de-25-mot-35 de-25-mot-119")) {
            OBLIGED.bind(draft, unit, field.hex("A5212"));
          }
        });
    return new War(field);
  }

  private static String declare(War war, String units, String targets) {
    return war.order(War.declaring(Side.AXIS), war.declare(units, targets));
  }

  private static String end(War war) {
    return war.order(War.declaring(Side.AXIS), new EndPhase());
  }

  @Test
  @Rule({"11.42", "11.43"})
  void unitsOfACalledOffOverrunMustBeDeclaredAgainstThatHexAndNoOther() {
    War war = bound();
    assertThat(end(war)).isEqualTo("11.42 obliged-left");
    assertThat(declare(war, "de-25-mot-35 de-25-mot-119", "A5111")).isEmpty();
    assertThat(declare(war, "de-168", "A5212")).isEmpty();
    assertThat(end(war)).isEqualTo("11.42 obliged-left");
    war.order(War.declaring(Side.AXIS), new Recall(war.field().hex("A5111")));
    war.order(War.declaring(Side.AXIS), new Recall(war.field().hex("A5212")));
    assertThat(declare(war, "de-25-mot-35 de-25-mot-119 de-168", "A5212")).isEmpty();
    assertThat(end(war)).isNotEqualTo("11.42 obliged-left");
  }

  @Test
  @Rule("11.42")
  void aHexThatWasLeftMeanwhileObligesNobody() {
    War war = bound();
    war.field().place("A5215", "su-5-cd");
    assertThat(end(war)).isEmpty();
  }

  @Test
  @Rule("11.42")
  void thoseWhoDecideAreToldAndPlayAtRandomFindsTheWay() {
    War war = bound();
    Orders legal = War.declaring(Side.AXIS).orders(war.position());
    assertThat(legal.duties()).extracting("code").containsExactly("obliged-left");
    Random random = new Random(5);
    String end = "";
    for (int i = 0; i < 200; i++) {
      Orders now = War.declaring(Side.AXIS).orders(war.position());
      Order order = now.sample(random);
      if (order instanceof EndPhase) {
        end = "ended";
        break;
      }
      assertThat(war.order(War.declaring(Side.AXIS), order)).isEmpty();
    }
    assertThat(end).isEqualTo("ended");
    Declared attack = War.DECLARED.at(war.position(), war.field().hex("A5212"));
    assertThat(attack).isNotNull();
    assertThat(war.field().units("de-25-mot-35 de-25-mot-119").all(attack.units()::contains))
        .isTrue();
  }

  @Test
  @Rule({"11.42", "11.43"})
  void theyAreInTheCombatAgainstThatHexAndJoinNoOther() {
    War war = bound();
    war.declared("de-25-mot-35 de-25-mot-119", "A5212").declared("de-168", "A5111");
    assertThat(war.objection(Side.AXIS, war.attack("de-25-mot-35", "A5212", 0, "")))
        .isEqualTo("obliged-left");
    assertThat(war.objection(Side.AXIS, war.attack("de-25-mot-35", "A5111", 0, "")))
        .isEqualTo("obliged-left");
    assertThat(war.objection(Side.AXIS, war.attack("de-25-mot-35 de-25-mot-119", "A5212", 0, "")))
        .isEmpty();
    Position position = war.position();
    War.COMBAT
        .phase(Side.AXIS)
        .orders(position)
        .forEach(
            order -> {
              BattlePlan plan = BattlePlan.of(Side.AXIS, (Attack) order);
              if (plan.targets().contains(war.field().hex("A5212"))) {
                assertThat(plan.attackers().contains(war.field().unit("de-25-mot-119"))).isTrue();
              }
            });
  }
}
