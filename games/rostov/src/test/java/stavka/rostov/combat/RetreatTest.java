package stavka.rostov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import stavka.engine.event.StepLost;
import stavka.engine.order.Advance;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.War;
import stavka.rostov.declaration.RetreatOrder;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;

class RetreatTest {
  private static final String STACK = "su-26-cd su-sar-10";
  private static final Ints NOBODY = Ints.EMPTY;
  private static final Reply SILENT = new Reply("no-order");

  private static String ways(Field field, String units, int hexes, boolean further, int fate) {
    Ints group = field.units(units);
    Ints away = Ints.of(field.position().place(group.first()));
    return War.COMBAT
        .ways()
        .ways(field.position(), group, away, hexes, further ? group : Ints.EMPTY)
        .stream()
        .filter(way -> way.fate() == fate)
        .map(way -> way.path().stream().mapToObj(Field.THEATRE.map()::name).toList())
        .map(names -> String.join("-", names))
        .sorted()
        .collect(Collectors.joining(" "));
  }

  private static Field ring(String... hexes) {
    Field field = Field.sumy().alone().weather(Weather.CLEAR).place("A5022", "su-26-cd");
    String[] units = {"de-299", "de-168", "de-62", "de-1-kav", "de-9-pz-10", "de-9-pz-11"};
    for (int i = 0; i < hexes.length; i++) {
      field.place(hexes[i], units[i]);
    }
    return field;
  }

  @Test
  @Rule({"16.4", "16.46"})
  void defendersOfA5116GoBackEastOrThroughAZone() {
    Field field = Field.sumy().weather(Weather.CLEAR);
    field.place("A5016", "de-9-pz-33 de-9-pz-10").place("A5017", "de-25-mot-35");
    assertThat(ways(field, "su-1-gmr su-tb-1 su-gmi-4", 2, false, RetreatWays.FREE))
        .isEqualTo("A5216-A5215 A5216-A5315 A5216-A5316 A5217-A5218 A5217-A5316 A5217-A5317");
    assertThat(ways(field, "su-1-gmr", 2, false, RetreatWays.ZONE)).contains("A5115-");
  }

  @Test
  @Rule({"16.42", "16.24"})
  void whoIsRingedByEnemiesHasNoWayAndIsEliminated() {
    Field field = ring("A5021", "A5023", "A4921", "A4922", "A5121", "A5122");
    Ints cavalry = field.units("su-26-cd");
    Ints away = field.hexes("A5022");
    assertThat(War.COMBAT.ways().ways(field.position(), cavalry, away, 2, Ints.EMPTY)).isEmpty();
    Cells.settled(field, Side.AXIS, new Cells.Case("de-299", "A5022", 0, ""), "-/R");
    assertThat(field.where("su-26-cd")).isEqualTo("box " + Box.ELIMINATED);
    Field loss = ring("A5021", "A5023").mark(RostovMarks.STEP, 1, "su-26-cd");
    Cells.settled(loss, Side.AXIS, new Cells.Case("de-299", "A5022", 0, ""), "-/1");
    assertThat(loss.where("su-26-cd")).as("its last step").isEqualTo("box " + Box.CADRE);
  }

  @Test
  @Rule("16.45")
  void twoVacantZoneHexesRunningAreTheEnd() {
    Field field = ring("A5021", "A5023").place("A5120", "de-62").place("A5224", "de-1-kav");
    assertThat(ways(field, "su-26-cd", 2, false, RetreatWays.ELIMINATED)).isNotEmpty();
  }

  @Test
  @Rule({"16.41", "16.46"})
  void byOrderOfTheEnemyNobodyGoesThroughUncontestedZones() {
    Field field = ring("A5021", "A5023");
    assertThat(ways(field, "su-26-cd", 2, false, RetreatWays.ZONE)).isNotEmpty();
    assertThat(ways(field, "su-26-cd", 3, true, RetreatWays.ZONE)).isEmpty();
  }

