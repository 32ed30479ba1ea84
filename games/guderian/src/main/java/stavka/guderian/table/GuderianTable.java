package stavka.guderian.table;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import stavka.engine.play.Messages;
import stavka.engine.position.Position;
import stavka.engine.table.Table;
import stavka.engine.table.View;
import stavka.engine.table.View.Box.Stand;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.GameFiles;
import stavka.formats.Node;
import stavka.formats.map.MapSheet;
import stavka.guderian.arrival.Arrivals;
import stavka.guderian.combat.GuderianCasualties;
import stavka.guderian.interdiction.RailCuts;
import stavka.guderian.interdiction.RailPassing;
import stavka.guderian.model.Box;
import stavka.guderian.model.Charts;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Interdictions;
import stavka.guderian.model.Ledger;
import stavka.guderian.movement.FirstTurn;
import stavka.guderian.movement.GuderianMarchRules;
import stavka.guderian.supply.GuderianSupply;
import stavka.guderian.victory.GuderianFinalCount;
import stavka.guderian.victory.Places;
import stavka.guderian.victory.Prospects;
import stavka.operational.game.Umpires;
import stavka.operational.movement.March;
import stavka.operational.table.OperationalOpenState;
import stavka.operational.table.OperationalTable;
import stavka.operational.table.Shelf;
import stavka.operational.table.ViewMaker;
import stavka.panzer.table.PanzerTable;

/** What Guderian lays on the table. */
public record GuderianTable(
    GuderianTheatre theatre,
    Messages messages,
    OperationalOpenState open,
    Arrivals arrivals,
    RailPassing passing) {

  public static Table of(
      GameFiles files,
      MapSheet sheet,
      GuderianTheatre theatre,
      OperationalOpenState open,
      Umpires umpires,
      GuderianSupply supply,
      GuderianCasualties losses,
      GuderianFinalCount finalCount) {
    GuderianTable table =
        new GuderianTable(
            theatre,
            Messages.beside(files.game()),
            open,
            new Arrivals(theatre),
            new RailPassing(theatre.ground()));
    return new OperationalTable(
        new OperationalTable.Sources(
            files, sheet, theatre.roster(), theatre.boards(), theatre.cites()),
        new OperationalTable.Charts(theatre.charts().combatTable(), theatre.charts().dates()),
        umpires,
        new ViewMaker(
            open.counters(),
            unit -> true,
            losses::steps,
            PanzerTable.moving(theatre.pieces()),
            new ViewMaker.Surroundings(
                (position, phase) -> table.boxes(position),
                table::hexMarks,
                table::facts,
                new Panels(theatre, table.passing())::of),
            finalCount),
        table.overlays(supply),
        new Prospects(theatre, new Places(theatre, supply))::of,
        new TreeMap<>(),
        OperationalTable.Seal.NONE);
  }

  private OperationalTable.Overlays overlays(GuderianSupply supply) {
    March march = new March(theatre, new GuderianMarchRules(theatre, new FirstTurn(theatre)));
    return new GuderianSupplyLines(theatre, supply)
        .overlays(
            march,
            supply::supplied,
            // West of column 03 everything is German from the first.
            hex -> theatre.ground().farWest(hex) ? Side.AXIS : Side.SOVIET);
  }

  /**
   * Those due at an entrance, those scheduled by turn, those to be set up, and the lost; not the
   * pool.
   */
  private List<View.Box> boxes(Position position) {
    Shelf boxes = new Shelf(messages);
    for (int unit : theatre.pieces().where(unit -> !position.onMap(unit))) {
      int box = position.place(unit) - position.boxStart();
      String id = open.box(unit, box, position.word(unit), position.turn());
      int turn = theatre.pieces().schedule().turns().get(unit);
      if (arrivals.due(position, unit)) {
        boxes.put(id, Stand.DUE, unit, "box-" + id, 0, arrivals.choices(position, unit));
      } else if (box == Box.SET_UP) {
        boxes.put(id, Stand.SET_UP, unit, id.substring("set-up-".length()));
      } else if (box == Box.ELIMINATED || box == Box.EVACUATED) {
        boxes.put(id, box == Box.ELIMINATED ? Stand.LOST : Stand.COMING, unit, "box-" + id);
      } else if (turn > 0) {
        Ints entry = theatre.ground().area(theatre.pieces().schedule().entries().get(unit));
        String name = "box-arrival-" + Node.written(theatre.side(unit));
        boxes.put(id, Stand.COMING, unit, name, turn, entry);
      }
    }
    return boxes.boxes();
  }

  private List<View.HexMark> hexMarks(Position position) {
    List<View.HexMark> marks = new ArrayList<>();
    Interdictions.german(position)
        .each(hex -> marks.add(new View.HexMark(hex, "axis-interdiction", 1)));
    Interdictions.soviet(position)
        .each(hex -> marks.add(new View.HexMark(hex, "soviet-interdiction", 1)));
    for (int hex = 0; hex < position.grid().size(); hex++) {
      if (position.ledger(Ledger.CUTS_MADE) > 0 && RailCuts.cutAt(position, hex)) {
        marks.add(new View.HexMark(hex, "rail-cut", 1));
      }
      if (passing.cutAt(position, hex)) {
        marks.add(new View.HexMark(hex, "rail-passed", 1));
      }
      if (passing.mendedAt(position, hex)) {
        marks.add(new View.HexMark(hex, "rail-under-repair", 1));
      }
    }
    marks.addAll(places(theatre, position));
    return marks;
  }

  /** The hexes of the places that score, with the mark of whoever came there last. */
  static List<View.HexMark> places(GuderianTheatre theatre, Position position) {
    List<View.HexMark> marks = new ArrayList<>();
    int german = position.ledger(Ledger.GERMAN_PLACES);
    for (Charts.Place place : theatre.charts().places()) {
      for (int hex : place.hexes()) {
        String mark = (german & (1 << marks.size())) != 0 ? "axis-city" : "soviet-city";
        marks.add(new View.HexMark(hex, mark, place.points()));
      }
    }
    return marks;
  }

  private List<View.Fact> facts(Position position) {
    List<View.Fact> facts = open.counts().facts(position);
    int smolensk = theatre.charts().place(Places.SMOLENSK);
    facts.add(new View.Fact("east-open", Places.heldLastTurn(position, smolensk) ? 1 : 0));
    return facts;
  }
}
