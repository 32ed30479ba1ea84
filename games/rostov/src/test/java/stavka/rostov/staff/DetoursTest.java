package stavka.rostov.staff;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.hex.HexGrid;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;

/** How staffs find their way over the Dnieper, and who is called away his way to the Crimea. */
class DetoursTest {
  private static int direction(Field field, String from, String to) {
    return Field.THEATRE.grid().direction(field.hex(from), field.hex(to));
  }

  private static int detour(Field field, Side side, String from, String to) {
    return Field.GAME
        .facts()
        .detour(field.position(), side, field.hex(from), direction(field, from, to));
  }

  @Test
  @Rule({"10.76", "10.77"})
  void theDnieperIsCrossedWhereABridgeLeadsToAFreeBankAndGoneRoundElsewhere() {
    Field azov = Field.azov();
    assertThat(detour(azov, Side.AXIS, "C5706", "C5806")).isZero();
    assertThat(detour(azov, Side.AXIS, "C5715", "C5815")).as("held").isPositive();
    assertThat(detour(azov.alone(), Side.AXIS, "C5715", "C5815")).as("nobody there").isZero();
    assertThat(detour(azov, Side.AXIS, "C5714", "C5815")).as("no bridge").isPositive();
    assertThat(detour(azov, Side.AXIS, "C5814", "C5815")).as("no river").isZero();
    assertThat(detour(azov, Side.AXIS, "C5239", "C5339")).as("sea").isPositive();
    assertThat(detour(azov.frozen(true), Side.AXIS, "C5714", "C5815")).as("ice").isZero();
  }

  /** What small battles are balanced by: nobody marches far there. */
  @Test
  @Rule("4.1")
  void onANarrowFrontStaffsLookStraightAhead() {
    Field don = Field.of("rostov-redeemed").frozen(false);
    assertThat(Field.THEATRE.plan(don.position()).wide()).isFalse();
    for (int hex = 0; hex < Field.THEATRE.grid().size(); hex++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        assertThat(Field.GAME.facts().detour(don.position(), Side.AXIS, hex, direction)).isZero();
      }
    }
    assertThat(Field.THEATRE.plan(Field.azov().position()).wide()).isTrue();
  }

  @Test
  @Rule({"6.63", "6.71"})
  void staffsSendUnitsBeyondTheirLinesOnAWideFrontWhileTheRoadsCarry() {
    Field azov = Field.azov().weather(Weather.CLEAR);
    assertThat(Field.GAME.advice().ventures(azov.position())).isTrue();
    assertThat(supplies(azov, "de-13-pz-4", "D2425")).as("no line is there all the same").isFalse();
    assertThat(supplies(azov, "de-13-pz-4", "C5806")).as("where it stands").isTrue();
    assertThat(Field.GAME.advice().ventures(azov.weather(Weather.RAIN).position())).isFalse();
    Field don = Field.redeemed().weather(Weather.FROST);
    assertThat(Field.GAME.advice().ventures(don.position())).as("a narrow front").isFalse();
    double fresh = footing(azov.weather(Weather.CLEAR), "D2425");
    assertThat(fresh).isBetween(-0.5, -0.1);
    double hungry = footing(azov.mark(RostovMarks.SUPPLY, 2, "de-13-pz-4"), "D2425");
    assertThat(hungry).as("without a line for some time").isLessThan(fresh);
    assertThat(footing(azov.weather(Weather.RAIN), "D2425")).isLessThan(hungry);
  }

  private static boolean supplies(Field field, String id, String hex) {
    return Field.GAME.facts().supplies(field.position(), field.unit(id), field.hex(hex));
  }

  private static double footing(Field field, String hex) {
    return Field.GAME.advice().footing(field.position(), field.unit("de-13-pz-4"), field.hex(hex));
  }

  @Test
  @Rule("23.21")
  void aPontoonOfOnesOwnSparesADetour() {
    Field azov = Field.azov().alone().place("C5714", "pontoon-axis-1");
    azov.mark(RostovMarks.FACING, direction(azov, "C5714", "C5815"), "pontoon-axis-1");
    assertThat(detour(azov, Side.AXIS, "C5714", "C5815")).isZero();
    assertThat(detour(azov, Side.SOVIET, "C5714", "C5815")).isPositive();
  }

  @Test
  @Rule("15.52")
  void whoPlansAnAttackOverAnOpenMajorRiverCountsHalfHisStrength() {
    Field azov = Field.azov();
    int from = azov.hex("C5714");
    int over = direction(azov, "C5714", "C5815");
    assertThat(Field.GAME.facts().barrier(azov.position(), from, over)).isEqualTo(2);
    int beside = direction(azov, "C5714", "C5713");
    assertThat(Field.GAME.facts().barrier(azov.position(), from, beside)).isEqualTo(1);
    azov.frozen(true);
    assertThat(Field.GAME.facts().barrier(azov.position(), from, over)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"de-22", "de-46", "de-stug-190"})
  @Rule({"8.71", "10.56"})
  void whoIsCalledAwayGoesToTheEdgeThoughNoLineReachesIt(String unit) {
    Field azov = Field.azov().turn(53);
    assertThat(footing(azov, unit, "C5240"))
        .isGreaterThan(footing(azov, unit, "C5139") + 3)
        .isGreaterThan(footing(azov, unit, "C5137") + 3);
    assertThat(footing(azov, unit, "C5139")).isGreaterThan(footing(azov, unit, "C5137"));
  }

  @Test
  @Rule({"8.71", "10.56"})
  void whoIsCalledAwayIsSentIntoNoAttackAndOthersAre() {
    Field azov = Field.azov();
    int neck = azov.hex("C4238");
    assertThat(Field.GAME.facts().commands(azov.position(), azov.unit("de-46"), neck)).isFalse();
    assertThat(Field.GAME.facts().commands(azov.position(), azov.unit("de-170"), neck)).isTrue();
  }

  @Test
  @Rule({"8.71", "10.56"})
  void gunsThatAreCalledAwayLeaveTheirTargets() {
    Field azov = Field.azov().turn(48);
    assertThat(post(azov, "C4238")).isGreaterThan(post(azov, "C5139"));
    azov.turn(53);
    assertThat(post(azov, "C4238")).isLessThan(post(azov, "C5139"));
  }

  private static double post(Field field, String hex) {
    return Field.GAME
        .advice()
        .post(field.position(), field.unit("de-hart-62"), field.hex(hex))
        .orElseThrow();
  }

  private static double footing(Field field, String unit, String hex) {
    return Field.GAME.advice().footing(field.position(), field.unit(unit), field.hex(hex));
  }
}
