package stavka.rostov.supply;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;
import stavka.testkit.ScriptedPlay;

class SupplyCountersTest {
  private static final int AXIS = RostovLedger.of(RostovLedger.POINTS, Side.AXIS);
  private static final int SOVIET = RostovLedger.of(RostovLedger.POINTS, Side.SOVIET);

  private static Dumps dumps(Side side) {
    return new Dumps(Field.THEATRE, Depot.ENTRY, Depot.FATES, side);
  }

  private static String entries(Field field, String counter) {
    return field.names(Depot.ENTRY.choices(field.position(), field.unit(counter)));
  }

  /** A counter comes onto the map there. */
  private static void enter(Field field, String counter, String hex) {
    field.arrange(draft -> Depot.ENTRY.stepped(draft, field.unit(counter), -1, field.hex(hex)));
    field.place(hex, counter);
  }

  @Test
  @Rule("6.81")
  void pointsComeByTheScenarioOrTheChartAndThoseThatDoNotEnterAreLost() {
    Field sumy = Field.sumy().arrange(Depot.POINTS::receive);
    assertThat(sumy.position().ledger(AXIS)).isEqualTo(2);
    assertThat(sumy.position().ledger(SOVIET)).isEqualTo(2);
    sumy.arrange(draft -> Depot.POINTS.lapse(draft, Side.AXIS));
    assertThat(sumy.position().ledger(AXIS)).isZero();
    assertThat(sumy.position().ledger(SOVIET)).isEqualTo(2);
    Field pocket = Field.of("kiev-pocket").arrange(Depot.POINTS::receive);
    assertThat(pocket.position().ledger(AXIS)).isEqualTo(7 - 2);
    assertThat(pocket.position().ledger(SOVIET)).isEqualTo(3 - 1);
    pocket.weather(Weather.RAIN).arrange(Depot.POINTS::receive);
    assertThat(pocket.position().ledger(AXIS)).isEqualTo(4 - 2);
  }

  @Test
  @Rule("6.81")
  void noMoreCountersEnterThanTheScenarioHas() {
    Field sumy = Field.sumy().arrange(draft -> draft.enter(AXIS, 3));
    assertThat(entries(sumy, "supply-axis-1")).as("is on the map").isEmpty();
    assertThat(entries(sumy, "supply-axis-3")).contains("A3608");
    enter(sumy, "supply-axis-3", "A3608");
    enter(sumy, "supply-axis-4", "A3609");
    assertThat(sumy.position().ledger(AXIS)).isEqualTo(1);
    assertThat(entries(sumy, "supply-axis-5")).as("not of this scenario").isEmpty();
  }

  @Test
  @Rule("6.82")
  void supplyThatEnemiesComeToIsLostForTheTurnAndNeverCaptured() {
    Field sumy = Field.sumy().place("A5020", "supply-soviet-truck-1");
    assertThat(Depot.COUNTERS.alone(sumy.position(), Side.SOVIET, sumy.hex("A5020"))).isTrue();
    sumy.arrange(
        draft ->
            Depot.COUNTERS.stepped(
                draft, sumy.unit("supply-axis-1"), sumy.hex("A4920"), sumy.hex("A5020")));
    assertThat(sumy.where("supply-soviet-truck-1")).isEqualTo("A5020");
    sumy.arrange(
        draft ->
            Depot.COUNTERS.stepped(
                draft, sumy.unit("de-1-kav"), sumy.hex("A4920"), sumy.hex("A5020")));
    assertThat(sumy.where("supply-soviet-truck-1")).isEqualTo("box 1");
    sumy.arrange(draft -> draft.enter(SOVIET, 2));
    assertThat(Depot.ENTRY.due(sumy.position(), sumy.unit("supply-soviet-truck-1"))).isFalse();
    sumy.arrange(draft -> draft.clearAll(RostovMarks.USED_GUARD));
    assertThat(Depot.ENTRY.due(sumy.position(), sumy.unit("supply-soviet-truck-1"))).isTrue();
  }

