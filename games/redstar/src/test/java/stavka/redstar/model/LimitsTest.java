package stavka.redstar.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.formats.BadFile;
import stavka.formats.Document;
import stavka.formats.Documents;
import stavka.operational.board.Stacking;
import stavka.redstar.DrillMap;
import stavka.redstar.Field;
import stavka.redstar.RedStar;

/** The numbers of the rules are read from the charts, so that a player's own reach the rules. */
final class LimitsTest {
  private static String shipped() throws IOException {
    try (InputStream in = RedStar.class.getResourceAsStream("charts.yaml")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static Limits limits(String text) {
    return LimitFiles.limits(Documents.yaml("charts.yaml", text).root().field("limits"));
  }

  private static RedStarTheatre theatre(String from, String to) throws IOException {
    try (InputStream in = Field.class.getResourceAsStream("drill-charts.yaml")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      assertThat(text).contains(from);
      Document charts = Documents.yaml("charts.yaml", text.replace(from, to));
      return TheatreFiles.read(
          DrillMap.make(),
          charts,
          Documents.yaml(Field.class, "drill-order-of-battle.yaml"),
          Documents.yaml(Field.class, "drill-scenarios.yaml"));
    }
  }

  @Test
  @Rule({
    "4.0.3", "4.0.5", "3.4.1", "13.0.3", "3.5.3", "10.2", "10.4", "10.5", "15.7.2", "15.7.5",
    "16.0", "12.1.5", "18.0.5"
  })
  void theShippedNumbersAreThoseOfTheBook() throws IOException {
    Limits limits = limits(shipped());
    assertThat(limits.stacking().most(Side.AXIS)).isEqualTo(14);
    assertThat(limits.stacking().most(Side.SOVIET)).isEqualTo(2);
    assertThat(limits.stacking().points(Size.CORPS, Side.AXIS)).isEqualTo(6);
    assertThat(limits.stacking().points(Size.CORPS, Side.SOVIET)).isEqualTo(1);
    assertThat(limits.zones()).isEqualTo(new Limits.Zone(3, 2, 2));
    assertThat(limits.strategic()).isEqualTo(new Limits.Travels(25, 4));
    assertThat(limits.supply().halves(Side.AXIS)).isEqualTo(8);
    assertThat(limits.supply().halves(Side.SOVIET)).isEqualTo(12);
    assertThat(limits.supply().longest(Side.AXIS)).isEqualTo(15);
    assertThat(limits.supply().portHalves()).isEqualTo(4);
    assertThat(limits.returns()).isEqualTo(new Limits.Returns(4, 2, 3, 1, 2, 2));
    assertThat(limits.italy()).isEqualTo(new Limits.Italy(34, "it-8"));
    assertThat(limits.retirements()).containsExactlyInAnyOrder(11, 31);
    assertThat(limits.worth()).isEqualTo(new Limits.Worth(4, 2, 2, 1, 1));
  }

  @Test
  @Rule({"4.0.3", "4.0.5"})
  void ownStackingReachesTheRule() throws IOException {
    Stacking stacking = theatre("    axis: 14\n", "    axis: 12\n").stacking();
    assertThat(stacking.limit(Side.AXIS, 0)).isEqualTo(12);
    assertThat(stacking.limit(Side.SOVIET, 0)).isEqualTo(2);
    RedStarTheatre lighter = theatre("corps: {axis: 6, soviet: 1}", "corps: {axis: 5, soviet: 1}");
    assertThat(lighter.pieces().stackingPoints(Field.unit("de-pz-1"))).isEqualTo(5);
  }

  @ParameterizedTest
  @CsvSource({
    "leave: 3, leave: 150",
    "'turns: [11, 31]', 'turns: [0]'",
    "'weather: -3', 'weather: cold'",
  })
  void whatCannotBeIsRefusedWithItsLine(String from, String to) throws IOException {
    String text = shipped();
    assertThat(text).contains(from);
    assertThatThrownBy(() -> limits(text.replace(from, to)))
        .isInstanceOf(BadFile.class)
        .hasMessageMatching("charts.yaml:\\d+: .*");
  }
}
