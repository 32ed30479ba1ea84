package stavka.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
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
    return NodePath.parse(path).set(root, new Change("charts", path, value));
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
}
