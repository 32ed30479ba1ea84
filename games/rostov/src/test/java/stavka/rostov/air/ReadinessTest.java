package stavka.rostov.air;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.event.Rolled;
import stavka.engine.position.Draft;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.rostov.Field;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.Weather;

class ReadinessTest {
  private static final Squadrons SQUADRONS = new Squadrons(Field.THEATRE);
  private static final Readiness READINESS = new Readiness(Field.THEATRE, SQUADRONS);
  private static final String BF_109 = "de-bf-109f-1";

  /** Sumy with some units in a box, after the dice. */
  private static Field prepared(Field field, int... dice) {
    return field.dice(dice).arrange(READINESS::prepare);
  }

  private static Field with(int box, String ids) {
    Field field = Field.sumy();
    return field.arrange(draft -> field.units(ids).each(unit -> draft.moveToBox(unit, box)));
  }

  private static String box(Field field, String id) {
    return field.where(id);
  }

  private static final String READY = "box " + Box.READY;
  private static final String FLOWN = "box " + Box.FLOWN;
  private static final String DAMAGED = "box " + Box.DAMAGED;

  @Test
  @Rule("9.11")
  void anAxisUnitThatHasFlownIsReadyOnASevenAndASovietOneOnAFive() {
    assertThat(box(prepared(with(Box.FLOWN, BF_109), 7), BF_109)).isEqualTo(READY);
    assertThat(box(prepared(with(Box.FLOWN, BF_109), 8), BF_109)).isEqualTo(FLOWN);
    assertThat(box(prepared(with(Box.FLOWN, "su-i-16-1"), 5), "su-i-16-1")).isEqualTo(READY);
    assertThat(box(prepared(with(Box.FLOWN, "su-i-16-1"), 6), "su-i-16-1")).isEqualTo(FLOWN);
  }

  @Test
  @Rule("9.11")
  void eachDieIsToldWithWhomItIsForAndWhatItMustNotPass() {
    Field field = with(Box.FLOWN, BF_109 + " su-i-16-1").weather(Weather.SNOW).dice(7, 4);
    Draft draft = field.position().edit();
    READINESS.prepare(draft);
    assertThat(draft.events())
        .contains(
            Noted.of(
                "9.11",
                "readiness",
                Detail.unit(field.unit(BF_109)),
                Detail.number(7),
                Detail.number(6)),
            Noted.of(
                "9.11",
                "readiness",
                Detail.unit(field.unit("su-i-16-1")),
                Detail.number(4),
                Detail.number(4)));
  }

  @Test
  @Rule("9.11")
  void rainAndArcticColdAddTwoToTheDieAndSnowOne() {
    Weather[] weathers = {Weather.RAIN, Weather.ARCTIC, Weather.SNOW, Weather.FROST};
    int[] most = {5, 5, 6, 7};
    for (int i = 0; i < weathers.length; i++) {
      Field good = with(Box.FLOWN, BF_109).weather(weathers[i]);
      Field bad = with(Box.FLOWN, BF_109).weather(weathers[i]);
      assertThat(box(prepared(good, most[i]), BF_109)).isEqualTo(READY);
      assertThat(box(prepared(bad, most[i] + 1), BF_109)).isEqualTo(FLOWN);
    }
  }

  @Test
  @Rule("9.11")
  void damagedUnitsAreMendedAfterTheOthersAndComeNoFartherThanOneBox() {
    Field field = with(Box.DAMAGED, BF_109 + " su-i-16-1");
    prepared(field, 4, 4);
    assertThat(box(field, BF_109)).isEqualTo(FLOWN);
    assertThat(box(field, "su-i-16-1")).isEqualTo(DAMAGED);
    Field worse = prepared(with(Box.DAMAGED, BF_109 + " su-i-16-1"), 5, 3);
    assertThat(box(worse, BF_109)).isEqualTo(DAMAGED);
    assertThat(box(worse, "su-i-16-1")).isEqualTo(FLOWN);
  }

  @Test
  @Rule({"9.11", "9.12"})
  void aStormSendsTheReadyAmongTheFlownAndTheyRollWithOneMoreButDummiesAreReadyAnyway() {
    Field field = Field.sumy().weather(Weather.RAIN).arrange(d -> d.enter(RostovLedger.STORM, 1));
    prepared(field, 4, 5, 10, 2, 3, 1);
    assertThat(box(field, BF_109)).isEqualTo(READY);
    assertThat(box(field, "de-ju-87-1")).isEqualTo(FLOWN);
    assertThat(box(field, "de-he-111-1")).isEqualTo(FLOWN);
    assertThat(box(field, "de-dummy-1")).isEqualTo(READY);
    assertThat(box(field, "su-i-16-1")).isEqualTo(READY);
    assertThat(box(field, "su-mig-3-1")).isEqualTo(FLOWN);
    assertThat(box(field, "su-il-2-1")).isEqualTo(READY);
    assertThat(box(field, "su-dummy-1")).isEqualTo(READY);
  }

  @Test
  @Rule("9.11")
  void withoutAStormTheReadyStayReadyAndDummiesComeBackWithoutADie() {
    Field field = with(Box.FLOWN, "de-dummy-1 su-dummy-1");
    prepared(field);
    assertThat(box(field, "de-dummy-1")).isEqualTo(READY);
    assertThat(box(field, "su-dummy-1")).isEqualTo(READY);
    assertThat(box(field, BF_109)).isEqualTo(READY);
  }

  @Test
  @Rule("9.13")
  void destroyedUnitsNeverRoll() {
    Field field = prepared(with(Box.SHOT_DOWN, BF_109 + " su-i-16-1"));
    assertThat(box(field, BF_109)).isEqualTo("box " + Box.SHOT_DOWN);
    assertThat(box(field, "su-i-16-1")).isEqualTo("box " + Box.SHOT_DOWN);
  }

  @Test
  @Rule({"4.2", "9.11"})
  void readinessIsRolledEveryTurnBeforeTheRaids() {
    Skies skies = Skies.sumy().box(Box.FLOWN, BF_109).until("soviet-movement");
    skies.end().until("axis-interdiction");
    assertThat(skies.position().turn()).isEqualTo(50);
    assertThat(
            skies
                .events()
                .filter(
                    e -> e instanceof Rolled rolled && rolled.purpose().equals("readiness-die")))
        .hasSize(1);
  }
}
