package stavka.guderian.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import stavka.engine.play.Messages;
import stavka.engine.position.Position;
import stavka.engine.table.Panel;
import stavka.engine.table.View;
import stavka.engine.table.View.Box.Stand;
import stavka.engine.value.Ints;
import stavka.guderian.arrival.Arrivals;
import stavka.guderian.combat.GuderianCasualties;
import stavka.guderian.interdiction.RailCuts;
import stavka.guderian.interdiction.RailPassing;
import stavka.guderian.model.Box;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.GuderianPieces;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Interdictions;
import stavka.guderian.model.Ledger;
import stavka.guderian.supply.GuderianSupply;
import stavka.guderian.victory.GuderianFinalCount;
import stavka.guderian.victory.Places;
import stavka.operational.table.OpenView;
import stavka.operational.table.Shelf;

/** What Guderian shows of a position beside its counters: boxes, markers, places and the like. */
final class ViewMaker extends OpenView {
  private final GuderianTheatre theatre;
  private final GuderianPieces pieces;
  private final Arrivals arrivals;
  private final Panels panels;
  private final RailPassing passing;
  private final int smolensk;
  private final Messages messages;

  ViewMaker(
      Messages messages,
      GuderianTheatre theatre,
      GuderianSupply supply,
      GuderianCasualties losses,
      GuderianFinalCount finalCount) {
    super(theatre, supply, losses, finalCount);
    this.messages = messages;
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.arrivals = new Arrivals(theatre);
    this.panels = new Panels(theatre);
    this.passing = new RailPassing(theatre.ground());
    this.smolensk = theatre.charts().place(Places.SMOLENSK);
  }

  /**
   * Those due at an entrance, those scheduled by turn, those to be set up, and the lost; not the
   * pool.
   */
  @Override
  protected List<View.Box> boxes(Position position) {
    Shelf boxes = new Shelf(messages);
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.onMap(unit)) {
        continue;
      }
      String side = pieces.side(unit).name().toLowerCase(Locale.ROOT);
      String entrance = arrivals.entrance(position, unit);
      int turn = pieces.schedule().turns().get(unit);
      if (!entrance.isEmpty()) {
        Ints entry = arrivals.choices(position, unit);
        boxes.put("due-" + entrance, Stand.DUE, unit, "box-due-" + entrance, 0, entry);
      } else if (position.inBox(unit, Box.ELIMINATED)) {
        boxes.put("eliminated-" + side, Stand.LOST, unit, "box-eliminated-" + side);
      } else if (position.inBox(unit, Box.SET_UP)) {
        String army = pieces.schedule().army(position.get(unit, GuderianMarks.ARMY)).id();
        boxes.put("set-up-" + army, Stand.SET_UP, unit, army);
      } else if (position.inBox(unit, Box.EVACUATED)) {
        boxes.put("evacuated", Stand.COMING, unit, "box-evacuated");
      } else if (turn > 0) {
        String id = String.format(Locale.ROOT, "arrival-%02d-%s", turn, side);
        Ints entry = theatre.ground().area(pieces.schedule().entries().get(unit));
        boxes.put(id, Stand.COMING, unit, "box-arrival-" + side, turn, entry);
      }
    }
    return boxes.boxes();
  }

  @Override
  protected List<View.HexMark> hexMarks(Position position) {
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
    }
    int bit = 1;
    int german = position.ledger(Ledger.GERMAN_PLACES);
    for (var place : theatre.charts().places()) {
      for (int i = 0; i < place.hexes().size(); i++) {
        String mark = (german & bit) != 0 ? "axis-city" : "soviet-city";
        marks.add(new View.HexMark(place.hexes().get(i), mark, place.points()));
        bit <<= 1;
      }
    }
    return marks;
  }

  @Override
  protected List<Panel> panels(Position position) {
    return panels.of(position);
  }

  @Override
  protected List<View.Fact> facts(Position position) {
    return List.of(
        new View.Fact("railed", position.ledger(Ledger.RAILED)),
        new View.Fact("called", position.ledger(Ledger.CALLED)),
        new View.Fact("soviet-interdictions", position.ledger(Ledger.SOVIET_INTERDICTIONS)),
        new View.Fact("axis-points", position.ledger(Ledger.AXIS_POINTS)),
        new View.Fact("soviet-points", position.ledger(Ledger.SOVIET_POINTS)),
        new View.Fact("east-open", Places.heldLastTurn(position, smolensk) ? 1 : 0));
  }
}
