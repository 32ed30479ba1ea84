package stavka.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexNumbering;
import stavka.engine.hex.HexSet;
import stavka.engine.hex.Orientation;
import stavka.engine.map.Frontier;
import stavka.engine.map.HexMap;
import stavka.engine.map.Locality;

/**
 * A map while a test draws it. As text it is written row by row, one word for each hex, whose first
 * letter is its terrain and whose other digits are a number the test may ask for; rows 02, 04...
 * lie half a hex further right, as an indented drawing shows them. A hex is then named by row and
 * column from the top left, {@code 0203} being the third hex of the second row.
 */
public final class TextBoard {
  private final HexGrid grid;
  private final HexNumbering numbering;
  private final Legend legend;
  private final byte[] terrain;
  private final byte[] sides;
  private final Map<String, byte[]> networks = new HashMap<>();
  private final Map<String, HexSet> regions = new HashMap<>();
  private final Map<String, Map<Integer, Integer>> values = new HashMap<>();
  private final Map<String, Frontier> frontiers = new HashMap<>();
  private final List<Locality> localities = new ArrayList<>();
  private final Map<Integer, Integer> numbers = new HashMap<>();

  private TextBoard(HexGrid grid, HexNumbering numbering, Legend legend) {
    this.grid = grid;
    this.numbering = numbering;
    this.legend = legend;
    this.terrain = new byte[grid.size()];
    this.sides = new byte[grid.size() * HexGrid.DIRECTIONS];
    legend.networks().forEach(name -> networks.put(name, new byte[grid.size()]));
  }

  /** A board of the first terrain of a legend. */
  public static TextBoard blank(HexGrid grid, HexNumbering numbering, Legend legend) {
    return new TextBoard(grid, numbering, legend);
  }

  public static TextBoard draw(Legend legend, String text) {
    List<String[]> rows = new ArrayList<>();
    for (String line : text.lines().toList()) {
      if (!line.isBlank()) {
        rows.add(line.trim().split(" +"));
      }
    }
    int columns = rows.getFirst().length;
    HexGrid grid = new HexGrid(Orientation.POINTY, columns, rows.size(), 1);
    TextBoard board =
        blank(
            grid,
            new HexNumbering(grid, HexNumbering.Digits.ROW_COLUMN, false, false, List.of()),
            legend);
    for (int row = 0; row < rows.size(); row++) {
      if (rows.get(row).length != columns) {
        throw new IllegalArgumentException("row " + (row + 1) + " is not as long as the first");
      }
      for (int column = 0; column < columns; column++) {
        board.fill(grid.at(column, row), rows.get(row)[column]);
      }
    }
    return board;
  }

  private void fill(int hex, String word) {
    terrain[hex] = (byte) legend.drawn(word.charAt(0));
    if (word.length() > 1) {
      numbers.put(hex, Integer.parseInt(word.substring(1)));
    }
  }

  public HexGrid grid() {
    return grid;
  }

  public int hex(String name) {
    int hex = numbering.hex(name);
    if (hex == HexGrid.NONE) {
      throw new IllegalArgumentException("the board has no hex " + name);
    }
    return hex;
  }

  public int[] hexes(String... names) {
    return Arrays.stream(names).mapToInt(this::hex).toArray();
  }

  public boolean is(int hex, String name) {
    return terrain[hex] == legend.terrain(name);
  }

  /** The number drawn behind the letter of a hex, or another where there is none. */
  public int number(int hex, int otherwise) {
    return numbers.getOrDefault(hex, otherwise);
  }

  public TextBoard terrain(String name, int... hexes) {
    for (int hex : hexes) {
      terrain[hex] = (byte) legend.terrain(name);
    }
    return this;
  }

  /** Something between two hexes that touch, seen from both. */
  public TextBoard side(String feature, int from, int to) {
    byte bit = (byte) (1 << legend.side(feature));
    int direction = direction(from, to);
    sides[from * HexGrid.DIRECTIONS + direction] |= bit;
    sides[to * HexGrid.DIRECTIONS + HexGrid.opposite(direction)] |= bit;
    return this;
  }

  /** The same between pairs of hexes written {@code 0101-0102}. */
  public TextBoard side(String feature, String... pairs) {
    for (String pair : pairs) {
      int dash = pair.indexOf('-');
      side(feature, hex(pair.substring(0, dash)), hex(pair.substring(dash + 1)));
    }
    return this;
  }

  /** A road or railway from hex to hex, each next to the last. */
  public TextBoard link(String network, int... hexes) {
    byte[] links = networks.get(network);
    if (links == null) {
      throw new IllegalArgumentException("there is no network " + network);
    }
    for (int i = 1; i < hexes.length; i++) {
      int direction = direction(hexes[i - 1], hexes[i]);
      links[hexes[i - 1]] |= (byte) (1 << direction);
      links[hexes[i]] |= (byte) (1 << HexGrid.opposite(direction));
    }
    return this;
  }

  public TextBoard link(String network, String... names) {
    return link(network, hexes(names));
  }

  private int direction(int from, int to) {
    int direction = grid.direction(from, to);
    if (direction == HexGrid.NONE) {
      throw new IllegalArgumentException(
          numbering.name(from) + " and " + numbering.name(to) + " do not touch");
    }
    return direction;
  }

  public TextBoard region(String name, HexSet hexes) {
    regions.put(name, hexes);
    return this;
  }

  public TextBoard region(String name, String... hexes) {
    return region(name, HexSet.of(grid, hexes(hexes)));
  }

  /** A number that some hexes have, such as a garrison's strength. */
  public TextBoard values(String name, Map<Integer, Integer> byHex) {
    values.put(name, byHex);
    return this;
  }

  public TextBoard frontier(String name, Frontier line) {
    frontiers.put(name, line);
    return this;
  }

  public TextBoard localities(List<Locality> named) {
    localities.addAll(named);
    return this;
  }

  public HexMap map(String name) {
    return new HexMap(
        name,
        grid,
        numbering,
        legend.terrains(),
        terrain.clone(),
        legend.sides(),
        sides.clone(),
        networks,
        regions,
        values,
        frontiers,
        localities);
  }
}
