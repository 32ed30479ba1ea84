package stavka.redstar.air;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.end;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.put;
import static stavka.redstar.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.redstar.Field;
import stavka.redstar.air.AirSection.Retire;
import stavka.redstar.model.Box;
import stavka.redstar.model.RedStarMarks;

final class AirTest {
  private static Field ready(int turn) {
    return at(turn, "axis-air")
        .watched()
        .place("1006", "de-base-1")
        .box(Box.HANGAR, "de-fleet-1 de-fleet-2");
  }

  @Test
  @Rule({"12.0", "12.1", "12.1.1", "12.1.2"})
  void fleetsAreWithinTheRadiusOfTheirBase() {
    Field field = ready(2).place("1012", "su-1a");
    assertThat(field.why(put("de-fleet-1", "1013"))).isEqualTo("12.1.2 out-of-radius");
    assertThat(field.why(put("de-fleet-2", "1010"))).isEqualTo("12.1.2 fleet-not-ready");
    assertThat(field.why(put("de-base-1", "1010"))).isEqualTo("12.1.2 fleet-not-ready");
    // Onto enemy units, if one likes.
    field.give(put("de-fleet-1", "1012"));
    assertThat(field.where("de-fleet-1")).isEqualTo("1012");
    assertThat(at(2, "axis-air").why(end())).isEmpty();
  }

  @Test
  @Rule({"12.1.2", "13.0.2"})
  void inMudNoneFly() {
    Field field = ready(7).settle();
    assertThat(field.decision()).isNotEqualTo("choose-fleets");
    assertThat(field.where("de-fleet-1")).isEqualTo("hangar");
    assertThat(ready(8).settle().decision()).isEqualTo("choose-fleets");
  }

  @Test
  @Rule("12.1.3")
  void fleetsGoHomeAfterTheMotorisedPhase() {
    Field field = at(2, "fleets-return").place("1012", "de-fleet-1");
    field.edit();
    new AirSection(Field.THEATRE, Field.supply()::judge, Field.fate()).recallFleets(field.edit());
    field.take();
    assertThat(field.where("de-fleet-1")).isEqualTo("hangar");
  }

  @Test
  @Rule({"12.1.4", "10.6.2", "10.8.2", "15.7.1", "2.0"})
  void basesWithoutFullSupplyLeaveForFourTurns() {
    AirSection air = new AirSection(Field.THEATRE, Field.supply()::judge, Field.fate());
    Field field = at(2, "ground-air-bases").place("1014", "de-base-1").place("1012", "de-fleet-2");
    field.place("1004", "de-base-2");
    air.groundBases(field.edit());
    field.take();
    // Under a fleet the base would only lack supply, and leaves all the same.
    assertThat(field.where("de-base-1")).isEqualTo("track");
    assertThat(field.get("de-base-1", RedStarMarks.DUE)).isEqualTo(6);
    assertThat(field.where("de-base-2")).isEqualTo("1004");
  }

  @Test
  @Rule({"12.1.5", "15.7.1", "7.9.6"})
  void onTurns11And31ABaseLeavesForGood() {
    for (int turn : new int[] {11, 31}) {
      Field field = at(turn, "air-retirement").watched();
      field.place("1006", "de-base-1").place("1007", "de-base-2");
      field.box(Box.HANGAR, "de-fleet-1 de-fleet-2");
      assertThat(field.why(end())).isEqualTo("12.1.5 one-base-retires");
      assertThat(field.why(new Retire(unit("de-inf-1")))).isEqualTo("12.1.5 no-such-base");
      field.give(new Retire(unit("de-base-2")));
      assertThat(field.where("de-base-2")).isEqualTo("eliminated");
      assertThat(field.where("de-fleet-2")).isEqualTo("eliminated");
      assertThat(field.where("de-base-1")).isEqualTo("1006");
      assertThat(field.decision()).isNotEqualTo("choose-retirement");
    }
    Field other = at(12, "air-retirement").watched().place("1006", "de-base-1").settle();
    assertThat(other.where("de-base-1")).isEqualTo("1006");
  }

  @Test
  @Rule({"12.2", "12.2.1"})
  void aFleetReachesFourHexes() {
    Field field = at(2, "axis-movement").place("1210", "de-fleet-1");
    assertThat(AirSection.covers(Field.THEATRE, field.position(), hex("1214"))).isTrue();
    assertThat(AirSection.covers(Field.THEATRE, field.position(), hex("1215"))).isFalse();
  }
}
