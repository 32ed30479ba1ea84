package stavka.rostov.works;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.SideFeature;
import stavka.rostov.model.Terrain;

/** Railways hex by hex: every hex of a town counts as one, whatever the map prints. */
@Rule({"6.4", "19.13"})
public final class Tracks {
  private final RostovGround ground;
  private final HexGrid grid;
  private final Spans spans;
  private final Ints all;

  public Tracks(RostovGround ground, Spans spans) {
    this.ground = ground;
    this.grid = ground.grid();
    this.spans = spans;
    int[] found = new int[grid.size()];
    int count = 0;
    for (int hex = 0; hex < found.length; hex++) {
      if (railway(hex)) {
        found[count++] = hex;
      }
    }
    this.all = Ints.prefix(found, count);
  }

  /** Whether a railway runs through a hex. */
  @Rule("6.4")
  public boolean railway(int hex) {
    return ground.onRail(hex) || ground.terrain(hex) == Terrain.MAJOR_CITY;
  }

  public Ints all() {
    return all;
  }

  /** The next hexes of the railway, where no river bars it or a bridge stands. */
  @Rule({"19.13", "23.22"})
  public Ints next(Position position, int hex) {
    Ints next = Ints.EMPTY;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int to = grid.neighbour(hex, direction);
      if (to != HexGrid.NONE && linked(hex, direction, to) && carries(position, hex, direction)) {
        next = next.with(to);
      }
    }
    return next;
  }

  private boolean linked(int hex, int direction, int to) {
    boolean city =
        ground.terrain(hex) == Terrain.MAJOR_CITY && ground.terrain(to) == Terrain.MAJOR_CITY;
    return city || ground.rail(hex, direction);
  }

  private boolean carries(Position position, int hex, int direction) {
    return !ground.side(hex, direction, SideFeature.MAJOR_RIVER)
        || (ground.rail(hex, direction) && spans.bridge(position, hex, direction));
  }
}
