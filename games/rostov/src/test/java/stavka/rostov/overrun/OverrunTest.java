package stavka.rostov.overrun;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.order.Lose;
import stavka.engine.order.Overrun;
import stavka.engine.order.Retreat;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.operational.movement.Motion;
import stavka.rostov.Field;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.SupplyState;
import stavka.rostov.model.Weather;
import stavka.rostov.movement.Moves;
import stavka.testkit.ScriptedPlay;

class OverrunTest {
  private static final Moves AXIS = Moves.in("axis-movement");
  private static final String PANZERS = "de-9-pz-33 de-9-pz-10 de-9-pz-11 de-9-pz-r9 de-eng-604";

  private static Field before(int... dice) {
    return Field.sumy().place("A4820", PANZERS).dice(dice);
  }

  /** Two points to the hex beside the cavalry. */
  private static String way() {
    Field field = before();
    assertThat(AXIS.reach(field, "de-9-pz-33", "A4921")).isEqualTo(4);
    return AXIS.wayTo(field, "de-9-pz-33", "A4921");
  }

  private static Field overrun(int die) {
    return AXIS.overrunWith(before(die), PANZERS, way(), "A5022");
  }

  @Test
  @Rule({"11.41", "11.43"})
  void theNinthPanzerOverrunsCavalryAndDrivesItOff() {
    Field field = overrun(2);
    int riders = field.unit("su-26-cd");
    assertThat(field.position().get(riders, RostovMarks.STEP)).isEqualTo(1);
    var choices = AXIS.choices(field);
    assertThat(choices).hasSizeGreaterThan(1).allMatch(Retreat.class::isInstance);
    Retreat way = (Retreat) choices.getFirst();
    assertThat(way.path().size()).isEqualTo(2);
    AXIS.give(field, way);
    assertThat(field.position().place(riders)).isEqualTo(way.path().last());
    assertThat(field.position().has(riders, RostovMarks.OVERRUN)).isTrue();
    assertThat(field.where("de-9-pz-33")).isEqualTo("A5022");
    Motion motion = (Motion) field.position().frame();
    // Two points to come there, one and a half to overrun: half of seven is left.
    assertThat(motion.spent().get(0)).isEqualTo(7);
  }

  @Test
  @Rule("11.43")
  void aHigherDieCostsTheDefenderNothingThenFailsThenCostsTheAttacker() {
    Field six = overrun(6);
    assertThat(six.position().get(six.unit("su-26-cd"), RostovMarks.STEP)).isZero();
    assertThat(AXIS.choices(six)).allMatch(Retreat.class::isInstance);
    Field seven = overrun(7);
    assertThat(seven.position().frame()).isNull();
    assertThat(seven.where("de-9-pz-33")).isEqualTo("A4921");
    assertThat(seven.where("su-26-cd")).isEqualTo("A5022");
    assertThat(AXIS.why(seven, "de-9-pz-33", "march", "A4820")).isEqualTo("10.52 has-moved");
    Field nine = overrun(9);
    assertThat(AXIS.choices(nine)).hasSize(5).allMatch(Lose.class::isInstance);
    AXIS.give(nine, AXIS.choices(nine).getFirst());
    assertThat(nine.position().frame()).isNull();
  }

