package stavka.guderian.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.lose;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.overrun;
import static stavka.guderian.Field.reply;
import static stavka.guderian.Field.retreat;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.order.Retreat;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.model.Charts;
import stavka.guderian.model.Ledger;

/** Who chooses the ways of a retreat, and which he may choose. */
class RouteTest {
  private static final Guderian PLAIN = new PlainMap().game();
  private static final int TARGET = hex("3010");
  private static final int HEX = next(TARGET, 3);
  private static final int BEHIND = next(TARGET, 0);
  private static final int LEFT = next(TARGET, 5);
  private static final int RIGHT = next(TARGET, 1);

  /** Two German divisions against one Soviet one of eight. */
  private static Field fight(int die) {
    return Field.of(PLAIN, 8, Field.AXIS_COMBAT, die)
        .place(HEX, "de-5 de-35")
        .place(TARGET, "su-rd-46")
        .known("su-rd-46", 5, 8);
  }

  private static Side router(Field field) {
    return PLAIN.decision(field.position()).side();
  }

  @Test
  @Rule("9.72")
  void theAttackerRoutesDefendersWhoChoseToRetreat() {
    Field field = fight(2).give(attack("de-5 de-35", TARGET));
    assertThat(field.fought().result()).isEqualTo("D1");
    assertThat(router(field)).isEqualTo(Side.SOVIET);
    field.give(reply("retreat"));
    assertThat(router(field)).isEqualTo(Side.AXIS);
    assertThat(field.decision()).isEqualTo("retreat-enemy");
    field.give(retreat("su-rd-46", LEFT));
    assertThat(field.hexOf("su-rd-46")).isEqualTo(LEFT);
  }

  @Test
  @Rule({"9.72", "9.66"})
  void inASplitResultEachSideRoutesTheOther() {
    Field field = fight(3).give(attack("de-5 de-35", TARGET));
    assertThat(field.fought().result()).isEqualTo("D1/A1");
    field.give(reply("retreat"));
    assertThat(router(field)).isEqualTo(Side.AXIS);
    field.give(retreat("su-rd-46", BEHIND));
    assertThat(router(field)).isEqualTo(Side.AXIS);
    field.give(reply("retreat"));
    assertThat(router(field)).isEqualTo(Side.SOVIET);
    field.give(retreat("de-5", next(HEX, 3)));
    assertThat(router(field)).isEqualTo(Side.SOVIET);
  }

  @Test
  @Rule({"9.72", "6.52"})
  void theDefenderRoutesAttackersInAnOverrunToo() {
    Field field =
        Field.of(PLAIN, 8, Field.AXIS_MOVEMENT, 6)
            .place(HEX, "de-5")
            .place(TARGET, "su-rd-46")
            .known("su-rd-46", 2, 2);
    field.give(overrun("de-5", TARGET));
    assertThat(field.fought().result()).isEqualTo("A1");
    field.give(reply("retreat"));
    assertThat(router(field)).isEqualTo(Side.SOVIET);
  }

  @Test
  @Rule("9.72")
  void withTheOptionEachSideRoutesItsOwnUnits() {
    Field field = fight(3).ledger(Ledger.OWNER_RETREATS, 1).give(attack("de-5 de-35", TARGET));
    field.give(reply("retreat"));
    assertThat(router(field)).isEqualTo(Side.SOVIET);
    assertThat(field.decision()).isEqualTo("retreat-units");
    field.give(retreat("su-rd-46", BEHIND), reply("retreat"));
    assertThat(router(field)).isEqualTo(Side.AXIS);
    assertThat(Field.GAME.scenarios().getFirst().options()).containsEntry(Charts.OWNER_RETREATS, 0);
    assertThat(Field.GAME.scenarios().getLast().options()).containsEntry(Charts.OWNER_RETREATS, 1);
  }

  @Test
  @Rule("9.72")
  void theOptionOfAScenarioReachesTheMatch() {
    for (var scenario : Field.GAME.scenarios()) {
      assertThat(Field.GAME.setUp(scenario, 1).ledger(Ledger.OWNER_RETREATS))
          .isEqualTo(scenario.options().get(Charts.OWNER_RETREATS));
    }
  }

  private static List<Integer> ends(Field field) {
    return field.choices().stream()
        .map(order -> ((Retreat) order).path().last())
        .distinct()
        .toList();
  }

  @Test
  @Rule({"9.72", "9.73"})
  void whoeverRoutesItAVacantHexComesFirstAndThenFriendsOutOfEnemyZones() {
    Field field = fight(2).place(BEHIND, "su-rd-152").place(LEFT, "su-rd-129");
    field.give(attack("de-5 de-35", TARGET), reply("retreat"));
    assertThat(ends(field)).containsExactly(RIGHT);
    Field friends =
        fight(2)
            .place(BEHIND, "su-rd-152")
            .place(LEFT, "su-rd-129")
            .place(RIGHT, "su-rd-38")
            .place(next(LEFT, 5), "de-6")
            .place(next(RIGHT, 2), "de-26");
    friends.give(attack("de-5 de-35", TARGET), reply("retreat"));
    assertThat(ends(friends)).containsExactly(BEHIND);
    Field zones = fight(2).place(LEFT, "su-rd-129").place(next(LEFT, 5), "de-6");
    zones.place(next(BEHIND, 0), "de-26").place(next(RIGHT, 1), "de-137");
    zones.give(attack("de-5 de-35", TARGET), reply("retreat"));
    assertThat(ends(zones)).containsExactly(LEFT);
  }

  private static int sentTo(Field field) {
    return ((Retreat) counsel(field)).path().last();
  }

