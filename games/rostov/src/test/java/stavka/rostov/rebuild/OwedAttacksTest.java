package stavka.rostov.rebuild;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.War;
import stavka.rostov.declaration.Declare;
import stavka.rostov.model.RostovLedger;

class OwedAttacksTest {
  private static Field front() {
    return Field.sumy()
        .alone()
        .place("A5212", "su-297 su-293 su-81")
        .place("A5112", "de-168")
        .place("A5214", "su-227 su-212-b su-1-gd")
        .place("A5213", "de-299")
        .arrange(draft -> draft.enter(RostovLedger.OWED, 1));
  }

  private static String declare(War war, String units, String target) {
    Field field = war.field();
    return war.order(
        War.declaring(Side.SOVIET), new Declare(field.units(units), field.hexes(target), true));
  }

  @Test
  @Rule({"7.26", "12.41"})
  void noMoreAttacksAreDeclaredAsOwedThanAreOwed() {
    War war = new War(front());
    assertThat(declare(war, "su-297 su-293 su-81", "A5112")).isEmpty();
    assertThat(declare(war, "su-227 su-212-b su-1-gd", "A5213")).isEqualTo("12.41 mandated-none");
    Field two = front().arrange(draft -> draft.enter(RostovLedger.OWED, 2));
    War more = new War(two);
    assertThat(declare(more, "su-297 su-293 su-81", "A5112")).isEmpty();
    assertThat(declare(more, "su-227 su-212-b su-1-gd", "A5213")).isEmpty();
  }

  @Test
  @Rule({"7.26", "12.42"})
  void anAttackIsOwedNoMoreOnceItIsMade() {
    War war = new War(front().place("A4812", "de-299").dice(5, 5, 5));
    assertThat(declare(war, "su-297 su-293 su-81", "A5112")).isEmpty();
    assertThat(war.position().ledger(RostovLedger.OWED)).isEqualTo(1);
    assertThat(war.fight(Side.SOVIET, war.attack("su-297 su-293 su-81", "A5112", 0, ""))).isEmpty();
    assertThat(war.position().ledger(RostovLedger.OWED)).isZero();
  }
}
