package stavka.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.formats.BadFile;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class ResultLogTest {
  private final List<Integer> known = new ArrayList<>();
  private final List<Long> offsets = new ArrayList<>();
  private Path file;

  @BeforeEach
  void place(@TempDir Path folder) {
    file = folder.resolve("new/log.jsonl");
  }

  private static ObjectNode node(String field, int value) {
    return JsonMapper.shared().createObjectNode().put(field, value);
  }

  private ResultLog open(int work) {
    known.clear();
    offsets.clear();
    return ResultLog.open(
        file,
        node("work", work),
        (json, number, offset) -> {
          known.add(json.path("n").asInt());
          offsets.add(offset);
        });
  }

  @Test
  void resultsAreThereWhenTheLogIsOpenedAgain() {
    try (ResultLog log = open(1)) {
      assertThat(known).isEmpty();
      log.append(node("n", 1));
      log.append(node("n", 2));
    }
    try (ResultLog log = open(1)) {
      assertThat(known).containsExactly(1, 2);
      log.append(node("n", 3));
      assertThat(log.read(offsets.get(1)).path("n").asInt()).isEqualTo(2);
    }
    try (ResultLog log = open(1)) {
      assertThat(known).containsExactly(1, 2, 3);
      assertThat(log.size()).isEqualTo(file.toFile().length());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 7, 8, 9, 11, 16, 20, 21, 22, 25})
  void whereverAKillCutsTheFileWholeLinesStayAndWorkGoesOn(int bytes) throws IOException {
    try (ResultLog log = open(1)) {
      log.append(node("n", 1));
      log.append(node("n", 2));
    }
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(whole, bytes));
    List<Integer> left = new ArrayList<>();
    try (ResultLog log = open(1)) {
      left.addAll(known);
      for (int n = left.size() + 1; n <= 2; n++) {
        log.append(node("n", n));
      }
    }
    assertThat(left).isEqualTo(bytes < 19 ? List.of() : bytes < 27 ? List.of(1) : List.of(1, 2));
    assertThat(Files.readAllBytes(file)).isEqualTo(whole);
  }

  @Test
  void aLastLineOfRubbishIsCutOffButOneAmidResultsIsNotPassedOver() throws IOException {
    try (ResultLog log = open(1)) {
      log.append(node("n", 1));
    }
    String good = Files.readString(file);
    Files.writeString(file, good + "\0\0\0\n");
    open(1).close();
    assertThat(known).containsExactly(1);
    assertThat(file).hasContent(good);
    Files.writeString(file, good + "{\"n\":\n{\"n\":3}\n");
    assertThatThrownBy(() -> open(1))
        .isInstanceOf(BadFile.class)
        .hasMessageEndingWith(":3: the line is damaged");
  }

  @Test
  void resultsOfOtherWorkAreRefused() {
    open(1).close();
    assertThatThrownBy(() -> open(2))
        .isInstanceOf(BadFile.class)
        .hasMessageEndingWith(":1: holds the results of other work: work is 1, not 2");
  }

  @Test
  void twoRunsDoNotWriteIntoOneLog() {
    try (ResultLog first = open(1)) {
      assertThat(first.size()).isPositive();
      assertThatThrownBy(() -> open(1))
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining("another run is writing here");
    }
    open(1).close();
  }
}
