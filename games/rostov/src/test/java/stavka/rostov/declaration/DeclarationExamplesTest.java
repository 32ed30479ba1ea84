package stavka.rostov.declaration;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.Field;
import stavka.rostov.Sketch;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;
import stavka.testkit.ScriptedPlay;

/** The examples of the book about who may and who must attack, on its own drawings. */
class DeclarationExamplesTest {
  private static final EndPhase END = new EndPhase();

  private static ScriptedPlay axis(Field field) {
    return field.at(49, "axis-declaration");
  }

  private static Declare declare(ScriptedPlay play, String units, String targets) {
    return new Declare(play.units(units), play.hexes(targets), false);
  }

  @Test
  @Rule({"12.2", "12.35"})
  void ofFourBesideAHexTwoAttackIt() {
    Field field = new Sketch().field().place("A5116", "su-297").place("A5016", "de-299");
    field.place("A5115", "de-168").place("A5117", "de-62").place("A5217", "de-1-kav");
    ScriptedPlay play = axis(field);
    play.give(declare(play, "de-168 de-1-kav", "A5116"));
    assertThat(play.why(END)).isEmpty();
    assertThat(play.get("de-168", RostovMarks.DECLARED)).isEqualTo(1);
    assertThat(play.get("de-1-kav", RostovMarks.DECLARED)).isEqualTo(1);
    assertThat(play.get("de-299", RostovMarks.DECLARED)).isZero();
    assertThat(play.get("de-62", RostovMarks.DECLARED)).isZero();
  }

  @Test
  @Rule({"12.51", "12.52"})
  void vehiclesAttackAMarshWhoseZoneTheyStandIn() {
    Field field = new Sketch().ground("marsh", "A5116").field().weather(Weather.CLEAR);
    field.place("A5116", "de-299").place("A5016", "su-tb-1").place("A5017", "su-10-td");
    ScriptedPlay play = field.at(49, "soviet-declaration");
    assertThat(play.why(declare(play, "su-tb-1 su-10-td", "A5116"))).isEmpty();
    field.place("A5116", "de-art-704").place("A4816", "de-299");
    ScriptedPlay gun = field.at(49, "soviet-declaration");
    assertThat(gun.why(declare(gun, "su-tb-1", "A5116")))
        .as("a gun has no zone, and a marsh no way")
        .isEqualTo("12.5 declare-barred");
  }

  @Test
  @Rule("12.52")
  void aGunWithoutAZoneIsAttackedByWhoeverCanEnter() {
    Field field = new Sketch().field().weather(Weather.CLEAR).place("A5116", "su-sar-10");
    ScriptedPlay play = axis(field.place("A5016", "de-299").place("A5017", "de-9-pz-33"));
    assertThat(play.why(declare(play, "de-299 de-9-pz-33", "A5116"))).isEmpty();
  }

  @Test
  @Rule({"12.52", "12.7"})
  void overAMajorRiverOneOfTwoNeighboursIsAttackedAlone() {
    Field field =
        new Sketch().side("major-river", "A5116", "A5115 A5216").field().weather(Weather.CLEAR);
    field.place("A5116", "de-299").place("A5115", "su-297").place("A5216", "su-227");
    ScriptedPlay play = axis(field);
    assertThat(play.why(declare(play, "de-299", "A5115 A5216"))).as("both").isEmpty();
    play.give(declare(play, "de-299", "A5115"));
    assertThat(play.why(END)).isEmpty();
    Field ice = field.weather(Weather.SNOW).frozen(true);
    ScriptedPlay frozen = axis(ice);
    frozen.give(declare(frozen, "de-299", "A5115"));
    assertThat(frozen.why(END)).as("zones cross the ice").isEqualTo("12.7 must-be-attacked");
  }

