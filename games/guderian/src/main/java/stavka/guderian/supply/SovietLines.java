package stavka.guderian.supply;

import stavka.engine.hex.HexGrid;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Linkage;
import stavka.engine.trace.TraceField;
import stavka.guderian.model.Ground;
import stavka.guderian.model.Pieces;
import stavka.guderian.model.Theatre;
import stavka.panzer.model.Board;
import stavka.panzer.model.Marks;

/** Lines from units to leaders, and from leaders to the east edge. */
@Rule({"11.2", "11.21", "11.22", "11.24", "10.31", "10.32"})
public final class SovietLines {
  private final Ground ground;
  private final Pieces pieces;
  private final Position position;
  private final byte[] closed;
  private final int[] commanders;
  private final Linkage toEast;

  SovietLines(Theatre theatre, Position position) {
    this.ground = theatre.ground();
    this.pieces = theatre.pieces();
    this.position = position;
    this.closed = Board.of(theatre, position).closedToLines(Side.SOVIET);
    this.toEast = new Linkage(ground.eastEdge(), closed, ground.lineSides());
    this.commanders = new int[ground.grid().size()];
    int[] queue = new int[commanders.length];
    for (int i = 0; i < pieces.leaders().size(); i++) {
      int leader = pieces.leaders().get(i);
      if (commands(leader)) {
        spread(position.place(leader), rating(leader), pieces.leaderBit(leader), queue);
      }
    }
  }

  /** Whether a leader is on the map and in order. */
  @Rule("6.64")
  private boolean commands(int leader) {
    return position.onMap(leader) && !position.has(leader, Marks.DISRUPTED);
  }

  private int rating(int leader) {
    return pieces.roster().get(leader).rating();
  }

  /** Marks the hexes within a leader's radius; a line may end in a swamp but not go on. */
  private void spread(int centre, int radius, int bit, int[] queue) {
    int[] neighbours = ground.grid().neighbourTable();
    byte[] sides = ground.lineSides();
    commanders[centre] |= bit;
    queue[0] = centre;
    int tail = 1;
    int ringEnd = 1;
    int length = 0;
    for (int head = 0; head < tail && length < radius; head++) {
      int base = queue[head] * HexGrid.DIRECTIONS;
      for (int i = base; i < base + HexGrid.DIRECTIONS; i++) {
        int to = neighbours[i];
        if (to >= 0
            && closed[to] == 0
            && (commanders[to] & bit) == 0
            && sides[i] != TraceField.SHUT) {
          commanders[to] |= bit;
          if (sides[i] == TraceField.FREE) {
            queue[tail++] = to;
          }
        }
      }
      if (head + 1 == ringEnd) {
        ringEnd = tail;
        length++;
      }
    }
  }

  /** The leaders within whose radius a hex lies, a bit each. */
  public int commandedBy(int hex) {
    return commanders[hex];
  }

  /** Whether a unit on a hex is supplied: in the radius of a leader who is supplied himself. */
  @Rule({"10.31", "11.23"})
  public boolean supplies(int hex) {
    for (int i = 0; i < pieces.leaders().size(); i++) {
      int leader = pieces.leaders().get(i);
      if ((commanders[hex] & pieces.leaderBit(leader)) != 0
          && linkedToEast(position.place(leader))) {
        return true;
      }
    }
    return false;
  }

  public boolean linkedToEast(int hex) {
    return toEast.reaches(hex);
  }

  /** Lines of any length from the east edge, to be shown. */
  public TraceField toEast() {
    Ints edge = Ints.of(ground.map().region("edge-east").toArray());
    return TraceField.spread(
        ground.grid(), edge, closed, ground.lineSides(), TraceField.ANY_LENGTH);
  }

  /** The lines of one leader, to be shown. */
  public TraceField radiusOf(int leader) {
    return TraceField.spread(
        ground.grid(),
        Ints.of(position.place(leader)),
        closed,
        ground.lineSides(),
        commands(leader) ? rating(leader) : 0);
  }
}
