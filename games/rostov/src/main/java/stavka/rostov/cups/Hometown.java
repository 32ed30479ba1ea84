package stavka.rostov.cups;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.Locality;
import stavka.engine.move.Gate;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.board.EntryEffect;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** The town that raised some militia: they stay near it, unless they were driven off. */
@Rule("22.64")
public final class Hometown implements EntryEffect {
  private final HexGrid grid;
  private final RostovPieces pieces;
  private final int within;

  /** The hexes of each unit's town; none for those who have none. */
  private final Ints[] towns;

  /** The hexes near enough to it. */
  private final Ints[] around;

  public Hometown(RostovTheatre theatre) {
    this.grid = theatre.grid();
    this.pieces = theatre.pieces();
    this.within = theatre.charts().militiaWithin();
    this.towns = new Ints[pieces.count()];
    this.around = new Ints[pieces.count()];
    Map<String, Ints> places = new HashMap<>();
    for (Locality place : theatre.map().places()) {
      places.merge(place.id(), hexes(place), Ints::plus);
    }
    for (int unit = 0; unit < towns.length; unit++) {
      int raised = unit;
      towns[unit] = places.getOrDefault(pieces.home(unit), Ints.EMPTY);
      around[unit] =
          towns[unit].isEmpty()
              ? Ints.EMPTY
              : Ints.of(grid.hexes().filter(hex -> near(raised, hex)).toArray());
    }
  }

  private static Ints hexes(Locality place) {
    return Ints.of(place.hexes().stream().mapToInt(Integer::intValue).toArray());
  }

  /** How far a hex is from the town of some militia. */
  public int distance(int unit, int hex) {
    int nearest = Integer.MAX_VALUE;
    Ints town = towns[unit];
    for (int i = 0; i < town.size(); i++) {
      nearest = Math.min(nearest, grid.distance(town.get(i), hex));
    }
    return nearest;
  }

  /** Whether a unit may go to a hex of its own will, on its way or to stay. */
  public boolean lets(Position position, int unit, int hex) {
    return !binds(position, unit) || near(unit, hex);
  }

  /** Whether a unit stays near the town that raised it. */
  public boolean binds(Position position, int unit) {
    return pieces.kind(unit) == Kind.MILITIA && !position.has(unit, RostovMarks.FREED);
  }

  /** Gates with every hex closed that is too far from the town of some militia. */
  public byte[] confined(int unit, byte[] gates) {
    byte[] confined = new byte[gates.length];
    Arrays.fill(confined, Gate.CLOSED);
    around[unit].each(hex -> confined[hex] = gates[hex]);
    return confined;
  }

  /** Whether a hex is near enough for militia to be placed or to go there. */
  public boolean near(int unit, int hex) {
    return distance(unit, hex) <= within;
  }

  /** Nobody goes too far of his own will: who comes there was driven, and is free. */
  @Override
  public void stepped(Draft draft, int unit, int from, int to) {
    if (pieces.kind(unit) == Kind.MILITIA && !near(unit, to)) {
      draft.set(unit, RostovMarks.FREED);
    }
  }
}