  @Test
  @Rule({"11.42"})
  void oddsWeatherSupplyAndAlliesKeepUnitsFromOverrunning() {
    String few = "de-9-pz-33 de-9-pz-10 de-9-pz-11 de-eng-604";
    assertThat(AXIS.whyOverrun(before(), PANZERS, way(), "A5022")).isEmpty();
    assertThat(AXIS.whyOverrun(before(), few, way(), "A5022")).isEqualTo("11.42 overrun-odds");
    assertThat(AXIS.whyOverrun(before().weather(Weather.RAIN), PANZERS, way(), "A5022"))
        .isIn("11.42 overrun-weather", "10.52 too-far");
    assertThat(
            AXIS.whyOverrun(
                before().place("A4921", PANZERS).weather(Weather.RAIN), PANZERS, "", "A5022"))
        .isEqualTo("11.42 overrun-weather");
    Field out = before().mark(RostovMarks.SUPPLY, SupplyState.OUT.ordinal(), "de-9-pz-10");
    assertThat(AXIS.whyOverrun(out, PANZERS, way(), "A5022")).isEqualTo("11.42 unsupplied-overrun");
    Field allied = before().place("A4820", "sk-fast");
    assertThat(AXIS.whyOverrun(allied, PANZERS + " sk-fast", way(), "A5022"))
        .isEqualTo("11.42 overrun-allied");
    assertThat(AXIS.whyOverrun(before().place("A4820", "de-62"), "de-62", way(), "A5022"))
        .isEqualTo("11.41 overrun-foot");
    assertThat(AXIS.whyOverrun(before(), PANZERS, way(), "A5021"))
        .isIn("11.41 overrun-nobody", "10.4 not-adjacent");
  }

  @Test
  @Rule({"11.42"})
  void noOverrunStartsInTheZoneOfOthers() {
    Field field = before().place("A4920", "su-297");
    field.place("A4921", PANZERS);
    assertThat(AXIS.whyOverrun(field, PANZERS, "", "A5022")).isEqualTo("11.42 overrun-zones");
  }

  @Test
  @Rule({"11.42", "23.14"})
  void aCityNeedsEngineersAndTwelveToOne() {
    Field field = Field.sumy().place("A5412", PANZERS);
    String noEngineers = "de-9-pz-33 de-9-pz-10 de-9-pz-11 de-9-pz-r9";
    field.arrange(
        draft -> {
          for (String id : "su-1-gd su-tb-129 su-5-cd su-9-cd su-227 su-212-b".split(" ")) {
            draft.moveToBox(field.unit(id), Box.OUT);
          }
        });
    assertThat(AXIS.whyOverrun(field, noEngineers, "", "A5512"))
        .isEqualTo("23.14 overrun-needs-engineers");
    assertThat(AXIS.whyOverrun(field, PANZERS, "", "A5512")).isEqualTo("11.42 overrun-odds");
  }

  @Test
  @Rule({"11.43", "11.44"})
  void anOverrunHeadquartersIsNotOperationalAndHasNoZone() {
    Field field = before(6).place("A5022", "su-hq-21a");
    field.arrange(draft -> draft.moveToBox(field.unit("su-26-cd"), Box.OUT));
    AXIS.overrunWith(field, PANZERS, way(), "A5022");
    AXIS.give(field, AXIS.choices(field).getFirst());
    int staff = field.unit("su-hq-21a");
    assertThat(field.position().has(staff, RostovMarks.TURNED)).isTrue();
    assertThat(field.position().has(staff, RostovMarks.OVERRUN)).isTrue();
  }

  @Test
  @Rule({"11.43"})
  void whoCannotGoTwoHexesWithoutAnEnemyZoneGoesToCadre() {
    Field field =
        before(6)
            .place("A5122", "de-299")
            .place("A5021", "de-168")
            .place("A5023", "de-62")
            .place("A5121", "de-1-kav");
    AXIS.overrunWith(field, PANZERS, way(), "A5022");
    assertThat(field.where("su-26-cd")).isEqualTo("box " + Box.CADRE);
    assertThat(field.where("de-9-pz-33")).isEqualTo("A5022");
  }

  @Test
  @Rule({"11.41", "11.42", "11.43"})
  void sovietCavalryOverrunsAtSevenToOneAndLosesItsOwnSteps() {
    Moves soviet = Moves.in("soviet-motorised");
    Field field =
        Field.sumy()
            .alone()
            .place("A5212", "su-5-cd su-9-cd su-26-cd")
            .place("A5213", "de-eng-604")
            .mark(RostovMarks.STEP, 1, "de-eng-604")
            .dice(10);
    assertThat(soviet.whyOverrun(field, "su-5-cd su-9-cd su-26-cd", "", "A5213")).isEmpty();
    assertThat(soviet.whyOverrun(field, "su-5-cd su-9-cd", "", "A5213"))
        .isEqualTo("11.42 overrun-odds");
    soviet.overrunWith(field, "su-5-cd su-9-cd su-26-cd", "", "A5213");
    assertThat(soviet.choices(field)).hasSize(3).allMatch(Lose.class::isInstance);
  }

