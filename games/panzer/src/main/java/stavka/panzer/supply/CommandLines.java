package stavka.panzer.supply;

import java.util.Arrays;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.trace.Destination;
import stavka.engine.trace.Passage;
import stavka.engine.trace.RadiusField;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Books;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/**
 * Soviet lines: from units to the headquarters or leaders in whose radius they stand, and from
 * those, however far, to the east edge.
 */
@Books.Kharkov({"11.2", "11.21", "11.23", "10.22", "10.23", "10.24"})
@Books.Guderian({"11.2", "11.21", "11.22", "11.24", "10.31", "10.32"})
public final class CommandLines {
  private static final int NOWHERE = -1;

  private final Pieces pieces;
  private final Passage passage;

  /** Where each of the commanders is; {@link #NOWHERE} for those who do not command. */
  private final int[] posts;

  private final RadiusField radii;
  private final Trace toEast;

  private CommandLines(Pieces pieces, Passage passage, int[] posts, Destination eastEdge) {
    this.pieces = pieces;
    this.passage = passage;
    this.posts = posts;
    this.toEast = Trace.from(eastEdge).along(passage);
    this.radii = new RadiusField(passage);
    for (int i = 0; i < posts.length; i++) {
      if (posts[i] != NOWHERE) {
        int commander = pieces.commanders().get(i);
        radii.add(posts[i], pieces.radius(commander), pieces.commandBit(commander));
      }
    }
  }

  /**
   * The lines of each position; they are kept while passage and commanders stay as they are.
   *
   * @param eastEdge see {@link #edge}
   */
  public static Derived<CommandLines> derived(Theatre theatre, Destination eastEdge) {
    return new Derived<>(
        (position, last) -> {
          Passage passage = passage(theatre, position, Side.SOVIET);
          int[] posts = posts(theatre.pieces(), position);
          return last != null && last.passage.same(passage) && Arrays.equals(last.posts, posts)
              ? last
              : new CommandLines(theatre.pieces(), passage, posts, eastEdge);
        });
  }

  private static int[] posts(Pieces pieces, Position position) {
    int[] posts = new int[pieces.commanders().size()];
    for (int i = 0; i < posts.length; i++) {
      int commander = pieces.commanders().get(i);
      posts[i] = pieces.commands(position, commander) ? position.place(commander) : NOWHERE;
    }
    return posts;
  }

  /** An edge of the map that lines lead to, worked out once. */
  public static Destination edge(Theatre theatre, String region) {
    return new Destination(theatre.grid(), Ints.of(theatre.map().region(region).toArray()));
  }

  /** Where a side's lines run in a position. */
  public static Passage passage(Theatre theatre, Position position, Side side) {
    return new Passage(
        position.grid(),
        theatre.board(position).closedToLines(side),
        theatre.ground().lineSides(side));
  }

  /** The commanders with a line to a hex, a bit each. */
  public int commandedBy(int hex) {
    return radii.at(hex);
  }

  /**
   * Whether a unit is supplied on a hex: a headquarters or leader needs only a line of his own,
   * others are supplied through one.
   */
  @Books.Kharkov({"11.2", "11.21"})
  @Books.Guderian({"11.2", "11.23", "10.31"})
  public boolean supplies(int unit, int hex) {
    return pieces.commandBit(unit) != 0 ? linkedToEast(hex) : supplies(hex);
  }

  /** Whether a hex lies in the radius of a commander who is supplied himself. */
  @Books.Kharkov("11.21")
  @Books.Guderian({"10.31", "11.23"})
  public boolean supplies(int hex) {
    for (int i = 0; i < posts.length; i++) {
      if ((radii.at(hex) & pieces.commandBit(pieces.commanders().get(i))) != 0
          && linkedToEast(posts[i])) {
        return true;
      }
    }
    return false;
  }

  public boolean linkedToEast(int hex) {
    return toEast.reaches(hex);
  }

  /** The line of any length from a hex to the east edge; empty if there is none. */
  public Ints lineToEast(int hex) {
    return toEast.line(hex);
  }
}
