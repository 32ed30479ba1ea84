package stavka.rostov.stacking;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Lose;
import stavka.engine.play.Orders;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.Excess;
import stavka.operational.combat.ExcessStage;
import stavka.rostov.Field;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;

class ExcessTest {
  private static final RostovExcess EXCESS =
      new RostovExcess(Field.THEATRE, new Fates(Field.THEATRE));
  private static final ExcessStage STAGE = EXCESS.stage();

  @Test
  @Rule({"3.31", "3.32"})
  void whenAPhaseEndsTheOwnerGivesUpWhatIsTooMuchToCadre() {
    Field sumy = Field.sumy().place("A4611", "de-168").arrange(EXCESS::settle);
    assertThat(sumy.position().frame()).isEqualTo(new Excess(Side.AXIS));
    assertThat(STAGE.proceed(sumy.position().edit())).isFalse();
    Orders orders = STAGE.orders(sumy.position());
    assertThat(orders.decision().side()).isEqualTo(Side.AXIS);
    assertThat(orders.allows(new Lose(Ints.of(sumy.unit("de-62"))))).isFalse();
    sumy.arrange(
        draft -> {
          STAGE.carryOut(draft, new Lose(Ints.of(sumy.unit("de-168"))));
          assertThat(STAGE.proceed(draft)).isTrue();
        });
    assertThat(sumy.where("de-168")).isEqualTo("box " + Box.CADRE);
    assertThat(sumy.position().frame()).isNull();
  }

  @Test
  @Rule({"3.31", "3.33"})
  void headquartersSupplyAndBridgesStandFreelyBesideTenPoints() {
    Field sumy = Field.sumy().alone().place("A5512", "su-297 su-81 su-sen-1");
    sumy.place("A5512", "su-hq-40a su-hq-21a supply-soviet-truck-1 pontoon-soviet-1 su-trn-1");
    sumy.arrange(EXCESS::settle);
    assertThat(sumy.position().frame()).isNull();
    assertThat(sumy.place("A5512", "su-nk-57").arrange(EXCESS::settle).position().frame())
        .isNotNull();
  }
}
