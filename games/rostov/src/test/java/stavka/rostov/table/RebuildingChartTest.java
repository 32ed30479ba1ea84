package stavka.rostov.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.Kit;
import stavka.engine.table.Panel;
import stavka.engine.table.Table;
import stavka.engine.table.Viewer;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;

/** The boxes of lost units beside the map. */
class RebuildingChartTest {
  private static final Table TABLE = Field.GAME.table().orElseThrow();

  private static Panel panel(Position position, Viewer viewer, String id) {
    return TABLE.view(position, viewer).panels().stream()
        .filter(panel -> panel.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Rule({"7.22", "7.23", "7.43"})
  void theRebuildingChartShowsWhoLiesWhereAndWhatBringsThemBack() {
    Field field = Field.campaign().arrange(draft -> draft.enter(RostovLedger.TYPE_I + 1, 3));
    into(field, Box.ELIMINATED, "su-206 su-99");
    into(field, Box.CADRE, "su-81");
    into(field, Box.ACTIVE, "su-297");
    into(field, Box.NEVER, "su-130");
    field.mark(RostovMarks.STEP, 0, "su-297");
    Panel chart = panel(field.position(), Viewer.SPECTATOR, "rebuilding-soviet");
    assertThat(chart.rows().getFirst().cells())
        .containsExactly(
            new Panel.Cell.Share(3, Field.THEATRE.charts().rebuild().track(Side.SOVIET)));
    assertThat(row(chart, "rebuilding-whole")).contains(field.unit("su-297"));
    assertThat(row(chart, "rebuilding-cadre-i")).contains(field.unit("su-81"));
    assertThat(row(chart, "rebuilding-eliminated-i"))
        .contains(field.unit("su-206"), field.unit("su-99"));
    assertThat(row(chart, "rebuilding-never")).contains(field.unit("su-130"));
    int train = train();
    field.arrange(draft -> draft.moveToBox(train, Box.CADRE));
    assertThat(
            row(
                panel(field.position(), Viewer.AXIS, "rebuilding-soviet"),
                "rebuilding-cadre-train"))
        .containsExactly(train);
    field.arrange(draft -> draft.moveToBox(train, Box.ELIMINATED));
    assertThat(row(panel(field.position(), Viewer.AXIS, "rebuilding-soviet"), "rebuilding-never"))
        .contains(train);
    field.mark(RostovMarks.STEP, 1, "su-297");
    Panel worn = panel(field.position(), Viewer.SPECTATOR, "rebuilding-soviet");
    assertThat(row(worn, "rebuilding-active-i")).contains(field.unit("su-297"));
    assertThat(panel(field.position(), Viewer.SPECTATOR, "rebuilding-axis").rows()).isNotEmpty();
  }

  private static int train() {
    return IntStream.range(0, Field.THEATRE.pieces().count())
        .filter(Field.THEATRE.pieces()::train)
        .filter(unit -> Field.THEATRE.pieces().side(unit) == Side.SOVIET)
        .findFirst()
        .orElseThrow();
  }

  private static void into(Field field, int box, String units) {
    for (String unit : units.split(" ")) {
      field.arrange(draft -> draft.moveToBox(field.unit(unit), box));
    }
  }

  private static List<Integer> row(Panel panel, String label) {
    return panel.rows().stream()
        .filter(row -> row.label().equals(label))
        .flatMap(row -> ((Panel.Cell.Counters) row.cells().getLast()).units().stream().boxed())
        .toList();
  }

  @Test
  @Rule("7.43")
  void everyRowOfTheRebuildingChartHasWordsInBothLanguages() {
    Kit kit = TABLE.kit();
    for (String label :
        List.of(
            "panel-rebuilding-axis",
            "panel-rebuilding-soviet",
            "rebuilding-men",
            "rebuilding-arms",
            "rebuilding-whole",
            "rebuilding-active-i",
            "rebuilding-active-a",
            "rebuilding-track",
            "rebuilding-cadre-i",
            "rebuilding-cadre-a",
            "rebuilding-cadre-train",
            "rebuilding-eliminated-i",
            "rebuilding-never")) {
      assertThat(kit.words()).containsKey(label);
    }
  }
}
