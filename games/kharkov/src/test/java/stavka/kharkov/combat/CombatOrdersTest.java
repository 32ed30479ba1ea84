package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Chance;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.Ledger;

class CombatOrdersTest {
  private static final TestBoard CITY =
      TestBoard.draw(
              """
              . . . . . . .
               . . . . . . .
              . . c2 . . . .
               . . . . . . .
              . . . . . . .
              """)
          .board();

  private static TestPosition melee() {
    return CITY.position()
        .turn(2)
        .place("0303", "de-79")
        .place("0403", "de-3-pz-6", "de-3-mr-3")
        .place("0503", "de-regiment-01")
        .place("0304", "su-rd-76", "su-rd-227", "su-tb-10")
        .place("0404", "su-gd-13", "su-hq-6")
        .place("0504", "su-cd-14")
        .place("0205", "su-reserve-6")
        .active("su-hq-6")
        .ledger(Ledger.AXIS_AIR, 1)
        .ledger(Ledger.SOVIET_AIR, 1)
        .supplied();
  }

  @Test
  @Rule({"9.11", "9.12"})
  void everyListedAndSampledOrderIsAllowed() {
    for (Fight fight : List.of(Fight.axis(CITY, melee()), Fight.soviet(CITY, melee()))) {
      Orders orders = fight.legal();
      List<Order> listed = fight.choices();
      assertThat(listed).doesNotHaveDuplicates().contains(new EndPhase()).hasSizeGreaterThan(10);
      assertThat(listed).allSatisfy(order -> assertThat(orders.objections(order)).isEmpty());
      Random random = new Random(3);
      Set<Order> sampled = new HashSet<>();
      for (int i = 0; i < 500; i++) {
        Order order = orders.sample(random);
        assertThat(orders.objections(order)).isEmpty();
        sampled.add(order);
      }
      assertThat(sampled).hasSizeGreaterThan(8).contains(new EndPhase());
    }
  }

  @Test
  @Rule({"9.22", "9.23"})
  void singlesStacksAllAndPairsOfHexesAreListed() {
    Fight fight = Fight.soviet(CITY, melee());
    List<Order> listed = fight.choices();
    assertThat(listed)
        .contains(
            fight.attackOrder("0303", "su-rd-76"),
            new Attack(fight.units("su-rd-76"), fight.hexes("0303"), 1));
    List<Attack> attacks = new ArrayList<>();
    listed.forEach(
        order -> {
          if (order instanceof Attack attack) {
            attacks.add(attack);
          }
        });
    assertThat(attacks).anySatisfy(attack -> assertThat(attack.targets().size()).isEqualTo(2));
    assertThat(attacks).anySatisfy(attack -> assertThat(attack.units().size()).isEqualTo(3));
    assertThat(attacks)
        .noneSatisfy(attack -> assertThat(attack.units().contains(fight.unit("su-hq-6"))).isTrue());
  }

  @Test
  @Rule("9.12")
  void randomPlayEndsThePhaseAndNeverStalls() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      Fight fight =
          seed % 2 == 0
              ? Fight.axis(CITY, melee().chance(Chance.seeded(seed)))
              : Fight.soviet(CITY, melee().chance(Chance.seeded(seed)));
      int orders = 0;
      while (fight.position().turn() == 2) {
        fight.choices().forEach(order -> assertThat(fight.legal().objections(order)).isEmpty());
        fight.submit(fight.legal().sample(random));
        assertThat(++orders).isLessThan(200);
      }
    }
  }
}
