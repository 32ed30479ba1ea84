package stavka.bautzen.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import stavka.bautzen.arrival.Arrivals;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Box;
import stavka.bautzen.model.Charts;
import stavka.bautzen.model.ScenarioPlan;
import stavka.bautzen.stacking.Stacks;
import stavka.bautzen.supply.Want;
import stavka.bautzen.victory.FinalCount;
import stavka.bautzen.victory.Places;
import stavka.engine.play.Messages;
import stavka.engine.position.Position;
import stavka.engine.table.View;
import stavka.engine.table.View.Box.Stand;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.table.Shelf;

/** Puts together what both sides may see of a position. */
public final class ViewMaker {
  private final Messages messages;
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final Arrivals arrivals;
  private final Want want;
  private final Stacks stacks;
  private final FinalCount finalCount;
  private final Panels panels;

  public ViewMaker(
      Messages messages,
      BautzenTheatre theatre,
      Arrivals arrivals,
      Want want,
      Stacks stacks,
      FinalCount finalCount) {
    this.messages = messages;
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.arrivals = arrivals;
    this.want = want;
    this.stacks = stacks;
    this.finalCount = finalCount;
    this.panels = new Panels(theatre, finalCount);
  }

  View view(Position position, String phase) {
    return new View(
        phase,
        units(position, phase),
        boxes(position),
        hexMarks(theatre, position),
        List.of(),
        panels.of(position),
        finalCount.points(position, Side.AXIS),
        finalCount.points(position, Side.SOVIET));
  }

  private List<View.Piece> units(Position position, String phase) {
    List<View.Piece> units = new ArrayList<>();
    for (int hex = 0; hex < position.grid().size(); hex++) {
      Ints stack = position.stack(hex);
      for (int i = stack.size() - 1; i >= 0; i--) {
        units.add(piece(position, phase, stack.get(i), hex));
      }
    }
    return units;
  }

  private View.Piece piece(Position position, String phase, int unit, int hex) {
    boolean fights = pieces.fights(unit);
    List<String> marks = BautzenOpenState.marks(theatre.charts(), position.word(unit));
    if (stacks.over(position, pieces.side(unit), hex)) {
      marks.add("over");
    }
    return new View.Piece(
        unit,
        hex,
        fights ? pieces.attack(position, unit) : null,
        fights ? pieces.defence(position, unit) : null,
        pieces.movement(position, unit),
        phase.equals(side(unit) + "-movement") ? want.allowance(position, unit) / 2 : null,
        fights ? pieces.stepsLeft(position, unit) : null,
        marks);
  }

  private String side(int unit) {
    return pieces.side(unit).name().toLowerCase(Locale.ROOT);
  }

  private List<View.Box> boxes(Position position) {
    ScenarioPlan plan = theatre.plan(position);
    Shelf shelf = new Shelf(messages);
    for (int unit = 0; unit < pieces.count(); unit++) {
      String entry = BautzenOpenState.entry(theatre, plan, unit, position.word(unit));
      ScenarioPlan.Due due = plan.arrival(unit);
      if (position.inBox(unit, Box.ELIMINATED)) {
        String id = "eliminated-" + side(unit);
        shelf.put(id, Stand.LOST, unit, "box-" + id);
      } else if (position.inBox(unit, Box.SPENT)) {
        String id = "spent-" + side(unit);
        shelf.put(id, Stand.ASIDE, unit, "box-" + id);
      } else if (position.inBox(unit, Box.DUE)) {
        Ints hexes = arrivals.choices(position, unit);
        shelf.put("due-" + entry, Stand.DUE, unit, "box-due-" + entry, 0, hexes);
      } else if (position.inBox(unit, Box.COMING) && due != null) {
        String id = BautzenOpenState.arrivals(due.turn(), side(unit), entry);
        String name = "box-arrival-" + side(unit);
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