  @Test
  @Rule("6.82")
  void aColumnEntersAnEnemyZoneOnlyWhereACombatUnitStands() {
    Field sumy = Field.sumy().alone().place("A5021", "de-62");
    assertThat(Depot.COUNTERS.enters(sumy.position(), Side.SOVIET, sumy.hex("A5022"))).isFalse();
    assertThat(Depot.COUNTERS.enters(sumy.position(), Side.AXIS, sumy.hex("A5022"))).isTrue();
    sumy.place("A5022", "su-81");
    assertThat(Depot.COUNTERS.enters(sumy.position(), Side.SOVIET, sumy.hex("A5022"))).isTrue();
    assertThat(Depot.COUNTERS.alone(sumy.position(), Side.SOVIET, sumy.hex("A5022"))).isFalse();
  }

  @Test
  @Rule({"6.82", "15.56"})
  void aPointSpentTurnsADumpIntoAColumnAndAColumnIntoNothing() {
    Field sumy = Field.sumy().mark(RostovMarks.TURNED, 1, "supply-axis-1");
    int supply = sumy.unit("supply-axis-1");
    assertThat(Depot.POINTS.held(sumy.position(), supply)).isEqualTo(2);
    sumy.arrange(draft -> Depot.COUNTERS.spend(draft, supply));
    assertThat(sumy.position().onMap(supply)).isTrue();
    assertThat(Depot.POINTS.held(sumy.position(), supply)).isEqualTo(1);
    sumy.arrange(draft -> Depot.COUNTERS.spend(draft, supply));
    assertThat(sumy.where("supply-axis-1")).isEqualTo("box 1");
  }

  @Test
  @Rule("6.83")
  void twoColumnsOnAHexMakeADumpAndADumpAColumnForAPoint() {
    Field sumy = Field.sumy().place("A4114", "supply-axis-2");
    Dumps dumps = dumps(Side.AXIS);
    int kept = sumy.unit("supply-axis-1");
    int given = sumy.unit("supply-axis-2");
    assertThat(Depot.answer(sumy, dumps, new Merge(kept, given))).isEqualTo("ok");
    assertThat(Depot.answer(sumy, dumps, new Merge(kept, kept))).isEqualTo("merge-two");
    assertThat(Depot.answer(sumy, dumps, new Unload(kept))).isEqualTo("unload-dump");
    assertThat(Depot.answer(Field.sumy(), dumps, new Merge(kept, given))).isEqualTo("merge-two");
    sumy.arrange(draft -> dumps.carryOut(draft, new Merge(kept, given)));
    assertThat(Field.THEATRE.pieces().movement(kept, sumy.position().word(kept)))
        .as("a dump does not move of itself")
        .isZero();
    assertThat(sumy.where("supply-axis-2")).isEqualTo("box 1");
    List<Order> orders = new ArrayList<>();
    dumps.forEach(sumy.position(), orders::add);
    assertThat(orders).containsExactly(new Unload(kept));
    sumy.arrange(draft -> dumps.carryOut(draft, new Unload(kept)));
    assertThat(Depot.POINTS.held(sumy.position(), kept)).isEqualTo(1);
  }

  @Test
  @Rule({"6.81", "6.83"})
  void aDumpOfTwoPointsEntersByRailOrAtABase() {
    Field azov = Field.azov().arrange(Depot.POINTS::receive);
    Dumps dumps = dumps(Side.AXIS);
    Merge merge = new Merge(azov.unit("supply-axis-5"), azov.unit("supply-axis-6"));
    assertThat(Depot.answer(azov, dumps, merge)).isEqualTo("ok");
    List<Order> listed = new ArrayList<>();
    dumps.forEach(azov.position(), listed::add);
    assertThat(listed).contains(merge, new Merge(merge.given(), merge.kept()));
    azov.arrange(draft -> dumps.carryOut(draft, merge));
    Field late = Field.azov().arrange(Depot.POINTS::receive);
    late.arrange(draft -> dumps.carryOut(draft, merge));
    late.arrange(draft -> Depot.POINTS.lapse(draft, Side.AXIS));
    assertThat(late.position().has(merge.kept(), RostovMarks.TURNED)).isFalse();
    assertThat(entries(azov, "supply-axis-5")).contains("C5706").contains("C3804");
    assertThat(entries(azov, "supply-axis-7")).as("a road leads there").contains("C4101");
    assertThat(entries(azov, "supply-axis-5")).as("no railway does").doesNotContain("C4101");
    enter(azov, "supply-axis-5", "C5706");
    assertThat(azov.position().ledger(AXIS)).isEqualTo(6);
    assertThat(entries(azov, "supply-axis-6")).doesNotContain("C5706");
    azov.arrange(draft -> draft.enter(AXIS, 1));
    assertThat(Depot.answer(azov, dumps, new Merge(merge.given(), azov.unit("supply-axis-7"))))
        .isEqualTo("merge-two");
  }