  private static Field sent(Field field) {
    return field.give(attack("de-5 de-35", TARGET), reply("retreat"));
  }

  @Test
  @Rule("9.72")
  void allElseEqualBeatenUnitsAreSentAwayFromHome() {
    assertThat(sentTo(sent(fight(2)))).isEqualTo(LEFT);
    Field german = fight(6).give(attack("de-5 de-35", TARGET), reply("retreat"));
    assertThat(german.fought().result()).isEqualTo("A1");
    assertThat(Field.GROUND.grid().column(sentTo(german)))
        .isEqualTo(Field.GROUND.grid().column(HEX) + 1);
  }

  @Test
  @Rule("9.72")
  void theyAreSentNearOurUnitsAndOutOfCover() {
    int farNorth = next(next(BEHIND, 0), 0);
    assertThat(sentTo(sent(fight(2).place(farNorth, "de-6")))).isEqualTo(BEHIND);
    assertThat(sentTo(sent(fight(2).place(next(farNorth, 0), "de-6")))).isEqualTo(LEFT);
    Guderian wooded = new PlainMap().terrain("forest", LEFT).game();
    Field field =
        Field.of(wooded, 8, Field.AXIS_COMBAT, 2)
            .place(HEX, "de-5 de-35")
            .place(TARGET, "su-rd-46")
            .known("su-rd-46", 5, 8);
    sent(field);
    Order order =
        wooded.advice().counsel(field.position(), wooded.legal(field.position())).orElseThrow();
    assertThat(((Retreat) order).path().last()).isEqualTo(BEHIND);
  }

  @Test
  @Rule("9.72")
  void theyAreKeptOutOfThePlacesThatCount() {
    int city = Field.THEATRE.charts().places().getFirst().hexes().first();
    int target = next(city, 1);
    Field field =
        Field.of(PLAIN, 8, Field.AXIS_COMBAT, 2)
            .place(next(target, 2), "de-5 de-35")
            .place(target, "su-rd-46")
            .known("su-rd-46", 5, 8);
    field.give(attack("de-5 de-35", target), reply("retreat"));
    assertThat(ends(field)).contains(city);
    assertThat(sentTo(field)).isNotEqualTo(city);
  }

  private static Order counsel(Field field) {
    return PLAIN.advice().counsel(field.position(), PLAIN.legal(field.position())).orElseThrow();
  }

  @Test
  @Rule("9.72")
  void theStaffSendsBeatenEnemiesWhereTheyAreCutOff() {
    Field field = fight(2).place(next(next(LEFT, 4), 4), "su-kachalov");
    field.give(attack("de-5 de-35", TARGET), reply("retreat"));
    assertThat(((Retreat) counsel(field)).path().last()).isNotEqualTo(LEFT);
    Field other = fight(2).place(next(next(LEFT, 5), 0), "su-kachalov");
    other.give(attack("de-5 de-35", TARGET), reply("retreat"));
    assertThat(((Retreat) counsel(other)).path().last()).isEqualTo(RIGHT);
  }

  @Test
  @Rule("9.72")
  void theStaffSendsThemSoThatOthersFindNoWay() {
    Field field = fight(2).place(TARGET, "su-rd-152 su-rd-129");
    field.known("su-rd-152", 1, 1).known("su-rd-129", 2, 1);
    field.place(LEFT, "su-rd-38 su-rd-127 su-rd-134");
    field.place(BEHIND, "su-rd-158 su-rd-162");
    field.place(next(RIGHT, 1), "de-6");
    field.give(attack("de-5 de-35", TARGET), reply("retreat"));
    assertThat(ends(field)).containsExactly(BEHIND);
    field.give(counsel(field));
    assertThat(List.of("su-rd-46", "su-rd-152", "su-rd-129")).filteredOn(field::gone).hasSize(2);
    assertThat(field.gone("su-rd-46")).isTrue();
  }

  @Test
  @Rule("9.72")
  void theStaffHasNothingToSayOfItsOwnRetreat() {
    Field field = fight(2).ledger(Ledger.OWNER_RETREATS, 1);
    field.give(attack("de-5 de-35", TARGET), reply("retreat"));
    assertThat(PLAIN.advice().counsel(field.position(), PLAIN.legal(field.position()))).isEmpty();
  }

  @Test
  @Rule({"9.66", "9.72"})
  void anAttackerWhoRetreatedDoesNotAdvanceEvenIfHeStillStandsBesideTheEmptiedHex() {
    Field field = fight(3).give(attack("de-5 de-35", TARGET));
    assertThat(field.fought().result()).isEqualTo("D1/A1");
    field.give(lose("su-rd-46"));
    assertThat(field.position().vacant(TARGET)).isTrue();
    int beside = next(HEX, 1);
    assertThat(Field.GROUND.grid().adjacent(beside, TARGET)).isTrue();
    field.give(reply("retreat"), retreat("de-5", beside), retreat("de-35", beside));
    assertThat(field.decision()).isEqualTo("attack-or-end");
    Field stayed = fight(3).give(attack("de-5 de-35", TARGET), lose("su-rd-46"), lose("de-5"));
    assertThat(stayed.decision()).isEqualTo("advance-or-stay");
  }

  @Test
  @Rule("9.72")
  void theShippedMapKnowsNoOtherWay() {
    int target = Field.open(h -> true);
    Field field =
        at(8, Field.AXIS_COMBAT, 2)
            .place(next(target, 3), "de-5 de-35")
            .place(target, "su-rd-46")
            .known("su-rd-46", 5, 8);
    field.give(attack("de-5 de-35", target), reply("retreat"));
    assertThat(Field.GAME.decision(field.position()).side()).isEqualTo(Side.AXIS);
  }
}
