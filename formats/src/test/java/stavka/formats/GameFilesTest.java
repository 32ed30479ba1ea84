package stavka.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameFilesTest {
  private static final String CHARTS =
      """
      air:
        axis: [1, 2, 3]
      counters:
        - {id: a, side: axis, setup: {turn: 5}}
        - {id: b, side: axis, setup: {turn: 3}}
        - {id: c, side: soviet, setup: {turn: 5}}
        - {id: d, side: soviet, setup: {hex: "0101"}}
      """;

  private static Node changed(String path, String value) {
    Node root = Documents.yaml("charts.yaml", CHARTS).root();
    return NodePath.parse(path).set(root, new Change("charts", path, value), made -> {});
  }

  @Test
  void an_item_of_a_list_is_changed_and_the_rest_kept() {
    Node root = changed("air.axis.2", "7");
    assertThat(root.field("air").field("axis").texts()).containsExactly("1", "7", "3");
    assertThat(root.field("air").field("axis").items().get(1).line()).isEqualTo(2);
    assertThat(root.field("counters").items()).hasSize(4);
  }

  @Test
  void every_item_that_fits_is_changed() {
    List<Node> counters =
        changed("counters[setup.turn=5].setup.turn", "6").field("counters").items();
    assertThat(counters.subList(0, 3))
        .extracting(counter -> counter.field("setup").field("turn").integer())
        .containsExactly(6, 3, 6);
    counters =
        changed("counters[setup.turn=5,side=axis].setup.turn", "6").field("counters").items();
    assertThat(counters.subList(0, 3))
        .extracting(counter -> counter.field("setup").field("turn").integer())
        .containsExactly(6, 3, 5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          air.soviet.1 | charts: 'air.soviet.1' has no 'soviet'; known there: axis
          air.axis.4 | charts: 'air.axis.4' should name an item of the list by 1 to 3, not '4'
          air.axis.first | charts: 'air.axis.first' should name an item of the list by 1 to 3
          air.axis | charts: 'air.axis' is no single value that could be changed
          air.axis.1.x | charts: 'air.axis.1.x' goes on below a single value
          counters[id=z].side | picks nothing: no item has [id=z]
          air[id=z].side | picks items of what is no list
          counters[id].side | write what to pick as [field=value]
          counters[id=a.side | has a bracket too many
          counters[id=a]x.side | nothing may follow ']' but a dot
          air..axis | is no path: write fields parted by dots
          """)
  void a_path_that_leads_nowhere_is_refused(String path, String reason) {
    assertThatThrownBy(() -> changed(path, "1"))
        .isInstanceOf(BadChange.class)
        .hasMessageContaining(reason);
  }

  private static GameFiles own(Path folder) throws IOException {
    Files.writeString(folder.resolve("charts.yaml"), CHARTS);
    return GameFiles.beside(GameFilesTest.class).orOwn(folder);
  }

  private static Change change(String path) {
    return new Change("charts", path, "9");
  }

  @Test
  void a_file_of_the_players_own_takes_the_place_of_the_shipped_one(@TempDir Path folder)
      throws IOException {
    Document charts = own(folder).yaml("charts.yaml");
    assertThat(charts.file()).isEqualTo(folder.resolve("charts.yaml").toString());
    assertThat(charts.root().field("air").field("axis").texts()).containsExactly("1", "2", "3");
  }

  @Test
  void what_was_not_asked_for_is_known(@TempDir Path folder) throws IOException {
    GameFiles files = own(folder);
    Node root = files.yaml("charts.yaml").root();
    assertThat(root.field("air").field("axis").items().getFirst().integer()).isEqualTo(1);
    root.field("counters").items().forEach(counter -> counter.field("id").text());
    assertThat(files.unread())
        .isEqualTo(
            Map.of(
                "charts.yaml",
                List.of(
                    "air.axis.2",
                    "air.axis.3",
                    "counters.1.side",
                    "counters.1.setup.turn",
                    "counters.2.side",
                    "counters.2.setup.turn",
                    "counters.3.side",
                    "counters.3.setup.turn",
                    "counters.4.side",
                    "counters.4.setup.hex")));
  }

  @Test
  void a_change_must_reach_the_game(@TempDir Path folder) throws IOException {
    GameFiles files =
        own(folder).with(List.of(change("air.axis.1"), change("counters[side=axis].setup.turn")));
    Node root = files.yaml("charts.yaml").root();
    assertThat(root.field("air").field("axis").texts()).containsExactly("9", "2", "3");
    assertThatThrownBy(files::requireChangesRead)
        .isInstanceOf(BadChange.class)
        .hasMessage(
            "charts: no rule reads 'counters[side=axis].setup.turn', so changing it does nothing");
    Node second = root.field("counters").items().get(1);
    assertThat(second.field("setup").field("turn").integer()).isEqualTo(9);
    files.requireChangesRead();
  }
}
