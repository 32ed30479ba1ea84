package stavka.rostov.air;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;

class FlakTest {
  private static final Squadrons SQUADRONS = new Squadrons(Field.THEATRE);
  private static final Flak FLAK = new Flak(Field.THEATRE, SQUADRONS);

  private static int modifier(String gunners, String target) {
    Field field = Field.sumy();
    Ints units = gunners.isEmpty() ? Ints.EMPTY : field.units(gunners);
    return FLAK.modifier(units, field.unit(target));
  }

  /** A raid on the 40th Army's headquarters with two anti-aircraft groups beside it. */
  private static Skies raid(int die) {
    Skies skies = Skies.sumy().place("A5612", "su-saa-kiev").place("A5512", "su-saa-kharkov");
    return skies.fly("de-ju-87-1", "A5512").end().dice(die).until("axis-movement");
  }

  @Test
  @Rule("17.43")
  void theExampleOfTheBookThreeForTheGunnersAreTwoAndTheJu87TakesOneAway() {
    String gunners = "su-hq-40a su-saa-kiev su-saa-kharkov";
    assertThat(modifier(gunners, "de-ju-87-1")).isEqualTo(1);
    assertThat(modifier(gunners, "de-he-111-1")).isEqualTo(2);
    Skies through = raid(7);
    assertThat(through.noted("flak-fires")).containsExactly("de-ju-87-1 1");
    assertThat(through.noted("raid-flown")).containsExactly("A5512 2");
    assertThat(through.where("de-ju-87-1")).isEqualTo("flown");
    Skies abort = raid(8);
    assertThat(abort.noted("air-result")).containsExactly("de-ju-87-1 air-abort");
    assertThat(abort.noted("raid-flown")).isEmpty();
    assertThat(abort.where("de-ju-87-1")).isEqualTo("flown");
    Skies damaged = raid(9);
    assertThat(damaged.where("de-ju-87-1")).isEqualTo("damaged");
  }

  @Test
  @Rule("17.43")
  void headquartersAndEachAntiAircraftUnitAddOneUpToTwo() {
    assertThat(modifier("su-hq-40a", "de-he-111-1")).isEqualTo(1);
    assertThat(modifier("su-hq-40a su-hq-21a", "de-he-111-1")).isEqualTo(1);
    assertThat(modifier("su-227", "de-he-111-1")).isZero();
    assertThat(modifier("su-227", "de-ju-87-1")).isEqualTo(-1);
    assertThat(modifier("de-flak-7 de-299", "su-il-2-1")).isZero();
    assertThat(modifier("de-flak-7 de-299", "su-sb-2-1")).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"8, NONE", "9, ABORT", "10, DAMAGED", "11, DAMAGED", "12, DESTROYED", "-1, NONE"})
  @Rule("17.43")
  void theTableOfAntiAircraftFireIsGoodForTheGunnerWhenHigh(int die, String result) {
    assertThat(Field.THEATRE.charts().air().flak().result(die)).hasToString(result);
  }

  @ParameterizedTest
  @CsvSource({
    "de-299, true",
    "de-213-sec, true",
    "de-1-kav, false",
    "de-stug-244, false",
    "de-flak-7, true",
    "su-227, true",
    "su-5-cd, false",
    "su-sar-11, false",
    "su-hq-40a, true",
    "su-saa-kiev, true",
    "su-tb-1, false",
    "su-trn-1, false",
    "supply-axis-1, false"
  })
  @Rule("17.42")
  void theAxisFiresWithMostOfItsUnitsTheSovietsWithDivisionsStaffsAndAntiAircraft(
      String id, boolean fires) {
    int unit = Field.THEATRE.roster().index(id);
    if (unit >= 0) {
      assertThat(FLAK.eligible(unit)).as(id).isEqualTo(fires);
    } else {
      assertThat(id).startsWith("supply");
    }
  }

  @Test
  @Rule("17.41")
  void gunsFireFromTheHexAndTheSixAroundItAndNoFarther() {
    Field field = Field.sumy().alone();
    field.place("A5512", "su-227");
    assertThat(FLAK.gunners(field.position(), Side.SOVIET, field.hex("A5512")).size()).isEqualTo(1);
    assertThat(FLAK.gunners(field.position(), Side.SOVIET, field.hex("A5612")).size()).isEqualTo(1);
    assertThat(FLAK.gunners(field.position(), Side.SOVIET, field.hex("A5712")).size()).isZero();
    assertThat(FLAK.gunners(field.position(), Side.AXIS, field.hex("A5512")).size()).isZero();
  }

  @Test
  @Rule({"17.41", "17.43"})
  void eachSideFiresOnceAtEachEnemyThatFliesTheMissionAndAtNoFighterThatFired() {
    Skies skies = Skies.attacked().place("A5112", "de-flak-7");
    skies.fly("de-ju-87-1 de-he-111-1 de-bf-109f-1", "A5212").end();
    skies.fly("su-il-2-1", "A5212").dice(7, 1, 1, 1).end();
    assertThat(skies.noted("flak-fires"))
        .containsExactly("de-ju-87-1 -1", "de-he-111-1 0", "su-il-2-1 0");
    assertThat(skies.noted("mission-flown")).containsExactly("A5212 3 2");
  }

  @Test
  @Rule({"17.41", "17.44"})
  void whereNobodyCanFireTheMissionIsFlownWithoutDice() {
    Skies skies = Skies.sumy().fly("de-he-111-1", "A5815").end();
    skies.dice().until("axis-movement");
    assertThat(skies.noted("flak-fires")).isEmpty();
    assertThat(skies.noted("raid-flown")).containsExactly("A5815 1");
    assertThat(skies.where("de-he-111-1")).isEqualTo("flown");
  }
}
