package stavka.guderian.arrival;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.end;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.hex.HexGrid;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.model.Ledger;

/** Where a provisional division enters if its entrance is held or controlled. */
class ProvisionalTest {
  private static final HexGrid GRID = Field.GROUND.grid();

  /** A game in which a die of one picks an entrance on that hex. */
  private static Guderian by(int entrance) {
    return new PlainMap().region("area-1", entrance).game();
  }

  /** Where the division of turn 12 enters if Germans stand on these hexes, or none. */
  private static int entry(Guderian game, int... german) {
    return begun(game, german).position().ledger(Ledger.PROVISIONAL_HEX) - 1;
  }

  private static Field begun(Guderian game, int... german) {
    Field field = Field.of(game, 11, Field.AXIS_INTERDICTION, 1);
    int unit = 0;
    for (int hex : german) {
      while (Field.THEATRE.pieces().side(unit) != Side.AXIS) {
        unit++;
      }
      field.place(hex, Field.THEATRE.roster().get(unit++).id());
    }
    return field.give(end());
  }

  private static int at(int column, int row) {
    return GRID.at(column, row);
  }

  private static final int EAST = GRID.columns() - 1;
  private static final int NORTH = at(50, 0);
  private static final int X = at(EAST, 10);

  @Test
  @Rule({"14.11", "14.12"})
  void anOpenEntranceIsTaken() {
    Field field = begun(by(NORTH));
    assertThat(field.events()).contains(Noted.of("14.11", "provisional-at", Detail.hex(NORTH)));
    assertThat(entry(by(NORTH))).isEqualTo(NORTH);
    assertThat(entry(by(X))).isEqualTo(X);
  }

  @Test
  @Rule("14.12")
  void onTheNorthEdgeTheNextOpenHexToTheEastServes() {
    assertThat(entry(by(NORTH), NORTH)).isEqualTo(at(52, 0));
  }

  @Test
  @Rule("14.12")
  void onTheEastEdgeTheNearestServesTheNorthernOfTwoFirst() {
    assertThat(entry(by(X), X)).isEqualTo(at(EAST, 8));
    assertThat(entry(by(X), X, at(EAST, 8))).isEqualTo(at(EAST, 12));
  }

  /**
   * Germans on the north edge from an entrance on, so that all of it is theirs or in their zones.
   */
  private static Ints northShut() {
    Ints hexes = Ints.EMPTY;
    for (int column = 50; column < EAST; column += 2) {
      hexes = hexes.with(at(column, 0));
    }
    return hexes.with(at(EAST, 0));
  }

  @Test
  @Rule("14.12")
  void onTheSouthEdgeTooTheWayLeadsEast() {
    int south = at(20, GRID.rows() - 1);
    assertThat(entry(by(south), south)).isEqualTo(at(22, GRID.rows() - 1));
  }

  @Test
  @Rule("14.12")
  void beyondTheCornerTheEastEdgeIsSearched() {
    assertThat(entry(by(NORTH), northShut().toArray())).isEqualTo(at(EAST, 2));
  }

  @Test
  @Rule({"14.12", "14.11"})
  void ifNoHexIsOpenTheDivisionIsLost() {
    Ints hexes = northShut();
    for (int row = 3; row < GRID.rows(); row += 3) {
      hexes = hexes.with(at(EAST, row));
    }
    hexes = hexes.with(at(EAST, GRID.rows() - 1));
    Field field = begun(by(NORTH), Ints.of(hexes.stream().distinct().toArray()).toArray());
    assertThat(field.position().ledger(Ledger.PROVISIONAL_HEX)).isZero();
    assertThat(field.events())
        .anyMatch(event -> event instanceof Noted n && n.code().equals("provisional-lost"));
  }
}
