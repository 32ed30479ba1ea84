package stavka.rostov.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.rostov.combat.Figures.attack;
import static stavka.rostov.combat.Figures.changes;
import static stavka.rostov.combat.Figures.defence;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Attack;
import stavka.engine.play.Forecast;
import stavka.engine.rule.Rule;
import stavka.rostov.Field;
import stavka.rostov.Sketch;
import stavka.rostov.declaration.Declare;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;
import stavka.testkit.ScriptedPlay;

/** What halves strengths and caps guns, on drawn ground. */
class StrengthsTest {
  private static final String PANZERS = "de-9-pz-33 de-9-pz-10";

  private static Field field(Sketch sketch) {
    Field field = sketch.field().weather(Weather.CLEAR).place("A4916", "supply-axis-1");
    return field.mark(RostovMarks.STEP, 0, "de-9-pz-33");
  }

  private static ScriptedPlay declared(Field field, String units) {
    ScriptedPlay play = field.at(49, "axis-declaration");
    play.give(new Declare(play.units(units), play.hexes("A5116"), false));
    return play.until("attack-or-end");
  }

  private static Attack attackOf(ScriptedPlay play, String units, String help) {
    return new Attack(play.units(units), play.hexes("A5116"), 0, play.units(help));
  }

  private static Forecast of(Field field, String units, String guns) {
    ScriptedPlay play = declared(field, units);
    return play.forecast(attackOf(play, units, "supply-axis-1 " + guns));
  }

  @Test
  @Rule("15.52")
  void outOfAMarshOneAttacksWithHalfAndGunsFireIntoOneWithHalf() {
    Field out = field(new Sketch().ground("marsh", "A5016"));
    out.place("A5016", "de-299 de-art-704").place("A5116", "su-297");
    assertThat(attack(of(out, "de-299", ""))).as("half of 6").isEqualTo(3);
    assertThat(attack(of(out, "de-299", "de-art-704"))).as("guns are spared").isEqualTo(6);
    Field into = field(new Sketch().ground("marsh", "A5116"));
    into.place("A5016", "de-299 de-art-704").place("A5116", "su-297");
    assertThat(attack(of(into, "de-299", "de-art-704"))).as("6 and half of 3").isEqualTo(7.5);
  }

  @Test
  @Rule("15.52")
  void armourAttacksACityWithHalfOfItsStrength() {
    Field city = field(new Sketch().ground("city", "A5116"));
    city.place("A5016", PANZERS).place("A5116", "su-297");
    assertThat(attack(of(city, PANZERS, ""))).as("half of 7, and 3").isEqualTo(6.5);
    Field open = field(new Sketch());
    assertThat(attack(of(open.place("A5016", PANZERS).place("A5116", "su-297"), PANZERS, "")))
        .isEqualTo(10);
  }

  @Test
  @Rule("15.51")
  void halvingsLeaveAGroupAPoint() {
    Field field = field(new Sketch().ground("marsh", "A5016").ground("city", "A5116"));
    field.place("A5016", "de-eng-604").mark(RostovMarks.STEP, 1, "de-eng-604");
    field.place("A5116", "su-26-cd");
    assertThat(attack(of(field, "de-eng-604", ""))).as("1, halved, is 1").isEqualTo(1);
  }

  @Test
  @Rule("15.67")
  void combinedArmsDoNotHelpAgainstMarshCityOrStrongpoint() {
    Field marsh = field(new Sketch().ground("marsh", "A5116"));
    marsh.place("A5016", PANZERS).place("A5116", "su-297");
    assertThat(changes(of(marsh, PANZERS, ""))).isEmpty();
    Field city = field(new Sketch().ground("city", "A5116"));
    city.place("A5016", PANZERS).place("A5116", "su-297");
    assertThat(changes(of(city, PANZERS, ""))).isEqualTo("drm-ground 1");
    Field river = field(new Sketch().side("river", "A5116", "A5016"));
    river.place("A5016", PANZERS).place("A5116", "su-297");
    assertThat(changes(of(river, PANZERS, ""))).isEqualTo("drm-hexside 1");
    Field woods = field(new Sketch().ground("woods", "A5116"));
    woods.place("A5016", PANZERS).place("A5116", "su-297");
    assertThat(changes(of(woods, PANZERS, ""))).isEqualTo("drm-combined-arms -1");
  }

  @Test
  @Rule({"15.4", "15.55"})
  void gunsOfAlliesCountHalfAndTwoOfThemAtMost() {
    Field field = field(new Sketch()).place("A5116", "su-297").place("A5016", "de-299");
    field.place("A5017", "ro-art de-art-704 de-art-618 de-art-627 de-hart-62 de-hart-610");
    assertThat(attack(of(field, "de-299", "ro-art"))).as("6 and half of 2").isEqualTo(7);
    ScriptedPlay play = declared(field, "de-299");
    String five = "supply-axis-1 de-art-704 de-art-618 de-art-627 de-hart-62 de-hart-610";
    play.refused("22.14 gun-limit", attackOf(play, "de-299", five));
  }

  @Test
  @Rule("15.55")
  void aPromisedGunThatAnEnemyZoneHasReachedIsSilentOutsideTheHex() {
    Field field = field(new Sketch()).place("A5116", "su-297").place("A5217", "su-sar-10");
    field.place("A5016", "de-299").mark(RostovMarks.COMMITTED, 1, "su-sar-10");
    assertThat(defence(of(field, "de-299", ""))).as("4 and a gun of 3").isEqualTo(7);
    field.place("A5317", "de-168");
    assertThat(defence(of(field, "de-299", ""))).as("the gun stands in a zone").isEqualTo(4);
    field.place("A5116", "su-sar-10");
    assertThat(defence(of(field, "de-299", ""))).as("in the hex itself").isEqualTo(7);
  }

  @Test
  @Rule({"12.7", "15.21"})
  void whoJoinsAnAttackIsHeldByNobodyWhoIsNotAttacked() {
    Field field = field(new Sketch()).place("A5116", "su-297").place("A5016", "de-299");
    field.place("A5117", "de-168").place("A5218", "su-26-cd");
    ScriptedPlay play = declared(field, "de-299");
    play.refused("12.7 attack-uncovered", attackOf(play, "de-299 de-168", ""));
    assertThat(play.why(attackOf(play, "de-299", ""))).isEmpty();
    field.place("A5318", "su-26-cd");
    ScriptedPlay free = declared(field, "de-299");
    assertThat(free.why(attackOf(free, "de-299 de-168", ""))).isEmpty();
  }
}
