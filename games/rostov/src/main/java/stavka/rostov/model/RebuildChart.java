package stavka.rostov.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.formats.Node;

/**
 * Replacements and what brings lost units back.
 *
 * @param badWeather what rain, snow and arctic weather add to the die
 * @param owed what each attack that is owed adds to it
 * @param tables the Soviet tables by the turn they are used to
 * @param tracks where the points of a side's tracks end
 * @param cutOff points spent in a major city that is cut off, by the hexes held
 * @param fromEliminated points of type I from Eliminated to Cadre
 * @param trains points for Soviet armoured trains by turn
 * @param militiaStep points of type I for a step of militia
 * @param nkvdATurn units of the NKVD that are given points in a turn
 * @param turnsAway turns that those of the NKVD spend on the track
 * @param substitute points of type I for a German substitute
 * @param owedAtCapture points of the Axis for an attack that is owed when a place falls
 */
@Rule({"7.11", "7.12", "7.23", "7.25", "7.31", "7.32", "7.33", "7.42"})
public record RebuildChart(
    int badWeather,
    int owed,
    List<Table> tables,
    Sides<Integer> tracks,
    List<Charts.Band> cutOff,
    int fromEliminated,
    Map<Integer, Integer> typeI,
    Map<Integer, Integer> typeA,
    Map<Integer, Integer> air,
    Map<Integer, Integer> trains,
    int militiaStep,
    int nkvdATurn,
    int turnsAway,
    int substitute,
    int owedAtCapture) {
  /** Rows of a table: the last is for all higher dice. */
  public static final int ROWS = 12;

  /** A table, used up to a turn. */
  public record Table(String id, int to, List<Row> rows) {
    public Table {
      rows = List.copyOf(rows);
    }
  }

  /**
   * A row of a table.
   *
   * @param forts strongpoints that may be begun
   * @param extra one more near a town
   * @param arms points of armament
   * @param wings points that make aircraft ready
   * @param mandated attacks that are ordered
   * @param reserve groups or garrisons that are released
   * @param supply extra supply
   */
  @Rule({"7.12", "7.21", "7.24", "7.26"})
  public record Row(
      int forts, int extra, int typeI, int arms, int wings, int mandated, int reserve, int supply) {
    private static final Pattern CELLS =
        Pattern.compile("(\\d?E?|-)/(\\d+)/([AV]|-)/(\\d?[MRS]|-)");

    static Row read(Node node) {
      if (!CELLS.matcher(node.text()).matches()) {
        throw node.bad("strongpoints/type I/other/event are wanted");
      }
      String[] cells = node.text().split("/", -1);
      return new Row(
          cells[0].matches("\\d.*") ? cells[0].charAt(0) - '0' : 0,
          cells[0].endsWith("E") ? 1 : 0,
          Integer.parseInt(cells[1]),
          times(cells[2], 'A'),
          times(cells[2], 'V'),
          times(cells[3], 'M'),
          times(cells[3], 'R'),
          times(cells[3], 'S'));
    }

    /** How often a cell gives a code: a number before it, else once. */
    private static int times(String cell, char code) {
      int at = cell.indexOf(code);
      if (at < 0) {
        return 0;
      }
      return at > 0 && Character.isDigit(cell.charAt(at - 1)) ? cell.charAt(at - 1) - '0' : 1;
    }
  }

  static RebuildChart read(Node charts) {
    Node node =
        ChartNodes.said(
            charts,
            "replacements",
            "modifiers",
            "tables",
            "rows",
            "tracks",
            "cut_off_city",
            "from_eliminated",
            "axis",
            "trains");
    Node modifiers = node.field("modifiers").only("bad_weather", "attack_owed");
    Node axis = node.field("axis").only("type_i", "type_a", "air");
    Node special = charts.field("special_units");
    return new RebuildChart(
        modifiers.field("bad_weather").integer(0, 9),
        modifiers.field("attack_owed").integer(0, 9),
        tables(node),
        new Sides<>(
            node.field("tracks").field("axis").integer(1, 99),
            node.field("tracks").field("soviet").integer(1, 99)),
        cities(node.field("cut_off_city")),
        node.field("from_eliminated").field("type_i").integer(1, 9),
        byTurn(axis.field("type_i")),
        byTurn(axis.field("type_a")),
        byTurn(axis.field("air")),
        byTurn(node.field("trains")),
        special.field("militia").field("type_i_a_step").integer(0, 9),
        special.field("nkvd").field("rebuilt_a_turn").integer(0, 9),
        special.field("nkvd").field("turns_away").integer(1, 7),
        charts.field("substitutes").field("type_i_each").integer(1, 9),
        charts.field("victory").field("others").field("attack_owed_at_capture").integer());
  }

  private static List<Table> tables(Node node) {
    List<Table> tables = new ArrayList<>();
    for (Node table : node.field("tables").items()) {
      String id = table.only("id", "to").field("id").text();
      List<Row> rows = new ArrayList<>();
      node.field("rows").field(id).items(ROWS).forEach(row -> rows.add(Row.read(row)));
      tables.add(new Table(id, table.field("to").integer(1, 99), rows));
    }
    return List.copyOf(tables);
  }

  private static List<Charts.Band> cities(Node list) {
    List<Charts.Band> bands = new ArrayList<>();
    for (Node band : list.items()) {
      band.only("hexes", "points");
      bands.add(
          new Charts.Band(band.field("hexes").integer(1, 99), band.field("points").integer(0, 9)));
    }
    return List.copyOf(bands);
  }

  private static Map<Integer, Integer> byTurn(Node list) {
    Map<Integer, Integer> points = new HashMap<>();
    for (Node item : list.items()) {
      int each = item.only("turns", "points").field("points").integer(0, 9);
      item.field("turns").items().forEach(turn -> points.put(turn.integer(1, 99), each));
    }
    return Map.copyOf(points);
  }

  /** The Soviet table of a turn. */
  @Rule("7.11")
  public Table table(int turn) {
    for (Table table : tables) {
      if (turn <= table.to()) {
        return table;
      }
    }
    return tables.getLast();
  }

  /** Points by turn; none on others. */
  public static int at(Map<Integer, Integer> points, int turn) {
    return points.getOrDefault(turn, 0);
  }

  /** Points that a major city may be given while it is cut off. */
  @Rule("7.42")
  public int cutOff(int hexes) {
    return Charts.Band.at(cutOff, hexes);
  }

  /** Where a side's track of points ends. */
  public int track(Side side) {
    return Objects.requireNonNull(tracks.of(side));
  }
}
