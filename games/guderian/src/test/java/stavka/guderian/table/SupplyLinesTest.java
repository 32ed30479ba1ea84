package stavka.guderian.table;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GAME;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.unit;
import static stavka.guderian.table.GuderianTableTest.played;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.Overlay;
import stavka.engine.table.Table;
import stavka.engine.table.Viewer;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.operational.model.Marks;

/** The lines of supply and command that Guderian shows. */
class SupplyLinesTest {
  private static final Table TABLE = GAME.table().orElseThrow();
  private static final int HEX = open(h -> true);

  private static Overlay.Line lineOf(Position position, String id) {
    return TABLE.overlay(position, Viewer.BOTH, Overlay.Kind.SUPPLY, -1).lines().stream()
        .filter(line -> line.units().contains(unit(id)))
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Rule({"11.21", "11.22"})
  void aSovietLineIsShownByWayOfTheLeaderToTheEastEdge() {
    Field field =
        at(8, Field.SOVIET_COMBAT)
            .place(HEX, "su-rd-46 su-rd-152")
            .place(next(next(HEX, 0), 0), "su-kachalov")
            .set(Marks.GRACE, 0, "su-rd-46 su-rd-152 su-kachalov");
    Overlay.Line line = lineOf(field.position(), "su-rd-46");
    assertThat(line.ok()).isTrue();
    assertThat(line.units()).isEqualTo(Field.units("su-rd-46 su-rd-152"));
    assertThat(line.hexes().first()).isEqualTo(HEX);
    assertThat(line.hexes().get(2)).isEqualTo(field.hexOf("su-kachalov"));
    assertThat(THEATRE.map().region("edge-east").has(line.hexes().last())).isTrue();
    Overlay.Line leader = lineOf(field.position(), "su-kachalov");
    assertThat(leader.hexes().first()).isEqualTo(field.hexOf("su-kachalov"));
    assertThat(THEATRE.map().region("edge-east").has(leader.hexes().last())).isTrue();
  }

  @Test
  @Rule({"11.21", "11.22", "11.34"})
  void whyASovietUnitHasNoLineIsSaid() {
    Field alone = at(8, Field.SOVIET_COMBAT).place(HEX, "su-rd-46");
    assertThat(code(lineOf(alone.position(), "su-rd-46"))).isEqualTo("11.34 supply-grace");
    alone.set(Marks.GRACE, 0, "su-rd-46");
    assertThat(code(lineOf(alone.position(), "su-rd-46"))).isEqualTo("11.21 supply-no-leader");
    alone.place(HEX, "su-koniev").set(Marks.GRACE, 0, "su-koniev");
    String[] ring = {"de-5", "de-35", "de-161", "de-6", "de-26", "de-263"};
    for (int i = 0; i < 6; i++) {
      alone.place(next(HEX, i), ring[i]);
    }
    assertThat(code(lineOf(alone.position(), "su-rd-46"))).isEqualTo("11.22 supply-leader-cut");
    assertThat(code(lineOf(alone.position(), "su-koniev"))).isEqualTo("11.22 supply-no-line");
    assertThat(lineOf(alone.position(), "su-koniev").ok()).isFalse();
  }

  private static String code(Overlay.Line line) {
    var why = Objects.requireNonNull(line.why());
    return why.rule() + " " + why.code();
  }

  @Test
  @Rule({"11.11", "11.12"})
  void aGermanLineIsShownAlongTheRoadTo0120OrToTheWestEdge() {
    Field road = at(8, Field.AXIS_COMBAT).place(hex("2216"), "de-5").set(Marks.GRACE, 0, "de-5");
    assertThat(lineOf(road.position(), "de-5").hexes().last()).isEqualTo(hex("0120"));
    Field edge =
        at(8, Field.AXIS_COMBAT)
            .place(hex("0303"), "de-5")
            .set(Marks.GRACE, 0, "de-5")
            .place(hex("0120"), "su-rd-46");
    Overlay.Line line = lineOf(edge.position(), "de-5");
    assertThat(line.hexes().first()).isEqualTo(hex("0303"));
    assertThat(GROUND.grid().column(line.hexes().last())).isZero();
  }

  @Test
  @Rule("11.0")
  void aSupplyLineIsShownForExactlyThoseWhoAreSupplied() {
    for (Position position : played(5, new ArrayList<>())) {
      Set<Integer> shown = new HashSet<>();
      for (Overlay.Line line :
          TABLE.overlay(position, Viewer.BOTH, Overlay.Kind.SUPPLY, -1).lines()) {
        assertThat(line.ok() || line.why() != null).isTrue();
        for (int i = 0; i < line.units().size(); i++) {
          int unit = line.units().get(i);
          assertThat(shown.add(unit)).isTrue();
          assertThat(line.ok())
              .as(position.counter(unit).id())
              .isEqualTo(GAME.facts().supplied(position, unit));
          if (!line.hexes().isEmpty()) {
            assertThat(line.hexes().first()).isEqualTo(position.place(unit));
          }
        }
        for (int i = 1; i < line.hexes().size(); i++) {
          assertThat(position.grid().adjacent(line.hexes().get(i - 1), line.hexes().get(i)))
              .isTrue();
        }
      }
      for (int unit = 0; unit < position.counters(); unit++) {
        assertThat(shown.contains(unit)).isEqualTo(position.onMap(unit));
      }
    }
  }

  @Test
  void aSideIsShownItsOwnSupplyLines() {
    Field field = at(8, Field.AXIS_COMBAT).place(HEX, "de-5").place(hex("4015"), "su-koniev");
    for (Overlay.Line line :
        TABLE.overlay(field.position(), Viewer.AXIS, Overlay.Kind.SUPPLY, -1).lines()) {
      assertThat(line.units()).isEqualTo(Field.units("de-5"));
    }
  }

  @Test
  @Rule({"10.1", "6.64"})
  void theRadiusOfEachLeaderInOrderIsShown() {
    Field field =
        at(8, Field.SOVIET_COMBAT)
            .place(HEX, "su-kachalov")
            .place(hex("4015"), "su-koniev")
            .set(Marks.DISRUPTED, 1, "su-koniev");
    Overlay overlay = TABLE.overlay(field.position(), Viewer.SPECTATOR, Overlay.Kind.COMMAND, -1);
    assertThat(overlay.lines()).hasSize(1);
    assertThat(overlay.hexes()).hasSize(1 + 6 + 12);
    for (Overlay.Spot spot : overlay.hexes()) {
      assertThat(spot.value()).isEqualTo(GROUND.grid().distance(HEX, spot.hex()));
      assertThat(spot.side()).isEqualTo(Side.SOVIET);
    }
  }
}