  @Test
  @Rule({"16.41", "16.42"})
  void byOrderADivisionDoesNotWalkOutOfAPocketOnTheStrengthOfItsOwnZone() {
    Field pocket = ring("A5021", "A5023").place("A5022", "su-297");
    pocket.arrange(draft -> draft.moveToBox(pocket.unit("su-26-cd"), Box.OUT));
    assertThat(ways(pocket, "su-297", 2, false, RetreatWays.ZONE)).isNotEmpty();
    for (int fate = RetreatWays.FREE; fate <= RetreatWays.ELIMINATED; fate++) {
      assertThat(ways(pocket, "su-297", 3, true, fate)).isEmpty();
    }
    Cells.Case one = new Cells.Case("de-299", "A5022", 0, "");
    Cells.settled(pocket, Side.AXIS, one, RetreatOrder.NONE, RetreatOrder.FURTHER, "-/R");
    assertThat(pocket.where("su-297")).isEqualTo("box " + Box.ELIMINATED);
  }

  @Test
  @Rule({"16.41", "16.44", "16.46"})
  void byOrderAZoneThatFriendsContestIsCrossedAtItsPriceAndIsNoEnd() {
    Field field = ring("A5021", "A5023").place("A5022", "su-297").place("A5222", "su-293");
    field.arrange(draft -> draft.moveToBox(field.unit("su-26-cd"), Box.OUT));
    assertThat(ways(field, "su-297", 3, true, RetreatWays.FREE)).isEmpty();
    String paid = ways(field, "su-297", 3, true, RetreatWays.ZONE);
    assertThat(paid).isNotEmpty();
    for (String way : paid.split(" ")) {
      int end = field.hex(way.substring(way.lastIndexOf('-') + 1));
      assertThat(Field.THEATRE.board(field.position()).inEnemyZone(Side.SOVIET, end)).isFalse();
    }
  }

  @Test
  @Rule({"16.44", "16.47"})
  void anEndThatIsFullOrStillToBeAttackedIsLeftForAThirdHex() {
    Field field = Field.sumy().weather(Weather.CLEAR);
    field.place("A5016", "de-9-pz-33 de-9-pz-10").place("A5017", "de-25-mot-35");
    field.arrange(draft -> draft.put(field.hex("A5316"), RostovLayers.ATTACK, 1));
    assertThat(ways(field, "su-1-gmr", 2, false, RetreatWays.FREE)).doesNotContain("A5316");
    assertThat(ways(field, "su-1-gmr", 2, false, RetreatWays.LONGER)).contains("A5216-A5316-");
    Field full = Field.sumy().weather(Weather.CLEAR).place("A5316", "su-297 su-81");
    full.place("A5016", "de-9-pz-33 de-9-pz-10").place("A5017", "de-25-mot-35");
    assertThat(ways(full, "su-1-gmr", 2, false, RetreatWays.FREE)).doesNotContain("A5316");
    assertThat(ways(full, "su-1-gmr", 2, false, RetreatWays.LONGER)).contains("A5216-A5316-");
  }

  @Test
  @Rule("16.41")
  void anOwnerMayCrossAZoneButAnEnemySendsNobodyThereWhileAnotherWayIsFree() {
    FallBackWays.Way free = new FallBackWays.Way(Ints.of(1, 2), RetreatWays.FREE);
    FallBackWays.Way zone = new FallBackWays.Way(Ints.of(3, 4), RetreatWays.ZONE);
    FallBackWays.Way cadre = new FallBackWays.Way(Ints.of(5, 6), RetreatWays.CADRE);
    List<FallBackWays.Way> all = List.of(free, zone, cadre);
    assertThat(RetreatWays.choice(all, false)).containsExactly(free, zone);
    assertThat(RetreatWays.choice(all, true)).containsExactly(free);
    assertThat(RetreatWays.choice(List.of(zone, cadre), true)).containsExactly(zone);
    assertThat(RetreatWays.choice(List.of(cadre), false)).containsExactly(cadre);
  }

