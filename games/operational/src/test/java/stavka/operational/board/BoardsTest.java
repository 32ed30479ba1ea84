package stavka.operational.board;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.operational.board.ToyTheatre.GRID;
import static stavka.operational.board.ToyTheatre.ROSTER;
import static stavka.operational.board.ToyTheatre.hex;
import static stavka.operational.board.ToyTheatre.is;
import static stavka.operational.board.ToyTheatre.standing;

import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexSet;
import stavka.engine.move.Gate;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

class BoardsTest {
  /** Fleets keep nobody out, bases have no zone, two groups make one. */
  private static final Presence PRESENCE =
      new Presence(unit -> !is(unit, "fleet"), unit -> !is(unit, "fleet"), unit -> false);

  private static final Projection PAIRS =
      new Projection() {
        @Override
        public Share share(Position position, int unit) {
          if (is(unit, "group")) {
            return Share.PART;
          }
          return is(unit, "base") || is(unit, "fleet") ? Share.NONE : Share.WHOLE;
        }

        @Override
        public int barriers(Position position, int unit, int hex) {
          return is(unit, "corps") ? 1 << GRID.direction(hex("0303"), hex("0304")) : 0;
        }
      };

  private static final Boards BOARDS = new Boards(GRID, ROSTER, PRESENCE, PAIRS);

  @Test
  void onePartOfAZoneIsNoneAndTwoOnAHexAreOne() {
    Board one = BOARDS.of(standing("0303: a-group-1", "0304: a-group-2"));
    assertThat(one.inZoneOf(Side.AXIS, hex("0302"))).isFalse();
    assertThat(one.cancels(Side.AXIS, hex("0303"))).isFalse();
    Board two = BOARDS.of(standing("0303: a-group-1 a-group-2"));
    assertThat(two.inZoneOf(Side.AXIS, hex("0302"))).isTrue();
    assertThat(two.inZoneOf(Side.AXIS, hex("0303"))).isFalse();
    assertThat(two.cancels(Side.AXIS, hex("0303"))).isTrue();
  }

  @Test
  void aZoneDoesNotCrossTheSidesThatBarIt() {
    Board board = BOARDS.of(standing("0303: a-corps-1"));
    assertThat(board.inEnemyZone(Side.SOVIET, hex("0304"))).isFalse();
    assertThat(board.inEnemyZone(Side.SOVIET, hex("0302"))).isTrue();
  }

  @Test
  void whoKeepsNobodyOutIsThereAllTheSame() {
    Board board = BOARDS.of(standing("0303: a-fleet", "0305: s-base"));
    assertThat(board.holds(Side.AXIS, hex("0303"))).isFalse();
    assertThat(board.any(Side.AXIS, hex("0303"))).isTrue();
    assertThat(board.units(Side.AXIS, hex("0303"))).isZero();
    assertThat(board.units(Side.SOVIET, hex("0305"))).isEqualTo(1);
    assertThat(board.distances(Side.AXIS)[hex("0305")]).isEqualTo((byte) 2);
    assertThat(board.distancesToUnits(Side.AXIS)[hex("0305")]).isEqualTo(Distances.FAR);
  }

  @Test
  void enemiesCloseAHexAndTheirZonesAreMarked() {
    byte[] gates = BOARDS.of(standing("0303: s-army-1")).gates(Side.AXIS);
    assertThat(gates[hex("0303")]).isEqualTo(Gate.CLOSED);
    assertThat(gates[hex("0302")]).isEqualTo(Gate.ZONE);
    assertThat(gates[hex("0301")]).isEqualTo(Gate.OPEN);
  }

  @Test
  void theCautiousEnterAZoneOnlyWhereAFriendCancelsIt() {
    Board board = BOARDS.of(standing("0303: s-army-1", "0302: a-corps-1", "0304: a-group-1"));
    byte[] gates = board.cautiousGates(Side.AXIS);
    assertThat(gates[hex("0302")]).isEqualTo(Gate.ZONE);
    assertThat(gates[hex("0304")]).isEqualTo(Gate.CLOSED);
    assertThat(board.covered(Side.AXIS, hex("0302"))).isTrue();
    assertThat(board.covered(Side.AXIS, hex("0304"))).isFalse();
  }

  @Test
  void linesPassZonesOnlyWhereFriendsCancelThem() {
    Board board = BOARDS.of(standing("0303: s-army-1", "0302: a-corps-1"));
    assertThat(board.openToLine(Side.AXIS, hex("0302"))).isTrue();
    assertThat(board.openToLine(Side.AXIS, hex("0303"))).isFalse();
    byte[] closed = board.closedToLines(Side.AXIS);
    for (int hex = 0; hex < GRID.size(); hex++) {
      assertThat(closed[hex] == 0).isEqualTo(board.openToLine(Side.AXIS, hex));
    }
  }

  @Test
  void aGarrisonHoldsItsHexWithoutACounter() {
    Boards held =
        BOARDS.holding((position, side) -> side == Side.AXIS ? Ints.of(hex("0202")) : Ints.EMPTY);
    Board board = held.of(standing("0303: s-army-1"));
    assertThat(board.holds(Side.AXIS, hex("0202"))).isTrue();
    assertThat(board.holds(Side.SOVIET, hex("0202"))).isFalse();
    assertThat(board.units(Side.AXIS, hex("0202"))).isZero();
    assertThat(board.gates(Side.SOVIET)[hex("0202")]).isEqualTo(Gate.CLOSED);
    assertThat(board.openToLine(Side.AXIS, hex("0202"))).isTrue();
  }

  @Test
  void nobodyGoesBeyondTheAreaOfTheMatch() {
    HexSet west = HexSet.where(GRID, hex -> GRID.column(hex) < 4);
    Board board = BOARDS.within(position -> west).of(standing("0303: s-army-1"));
    assertThat(board.inPlay(hex("0305"))).isFalse();
    assertThat(board.gates(Side.AXIS)[hex("0305")]).isEqualTo(Gate.CLOSED);
    assertThat(BOARDS.of(standing("0303: s-army-1")).inPlay(hex("0305"))).isTrue();
  }
}
