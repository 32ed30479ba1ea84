package stavka.redstar.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.attack;
import static stavka.redstar.Field.lose;
import static stavka.redstar.Field.reply;
import static stavka.redstar.Field.retreat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.model.Box;

/** Who makes room for others that retreat, and what may befall him in the same phase. */
final class MakingRoomTest {
  /** Two weak Kampfgruppen, which exert no zone, stand behind the hex a retreat may crowd. */
  private static Field crowding(int... dice) {
    return Clash.threeToOne(dice)
        .place("1410", "su-rc-3 su-rc-4")
        .box(Box.POOL, "de-kg-inf-2 de-kg-inf-3")
        .place("1610", "de-kg-inf-2")
        .place("1511", "de-kg-inf-3")
        .set(Marks.STEP, 1, "de-kg-inf-2 de-kg-inf-3");
  }

  private static Field pushed(Field field) {
    field.give(attack("de-pz-1", "1310"), reply("retreat"), retreat("su-rc-1", "1410"));
    field.give(retreat("su-rc-3", "1510"));
    return field.decision().equals("choose-advance") ? field.give(reply("done")) : field;
  }

  @Test
  @Rule({"7.2.5", "7.12.1", "7.14.3"})
  void whoMadeRoomForARetreatAndWasNotAttackedCanBeAttacked() {
    Field field = pushed(crowding(4, 6));
    Order attack = attack("de-kg-inf-2 de-kg-inf-3", "1510");
    assertThat(field.why(attack)).isEmpty();
    assertThat(field.choices()).anyMatch(Attack.class::isInstance);
    // Alone on its hex it defends as anybody does, with its own strength.
    assertThat(field.forecast(attack).report().defence().total()).isEqualTo(3);
    field.give(attack);
    assertThat(field.fought().report().defence().total()).isEqualTo(3);
    assertThat(field.fought().result()).isEqualTo("D1");
    assertThat(field.where("su-rc-3")).isEqualTo("1510");
    assertThat(field.choices()).contains(lose("su-rc-3"));
  }

  @Test
  @Rule({"7.2.5", "7.12.1", "7.14.3"})
  void whoMadeRoomAndCameToOthersDoesNotDefendBesideThem() {
    Field field = pushed(crowding(4, 6).place("1510", "su-rc-2"));
    Order attack = attack("de-kg-inf-2 de-kg-inf-3", "1510");
    assertThat(field.forecast(attack).report().defence().total()).isEqualTo(3);
    field.give(attack);
    assertThat(field.where("su-rc-3")).isNotEqualTo("1510");
    assertThat(field.where("su-rc-2")).isEqualTo("1510");
  }

  @Test
  @Rule({"7.2.5", "7.14.3"})
  void whoWasAttackedAndFledToAnEmptyHexIsLeftAlone() {
    Field field = Clash.threeToOne(4).box(Box.POOL, "de-kg-inf-2").place("1510", "de-kg-inf-2");
    field.set(Marks.STEP, 1, "de-kg-inf-2").place("0610", "de-pz-3").place("0710", "su-6a");
    field.give(attack("de-pz-1", "1310"), reply("retreat"), retreat("su-rc-1", "1410"));
    if (field.decision().equals("choose-advance")) {
      field.give(reply("done"));
    }
    assertThat(field.why(attack("de-kg-inf-2", "1410"))).isEqualTo("7.2.5 was-attacked");
  }
}