  @Test
  @Rule("16.47")
  void nobodyIsLostWithOthersWhoWouldBeSavedAlone() {
    FallBackWays.Way free = new FallBackWays.Way(Ints.of(1, 2), RetreatWays.FREE);
    FallBackWays.Way cadre = new FallBackWays.Way(Ints.of(5, 6), RetreatWays.CADRE);
    List<FallBackWays.Way> full = List.of(cadre);
    assertThat(RetreatWays.together(full, List.of(List.of(free), full))).isEmpty();
    assertThat(RetreatWays.together(full, List.of(full, full))).isEqualTo(full);
    assertThat(RetreatWays.together(List.of(free), List.of(full))).containsExactly(free);
  }

  private static War beaten(int... dice) {
    Field field = ring("A5021", "A5023").place("A4922", "de-62").place("A4921", "de-9-pz-33");
    field.place("A4921", "de-9-pz-10 de-9-pz-11 de-9-pz-r9 supply-axis-1");
    String all = "de-299 de-168 de-62 de-9-pz-33 de-9-pz-10 de-9-pz-11 de-9-pz-r9";
    War war = new War(field.dice(dice)).declared(all, "A5022");
    assertThat(war.fight(Side.AXIS, war.attack(all, "A5022", 0, "supply-axis-1"))).isEmpty();
    return war;
  }

  @Test
  @Rule({"15.56", "15.81", "16.24"})
  void thirtyFiveAgainstThreeTakeTwoStepsByATenAndTheirSupplyIsSpent() {
    War war = beaten(10);
    assertThat(war.field().where("supply-axis-1")).isEqualTo("box " + Box.POOL);
    assertThat(war.answer(SILENT)).isEmpty();
    // Ten, less one for whole divisions and one for arms together: row 8 of 10-1, two steps.
    assertThat(war.field().where("su-26-cd")).isEqualTo("box " + Box.CADRE);
    assertThat(war.choices()).contains(new Reply("done"), advance(war, "de-62"));
  }

  private static Advance advance(War war, String unit) {
    return new Advance(war.field().units(unit), war.field().hexes("A5022"));
  }

  @Test
  @Rule("16.46")
  void gunsBurdenTheDieOfTheirStackAndMayBeGivenUpFirst() {
    Field field = ring("A5021", "A5023").place("A5022", "su-sar-10");
    ZoneRetreat trial = new ZoneRetreat(Field.THEATRE);
    Ints open = field.hexes("A5122");
    assertThat(trial.modifier(field.position(), field.units("su-26-cd"), open)).isEqualTo(-1);
    assertThat(trial.modifier(field.position(), field.units("su-26-cd su-sar-10"), open))
        .isEqualTo(3);
    assertThat(trial.modifier(field.position(), field.units("su-297"), open)).isZero();
    assertThat(trial.modifier(field.position(), field.units("su-297"), field.hexes("A5116")))
        .as("woods")
        .isEqualTo(-1);
    assertThat(trial.modifier(field.position(), field.units("de-299"), open)).isEqualTo(-2);
    assertThat(trial.modifier(field.position(), field.units("de-9-pz-10"), open)).isEqualTo(-3);
    field.weather(Weather.RAIN).mark(RostovMarks.SUPPLY, 2, "su-297");
    assertThat(trial.modifier(field.position(), field.units("su-297"), open)).isEqualTo(2);
    Field left = ring("A5021", "A5023").place("A5022", "su-sar-10");
    Cells.Case one = new Cells.Case("de-299", "A5022", 0, "");
    War war = Cells.settled(left, Side.AXIS, one, "-/R");
    FallBack given = new FallBack(left.units("su-sar-10"), Ints.EMPTY);
    assertThat(war.choices()).contains(given);
    assertThat(war.answer(new FallBack(left.units("su-26-cd"), Ints.EMPTY)))
        .isEqualTo("16.44 no-such-retreat");
    assertThat(war.answer(given)).isEmpty();
    assertThat(left.where("su-sar-10")).isEqualTo("box " + Box.ELIMINATED);
    assertThat(left.where("su-26-cd")).isEqualTo("A5022");
    Field free = Field.sumy().alone().weather(Weather.CLEAR).place("A5022", "su-26-cd su-sar-10");
    War away = Cells.settled(free.place("A5021", "de-299"), Side.AXIS, one, "-/R");
    assertThat(away.choices()).isNotEmpty();
    List<FallBackWays.Way> ways =
        War.COMBAT.ways().ways(free.position(), free.units(STACK), free.hexes("A5022"), 2, NOBODY);
    boolean zones = ways.stream().anyMatch(way -> way.fate() == RetreatWays.ZONE);
    assertThat(away.choices().contains(given)).isEqualTo(zones);
  }

