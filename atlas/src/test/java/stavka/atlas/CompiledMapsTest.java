package stavka.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.atlas.compile.Compilation;
import stavka.atlas.gazetteer.Gazetteer;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;
import stavka.formats.Documents;
import stavka.formats.map.HexMapJson;
import stavka.formats.map.MapDrawing;
import stavka.formats.map.MapDrawing.River;

/** What holds of every map the atlas draws. */
class CompiledMapsTest {
  private static final Path KURSK = Path.of("../docs/examples/kursk-1943.yaml");

  /** The printed map of Guderian lets a road end here, one hex short of Gzhatsk. */
  private static final List<String> PRINTED_ENDS = List.of("road 4608");

  private static final List<Compilation> MAPS =
      List.of(
          Atlas.compile("kharkov"),
          Atlas.compile("guderian"),
          Atlas.compile("redstar"),
          Atlas.compile("bautzen"),
          Atlas.compile("rostov"),
          Atlas.compile(KURSK));

  static Stream<Compilation> maps() {
    return MAPS.stream();
  }

  @ParameterizedTest
  @MethodSource("maps")
  void everythingIsHonoured(Compilation compilation) {
    assertThat(compilation.report().shortfalls()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("maps")
  void riversAreUnbrokenChainsOfHexsidesWithoutSpurs(Compilation compilation) {
    HexMap map = compilation.sheet().map();
    for (River river : compilation.sheet().drawing().rivers()) {
      Set<String> corners = new HashSet<>();
      String before = null;
      for (int side : river.sides()) {
        assertThat(map.sideHas(side / 6, side % 6, river.feature())).isTrue();
        // The hex lies on the left bank, so the side runs from its later corner to its earlier one.
        if (before != null) {
          assertThat(corner(map.grid(), side / 6, side % 6 + 1)).as(river.id()).isEqualTo(before);
        }
        before = corner(map.grid(), side / 6, side % 6);
        assertThat(corners.add(before)).as(river.id() + " turns back").isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("maps")
  void reachesCoverTheirRiver(Compilation compilation) {
    for (River river : compilation.sheet().drawing().rivers()) {
      if (!river.reaches().isEmpty()) {
        assertThat(river.reaches().stream().mapToInt(MapDrawing.Reach::sides).sum())
            .as(river.id())
            .isEqualTo(river.sides().size());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("maps")
  void waysPassThroughTheirTowns(Compilation compilation) {
    for (MapDrawing.Route route : compilation.sheet().drawing().routes()) {
      List<Integer> hexes = route.hexes();
      for (int i = 2; i < hexes.size(); i++) {
        assertThat(hexes.get(i)).as(route.id() + " turns back").isNotEqualTo(hexes.get(i - 2));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("maps")
  void tributariesEndOnACornerOfTheirRiver(Compilation compilation) {
    HexGrid grid = compilation.sheet().map().grid();
    List<River> drawn = compilation.sheet().drawing().rivers();
    for (stavka.atlas.gazetteer.River river : Gazetteer.shipped().rivers().values()) {
      List<River> stretches = drawn.stream().filter(each -> each.id().equals(river.id())).toList();
      List<River> joined = drawn.stream().filter(each -> isJoinedBy(each.id(), river)).toList();
      if (stretches.isEmpty() || joined.isEmpty()) {
        continue;
      }
      int last = stretches.getLast().sides().getLast();
      Set<String> corners = new HashSet<>();
      for (River other : joined) {
        other.sides().forEach(side -> corners.add(corner(grid, side / 6, side % 6)));
        other.sides().forEach(side -> corners.add(corner(grid, side / 6, side % 6 + 1)));
      }
      if (!new MapGround(compilation.sheet()).onEdge(last / 6)) {
        assertThat(corners).as(river.id()).contains(corner(grid, last / 6, last % 6));
      }
    }
  }

  private static boolean isJoinedBy(String id, stavka.atlas.gazetteer.River tributary) {
    var river = Gazetteer.shipped().rivers().get(id);
    return river != null
        && !id.equals(tributary.id())
        && river.reaches().stream().anyMatch(reach -> reach.course().contains(tributary.mouth()))
        && !river.mouth().equals(tributary.mouth());
  }

  @ParameterizedTest
  @MethodSource("maps")
  void linksGoBothWaysAndOverNoLake(Compilation compilation) {
    HexMap map = compilation.sheet().map();
    for (String network : map.networks().keySet()) {
      for (int hex = 0; hex < map.grid().size(); hex++) {
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
          if (map.linked(network, hex, d)) {
            int other = map.grid().neighbour(hex, d);
            assertThat(other).isNotEqualTo(HexGrid.NONE);
            assertThat(map.linked(network, other, HexGrid.opposite(d))).isTrue();
            assertThat(map.sideHas(hex, d, "lake")).as(network + " over a lake").isFalse();
          }
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("maps")
  void noRoadOrRailwayEndsInNowhere(Compilation compilation) {
    HexMap map = compilation.sheet().map();
    MapGround ground = new MapGround(compilation.sheet());
    Set<Integer> towns = new HashSet<>();
    map.places().forEach(place -> towns.addAll(place.hexes()));
    List<String> loose = new ArrayList<>();
    map.networks()
        .forEach(
            (network, links) -> {
              for (int hex = 0; hex < links.length; hex++) {
                boolean end = Integer.bitCount(links[hex] & 63) == 1;
                if (end && !ground.onEdge(hex) && !towns.contains(hex)) {
                  loose.add(network + " " + map.name(hex));
                }
              }
            });
    assertThat(loose).isEqualTo(map.id().equals("guderian") ? PRINTED_ENDS : List.of());
  }

  @ParameterizedTest
  @MethodSource("maps")
  void noTownStandsInWater(Compilation compilation) {
    HexMap map = compilation.sheet().map();
    map.places()
        .forEach(
            place -> {
              int hex = place.hexes().getFirst();
              long wet = 0;
              for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                wet += map.sideHas(hex, d, "lake") ? 1 : 0;
              }
              assertThat(wet).as(place.id()).isLessThan(4);
              assertThat(map.grid().nearest(place.x(), place.y())).as(place.id()).isEqualTo(hex);
            });
  }

  @ParameterizedTest
  @MethodSource("maps")
  void aMapIsWrittenAndReadBackTheSame(Compilation compilation) {
    String text = HexMapJson.write(compilation.sheet());
    var again = HexMapJson.read(Documents.json("map.json", text));
    assertThat(HexMapJson.write(again)).isEqualTo(text);
  }

  private static String corner(HexGrid grid, int hex, int i) {
    return Math.round(100 * (grid.centreX(hex) + grid.cornerX(i % 6)))
        + ","
        + Math.round(100 * (grid.centreY(hex) + grid.cornerY(i % 6)));
  }
}
