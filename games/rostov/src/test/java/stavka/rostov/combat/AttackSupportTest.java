package stavka.rostov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Attack;
import stavka.engine.play.Orders;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.War;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;

/** Supply and guns among which an attacker chooses. */
class AttackSupportTest {
  private static final String GUNS = "de-art-704 de-art-618 de-art-627 de-art-617 de-art-781";

  /** One of two divisions is within seven hexes of the column, the other is not. */
  private static War apart() {
    Field field = Field.sumy().alone().weather(Weather.CLEAR).place("A5116", "su-297");
    field.place("A5016", "de-299 de-art-704").place("A5217", "de-168");
    field.place("A4414", "supply-axis-1");
    return new War(field).declared("de-299 de-168", "A5116");
  }

  private static Orders legal(War war) {
    return War.COMBAT.phase(Side.AXIS).orders(war.position());
  }

  private static List<Attack> listed(War war) {
    List<Attack> attacks = new ArrayList<>();
    legal(war).forEach(order -> attacks.add((Attack) order));
    return attacks;
  }

  @Test
  @Rule({"15.31", "15.32", "15.33"})
  void aColumnThatServesSomeAttackersIsOfferedThoughAllTogetherCannotBeSupplied() {
    War war = apart();
    Ints helpers = war.field().units("supply-axis-1 de-art-704");
    Ints one = war.field().units("de-299");
    Ints both = war.field().units("de-299 de-168");
    Orders.Target target = legal(war).targets().getFirst();
    assertThat(target.attackers().size()).isEqualTo(2);
    assertThat(target.supporters()).isEqualTo(Ints.EMPTY);
    assertThat(target.helpers()).isEqualTo(helpers);
    Ints there = target.together();
    assertThat(legal(war).supportOf(both, there)).isEqualTo(Orders.Support.NONE);
    assertThat(legal(war).supportOf(one, there)).isEqualTo(new Orders.Support(helpers, helpers));
    assertThat(listed(war))
        .contains(new Attack(one, there, 0, helpers))
        .anyMatch(attack -> attack.units().size() == 2 && attack.supporters().isEmpty())
        .allMatch(attack -> legal(war).allows(attack));
  }

  @Test
  @Rule("15.31")
  void aColumnThatServesNoAttackerCannotBeSpentOnThem() {
    War war = apart();
    war.field().place("A5316", "supply-axis-2");
    assertThat(war.objection(Side.AXIS, war.attack("de-299", "A5116", 0, "supply-axis-1")))
        .isEmpty();
    war.field().place("A0917", "supply-axis-2");
    assertThat(
            war.objection(
                Side.AXIS, war.attack("de-299", "A5116", 0, "supply-axis-1 supply-axis-2")))
        .isEqualTo("supply-idle");
  }

  @Test
  @Rule("15.4")
  void gunsBeyondTheBestAreOfferedToo() {
    Field field = Field.sumy().alone().weather(Weather.CLEAR).place("A5116", "su-297");
    field.place("A5016", "de-299 supply-axis-1").place("A4916", GUNS);
    War war = new War(field).declared("de-299", "A5116");
    Orders.Target target = legal(war).targets().getFirst();
    Ints guns = field.units(GUNS);
    assertThat(target.supporters().filter(guns::contains).size()).isEqualTo(3);
    assertThat(guns.all(target.helpers()::contains)).isTrue();
    assertThat(guns.all(gun -> listed(war).stream().anyMatch(a -> a.supporters().contains(gun))))
        .isTrue();
    assertThat(listed(war)).allMatch(attack -> legal(war).allows(attack));
  }

  @Test
  @Rule({"22.14", "22.25"})
  void nearASilentHeadquartersOneSovietGunAloneSupportsACombatWhereverTheGunsStand() {
    Field field = Field.sumy().alone().place("A5116", "su-297").place("A5516", "su-hq-21a");
    field.place("A5120", "su-hq-40a su-sar-10 su-sar-7");
    Guns guns = War.COMBAT.guns();
    Ints two = field.units("su-sar-10 su-sar-7");
    Ints there = field.hexes("A5116");
    assertThat(guns.tooMany(field.position(), Side.SOVIET, two, there)).isNull();
    field.mark(RostovMarks.TURNED, 1, "su-hq-21a");
    assertThat(guns.tooMany(field.position(), Side.SOVIET, two, there))
        .as("the attacked hex is four hexes from it")
        .isNotNull();
    assertThat(guns.tooMany(field.position(), Side.SOVIET, field.units("su-sar-7"), there))
        .isNull();
    field.place("A5716", "su-hq-21a");
    assertThat(guns.tooMany(field.position(), Side.SOVIET, two, there)).isNull();
  }
}
