package stavka.rostov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Advance;
import stavka.engine.order.Attack;
import stavka.engine.order.Reply;
import stavka.engine.position.ScriptedChance;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.Sketch;
import stavka.rostov.War;
import stavka.rostov.declaration.Declare;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;
import stavka.testkit.ScriptedPlay;

/** Who can go back, and advance, only by some ways. */
class LimitedWaysTest {
  private static List<FallBackWays.Way> ways(Field field, String unit) {
    Ints group = field.units(unit);
    Ints away = Ints.of(field.position().place(group.first()));
    return War.COMBAT.ways().ways(field.position(), group, away, 2, Ints.EMPTY);
  }

  private static boolean along(Field field, String from, Ints path, boolean rail) {
    int here = field.hex(from);
    boolean all = true;
    for (int to : path) {
      int direction = Field.THEATRE.grid().direction(here, to);
      all &=
          rail
              ? Field.THEATRE.ground().rail(here, direction)
              : Field.THEATRE.ground().road(here, direction);
      here = to;
    }
    return all;
  }

  private static boolean afloat(int hex) {
    return Field.THEATRE.ground().coast(hex) || !Field.THEATRE.ground().land(hex);
  }

  private static Field beaten(Field field, String unit, String from) {
    Cells.Case one = new Cells.Case("de-299", field.where(unit), 0, "");
    Cells.settled(field.place(from, "de-299"), Side.AXIS, one, "-/R");
    return field;
  }

  @Test
  @Rule({"16.24", "16.43"})
  void trainsGoBackByRailAloneAndAreCadreWhereTheyCannot() {
    Field field = Field.sumy().alone().weather(Weather.CLEAR).place("A5618", "su-trn-1");
    assertThat(ways(field, "su-trn-1"))
        .isNotEmpty()
        .allMatch(way -> along(field, "A5618", way.path(), true));
    Field off = Field.sumy().alone().weather(Weather.CLEAR).place("A5116", "su-trn-1");
    assertThat(ways(off, "su-trn-1")).isEmpty();
    assertThat(beaten(off, "su-trn-1", "A5016").where("su-trn-1")).isEqualTo("box " + Box.CADRE);
  }

  @Test
  @Rule({"16.42", "16.43"})
  void superHeavyGunsGoBackByRoadAndInRainByGoodRoadsAlone() {
    Field field = Field.sumy().alone().weather(Weather.CLEAR).place("A5116", "su-ssh-1");
    List<FallBackWays.Way> clear = ways(field, "su-ssh-1");
    assertThat(clear).isNotEmpty().allMatch(way -> along(field, "A5116", way.path(), false));
    assertThat(clear).anyMatch(way -> way.path().first() == field.hex("A5117"));
    field.weather(Weather.RAIN);
    assertThat(ways(field, "su-ssh-1"))
        .as("A5117 lies on a minor road")
        .noneMatch(way -> way.path().first() == field.hex("A5117"));
    Field open = Field.sumy().alone().weather(Weather.CLEAR).place("A5212", "su-ssh-1");
    assertThat(beaten(open, "su-ssh-1", "A5112").where("su-ssh-1")).isEqualTo("box " + Box.NEVER);
  }

  @Test
  @Rule("16.43")
  void flotillasGoBackByWaterUntilTheFirstSnow() {
    Field field = Field.azov().alone().weather(Weather.CLEAR).place("D1630", "su-flo-azov");
    assertThat(ways(field, "su-flo-azov"))
        .isNotEmpty()
        .allMatch(way -> way.path().all(LimitedWaysTest::afloat));
    field.arrange(draft -> draft.enter(RostovLedger.SNOWED, 1));
    assertThat(ways(field, "su-flo-azov")).isEmpty();
    Field land = Field.sumy().alone().weather(Weather.CLEAR).place("A5212", "su-flo-don");
    assertThat(beaten(land, "su-flo-don", "A5112").where("su-flo-don"))
        .isEqualTo("box " + Box.ELIMINATED);
  }

