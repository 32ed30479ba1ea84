package stavka.rostov.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.EndPhase;
import stavka.engine.rule.Rule;
import stavka.engine.table.Panel;
import stavka.engine.table.Table;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.air.Fly;
import stavka.testkit.ScriptedPlay;

/** What the table lays before each viewer while aircraft fly face down. */
class MissionsOnTheTableTest {
  private static final Table TABLE = Field.GAME.table().orElseThrow();

  private static ScriptedPlay flown(String ids, String hex) {
    ScriptedPlay play =
        ScriptedPlay.of(Field.GAME, Field.GAME.setUp(Field.GAME.scenario("battle-of-sumy"), 1));
    play.until("axis-interdiction");
    return play.give(new Fly(play.units(ids), play.hex(hex)));
  }

  private static List<Panel> air(ScriptedPlay play, Viewer viewer) {
    return TABLE.view(play.position(), viewer).panels().stream()
        .filter(panel -> panel.id().equals("air"))
        .toList();
  }

  @Test
  @Rule("17.25")
  void anOrderToFlyIsToldToTheEnemyWithoutTheUnits() {
    ScriptedPlay play = flown("de-ju-87-1 de-dummy-1", "A5512");
    Fly order = new Fly(play.units("de-ju-87-1 de-dummy-1"), play.hex("A5512"));
    Fly unseen = new Fly(Ints.EMPTY, play.hex("A5512"));
    assertThat(TABLE.order(order, Side.AXIS, Viewer.AXIS)).contains(order);
    assertThat(TABLE.order(order, Side.AXIS, Viewer.BOTH)).contains(order);
    assertThat(TABLE.order(order, Side.AXIS, Viewer.SOVIET)).contains(unseen);
    assertThat(TABLE.order(order, Side.AXIS, Viewer.SPECTATOR)).contains(unseen);
  }

  @Test
  @Rule("17.25")
  void viewsOfTheEnemyAndOfSpectatorsDoNotDifferByWhoFlies() {
    ScriptedPlay bombers = flown("de-ju-87-1 de-he-111-1", "A5512");
    ScriptedPlay feint = flown("de-dummy-1 de-bf-109f-1", "A5512");
    for (Viewer viewer : List.of(Viewer.SOVIET, Viewer.SPECTATOR)) {
      assertThat(TABLE.view(bombers.position(), viewer))
          .isEqualTo(TABLE.view(feint.position(), viewer));
    }
    assertThat(TABLE.view(bombers.position(), Viewer.AXIS))
        .isNotEqualTo(TABLE.view(feint.position(), Viewer.AXIS));
  }

  @Test
  @Rule({"17.25", "17.31"})
  void thePanelNamesOnesOwnUnitsAndCountsTheEnemysUntilTheyAreShown() {
    ScriptedPlay play = flown("de-bf-109f-1 de-he-111-1", "A5512");
    Ints units = play.units("de-bf-109f-1 de-he-111-1");
    assertThat(air(play, Viewer.AXIS).getFirst().rows().getFirst().cells())
        .containsExactly(new Panel.Cell.Blank(), new Panel.Cell.Counters(units));
    assertThat(air(play, Viewer.SOVIET).getFirst().rows().getFirst().cells())
        .containsExactly(new Panel.Cell.Blank(), new Panel.Cell.Count(2));
    play.give(new EndPhase());
    Ints met = play.units("su-mig-3-1");
    play.give(new Fly(met, play.hex("A5512")));
    play.give(new EndPhase());
    assertThat(play.decision()).isEqualTo("air-roles");
    assertThat(air(play, Viewer.SOVIET).getFirst().rows().getFirst().cells())
        .containsExactly(new Panel.Cell.Counters(met), new Panel.Cell.Counters(units));
  }
}
