package stavka.rostov.reaction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.play.Forecast;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.Field;
import stavka.rostov.War;
import stavka.rostov.command.Use;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;

class OrdersOfTheDefenderTest {
  private static War declared() {
    return new War(
            Field.sumy()
                .place("A5112", "de-25-mot-35 de-25-mot-r25")
                .place("A5213", "de-25-mot-119"))
        .declared("de-25-mot-35 de-25-mot-119", "A5212");
  }

  private static String why(ExtraOrder extra, War war, Order order) {
    Objection objection = extra.objection(war.position(), order);
    if (objection != null) {
      return objection.rule() + " " + objection.code();
    }
    war.field().arrange(draft -> extra.carryOut(draft, order));
    return "";
  }

  private static String instruct(War war, String hex, String order) {
    return why(War.instructions(Side.SOVIET), war, new Instruct(war.field().hex(hex), order));
  }

  @Test
  @Rule({"14.31", "14.34"})
  void aHeadquartersSealsAsManyOrdersAsItsValueAndTheSameAttackCostsOnce() {
    War war = declared();
    int staff = war.field().unit("su-hq-40a");
    assertThat(instruct(war, "A5116", "no-retreat")).isEqualTo("15.21 attack-none-declared");
    assertThat(instruct(war, "A5212", "stand")).isEqualTo("14.31 order-words");
    assertThat(instruct(war, "A5212", "none")).isEqualTo("14.31 order-none-lies");
    assertThat(instruct(war, "A5212", "no-retreat")).isEmpty();
    assertThat(War.STAFFS.left(war.position(), staff, Use.ORDER)).isEqualTo(1);
    assertThat(instruct(war, "A5212", "additional-retreat")).isEmpty();
    assertThat(War.STAFFS.left(war.position(), staff, Use.ORDER)).isEqualTo(1);
    assertThat(instruct(war, "A5212", "none")).isEmpty();
    war.field().mark(RostovMarks.USED_ORDER, 2, "su-hq-40a");
    assertThat(instruct(war, "A5212", "no-retreat")).isEqualTo("22.13 no-command-left");
  }

  @Test
  @Rule({"14.34", "22.22"})
  void nearASilentHeadquartersNoOrderIsGiven() {
    War war = declared();
    war.field().mark(RostovMarks.TURNED, 1, "su-hq-40a");
    assertThat(instruct(war, "A5212", "no-retreat")).isEqualTo("22.22 non-op-range");
  }

  @Test
  @Rule({"14.31", "14.34"})
  void anyHexOfAnAttackMayTakeTheOrderAndOneInRangeServesAll() {
    Field field = Field.sumy().alone().place("A5112", "de-299").place("A5614", "su-hq-40a");
    War war = new War(field.place("A5212", "su-5-cd").place("A5111", "su-9-cd"));
    war.declared("de-299", "A5212 A5111");
    List<Order> offered = new ArrayList<>();
    War.instructions(Side.SOVIET).forEach(war.position(), offered::add);
    assertThat(offered)
        .containsExactly(
            new Instruct(field.hex("A5212"), "no-retreat"),
            new Instruct(field.hex("A5212"), "additional-retreat"));
    assertThat(instruct(war, "A5111", "no-retreat")).isEqualTo("22.13 no-command-left");
    assertThat(instruct(war, "A5212", "no-retreat")).isEmpty();
    assertThat(war.position().at(field.hex("A5212"), RostovLayers.SEALED)).isEqualTo(1);
    assertThat(War.SEALED.lies(war.position(), 1)).isTrue();
    assertThat(instruct(war, "A5111", "none")).isEmpty();
    assertThat(War.SEALED.lies(war.position(), 1)).isFalse();
  }

  @Test
  @Rule({"14.31", "14.35"})
  void besideTheNkvdAnOrderLiesOnTheOtherHexOfTheAttack() {
    War war = new War(Field.sumy().place("A5513", "de-299").place("A5412", "su-5-cd"));
    war.declared("de-299", "A5512 A5412");
    assertThat(instruct(war, "A5512", "no-retreat")).isEqualTo("22.42 nkvd-holds");
    assertThat(instruct(war, "A5412", "no-retreat")).isEmpty();
  }

  @Test
  @Rule({"14.35", "22.42"})
  void theNkvdHoldsATownWithoutOrders() {
    War war =
        new War(Field.sumy().place("A5513", "de-299").place("A5511", "de-168"))
            .declared("de-299 de-168", "A5512");
    assertThat(instruct(war, "A5512", "no-retreat")).isEqualTo("22.42 nkvd-holds");
    war.field().mark(RostovMarks.TURNED, 1, "su-hq-40a");
    assertThat(instruct(war, "A5512", "no-retreat")).isEqualTo("22.22 non-op-range");
  }

