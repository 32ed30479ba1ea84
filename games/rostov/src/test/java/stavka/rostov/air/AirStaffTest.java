package stavka.rostov.air;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.Field;

class AirStaffTest {
  /** The orders the staff proposes one after another until it ends the phase. */
  private static List<String> proposals(Skies skies) {
    List<String> orders = new ArrayList<>();
    Order order = skies.play().legal().suggestion().orElseThrow();
    while (order instanceof Fly(Ints squadrons, int hex)) {
      List<String> ids =
          squadrons.stream().mapToObj(unit -> Field.THEATRE.roster().get(unit).id()).toList();
      orders.add(String.join(" ", ids) + " " + Field.THEATRE.map().name(hex));
      skies.give(order);
      order = skies.play().legal().suggestion().orElseThrow();
    }
    assertThat(order).isEqualTo(new EndPhase());
    return orders;
  }

  @Test
  @Rule({"13.12", "17.21"})
  void theAxisStaffRaidsAHeadquartersWithLevelBombersAndKeepsDiveBombersAndTheirEscort() {
    assertThat(proposals(Skies.sumy())).containsExactly("de-he-111-1 A5512", "de-dummy-1 A5618");
  }

  @Test
  @Rule("17.23")
  void theSovietStaffSendsFightersAgainstRaids() {
    Skies skies = Skies.sumy().fly("de-he-111-1", "A5512").end();
    assertThat(proposals(skies)).containsExactly("su-mig-3-1 su-i-16-1 A5512");
    Skies escorted = Skies.sumy().fly("de-he-111-1 de-bf-109f-1", "A5512").end();
    assertThat(proposals(escorted)).containsExactly("su-mig-3-1 A5512");
  }

  @Test
  @Rule({"15.12", "17.24"})
  void bothStaffsSendBombersWithAFighterOverTheAttack() {
    Skies skies = Skies.attacked();
    assertThat(proposals(skies)).containsExactly("de-ju-87-1 de-bf-109f-1 A5212");
    skies.end();
    assertThat(proposals(skies)).containsExactly("su-il-2-1 su-mig-3-1 A5212");
  }

  @Test
  @Rule({"17.31", "17.33"})
  void fightersFireIfThereIsAnEnemyAndAtWhomTheyHarmMost() {
    Skies met =
        Skies.sumy().ready("su-yak-1-1").fly("de-bf-109f-1 de-he-111-1 de-ju-87-1", "A5512").end();
    met.fly("su-mig-3-1 su-yak-1-1", "A5512").dice(8).end();
    assertThat(met.play().legal().suggestion())
        .contains(new Roles(Ints.of(met.unit("de-bf-109f-1"))));
    met.fires("de-bf-109f-1");
    assertThat(met.play().legal().suggestion())
        .contains(met.pairs("su-mig-3-1 su-yak-1-1", "de-bf-109f-1 de-ju-87-1"));
  }

  @Test
  @Rule("13.24")
  void theStrongestGunsAreSilenced() {
    Skies skies = Skies.sumy().place("A5512", "su-sar-12").fly("de-he-111-1", "A5512").end();
    skies.dice(1).end();
    assertThat(skies.play().legal().suggestion().orElseThrow()).isInstanceOf(Silence.class);
    skies.give(skies.play().legal().suggestion().orElseThrow());
    assertThat(skies.play().decision()).isEqualTo("axis-movement");
  }

  @Test
  @Rule({"4.2", "17.21"})
  void aTurnOfTheAirByTheStaffAloneComesToItsEnd() {
    Skies skies = Skies.azov();
    int orders = 0;
    while (skies.position().turn() == 49) {
      Order order = skies.play().legal().suggestion().orElse(new EndPhase());
      skies.give(skies.play().why(order).isEmpty() ? order : new EndPhase());
      orders++;
      assertThat(orders).isLessThan(200);
    }
    assertThat(skies.noted("air-shown")).isNotEmpty();
  }
}
