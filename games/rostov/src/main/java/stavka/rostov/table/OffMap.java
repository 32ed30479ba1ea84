package stavka.rostov.table;

import java.util.List;
import java.util.Locale;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.View;
import stavka.engine.table.View.Box.Stand;
import stavka.engine.value.Ints;
import stavka.operational.game.Umpires;
import stavka.operational.movement.Entrances;
import stavka.operational.table.Shelf;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.model.Timetable;

/** The counters off the map, box by box: those that an order can bring on now are due. */
@Rule({"6.81", "7.43", "8.11", "8.4"})
record OffMap(RostovTheatre theatre, Entrances entrances, Umpires umpires) {
  List<View.Box> of(Position position, Shelf shelf) {
    RostovPieces pieces = theatre.pieces();
    ScenarioPlan plan = theatre.plan(position);
    DueCounters due = new DueCounters(pieces, entrances, umpires, position);
    for (int unit = 0; unit < pieces.count(); unit++) {
      int box = position.onMap(unit) ? Box.OUT : position.place(unit) - position.boxStart();
      if (box != Box.OUT) {
        put(shelf, plan, position, unit, box, due);
      }
    }
    return shelf.boxes();
  }

  private void put(
      Shelf shelf, ScenarioPlan plan, Position position, int unit, int box, DueCounters due) {
    String id = RostovOpenState.box(theatre, plan, unit, box, position.word(unit), position.turn());
    String side = theatre.pieces().side(unit).name().toLowerCase(Locale.ROOT);
    switch (box) {
      case Box.COMING -> {
        Timetable.Arrival arrival = plan.arrival(unit);
        int turn = arrival == null ? 0 : arrival.turn();
        Ints hexes = arrival == null ? Ints.EMPTY : arrival.hexes();
        shelf.put(id, Stand.COMING, unit, "box-arrival-" + side, turn, hexes);
      }
      case Box.DUE -> {
        // In another phase they still come in this turn, by the same hexes.
        boolean now = due.has(unit);
        Stand stand = now ? Stand.DUE : Stand.COMING;
        Ints hexes = entrances.choices(position, unit);
        shelf.put(id, stand, unit, "box-due-" + side, now ? 0 : position.turn(), hexes);
      }
      case Box.ELIMINATED, Box.CADRE, Box.NEVER, Box.SHOT_DOWN ->
          shelf.put(id, Stand.LOST, unit, "box-" + id);
      case Box.TRACK -> {
        String name = position.has(unit, RostovMarks.AWAY) ? "box-track" : "box-due-" + side;
        shelf.put(id, due.has(unit) ? Stand.DUE : Stand.ASIDE, unit, name);
      }
      case Box.POOL, Box.ACTIVE ->
          shelf.put(id, due.has(unit) ? Stand.DUE : Stand.ASIDE, unit, "box-" + id);
      default -> shelf.put(id, Stand.ASIDE, unit, "box-" + id);
    }
  }
}