  @Test
  @Rule({"6.92", "6.93"})
  void aBaseTakesTwoPointsATurnWhileItWorksAndHasALine() {
    Field azov = Field.azov().arrange(Depot.POINTS::receive);
    assertThat(entries(azov, "supply-axis-5")).contains("C5706").contains("C3928");
    assertThat(Depot.ENTRY.putDown(azov.position(), azov.unit("supply-axis-5"), azov.hex("C5706")))
        .isTrue();
    assertThat(Depot.ENTRY.putDown(azov.position(), azov.unit("supply-axis-5"), azov.hex("C3804")))
        .isFalse();
    enter(azov, "supply-axis-5", "C5706");
    assertThat(entries(azov, "supply-axis-6")).contains("C5706");
    enter(azov, "supply-axis-6", "C5706");
    assertThat(entries(azov, "supply-axis-7")).doesNotContain("C5706").contains("C3928");
    Field idle =
        Field.azov().arrange(Depot.POINTS::receive).mark(RostovMarks.TURNED, 0, "de-base-2");
    assertThat(entries(idle, "supply-axis-5")).doesNotContain("C5706");
    Field cut = Field.azov().arrange(Depot.POINTS::receive);
    cut.place("C3927", "su-96-mtn").place("C3829", "su-99").place("C4029", "su-30-mtn");
    assertThat(entries(cut, "supply-axis-5")).doesNotContain("C3928");
  }

  @Test
  @Rule({"6.51", "6.84"})
  void aSovietCityTakesOneColumnATurnUnlessItIsCutOff() {
    Field azov = Field.azov().arrange(Depot.POINTS::receive);
    String next = "supply-soviet-wagon-2";
    assertThat(entries(azov, next)).contains("C5815").contains("D2612").contains("D2613");
    enter(azov, next, "D2612");
    assertThat(azov.position().ledger(SOVIET)).isEqualTo(1);
    assertThat(entries(azov, "supply-soviet-truck-3"))
        .contains("C5815")
        .doesNotContain("D2612")
        .doesNotContain("D2613");
    Field cut = Field.azov().arrange(Depot.POINTS::receive);
    cut.place("C5914", "de-13-pz-66").place("C5816", "de-13-pz-93").place("C5715", "hu-1-mot");
    cut.arrange(draft -> draft.moveToBox(cut.unit("su-sen-3"), 0));
    assertThat(entries(cut, next)).doesNotContain("C5815");
  }

  @Test
  @Rule("6.84")
  void lorriesHaveEightPointsAndWagonsFour() {
    assertThat(Field.THEATRE.pieces().movement(Field.sumy().unit("supply-axis-1"), 0)).isEqualTo(8);
    assertThat(Field.THEATRE.pieces().movement(Field.sumy().unit("supply-soviet-wagon-1"), 0))
        .isEqualTo(4);
    assertThat(Field.THEATRE.pieces().orange(Field.sumy().unit("supply-axis-1"))).isTrue();
    assertThat(Field.THEATRE.pieces().motorised(Field.sumy().unit("supply-axis-1"))).isFalse();
  }

  @Test
  @Rule("6.83")
  void columnsBecomeADumpAfterCombatToo() {
    for (String phase : "axis-motorised axis-engineers".split(" ")) {
      ScriptedPlay play = Field.sumy().place("A4812", "supply-axis-1 supply-axis-2").at(49, phase);
      Merge merge = new Merge(play.unit("supply-axis-1"), play.unit("supply-axis-2"));
      assertThat(play.choices()).as(phase).contains(merge);
      play.give(merge);
      assertThat(play.has("supply-axis-1", RostovMarks.TURNED)).isTrue();
      assertThat(play.position().onMap(play.unit("supply-axis-2"))).isFalse();
    }
  }
}
