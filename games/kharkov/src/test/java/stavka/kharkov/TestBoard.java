package stavka.kharkov;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.map.Frontier;
import stavka.engine.map.HexMap;
import stavka.engine.position.Setting;
import stavka.formats.Change;
import stavka.formats.Document;
import stavka.formats.Documents;
import stavka.formats.GameFiles;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.TheatreFiles;
import stavka.testkit.Legend;
import stavka.testkit.TextBoard;

/**
 * A small board drawn as text, with the real counters and charts. Hexes are written row by row, one
 * word each: {@code .} clear, {@code f} forest, {@code c3} a city hex with a garrison of 3. Row 02,
 * 04... lie half a hex further right, as an indented drawing shows them. A hex is named by row and
 * column from the top left, {@code 0203} being the third hex of the second row.
 *
 * <p>Unless told otherwise the west half is the Axis bank of the first front, the east half the
 * Soviet one, nothing lies in the southern sector and the front has no hexes.
 */
public final class TestBoard {
  private static final String CHARTS = "charts.yaml";
  private static final String ORDER_OF_BATTLE = "order-of-battle.yaml";
  private static final Legend LEGEND =
      new Legend(
          List.of("clear", "forest", "city"),
          ".fc",
          List.of("river", "donets", "dniepr"),
          List.of("road", "rail"));
  private static final List<String> FRONT_POINTS =
      List.of("1", "2", "3", "4", "5", "6", "7", "A", "B", "C", "D", "E", "F", "G");

  /** Parsed once: most of a test's time would else go to reading the same two files again. */
  private static final Document SHIPPED_CHARTS = Documents.yaml(CHARTS, text(CHARTS));

  private static final Document ARMIES = orderOfBattle();

  private final HexMap map;
  private final KharkovTheatre theatre;
  private final Setting setting;

  private TestBoard(Drawing drawing) {
    this.map = drawing.map();
    this.theatre = TheatreFiles.read(map, drawing.charts, ARMIES);
    this.setting = new Setting("kharkov", "test", map, theatre.roster());
  }

  public static Drawing draw(String text) {
    return new Drawing(text);
  }

  /** A board of clear ground. */
  public static TestBoard open(int rows, int columns) {
    return draw((". ".repeat(columns) + "\n").repeat(rows)).board();
  }

  public HexMap map() {
    return map;
  }

  public HexGrid grid() {
    return map.grid();
  }

  public KharkovTheatre theatre() {
    return theatre;
  }

  public Setting setting() {
    return setting;
  }

  public int hex(String name) {
    int hex = map.hex(name);
    if (hex == HexGrid.NONE) {
      throw new IllegalArgumentException("the board has no hex " + name);
    }
    return hex;
  }

  public int unit(String id) {
    int unit = theatre.roster().index(id);
    if (unit < 0) {
      throw new IllegalArgumentException("there is no counter " + id);
    }
    return unit;
  }

  /**
   * The start of a position on this board: turn 5, both sides' air points 0, all replacement
   * counters at hand.
   */
  public TestPosition position() {
    return new TestPosition(this);
  }

  /** The order of battle with every place on the printed map moved to this board's first hex. */
  private static Document orderOfBattle() {
    String text = text(ORDER_OF_BATTLE).replaceAll("(hex|near): \"\\d{4}\"", "$1: \"0101\"");
    return Documents.yaml(ORDER_OF_BATTLE, text);
  }

  private static String text(String resource) {
    try (InputStream stream =
        KharkovTheatre.class.getResourceAsStream("/stavka/kharkov/" + resource)) {
      return new String(
          Objects.requireNonNull(stream, resource).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** A board while it is being drawn. */
  public static final class Drawing {
    private final TextBoard text;
    private final HexGrid grid;
    private Document charts = SHIPPED_CHARTS;

    private Drawing(String drawn) {
      text = TextBoard.draw(LEGEND, drawn);
      grid = text.grid();
      int columns = grid.columns();
      Map<Integer, Integer> garrisons = new HashMap<>();
      for (int hex = 0; hex < grid.size(); hex++) {
        if (text.is(hex, "city")) {
          garrisons.put(hex, text.number(hex, 1));
        }
      }
      text.values("garrison", garrisons);
      text.region("edge-north", HexSet.where(grid, hex -> grid.row(hex) == 0));
      text.region("edge-south", HexSet.where(grid, hex -> grid.row(hex) == grid.rows() - 1));
      text.region("edge-west", HexSet.where(grid, hex -> grid.column(hex) == 0));
      text.region("edge-east", HexSet.where(grid, hex -> grid.column(hex) == columns - 1));
      text.region("axis-bank", HexSet.where(grid, hex -> grid.column(hex) < columns / 2));
      text.region("soviet-bank", HexSet.where(grid, hex -> grid.column(hex) >= columns / 2));
      for (String name :
          List.of(
              "south",
              "front-axis",
              "front-soviet",
              "kharkov",
              "poltava",
              "dnepropetrovsk",
              "road-poltava",
              "road-dnepropetrovsk")) {
        text.region(name, HexSet.none(grid));
      }
      Map<String, Integer> points = new HashMap<>();
      FRONT_POINTS.forEach(point -> points.put(point, 0));
      front(new Frontier(List.of(), points));
    }

    /** Lets one figure of the charts be another, its path written as in a study. */
    public Drawing chart(String path, Object value) {
      Change change = new Change("charts", path, value.toString());
      charts = GameFiles.beside(Kharkov.class).with(List.of(change)).yaml(CHARTS);
      return this;
    }

    /**
     * Lets a minor river, {@code donets} or {@code dniepr} run between pairs of hexes written
     * {@code 0101-0102}.
     */
    public Drawing side(String feature, String... pairs) {
      text.side(feature, pairs);
      return this;
    }

    public Drawing river(String... pairs) {
      return side("river", pairs);
    }

    public Drawing donets(String... pairs) {
      return side("donets", pairs);
    }

    public Drawing dniepr(String... pairs) {
      return side("dniepr", pairs);
    }

    /** Builds a road from hex to adjacent hex. */
    public Drawing road(String... hexes) {
      text.link("road", hexes);
      return this;
    }

    public Drawing rail(String... hexes) {
      text.link("rail", hexes);
      return this;
    }

    public Drawing region(String name, String... hexes) {
      text.region(name, hexes);
      return this;
    }

    public Drawing region(String name, HexSet hexes) {
      text.region(name, hexes);
      return this;
    }

    /** Every hex is in a region. */
    public Drawing all(String region) {
      return region(region, HexSet.where(grid, hex -> true));
    }

    /**
     * The front line, as the map format has it: sides by the hex on the Soviet bank, points by
     * sides before them.
     */
    public Drawing front(Frontier line) {
      text.frontier("front", line);
      return this;
    }

    public HexGrid grid() {
      return grid;
    }

    public TestBoard board() {
      return new TestBoard(this);
    }

    private HexMap map() {
      return text.map("test");
    }
  }
}
