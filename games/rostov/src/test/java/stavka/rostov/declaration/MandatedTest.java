package stavka.rostov.declaration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.War;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;

class MandatedTest {
  private static final String THREE = "su-297 su-293 su-227";

  /** Three divisions of two steps each against two that are stronger; one attack is owed. */
  private static War front() {
    Field field = Field.sumy().alone().place("A5212", THREE).place("A5112", "de-168 de-299");
    return new War(field.arrange(draft -> draft.enter(RostovLedger.OWED, 1)).dice(5, 5, 5, 5));
  }

  private static Orders legal(War war) {
    return War.declaring(Side.SOVIET).orders(war.position());
  }

  private static List<Order> owed(War war) {
    List<Order> owed = new ArrayList<>();
    legal(war)
        .forEach(
            order -> {
              if (order instanceof Declare declare && declare.mandated()) {
                owed.add(order);
              }
            });
    return owed;
  }

  private static Declare owed(War war, String units) {
    return new Declare(war.field().units(units), war.field().hexes("A5112"), true);
  }

  private static List<String> notes(War war) {
    return war.events().stream()
        .filter(Noted.class::isInstance)
        .map(event -> ((Noted) event).code())
        .toList();
  }

  @Test
  @Rule({"7.26", "12.41"})
  void anAttackThatIsOwedIsListedSampledAndAFormOfTheDeclaration() {
    War war = front();
    assertThat(owed(war)).hasSize(1);
    Ints units = war.field().units(THREE);
    Ints target = war.field().hexes("A5112");
    assertThat(legal(war).formsOf(units, target))
        .containsExactly(new Declare(units, target, false), new Declare(units, target, true));
    Ints two = war.field().units("su-297 su-293");
    assertThat(legal(war).formsOf(two, target)).containsExactly(new Declare(two, target, false));
    Random random = new Random(3);
    boolean sampled = false;
    for (int i = 0; i < 200; i++) {
      sampled |= legal(war).sample(random) instanceof Declare declare && declare.mandated();
    }
    assertThat(sampled).isTrue();
    war.field().arrange(draft -> draft.enter(RostovLedger.OWED, 0));
    assertThat(owed(war)).isEmpty();
    assertThat(legal(war).formsOf(units, target)).hasSize(1);
  }

  @Test
  @Rule({"7.26", "12.42"})
  void theDebtIsToldWhereTheSovietsDecideAndNotToTheAxis() {
    War war = front();
    assertThat(legal(war).duties()).extracting("code").containsExactly("mandated-duty");
    assertThat(legal(war).duties().getFirst().details()).extracting("number").containsExactly(1, 0);
    assertThat(war.order(War.declaring(Side.SOVIET), owed(war, THREE))).isEmpty();
    assertThat(legal(war).duties().getFirst().details()).extracting("number").containsExactly(1, 1);
    assertThat(War.declaring(Side.AXIS).orders(war.position()).duties()).isEmpty();
  }

  @Test
  @Rule({"12.41", "12.42"})
  void theRecordTellsThatItWasDeclaredAsOwedAndThatItCounted() {
    War war = front();
    war.order(War.declaring(Side.SOVIET), owed(war, THREE));
    assertThat(notes(war)).containsExactly("mandated-declared");
    assertThat(war.fight(Side.SOVIET, war.attack(THREE, "A5112", 0, ""))).isEmpty();
    assertThat(notes(war)).contains("mandated-made");
    assertThat(war.position().ledger(RostovLedger.OWED)).isZero();
  }

  @Test
  @Rule("12.42")
  void withFewerThanSixStepsLeftItDoesNotCountUnlessItsFirstOddsWereThreeToTwo() {
    War war = front();
    war.order(War.declaring(Side.SOVIET), owed(war, THREE));
    war.field().mark(RostovMarks.FOUGHT, 1, "su-227");
    assertThat(war.fight(Side.SOVIET, war.attack("su-297 su-293", "A5112", 0, ""))).isEmpty();
    assertThat(notes(war)).contains("mandated-short");
    assertThat(war.position().ledger(RostovLedger.OWED)).isEqualTo(1);
    War strong = front();
    strong.field().place("A4812", "de-299");
    strong.order(War.declaring(Side.SOVIET), owed(strong, THREE));
    strong.field().mark(RostovMarks.FOUGHT, 1, "su-227");
    assertThat(strong.fight(Side.SOVIET, strong.attack("su-297 su-293", "A5112", 0, ""))).isEmpty();
    assertThat(strong.position().ledger(RostovLedger.OWED)).isZero();
  }

  @Test
  @Rule({"12.36", "12.42"})
  void anOwedAttackThatLapsesIsStillOwedAndTheRecordTellsBoth() {
    War war = front();
    war.order(War.declaring(Side.SOVIET), owed(war, THREE));
    war.field().mark(RostovMarks.FOUGHT, 1, THREE);
    war.field()
        .arrange(
            draft -> {
              War.COMBAT.phase(Side.SOVIET).proceed(draft);
              war.events().addAll(draft.events());
            });
    assertThat(notes(war)).contains("attack-lapsed", "mandated-short");
    assertThat(war.position().ledger(RostovLedger.OWED)).isEqualTo(1);
    assertThat(War.DECLARED.of(war.position())).isEmpty();
  }
}
