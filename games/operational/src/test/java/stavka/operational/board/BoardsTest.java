package stavka.operational.board;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.operational.board.ToyTheatre.GRID;
import static stavka.operational.board.ToyTheatre.ROSTER;
import static stavka.operational.board.ToyTheatre.hex;
import static stavka.operational.board.ToyTheatre.is;
import static stavka.operational.board.ToyTheatre.standing;
import static stavka.operational.board.ToyTheatre.unit;

import java.util.Arrays;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexSet;
import stavka.engine.move.Gate;
import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
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
  void aSideThatStaysAsItWasIsNotDrawnAgain() {
    Position start = standing("0303: a-corps-1", "0305: s-corps-1");
    Board before = BOARDS.of(start);
    byte[] gates = before.gates(Side.AXIS);
    byte[] closed = before.closedToLines(Side.SOVIET);
    Draft draft = start.edit();
    draft.moveTo(unit("a-corps-1"), hex("0302"));
    Board after = BOARDS.of(draft.view());
    assertThat(after.gates(Side.AXIS)).isSameAs(gates);
    assertThat(after.gates(Side.SOVIET)[hex("0302")]).isEqualTo(Gate.CLOSED);
    assertThat(after.any(Side.AXIS, hex("0303"))).isFalse();
    assertThat(after.closedToLines(Side.SOVIET)).isNotEqualTo(closed);
    assertThat(before.any(Side.AXIS, hex("0303"))).isTrue();
  }

  /** Boards that follow one another show what those drawn for themselves do. */
  @Property(tries = 60)
  void boardsThatFollowOneAnotherShowWhatThoseDrawnAfreshDo(@ForAll long seed) {
    Boards boards =
        new Boards(GRID, ROSTER, PRESENCE, byLedger(PAIRS))
            .holding((position, side) -> Ints.of(position.ledger(side.ordinal() + 2)));
    SplittableRandom random = new SplittableRandom(seed);
    Position position = standing("0303: a-corps-1", "0305: s-corps-1");
    for (int i = 0; i < 40; i++) {
      Draft draft = position.edit();
      int unit = random.nextInt(ROSTER.size());
      switch (random.nextInt(6)) {
        case 0 -> draft.moveToBox(unit, 0);
        case 1 -> draft.enter(random.nextInt(4), random.nextInt(2));
        case 2 -> draft.set(unit, new BitField(0, 1), random.nextInt(2));
        default -> draft.moveTo(unit, random.nextInt(GRID.size()));
      }
      position = draft.view();
      assertThat(shown(boards.of(position))).isEqualTo(shown(boards.of(position.withoutDerived())));
    }
  }

  /** The same zones while the first number of the ledger is 0, and none otherwise. */
  private static Projection byLedger(Projection zones) {
    return new Projection() {
      @Override
      public Share share(Position position, int unit) {
        return position.ledger(0) == 0 && !position.has(unit, new BitField(0, 1))
            ? zones.share(position, unit)
            : Share.NONE;
      }

      @Override
      public int barriers(Position position, int unit, int hex) {
        return zones.barriers(position, unit, hex);
      }

      @Override
      public int conditions(Position position) {
        return position.ledger(0);
      }
    };
  }

  private static String shown(Board board) {
    StringBuilder text = new StringBuilder();
    for (Side side : Side.values()) {
      text.append(Arrays.toString(board.gates(side)))
          .append(Arrays.toString(board.cautiousGates(side)))
          .append(Arrays.toString(board.closedToLines(side)))
          .append(Arrays.toString(board.distances(side)))
          .append(Arrays.toString(board.distancesToUnits(side)));
      for (int hex = 0; hex < GRID.size(); hex++) {
        text.append(board.units(side, hex))
            .append(board.any(side, hex))
            .append(board.inZoneOf(side, hex));
      }
    }
    return text.toString();
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

  @Test
  void noLineLeavesTheAreaOfTheMatch() {
    HexSet west = HexSet.where(GRID, hex -> GRID.column(hex) < 3);
    Board board = BOARDS.within(position -> west).of(standing("0303: s-army-1", "0301: a-corps-1"));
    for (Side side : Side.values()) {
      byte[] closed = board.closedToLines(side);
      for (int hex = 0; hex < GRID.size(); hex++) {
        assertThat(closed[hex] == 0).isEqualTo(board.openToLine(side, hex));
        assertThat(west.has(hex) || closed[hex] != 0).isTrue();
      }
    }
    assertThat(board.openToLine(Side.SOVIET, hex("0303"))).isTrue();
  }
}