  @Test
  @Rule("12.61")
  void nobodyAttacksOverALake() {
    Field field = new Sketch().side("lake", "A5116", "A5115").field().weather(Weather.CLEAR);
    ScriptedPlay play = axis(field.place("A5116", "de-299").place("A5115", "su-297"));
    assertThat(play.why(declare(play, "de-299", "A5115"))).isEqualTo("12.5 declare-barred");
    ScriptedPlay ice = axis(field.weather(Weather.SNOW).frozen(true));
    assertThat(ice.why(declare(ice, "de-299", "A5115"))).isEmpty();
  }

  @Test
  @Rule("12.61")
  void aMarshWithoutAZoneIsAttackedOnFootAlone() {
    Field field = new Sketch().ground("marsh", "A5116").field().weather(Weather.CLEAR);
    field.place("A5116", "su-sar-10").place("A5016", "de-25-mot-35").place("A5017", "de-299");
    ScriptedPlay play = axis(field);
    assertThat(play.why(declare(play, "de-25-mot-35", "A5116"))).isEqualTo("12.5 declare-barred");
    assertThat(play.why(declare(play, "de-299", "A5116"))).isEmpty();
    Field way = new Sketch().ground("marsh", "A5116").rail("A5016 A5116").field();
    way.weather(Weather.CLEAR).place("A5116", "su-sar-10").place("A5016", "de-25-mot-35");
    ScriptedPlay rail = axis(way);
    assertThat(rail.why(declare(rail, "de-25-mot-35", "A5116"))).as("by rail").isEmpty();
  }

  private static final String WATER = "major-river";

  private static ScriptedPlay banks(Sketch sketch, Weather weather) {
    Field field = sketch.side(WATER, "A5116", "A5016 A5017").field().weather(weather);
    field.place("A5116", "su-297").place("A5016", "de-25-mot-35").place("A5017", "de-299");
    return axis(field);
  }

  @Test
  @Rule({"10.78", "12.52", "12.61", "15.21"})
  void noBoatBringsVehiclesIntoAMarshOrOutOfOneWhereNoWayLeads() {
    for (String marsh : new String[] {"A5116", "A5016"}) {
      ScriptedPlay play = banks(new Sketch().ground("marsh", marsh), Weather.CLEAR);
      assertThat(play.why(declare(play, "de-25-mot-35", "A5116")))
          .as(marsh)
          .isEqualTo("12.5 declare-barred");
      assertThat(play.why(declare(play, "de-25-mot-35 de-299", "A5116")))
          .as("nor with foot")
          .isEqualTo("12.5 declare-barred");
      assertThat(play.why(declare(play, "de-299", "A5116"))).as("foot").isEmpty();
      ScriptedPlay hard = banks(new Sketch().ground("marsh", marsh), Weather.FROST);
      assertThat(hard.why(declare(hard, "de-25-mot-35", "A5116"))).as("frost").isEmpty();
      ScriptedPlay way =
          banks(new Sketch().ground("marsh", marsh).minorRoad("A5016 A5116"), Weather.CLEAR);
      assertThat(way.why(declare(way, "de-25-mot-35", "A5116"))).as("by road").isEmpty();
    }
    ScriptedPlay dry = banks(new Sketch(), Weather.CLEAR);
    assertThat(dry.why(declare(dry, "de-25-mot-35", "A5116"))).as("dry banks").isEmpty();
  }

  @Test
  @Rule({"10.78", "12.61"})
  void armourAttacksOverAMajorRiverIntoAMarshWithWhoeverCanAdvanceThere() {
    Field field = new Sketch().ground("marsh", "A5116").side(WATER, "A5116", "A5016 A5017").field();
    field.weather(Weather.CLEAR).place("A5116", "su-297").place("A5016", "de-9-pz-33");
    ScriptedPlay play = axis(field.place("A5017", "de-25-mot-35 de-299"));
    assertThat(play.why(declare(play, "de-9-pz-33 de-25-mot-35", "A5116")))
        .as("none of them can go there")
        .isEqualTo("12.5 declare-barred");
    assertThat(play.why(declare(play, "de-9-pz-33 de-299", "A5116"))).as("foot can").isEmpty();
  }