  @Test
  @Rule("14.33")
  void theAxisSealsAnyNumber() {
    War war = new War(Field.sumy().place("A4912", "su-297")).declared("su-297", "A4812");
    Instruct order = new Instruct(war.field().hex("A4812"), "additional-retreat");
    assertThat(why(War.instructions(Side.AXIS), war, order)).isEmpty();
    assertThat(War.SEALED.lies(war.position(), 1)).isTrue();
  }

  @Test
  @Rule({"14.21", "14.22", "6.74"})
  void aGunIsPromisedToOneAttackInRange() {
    War war = new War(Field.azov()).declared("de-170", "C5928").declared("de-1-geb", "C5929");
    Commit order = new Commit(war.field().unit("su-sar-10"), war.field().hex("C5928"));
    war.field().place("C5928", "su-sar-10").mark(RostovMarks.SUPPLY, 2, "su-sar-10");
    assertThat(why(War.commits(Side.SOVIET), war, order)).isEqualTo("6.74 gun-unsupplied");
    war.field().mark(RostovMarks.SUPPLY, 0, "su-sar-10").mark(RostovMarks.OVERRUN, 1, "su-sar-10");
    assertThat(why(War.commits(Side.SOVIET), war, order)).isEqualTo("11.44 gun-overrun");
    war.field().mark(RostovMarks.OVERRUN, 0, "su-sar-10");
    assertThat(why(War.commits(Side.SOVIET), war, order)).isEmpty();
    assertThat(why(War.commits(Side.SOVIET), war, order)).isEqualTo("15.4 gun-fired");
    Commit rockets = new Commit(war.field().unit("su-gmi-4"), war.field().hex("C5928"));
    war.field().place("C5928", "su-gmi-4");
    assertThat(why(War.commits(Side.SOVIET), war, rockets)).isEqualTo("14.21 gun-attack-only");
    Withhold back = new Withhold(war.field().unit("su-sar-10"));
    assertThat(why(War.commits(Side.SOVIET), war, back)).isEmpty();
    assertThat(why(War.commits(Side.SOVIET), war, back)).isEqualTo("14.21 gun-not-promised");
  }

  @Test
  @Rule({"14.32", "15.59"})
  void nobodyLearnsWhatASealedOrderSays() {
    War hold = declared();
    War further = declared();
    assertThat(instruct(hold, "A5212", "no-retreat")).isEmpty();
    assertThat(instruct(further, "A5212", "additional-retreat")).isEmpty();
    assertThat(War.DECLARED.of(hold.position())).isEqualTo(War.DECLARED.of(further.position()));
    assertThat(offers(hold)).isNotEmpty().isEqualTo(offers(further));
    assertThat(forecasts(hold)).isNotEmpty().isEqualTo(forecasts(further));
    for (long seed = 0; seed < 20; seed++) {
      assertThat(War.SEALED.imagine(hold.position(), Side.AXIS, seed))
          .isEqualTo(War.SEALED.imagine(further.position(), Side.AXIS, seed));
    }
    int hex = hold.field().hex("A5212");
    assertThat(
            List.of(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L).stream()
                .map(seed -> War.SEALED.imagine(hold.position(), Side.AXIS, seed))
                .map(guess -> guess.at(hex, RostovLayers.SEALED))
                .distinct())
        .containsExactlyInAnyOrder(1, 2);
    assertThat(War.SEALED.imagine(hold.position(), Side.SOVIET, 1)).isEqualTo(hold.position());
  }

  private static List<Order> offers(War war) {
    List<Order> offers = new ArrayList<>();
    War.COMBAT.phase(Side.AXIS).orders(war.position()).forEach(offers::add);
    return offers;
  }

  private static List<Forecast> forecasts(War war) {
    return offers(war).stream()
        .flatMap(order -> War.COMBAT.forecast(war.position(), Side.AXIS, order).stream())
        .toList();
  }

  @Test
  @Rule({"14.21", "12.8"})
  void aGunMayBePromisedByAnyHexOfAnAttack() {
    War war = new War(Field.azov()).declared("de-170", "C5928 C5929");
    war.field().place("C5928", "su-sar-10");
    int gun = war.field().unit("su-sar-10");
    List<Order> listed = new ArrayList<>();
    War.commits(Side.SOVIET).forEach(war.position(), listed::add);
    assertThat(listed)
        .contains(
            new Commit(gun, war.field().hex("C5928")), new Commit(gun, war.field().hex("C5929")));
  }
}
