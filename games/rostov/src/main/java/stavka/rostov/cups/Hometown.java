package stavka.rostov.cups;

import java.util.HashMap;
import java.util.Map;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.Locality;
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

  public Hometown(RostovTheatre theatre) {
    this.grid = theatre.grid();
    this.pieces = theatre.pieces();
    this.within = theatre.charts().militiaWithin();
    this.towns = new Ints[pieces.count()];
    Map<String, Ints> places = new HashMap<>();
    for (Locality place : theatre.map().places()) {
      places.merge(place.id(), hexes(place), Ints::plus);
    }
    for (int unit = 0; unit < towns.length; unit++) {
      towns[unit] = places.getOrDefault(pieces.home(unit), Ints.EMPTY);
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

  /** Whether a unit may go to a hex of its own will. */
  public boolean lets(Position position, int unit, int hex) {
    return pieces.kind(unit) != Kind.MILITIA
        || position.has(unit, RostovMarks.FREED)
        || near(unit, hex);
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