  @Test
  @Rule({"16.5", "16.51", "16.52", "16.53"})
  void attackersAdvanceIntoTheHexThatWasLeftAndGunsDoNot() {
    Field field = Field.sumy().alone().weather(Weather.CLEAR).place("A5212", "su-5-cd");
    field.place("A5112", "de-299 de-art-704 supply-axis-1").place("A5213", "de-168").dice(1);
    field.mark(RostovMarks.STEP, 1, "su-5-cd");
    War war = new War(field).declared("de-299 de-168", "A5212");
    assertThat(
            war.fight(
                Side.AXIS, war.attack("de-299 de-168", "A5212", 0, "supply-axis-1 de-art-704")))
        .isEmpty();
    assertThat(war.answer(new Reply("retire"))).isEqualTo("15.58 order-attack");
    assertThat(war.answer(SILENT)).isEmpty();
    Advance guns = new Advance(field.units("de-art-704"), field.hexes("A5212"));
    assertThat(war.answer(guns)).isEqualTo("16.53 advance-off-path");
    assertThat(war.answer(new Advance(field.units("de-299"), field.hexes("A5212")))).isEmpty();
    assertThat(field.where("de-299")).isEqualTo("A5212");
    assertThat(war.position().frame()).as("no room for a second division").isNull();
    assertThat(field.position().has(field.unit("de-299"), RostovMarks.FOUGHT)).isTrue();
  }

  @Test
  @Rule({"16.31", "16.32", "15.57"})
  void belowOneToFourAllAttackersAreLost() {
    Field field =
        Field.sumy().alone().weather(Weather.CLEAR).place("A5212", "su-297 su-293 su-81 su-227");
    field.place("A5112", "de-9-pz-r9").mark(RostovMarks.STEP, 0, "de-9-pz-r9");
    War war = new War(field).declared("de-9-pz-r9", "A5212");
    int attack = War.ODDS.attack(field.position(), field.units("de-9-pz-r9"));
    int defence = War.ODDS.defence(field.position(), Side.AXIS, field.hexes("A5212"));
    assertThat(4 * attack).isLessThan(defence);
    assertThat(war.fight(Side.AXIS, war.attack("de-9-pz-r9", "A5212", 0, ""))).isEmpty();
    assertThat(war.answer(SILENT)).isEmpty();
    assertThat(field.where("de-9-pz-r9")).isEqualTo("box " + Box.ELIMINATED);
    assertThat(field.where("su-297")).isEqualTo("A5212");
  }

  @Test
  @Rule({"16.21", "16.31"})
  void anAsteriskWithoutSupplyCostsAStepMore() {
    War with = unequal("supply-axis-1", 9);
    War without = unequal("", 7);
    long paidWith = paid(with);
    long paidWithout = paid(without);
    assertThat(paidWithout).isEqualTo(paidWith + 1);
  }

  /** The same cell by the same row: two rows down without supply. */
  private static War unequal(String supply, int die) {
    Field field = Field.sumy().alone().weather(Weather.CLEAR).place("A5212", "su-297 su-293");
    field.place("A5112", "de-299 supply-axis-1").place("A5213", "de-168").dice(die);
    War war = new War(field).declared("de-299 de-168", "A5212");
    assertThat(war.fight(Side.AXIS, war.attack("de-299 de-168", "A5212", 0, supply))).isEmpty();
    assertThat(war.answer(SILENT)).isEmpty();
    return war;
  }

  private static long paid(War war) {
    while (war.position().frame() != null) {
      Order first = war.choices().getFirst();
      if (!(first instanceof Lose)) {
        break;
      }
      war.answer(first);
    }
    return war.events().stream()
        .filter(
            event ->
                event instanceof StepLost lost
                    && Field.THEATRE.pieces().side(lost.unit()) == Side.AXIS)
        .count();
  }
}
