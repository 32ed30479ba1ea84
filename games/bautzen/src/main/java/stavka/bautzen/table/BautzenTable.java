package stavka.bautzen.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import stavka.bautzen.arrival.Arrivals;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Box;
import stavka.bautzen.model.Charts;
import stavka.bautzen.model.ScenarioPlan;
import stavka.bautzen.supply.Want;
import stavka.bautzen.victory.BautzenFinalCount;
import stavka.bautzen.victory.Places;
import stavka.engine.play.Messages;
import stavka.engine.position.Position;
import stavka.engine.table.Table;
import stavka.engine.table.View;
import stavka.engine.table.View.Box.Stand;
import stavka.engine.value.Side;
import stavka.formats.GameFiles;
import stavka.formats.map.MapSheet;
import stavka.operational.game.Umpires;
import stavka.operational.model.ScenarioOutline;
import stavka.operational.table.OpenCounters;
import stavka.operational.table.OperationalTable;
import stavka.operational.table.Shelf;
import stavka.operational.table.ViewMaker;

/** What Bautzen lays on the table. Nothing is hidden but the dice to come. */
public final class BautzenTable {
  private static final Map<String, Side> MOVING =
      Map.of("axis-movement", Side.AXIS, "soviet-movement", Side.SOVIET);

  private BautzenTable() {}

  public static Table of(
      GameFiles files,
      MapSheet sheet,
      BautzenTheatre theatre,
      OpenCounters counters,
      Umpires umpires,
      Arrivals arrivals,
      Want want,
      Overlays overlays,
      BautzenFinalCount finalCount) {
    Messages messages = Messages.beside(files.game());
    return new OperationalTable(
        new OperationalTable.Sources(
            files, sheet, theatre.pieces().roster(), theatre.boards(), theatre.cites()),
        new OperationalTable.Charts(
            theatre.charts().combatTable(),
            theatre.charts().dates(),
            ScenarioOutline.areas(theatre.plans())),
        umpires,
        new ViewMaker(
            counters,
            unit -> true,
            theatre.pieces()::stepsLeft,
            new ViewMaker.Moving(MOVING, (position, unit) -> want.allowance(position, unit) / 2),
            new ViewMaker.Surroundings(
                (position, phase) -> boxes(theatre, arrivals, position, new Shelf(messages)),
                position -> hexMarks(theatre, position),
                position -> List.of(),
                new Panels(theatre, finalCount)::of),
            finalCount),
        overlays.all(),
        finalCount::outlook,
        new TreeMap<>(),
        OperationalTable.Seal.NONE);
  }

  private static List<View.Box> boxes(
      BautzenTheatre theatre, Arrivals arrivals, Position position, Shelf shelf) {
    ScenarioPlan plan = theatre.plan(position);
    BautzenPieces pieces = theatre.pieces();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.onMap(unit)) {
        continue;
      }
      int box = position.place(unit) - position.boxStart();
      String id = BautzenOpenState.box(theatre, plan, unit, box, position.word(unit));
      ScenarioPlan.Due due = plan.arrival(unit);
      if (box == Box.ELIMINATED || box == Box.SPENT) {
        shelf.put(id, box == Box.SPENT ? Stand.ASIDE : Stand.LOST, unit, "box-" + id);
      } else if (box == Box.DUE) {
        shelf.put(id, Stand.DUE, unit, "box-" + id, 0, arrivals.choices(position, unit));
      } else if (box == Box.COMING && due != null) {
        String name = "box-arrival-" + pieces.side(unit).name().toLowerCase(Locale.ROOT);
        shelf.put(id, Stand.COMING, unit, name, due.turn(), due.hexes());
      }
    }
    return shelf.boxes();
  }

  /** Whose the scoring hexes are, and the sources of supply. */
  static List<View.HexMark> hexMarks(BautzenTheatre theatre, Position position) {
    List<View.HexMark> marks = new ArrayList<>();
    for (Charts.Place place : theatre.charts().victory().places()) {
      for (int hex : place.hexes()) {
        Side holder = Places.holder(position, hex);
        if (holder != null) {
          int points = Math.max(place.axis(), place.soviet());
          marks.add(
              new View.HexMark(hex, holder == Side.AXIS ? "axis-city" : "soviet-city", points));
        }
      }
    }
    ScenarioPlan plan = theatre.plan(position);
    plan.axisSources().each(hex -> marks.add(new View.HexMark(hex, "axis-source", 1)));
    plan.sovietSources().each(hex -> marks.add(new View.HexMark(hex, "soviet-source", 1)));
    return marks;
  }
}