  @Test
  @Rule({"16.42", "16.43"})
  void nobodyGoesBackOverOpenWaterWithoutABridge() {
    Field field = Field.azov().alone().weather(Weather.CLEAR).place("C5814", "su-274");
    int over = field.hex("C5714");
    assertThat(ways(field, "su-274")).noneMatch(way -> way.path().first() == over);
    field.weather(Weather.SNOW).frozen(true);
    assertThat(ways(field, "su-274")).anyMatch(way -> way.path().first() == over);
    Field base = Field.azov().alone().weather(Weather.CLEAR).place("C5814", "de-base-2");
    Cells.Case one = new Cells.Case("su-274", "C5814", 0, "");
    Cells.settled(base.place("C5815", "su-274"), Side.SOVIET, one, "-/R");
    assertThat(base.where("de-base-2")).as("bases never retreat").isEqualTo("box " + Box.NEVER);
  }

  private static ScriptedPlay won() {
    Field field = new Sketch().field().weather(Weather.CLEAR).place("A5116", "su-nk-57");
    field.place("A5115", "su-nk-6").place("A5016", "de-299 de-art-704 supply-axis-1");
    field.place("A5216", "de-62 supply-axis-2");
    ScriptedPlay play = field.at(49, "axis-declaration");
    play.give(new Declare(play.units("de-299 de-62"), play.hexes("A5116 A5115"), false));
    play.until("attack-or-end");
    play.give(
        new Attack(
            play.units("de-299 de-62"),
            play.hexes("A5116 A5115"),
            0,
            play.units("supply-axis-1 supply-axis-2 de-art-704")));
    play.arrange(draft -> draft.setChance(ScriptedChance.of(1)));
    return play.give(new Reply("no-order"));
  }

  @Test
  @Rule({"16.5", "16.52", "16.54", "16.55"})
  void afterAnAttackOnTwoHexesVictorsAdvanceIntoEitherWithinTheLimit() {
    ScriptedPlay play = won();
    assertThat(play.where("su-nk-57")).isEqualTo("off");
    assertThat(play.where("su-nk-6")).isEqualTo("off");
    Advance first = new Advance(play.units("de-299"), play.hexes("A5115"));
    Advance second = new Advance(play.units("de-62"), play.hexes("A5116"));
    Advance other = new Advance(play.units("de-62"), play.hexes("A5115"));
    assertThat(play.choices()).contains(first, second, other);
    play.refused(
        "16.53 advance-off-path", new Advance(play.units("de-art-704"), play.hexes("A5116")));
    play.give(first);
    assertThat(play.choices())
        .as("twelve points do not fit")
        .contains(second)
        .doesNotContain(other);
    play.give(second);
    assertThat(play.where("de-299")).isEqualTo("A5115");
    assertThat(play.where("de-62")).isEqualTo("A5116");
    assertThat(play.has("de-62", RostovMarks.FOUGHT)).isTrue();
  }

  @Test
  @Rule({"12.51", "16.5", "16.53"})
  void vehiclesAdvanceIntoAMarshByItsWaysAlone() {
    ScriptedPlay without = marsh(new Sketch().ground("marsh", "A5116"));
    assertThat(without.decision()).isNotEqualTo("advance-or-stay");
    ScriptedPlay by = marsh(new Sketch().ground("marsh", "A5116").minorRoad("A5016 A5116"));
    assertThat(by.choices())
        .contains(new Advance(by.units("su-tb-1"), by.hexes("A5116")))
        .doesNotContain(new Advance(by.units("su-10-td"), by.hexes("A5116")));
  }

  private static ScriptedPlay marsh(Sketch sketch) {
    Field field = sketch.field().weather(Weather.CLEAR).place("A5116", "de-eng-604");
    field.place("A5016", "su-tb-1 su-tb-129 su-tb-7").place("A5017", "su-10-td");
    field.mark(RostovMarks.STEP, 1, "de-eng-604").place("A4915", "supply-soviet-truck-1");
    ScriptedPlay play = field.at(49, "soviet-declaration");
    String all = "su-tb-1 su-tb-129 su-tb-7 su-10-td";
    play.give(new Declare(play.units(all), play.hexes("A5116"), false)).until("attack-or-end");
    play.arrange(draft -> draft.setChance(ScriptedChance.of(1)));
    return play.give(
        new Attack(play.units(all), play.hexes("A5116"), 0, play.units("supply-soviet-truck-1")));
  }
}
