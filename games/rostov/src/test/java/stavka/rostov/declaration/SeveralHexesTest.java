package stavka.rostov.declaration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.War;
import stavka.rostov.combat.FallBack;
import stavka.rostov.model.Weather;
import stavka.rostov.reaction.Commit;
import stavka.rostov.reaction.Instruct;

class SeveralHexesTest {
  private static War two() {
    Field field = Field.sumy().alone().weather(Weather.CLEAR).place("A5112", "de-299 de-168");
    return new War(field.place("A5212", "su-5-cd").place("A5111", "su-9-cd"));
  }

  private static List<Declare> listed(War war) {
    List<Declare> listed = new ArrayList<>();
    Orders legal = War.declaring(Side.AXIS).orders(war.position());
    legal.forEach(
        order -> {
          assertThat(legal.allows(order)).isTrue();
          if (order instanceof Declare declare && declare.targets().size() > 1) {
            listed.add(declare);
          }
        });
    return listed;
  }

  @Test
  @Rule("12.8")
  void neighboursThatTheSameUnitsCanAttackAreDeclaredTogetherToo() {
    War war = two();
    assertThat(listed(war)).hasSize(1);
    Declare together = listed(war).getFirst();
    assertThat(war.field().names(together.targets())).isEqualTo("A5111 A5212");
    assertThat(together.units().size()).isEqualTo(2);
    Random random = new Random(1);
    boolean sampled = false;
    for (int i = 0; i < 300; i++) {
      Order order = War.declaring(Side.AXIS).orders(war.position()).sample(random);
      sampled |= order instanceof Declare declare && declare.targets().size() > 1;
    }
    assertThat(sampled).isTrue();
  }

  @Test
  @Rule({"12.7", "12.8"})
  void allHexesThatAStackMustAttackAreDeclaredTogetherThoughTheyAreNoNeighbours() {
    Field field = Field.sumy().alone().weather(Weather.CLEAR).place("A5112", "de-299 de-168");
    War war = new War(field.place("A5111", "su-297").place("A5113", "su-293"));
    assertThat(listed(war))
        .anyMatch(declare -> field.names(declare.targets()).equals("A5111 A5113"));
  }

  @Test
  @Rule({"3.11", "12.0", "15.0", "16.4"})
  void absurdOrdersAreRefusedWithoutAFailure() {
    War war = two().declared("de-299", "A5212");
    Position position = war.position();
    Ints[] units = {
      Ints.EMPTY, Ints.of(-1), Ints.of(99999), Ints.of(3, 3), war.field().units("de-299 su-5-cd")
    };
    Ints[] hexes = {
      Ints.EMPTY, Ints.of(-1), Ints.of(999999), Ints.of(7, 7), war.field().hexes("A5212 A5111")
    };
    for (Ints who : units) {
      for (Ints where : hexes) {
        Orders declaring = War.declaring(Side.AXIS).orders(position);
        assertThat(declaring.allows(new Declare(who, where, true))).isFalse();
        assertThat(declaring.formsOf(who, where)).isEmpty();
        Orders combat = War.COMBAT.phase(Side.AXIS).orders(position);
        assertThat(combat.allows(new Attack(who, where, 9, who))).isFalse();
        assertThat(combat.supportOf(who, where)).isEqualTo(Orders.Support.NONE);
        assertThat(declaring.allows(new FallBack(who, where))).isFalse();
        int hex = where.isEmpty() ? -5 : where.first();
        assertThat(declaring.allows(new Recall(hex)) && hex != war.field().hex("A5212")).isFalse();
        assertThat(War.instructions(Side.SOVIET).objection(position, new Instruct(hex, "x")))
            .isNotNull();
        int gun = who.isEmpty() ? -5 : who.first();
        assertThat(War.commits(Side.SOVIET).objection(position, new Commit(gun, hex))).isNotNull();
      }
    }
  }

  @Test
  @Rule("12.8")
  void anAttackOnSeveralHexesIsRecalledByAnyOfThem() {
    War war = two().declared("de-299", "A5111 A5212");
    List<Order> listed = new ArrayList<>();
    War.declaring(Side.AXIS).orders(war.position()).forExtras(listed::add);
    assertThat(listed)
        .containsOnly(new Recall(war.field().hex("A5111")), new Recall(war.field().hex("A5212")));
  }
}