  /**
   * The drawing of 12.7, in rain: Soviet armour at A5116 (A) and A5217 (C), cavalry at A5118 (D);
   * Axis infantry at A5117 (B), beside all three, and at A5115 (F), beside A alone.
   */
  private static Field rain() {
    Field field = new Sketch().field().weather(Weather.RAIN);
    field.place("A5116", "su-tb-129").place("A5217", "su-tb-7").place("A5118", "su-26-cd");
    return field.place("A5117", "de-62").place("A5115", "de-299");
  }

  @Test
  @Rule({"3.43", "12.7"})
  void whoAttacksAlsoAttacksThoseWhoseZoneHoldsHimOrSomebodyElseDoes() {
    ScriptedPlay play = axis(rain());
    play.give(declare(play, "de-62 de-299", "A5116"));
    assertThat(play.why(END)).as("D's zone holds B").isEqualTo("12.7 must-be-attacked");
    play.give(new Recall(play.hex("A5116")), declare(play, "de-299", "A5116"));
    assertThat(play.why(END)).as("F alone is free").isEmpty();
    ScriptedPlay freed = axis(rain().place("A5119", "de-168"));
    freed.give(declare(freed, "de-168", "A5118"), declare(freed, "de-62 de-299", "A5116"));
    assertThat(freed.why(END)).as("E attacks D, C has no zone there").isEmpty();
    ScriptedPlay other = axis(rain());
    other.give(declare(other, "de-62", "A5217"));
    assertThat(other.why(END)).as("with C goes D").isEqualTo("12.7 must-be-attacked");
  }

  @Test
  @Rule("12.8")
  void oneBesideThreeHexesAttacksThemAsOneAndOneBesideOnlyOneDoesNotJoin() {
    ScriptedPlay play = axis(rain());
    assertThat(play.why(declare(play, "de-62 de-299", "A5116 A5217 A5118")))
        .isEqualTo("12.8 declare-apart");
    play.give(declare(play, "de-62", "A5116 A5217 A5118"));
    assertThat(play.why(END)).isEmpty();
  }

  @Test
  @Rule({"12.31", "12.33", "12.35"})
  void oneToFourIsDeclaredAndLessIsNot() {
    Field field = new Sketch().field().place("A5016", "de-9-pz-r9 de-stug-244");
    field.place("A5116", "su-297 su-227").mark(RostovMarks.STEP, 0, "de-9-pz-r9");
    ScriptedPlay play = axis(field);
    assertThat(play.why(declare(play, "de-stug-244", "A5116"))).as("2 to 8").isEmpty();
    field.place("A5116", "su-sat-1").mark(RostovMarks.STEP, 1, "de-9-pz-r9");
    ScriptedPlay more = axis(field);
    assertThat(more.why(declare(more, "de-stug-244", "A5116")))
        .as("2 to 10")
        .isEqualTo("12.31 declare-odds");
    assertThat(more.why(declare(more, "de-stug-244 de-9-pz-r9", "A5116"))).as("3 to 10").isEmpty();
  }

  @Test
  @Rule({"12.12", "12.32", "12.34"})
  void gunsAndUnknownUnitsDoNotCountAtTheDeclarationAndReactionDoesNotUndoIt() {
    Field field = new Sketch().field().place("A5016", "de-stug-244");
    field.place("A5116", "su-297 su-26-cd su-sar-10").place("A5317", "su-tb-129 su-hq-40a");
    ScriptedPlay play = axis(field);
    play.give(declare(play, "de-stug-244", "A5116"), END);
    assertThat(play.decision()).isNotEqualTo("axis-declaration");
    Ints tanks = play.units("su-tb-129");
    play.give(new Move(tanks, play.hexes("A5217 A5116"), "march"), END);
    assertThat(play.where("su-tb-129")).isEqualTo("A5116");
    assertThat(play.position().at(play.hex("A5116"), RostovLayers.ATTACK))
        .as("2 to 10 now, and declared all the same")
        .isEqualTo(1);
  }
}
