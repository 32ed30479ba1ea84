package stavka.redstar.staff;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.play.Advice;
import stavka.engine.value.Side;
import stavka.redstar.Field;

final class StaffTest {
  private static final Advice ADVICE = Field.GAME.advice();

  private static double post(Field field, String id, String hex) {
    return ADVICE.post(field.position(), unit(id), hex(hex)).orElseThrow();
  }

  private static double footing(Field field, String id, String hex) {
    return ADVICE.footing(field.position(), unit(id), hex(hex));
  }

  @Test
  void aDepotBelongsWhereItSuppliesThoseWhoWouldGoHungry() {
    Field field = at(2, "axis-movement").place("1003", "de-depot-1").place("1013", "de-inf-1");
    field.place("1018", "su-1a");
    assertThat(post(field, "de-depot-1", "1009")).isGreaterThan(post(field, "de-depot-1", "1003"));
    // One hex too far, and the depot itself has no line.
    assertThat(post(field, "de-depot-1", "1009")).isGreaterThan(post(field, "de-depot-1", "1010"));
  }

  @Test
  void aDepotThatHoldsAChainTogetherStays() {
    Field field = at(2, "axis-movement").place("1009", "de-depot-1").place("1017", "de-depot-2");
    field.place("1317", "de-inf-1").place("1321", "su-1a");
    assertThat(post(field, "de-depot-1", "1009")).isGreaterThan(post(field, "de-depot-1", "1012"));
    assertThat(post(field, "de-depot-1", "1009")).isGreaterThan(post(field, "de-depot-1", "1006"));
  }

  @Test
  void headquartersStayOnRailsThatLeadHome() {
    Field field = at(2, "soviet-movement").place("1016", "su-hq-1").place("1012", "su-1a");
    field.place("1008", "de-inf-1");
    assertThat(post(field, "su-hq-1", "1015")).isGreaterThan(post(field, "su-hq-1", "1115"));
    assertThat(post(field, "su-hq-1", "1015")).isGreaterThan(post(field, "su-hq-1", "1010"));
    assertThat(post(field, "su-hq-1", "1016")).isGreaterThan(post(field, "su-hq-1", "1023"));
  }

  @Test
  void leadersGoWhereTheirArmiesFaceTheEnemy() {
    Field field = at(2, "soviet-leaders").place("1016", "su-hq-1").place("1012", "su-1a");
    field.place("1011", "de-inf-1").place("1019", "su-zhukov");
    assertThat(post(field, "su-zhukov", "1013")).isGreaterThan(post(field, "su-zhukov", "1017"));
  }

  @Test
  void airBasesKeepToTheGroundThatDepotsSupply() {
    Field field = at(2, "axis-air-bases").place("1009", "de-depot-1").place("1012", "de-inf-1");
    field.place("1013", "su-1a").place("1004", "de-base-1");
    assertThat(post(field, "de-base-1", "1008")).isGreaterThan(post(field, "de-base-1", "1002"));
    assertThat(post(field, "de-base-1", "1009")).isGreaterThan(post(field, "de-base-1", "1509"));
  }

  @Test
  void fightingUnitsShunHungerAndMoreSoWhenNoDepotFollows() {
    Field field = at(2, "axis-movement").place("1008", "de-pz-1");
    assertThat(footing(field, "de-pz-1", "1009")).isZero();
    assertThat(footing(field, "de-pz-1", "1011")).isNegative();
    assertThat(footing(field, "de-pz-1", "1019")).isLessThan(footing(field, "de-pz-1", "1011"));
    Field second = at(2, "armour-movement").place("1008", "de-pz-1");
    assertThat(footing(second, "de-pz-1", "1009")).isZero();
    assertThat(footing(second, "de-pz-1", "1011")).isLessThan(footing(field, "de-pz-1", "1011"));
  }

  @Test
  void sovietArmiesGatherWhereTogetherTheyAreStrongEnough() {
    Field few =
        at(2, "soviet-movement").place("1016", "su-hq-1 su-1a").place("1013", "de-kg-inf-1");
    few.marker("su-1a", "c-2-3");
    Field many = at(2, "soviet-movement").place("1016", "su-hq-1 su-1a su-2a su-3a su-4a");
    many.place("1013", "de-kg-inf-1");
    assertThat(footing(few, "su-1a", "1014")).isZero();
    assertThat(footing(many, "su-1a", "1014")).isPositive();
    assertThat(footing(many, "su-1a", "1015")).isZero();
  }

  @Test
  void whatServesOthersMovesAfterThem() {
    assertThat(ADVICE.echelon(unit("de-inf-1"))).isLessThan(ADVICE.echelon(unit("de-depot-1")));
    assertThat(ADVICE.echelon(unit("de-depot-1"))).isLessThan(ADVICE.echelon(unit("de-base-1")));
  }

  @Test
  void whatIsHeldAndSafeIsNoObjective() {
    Field field = at(2, "axis-movement").control("moscow", Side.AXIS).place("1010", "de-inf-1");
    assertThat(ADVICE.objectives(field.position(), Side.SOVIET))
        .extracting(Advice.Objective::hex)
        .contains(hex("1020"));
    assertThat(ADVICE.objectives(field.position(), Side.AXIS))
        .extracting(Advice.Objective::hex)
        .doesNotContain(hex("1020"));
    field.place("1017", "su-1a");
    assertThat(ADVICE.objectives(field.position(), Side.AXIS))
        .extracting(Advice.Objective::hex)
        .contains(hex("1020"));
  }
}
