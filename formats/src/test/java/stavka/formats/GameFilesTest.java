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
  private static Node changed(String path, String value) {
    Node root = Documents.yaml(GameFilesTest.class, "charts.yaml").root();
    return NodePath.parse(path).set(root, new Change("charts", path, value), made -> {});
  }

  @Test
  void anItemOfAListIsChangedAndTheRestKept() {
    Node root = changed("air.axis.2", "7");
    assertThat(root.field("air").field("axis").texts()).containsExactly("1", "7", "3");
    assertThat(root.field("air").field("axis").items().get(1).line()).isEqualTo(2);
    assertThat(root.field("counters").items()).hasSize(4);
  }

  @Test
  void everyItemThatFitsIsChanged() {
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
  void aPathThatLeadsNowhereIsRefused(String path, String reason) {
    assertThatThrownBy(() -> changed(path, "1"))
        .isInstanceOf(BadChange.class)
        .hasMessageContaining(reason);
  }

  private static Change change(String path) {
    return new Change("charts", path, "9");
  }

  @Test
  void aFileOfThePlayersOwnTakesThePlaceOfTheShippedOne(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("charts.yaml"), "points: 7\n");
    Document charts = GameFiles.beside(GameFilesTest.class).orOwn(folder).yaml("charts.yaml");
    assertThat(charts.file()).isEqualTo(file.toString());
    assertThat(charts.root().field("points").integer()).isEqualTo(7);
  }

  @Test
  void whatWasNotAskedForIsKnown() {
    GameFiles files = GameFiles.beside(GameFilesTest.class);
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
                    "counters[id=a].side",
                    "counters[id=a].setup.turn",
                    "counters[id=b].side",
                    "counters[id=b].setup.turn",
                    "counters[id=c].side",
                    "counters[id=c].setup.turn",
                    "counters[id=d].side",
                    "counters[id=d].setup.hex")));
  }

  @Test
  void aChangeMustReachTheGame() {
    GameFiles files =
        GameFiles.beside(GameFilesTest.class)
            .with(List.of(change("air.axis.1"), change("counters[side=axis].setup.turn")));
    Node root = files.yaml("charts.yaml").root();
    assertThat(root.field("air").field("axis").texts()).containsExactly("9", "2", "3");
    assertThatThrownBy(files::requireUsed)
        .isInstanceOf(BadChange.class)
        .hasMessage(
            "charts: no rule reads 'counters[side=axis].setup.turn', so changing it does nothing");
    Node second = root.field("counters").items().get(1);
    assertThat(second.field("setup").field("turn").integer()).isEqualTo(9);
    files.requireUsed();
  }

  @Test
  void ownDataHaveAMarkUnlessTheySayWhatTheShippedOnesDo(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("shipped.yaml");
    GameFiles files = GameFiles.beside(GameFilesTest.class);
    files.yaml("shipped.yaml");
    assertThat(files.mark()).isEmpty();

    Files.writeString(file, "points: 3   # three\nwhy: \"it was so\"\n");
    GameFiles same = files.orOwn(folder);
    same.yaml("shipped.yaml");
    assertThat(same.differences()).isEmpty();
    assertThat(same.mark()).isEmpty();

    Files.writeString(file, "points: 4\nwhy: \"it was so\"\nmore: 1\n");
    GameFiles other = files.orOwn(folder);
    other.yaml("shipped.yaml");
    assertThat(other.differences())
        .containsExactly(
            new GameFiles.Difference("shipped.yaml", "points", "3", "4"),
            new GameFiles.Difference("shipped.yaml", "more", null, "1"));
    assertThat(other.mark()).hasSize(16);

    Files.writeString(file, "points: 3\nwhy: \"I know better\"\n");
    GameFiles explained = files.orOwn(folder);
    explained.yaml("shipped.yaml");
    assertThat(explained.differences()).hasSize(1);
    assertThat(explained.mark()).isEmpty();
  }

  @Test
  void whatAPlayerWroteInVainIsRefused(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("shipped.yaml");
    Files.writeString(file, "points: 3\nwhy: \"I say so\"\npionts: 4\n");
    GameFiles files = GameFiles.beside(GameFilesTest.class).orOwn(folder);
    assertThat(files.yaml("shipped.yaml").root().field("points").integer()).isEqualTo(3);
    assertThatThrownBy(files::requireUsed)
        .isInstanceOf(BadFile.class)
        .hasMessage(file + ":3: no rule reads 'pionts'");

    Files.writeString(file, "points: 3\nwhy: \"I say so\"\n");
    Files.writeString(folder.resolve("shipped.yaml~"), "points: 5\n");
    Path stray = Files.writeString(folder.resolve("chart.yaml"), "points: 4\n");
    GameFiles again = files.orOwn(folder);
    assertThat(again.yaml("shipped.yaml").root().field("points").integer()).isEqualTo(3);
    assertThatThrownBy(again::requireUsed)
        .isInstanceOf(BadFile.class)
        .hasMessage(stray + ":1: the game reads no such file, only shipped.yaml");
  }

  @Test
  void aFileTellsWhereItsValuesComeFrom() {
    Document charts =
        Documents.yaml(
            "charts.yaml",
            """
            air: {provenance: reconstructed, why: "a guess", axis: [1]}
            counters:
              - {id: a, provenance: seed}
              - {id: b, provenance: reconstructed}
              - {id: c, provenance: reconstructed}
              - {id: d, provenance: reconstructed, why: "by its record"}
            """);
    assertThat(Provenance.of(charts))
        .containsExactly(
            new Provenance.Entry("air", 1, "reconstructed", "a guess"),
            new Provenance.Entry("counters", 1, "seed", ""),
            new Provenance.Entry("counters", 2, "reconstructed", ""),
            new Provenance.Entry("counters[id=d]", 1, "reconstructed", "by its record"));
  }
}
