package stavka.atlas.plan;

import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import stavka.atlas.gazetteer.Area;
import stavka.atlas.gazetteer.Gazetteer;
import stavka.atlas.gazetteer.River;
import stavka.atlas.gazetteer.Town;
import stavka.atlas.gazetteer.Way;
import stavka.formats.Bilingual;

/**
 * One map file, read and checked: what to draw, on which sheet, and what to correct by hand.
 *
 * @param scale what the sheet says of its scale in words, if anything
 */
public record MapPlan(
    String id,
    Bilingual title,
    Gazetteer gazetteer,
    SheetPlan sheet,
    List<Pin> pins,
    double bendRadius,
    Ground ground,
    List<City> cities,
    Rivers rivers,
    SequencedMap<String, Network> networks,
    Places places,
    Overrides overrides,
    SequencedMap<String, RegionRule> regions,
    SequencedMap<String, Map<Integer, Integer>> values,
    SequencedMap<String, FrontierRule> frontiers,
    SequencedMap<String, String> provenance,
    @Nullable Bilingual scale) {

  /** A place that must come to lie in a given hex. */
  public record Pin(Town town, int hex) {}

  /**
   * @param terrains all terrains of the map; the first covers what nothing else does
   * @param kinds the terrain each kind of area gives
   * @param cover the share of a hex that must be covered
   * @param stated the terrain of single hexes, for a map that is transcribed; then no area gives
   *     any
   */
  public record Ground(
      List<String> terrains,
      Map<Area.Kind, String> kinds,
      double cover,
      SequencedMap<Integer, String> stated) {}

  /** A city that fills whole hexes; without a list of hexes, the one its town lies in. */
  public record City(Town town, List<Integer> hexes, String terrain) {}

  /**
   * @param features all hexside features of the map, rivers and lakes alike
   * @param sizes the feature each size of reach gives; a size without one is left out
   * @param named features of single rivers, by id, which go before those of their size
   * @param lakes the feature of a hexside under a lake
   * @param banks hexes whose bank the plan decides, where a river winds too closely around them
   * @param courses rivers that the plan states hexside by hexside
   */
  public record Rivers(
      List<String> features,
      Map<River.Size, String> sizes,
      Map<String, String> named,
      List<String> leftOut,
      @Nullable String lakes,
      List<RiverBank> banks,
      List<Course> courses) {
    static final Rivers NONE =
        new Rivers(List.of(), Map.of(), Map.of(), List.of(), null, List.of(), List.of());
  }

  /**
   * A river stated by its hexsides, from source to mouth.
   *
   * @param river the river of the gazetteer that gives it its name, if any does
   */
  public record Course(@Nullable River river, String feature, List<Stretch> stretches) {
    /**
     * A part of one size.
     *
     * @param sides {@code hex * 6 + direction}, each from the hex on its left bank
     */
    public record Stretch(River.Size size, List<Integer> sides) {}
  }

  /** The bank of a river, seen downstream, that a town or some hexes lie on. */
  public record RiverBank(String river, @Nullable Town town, List<Integer> hexes, Bank bank) {
    /** The two banks. */
    public enum Bank {
      LEFT,
      RIGHT
    }
  }

  /**
   * Which ways of the gazetteer make a network; an empty list of grades takes all.
   *
   * @param source where its ways come from, or nothing if all of them are stated
   * @param part the network whose ways of these grades are this one, or nothing if it has its own
   * @param routes ways that the plan states hex by hex
   */
  public record Network(
      @Nullable Source source,
      @Nullable String part,
      List<String> grades,
      List<String> leftOut,
      List<Route> routes) {
    /** The two kinds of way. */
    public enum Source {
      ROADS,
      RAILWAYS
    }
  }

  /**
   * A way stated by its hexes.
   *
   * @param way the way of the gazetteer that gives it its name, if any does
   * @param out those of its two ends at which it runs on beyond the sheet
   */
  public record Route(@Nullable Way way, String grade, List<Integer> hexes, List<Integer> out) {}

  /** Which towns the map names. */
  public record Places(List<Town.Rank> ranks, List<String> also, List<String> leftOut) {
    static final Places NONE = new Places(List.of(), List.of(), List.of());
  }
}
