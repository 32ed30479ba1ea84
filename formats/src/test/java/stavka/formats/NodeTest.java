package stavka.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexNumbering.Digits;

class NodeTest {
  @Test
  void aHexNumberKeepsItsLeadingZero() {
    assertThat(yaml("hex: 0819").field("hex").text()).isEqualTo("0819");
    assertThat(yaml("0819: 1").fields().firstEntry().getKey()).isEqualTo("0819");
  }

  @Test
  void valuesKnowTheirLine() {
    Node root = yaml("a: 1\nb:\n  - x\n  - {y: 2}\n");
    assertThat(root.field("a").line()).isEqualTo(1);
    assertThat(root.field("b").line()).isEqualTo(2);
    assertThat(root.field("b").items().get(1).field("y").line()).isEqualTo(4);
  }

  @Test
  void faultsAreOneLineWithFileAndLine() {
    assertBad(
        () -> yaml("a: 1\nb: x").field("b").integer(),
        "f.yaml:2: 'b' should be a whole number, not 'x'");
    assertBad(() -> yaml("a: 1").field("b"), "f.yaml:1: 'b' is missing");
    assertBad(() -> yaml("a: 1\nc: 2").only("a"), "f.yaml:2: unknown field 'c'; known here: a");
    assertBad(() -> yaml("a: 1\na: 2"), "f.yaml:2: 'a' is given twice");
    assertBad(
        () -> yaml("a: [1]").field("a").text(),
        "f.yaml:1: 'a' should be a single value, not a list");
    assertBad(
        () -> yaml("a: 9").field("a").integer(1, 6),
        "f.yaml:1: 'a' should lie between 1 and 6, not 9");
    assertBad(() -> yaml(""), "f.yaml:1: the file is empty");
    assertBad(
        () -> yaml("a: up").field("a").choice(Digits.class),
        "f.yaml:1: 'a' should be one of row-column, column-row, not 'up'");
  }

  @Test
  void brokenSyntaxIsOneLineToo() {
    assertThatThrownBy(() -> yaml("a: [1\nb: 2"))
        .isInstanceOf(BadFile.class)
        .satisfies(
            fault -> assertThat(fault.getMessage()).startsWith("f.yaml:2: ").doesNotContain("\n"));
    assertThatThrownBy(() -> Documents.json("f.json", "{\n\"a\": 1,\n}"))
        .isInstanceOf(BadFile.class)
        .satisfies(
            fault -> assertThat(fault.getMessage()).startsWith("f.json:3: ").doesNotContain("\n"));
  }

  @Test
  void aMissingFileIsAFaultLikeAnother() {
    assertBad(
        () -> Documents.read(Path.of("nowhere.yaml")), "nowhere.yaml:1: there is no such file");
  }

  @Test
  void nothingCountsAsAbsent() {
    assertThat(yaml("a: null\nb: 1").optional("a")).isEmpty();
    assertThat(yaml("a:\nb: 1").itemsOf("a")).isEmpty();
  }

  private static Node yaml(String text) {
    return Documents.yaml("f.yaml", text).root();
  }

  private static void assertBad(
      org.assertj.core.api.ThrowableAssert.ThrowingCallable reading, String message) {
    assertThatThrownBy(reading).isInstanceOf(BadFile.class).hasMessage(message);
  }
}