  @Test
  @Rule({"11.42", "11.43"})
  void unknownUnitsTurnUpAndFreeTheHexOrCallTheOverrunOff() {
    Field alone = before(1).place("A5022", "ur-mg-1");
    alone.arrange(draft -> draft.moveToBox(alone.unit("su-26-cd"), Box.OUT));
    AXIS.overrunWith(alone, PANZERS, way(), "A5022");
    assertThat(alone.where("ur-mg-1")).isEqualTo("box " + Box.CADRE);
    assertThat(alone.where("de-9-pz-33")).isEqualTo("A5022");
    // Two points to come there and half a one for the road: the overrun's own is given back.
    assertThat(((Motion) alone.position().frame()).spent().get(0)).isEqualTo(5);
    Field strong = before(15).place("A5022", "ur-mg-1");
    AXIS.overrunWith(strong, PANZERS, way(), "A5022");
    assertThat(strong.position().frame()).isNull();
    assertThat(strong.where("de-9-pz-33")).isEqualTo("A4921");
    assertThat(strong.position().has(strong.unit("de-9-pz-33"), RostovMarks.MOVED)).isTrue();
    assertThat(strong.position().has(strong.unit("de-9-pz-33"), RostovMarks.OBLIGED)).isTrue();
    Field later = before(15).place("A5022", "ur-mg-1").place("A4921", PANZERS);
    Moves.in("axis-motorised").overrunWith(later, PANZERS, "", "A5022");
    assertThat(later.position().has(later.unit("de-9-pz-33"), RostovMarks.OBLIGED)).isFalse();
  }

  @Test
  @Rule({"11.43", "11.44"})
  void gunsAloneAndMarkersMakeTheDieBetter() {
    Moves soviet = Moves.in("soviet-motorised");
    String riders = "su-5-cd su-9-cd su-26-cd";
    // Nine to one is one better, assault guns without a zone another: a ten counts eight.
    Field guns = Field.sumy().alone().place("A5212", riders).place("A5213", "de-stug-244").dice(10);
    soviet.overrunWith(guns, riders, "", "A5213");
    assertThat(guns.position().frame()).isNull();
    assertThat(guns.where("su-5-cd")).isEqualTo("A5212");
    Field again =
        Field.sumy()
            .alone()
            .place("A5212", riders)
            .place("A5213", "de-stug-244")
            .mark(RostovMarks.OVERRUN, 1, "de-stug-244")
            .dice(9);
    soviet.overrunWith(again, riders, "", "A5213");
    assertThat(again.position().frame()).isNotNull();
  }

  @Test
  @Rule("11.45")
  void theSameHexMayBeTriedAgainByOthers() {
    Field field = overrun(8);
    field.place("A4921", "de-16-mot-60 de-16-mot-156 de-16-mot-r341 de-25-mot-35 de-25-mot-119");
    assertThat(
            AXIS.whyOverrun(
                field,
                "de-16-mot-60 de-16-mot-156 de-16-mot-r341 de-25-mot-35 de-25-mot-119",
                "",
                "A5022"))
        .isEmpty();
  }

  @Test
  @Rule("11.43")
  void theLogTellsWhatAnOverrunHasCostUpToItsDie() {
    ScriptedPlay play = before().play(49, "axis-movement", 2);
    play.give(new Overrun(play.units(PANZERS), play.hexes(way()), play.hex("A5022"), -1));
    assertThat(play.events())
        .contains(
            Noted.of(
                "11.43",
                "overrun-spends",
                Detail.hex(play.hex("A5022")),
                Detail.number(3),
                Detail.number(5)));
  }
}
