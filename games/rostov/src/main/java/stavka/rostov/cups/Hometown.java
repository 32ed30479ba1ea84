package stavka.rostov.cups;

import stavka.engine.map.Locality;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.board.EntryEffect;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;

/** The town that raised some militia: they stay near it, unless they were driven off. */
@Rule("22.64")
public record Hometown(RostovTheatre theatre) implements EntryEffect {
  /** How far a hex is from the town of some militia. */
  public int distance(int unit, int hex) {
    int nearest = Integer.MAX_VALUE;
    for (Locality place : theatre.map().places()) {
      if (place.id().equals(theatre.pieces().home(unit))) {
        for (int town : place.hexes()) {
          nearest = Math.min(nearest, theatre.grid().distance(town, hex));
        }
      }
    }
    return nearest;
  }

  /** Whether a unit may go to a hex of its own will. */
  public boolean lets(Position position, int unit, int hex) {
    return theatre.pieces().kind(unit) != Kind.MILITIA
        || position.has(unit, RostovMarks.FREED)
        || near(unit, hex);
  }

  /** Whether a hex is near enough for militia to be placed or to go there. */
  public boolean near(int unit, int hex) {
    return distance(unit, hex) <= theatre.charts().militiaWithin();
  }

  /** Nobody goes too far of his own will: who comes there was driven, and is free. */
  @Override
  public void stepped(Draft draft, int unit, int from, int to) {
    if (!lets(draft.view(), unit, to)) {
      draft.set(unit, RostovMarks.FREED);
    }
  }
}
