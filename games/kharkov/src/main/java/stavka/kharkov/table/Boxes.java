package stavka.kharkov.table;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.counter.Counter;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Messages;
import stavka.engine.position.Position;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.View;
import stavka.engine.table.View.Box.Stand;
import stavka.engine.value.Ints;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.SetUpPlace;
import stavka.kharkov.movement.KharkovEntrances;
import stavka.operational.table.OperationalOpenState;
import stavka.operational.table.Shelf;

/** The counters off the map, box by box. */
record Boxes(
    KharkovTheatre theatre, Messages messages, OperationalOpenState open, KharkovEntrances entry) {
  Boxes(KharkovTheatre theatre, Messages messages, OperationalOpenState open) {
    this(theatre, messages, open, new KharkovEntrances(theatre));
  }

  /** Reserves first, then those waiting, arriving by turn, split, and lost. */
  List<View.Box> of(Position position) {
    List<View.Box> boxes = new ArrayList<>();
    for (int marker : theatre.pieces().reserves()) {
      Ints units = theatre.pieces().reserveUnits(position, marker);
      if (!units.isEmpty()) {
        Counter counter = theatre.roster().get(marker);
        boxes.add(
            new View.Box(
                "reserve-" + counter.label(),
                new Rulebook.Text(counter.english(), counter.french()),
                position.onMap(marker) ? position.place(marker) : HexGrid.NONE,
                units,
                Stand.RESERVE,
                0,
                Ints.EMPTY));
      }
    }
    boxes.addAll(others(position));
    return boxes;
  }

  private List<View.Box> others(Position position) {
    Shelf waiting = new Shelf(messages);
    Shelf arriving = new Shelf(messages);
    Shelf gone = new Shelf(messages);
    for (int unit : theatre.pieces().where(unit -> !position.onMap(unit))) {
      int box = position.place(unit) - position.boxStart();
      String id = open.box(unit, box, position.word(unit), position.turn());
      SetUpPlace place = theatre.pieces().setUpPlace(unit);
      if (box == Box.WAITING && place.arrives()) {
        Stand stand = place.turn() <= position.turn() ? Stand.DUE : Stand.COMING;
        Ints hexes = entry.choices(position, unit);
        arriving.put(id, stand, unit, "box-arrival-" + place.entry(), place.turn(), hexes);
      } else if (box == Box.WAITING) {
        putForSetUp(waiting, id, place, unit);
      } else if (box == Box.ELIMINATED || box == Box.REGIMENTS) {
        gone.put(id, box == Box.ELIMINATED ? Stand.LOST : Stand.ASIDE, unit, "box-" + id);
      }
    }
    List<View.Box> boxes = new ArrayList<>(waiting.boxes());
    boxes.addAll(arriving.boxes());
    boxes.addAll(gone.boxes());
    return boxes;
  }

  /** The stretch of the front a unit is to hold, or where else it begins [5.2, 5.3]. */
  private static void putForSetUp(Shelf waiting, String id, SetUpPlace place, int unit) {
    String[] ends = place.group().split("-", 2);
    if (place.chosen()) {
      waiting.put(id, Stand.SET_UP, unit, "box-set-up-guards");
    } else if (ends.length == 2) {
      waiting.put(id, Stand.SET_UP, unit, "box-set-up-between", ends[0], ends[1]);
    } else {
      waiting.put(id, Stand.SET_UP, unit, "box-set-up-at");
    }
  }
}
