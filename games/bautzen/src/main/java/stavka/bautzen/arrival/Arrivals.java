package stavka.bautzen.arrival;

import static stavka.engine.reason.Detail.unit;

import stavka.bautzen.board.Going;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Box;
import stavka.bautzen.model.ScenarioPlan;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.movement.Entrances;

/** Who comes onto the map, when, and by which hexes. */
@Rule("8.1")
public final class Arrivals implements Entrances {
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;

  public Arrivals(BautzenTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  /** At the start of a turn its arrivals and the columns that may come back are due. */
  @Rule({"7.3", "8.1"})
  public void receive(Draft draft) {
    ScenarioPlan plan = theatre.plan(draft.view());
    Position before = draft.view();
    for (int unit = 0; unit < pieces.count(); unit++) {
      ScenarioPlan.Due due = plan.arrival(unit);
      if (before.inBox(unit, Box.COMING) && due != null && due.turn() <= draft.turn()) {
        draft.moveToBox(unit, Box.DUE);
      }
      if (before.inBox(unit, Box.SPENT) && draft.get(unit, BautzenMarks.BACK) <= draft.turn()) {
        draft.say(theatre.cites().noted("column-back", unit(unit)));
        draft.moveToBox(unit, Box.DUE);
      }
    }
  }

  /** Whether a unit may come onto the map now. */
  @Override
  public boolean due(Position position, int unit) {
    return position.inBox(unit, Box.DUE);
  }

  /** The hexes a unit is to come by: its entrance, or any source for a column that was spent. */
  @Rule({"7.3", "8.2"})
  public Ints entrance(Position position, int unit) {
    ScenarioPlan plan = theatre.plan(position);
    ScenarioPlan.Due due = plan.arrival(unit);
    boolean back = position.has(unit, BautzenMarks.BACK);
    return due == null || back ? plan.sources(pieces.side(unit)) : due.hexes();
  }

  /** The hexes a unit may come by: if enemies stand in all of its entrance, any own source. */
  @Override
  @Rule("8.3")
  public Ints choices(Position position, int unit) {
    Side side = pieces.side(unit);
    Ints open = open(position, unit, entrance(position, unit));
    return open.isEmpty() ? open(position, unit, theatre.plan(position).sources(side)) : open;
  }

  private Ints open(Position position, int unit, Ints hexes) {
    Going going = Going.of(theatre, position, pieces.side(unit));
    return hexes.filter(hex -> !going.closed(pieces.gait(unit), hex));
  }

  @Override
  public boolean together(Position position, int first, int other) {
    return first == other;
  }

  /** What the first hex costs: it lies on a way, unless an enemy zone lies on it. */
  @Rule("8.2")
  public int price(Position position, int unit, int hex) {
    return Going.of(theatre, position, pieces.side(unit)).inZone(hex)
        ? theatre.ground().entering(pieces.gait(unit), hex)
        : theatre.ground().wayCost();
  }
}
