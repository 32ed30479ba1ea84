package stavka.guderian.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Messages;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.View;
import stavka.guderian.Guderian;
import stavka.guderian.arrival.Arrivals;
import stavka.guderian.combat.Losses;
import stavka.guderian.interdiction.RailCuts;
import stavka.guderian.model.Box;
import stavka.guderian.model.Interdictions;
import stavka.guderian.model.Ledger;
import stavka.guderian.model.Pieces;
import stavka.guderian.model.Theatre;
import stavka.guderian.supply.Supply;
import stavka.guderian.victory.FinalCount;
import stavka.guderian.victory.Score;
import stavka.panzer.model.Marks;
import stavka.panzer.movement.Allowance;
import stavka.panzer.movement.PhaseRole;

/** Puts together what both sides may see of a position, field by field. */
final class ViewMaker {
  private final Theatre theatre;
  private final Pieces pieces;
  private final Supply supply;
  private final Losses losses;
  private final FinalCount finalCount;
  private final Arrivals arrivals;
  private final Allowance allowance;
  private final Messages messages = Messages.beside(Guderian.class);

  ViewMaker(Theatre theatre, Supply supply, Losses losses, FinalCount finalCount) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
    this.losses = losses;
    this.finalCount = finalCount;
    this.arrivals = new Arrivals(theatre);
    this.allowance = new Allowance(pieces);
  }

  View view(Position position, String phase) {
    Score score = finalCount.score(position);
    return new View(
        phase,
        units(position, PhaseRole.of(phase).orElse(null)),
        boxes(position),
        hexMarks(position),
        facts(position),
        score.axis(),
        score.soviet());
  }

  private List<View.Piece> units(Position position, @Nullable PhaseRole role) {
    List<View.Piece> units = new ArrayList<>();
    for (int hex = 0; hex < position.grid().size(); hex++) {
      Ints stack = position.stack(hex);
      for (int i = stack.size() - 1; i >= 0; i--) {
        units.add(piece(position, role, stack.get(i), hex));
      }
    }
    return units;
  }

  private View.Piece piece(Position position, @Nullable PhaseRole role, int unit, int hex) {
    boolean moves = role != null && role.side() == pieces.side(unit);
    boolean known = !pieces.untried(position, unit);
    return new View.Piece(
        unit,
        hex,
        known ? pieces.attack(position, unit) : null,
        known ? pieces.defence(position, unit) : null,
        pieces.movement(position, unit),
        moves ? allowance.halfPoints(position, unit) / 2 : null,
        known ? losses.steps(position, unit) : null,
        marks(position, unit));
  }

  private List<String> marks(Position position, int unit) {
    List<String> marks = new ArrayList<>();
    mark(marks, "moved", position.has(unit, Marks.MOVED));
    mark(marks, "fought", position.has(unit, Marks.ATTACKED));
    mark(marks, "disrupted", position.has(unit, Marks.DISRUPTED));
    mark(marks, "unsupplied", position.turn() > 0 && !supply.supplied(position, unit));
    mark(marks, "untried", pieces.untried(position, unit));
    mark(marks, "guest", position.has(unit, Marks.GUEST));
    return marks;
  }

  private static void mark(List<String> marks, String mark, boolean shows) {
    if (shows) {
      marks.add(mark);
    }
  }

  /**
   * Those due at an entrance, those scheduled by turn, those to be set up, and the lost; not the
   * pool.
   */
  private List<View.Box> boxes(Position position) {
    Map<String, View.Box> boxes = new TreeMap<>();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.onMap(unit)) {
        continue;
      }
      String side = pieces.side(unit).name().toLowerCase(Locale.ROOT);
      String entrance = arrivals.entrance(position, unit);
      int turn = pieces.schedule().turns().get(unit);
      if (!entrance.isEmpty()) {
        add(boxes, "due-" + entrance, "box-due-" + entrance, 0, unit);
      } else if (position.inBox(unit, Box.ELIMINATED)) {
        add(boxes, "eliminated-" + side, "box-eliminated-" + side, 0, unit);
      } else if (position.inBox(unit, Box.SET_UP)) {
        add(boxes, "set-up", "box-set-up", 0, unit);
      } else if (position.inBox(unit, Box.EVACUATED)) {
        add(boxes, "evacuated", "box-evacuated", 0, unit);
      } else if (turn > 0) {
        String id = String.format(Locale.ROOT, "arrival-%02d-%s", turn, side);
        add(boxes, id, "box-arrival-" + side, turn, unit);
      }
    }
    return List.copyOf(boxes.values());
  }

  private void add(Map<String, View.Box> boxes, String id, String code, int turn, int unit) {
    Rulebook.Text name =
        new Rulebook.Text(messages.say(code, "en", turn), messages.say(code, "fr", turn));
    View.Box before = boxes.getOrDefault(id, new View.Box(id, name, HexGrid.NONE, Ints.EMPTY));
    boxes.put(id, new View.Box(id, before.name(), before.hex(), before.units().with(unit)));
  }

  private List<View.HexMark> hexMarks(Position position) {
    List<View.HexMark> marks = new ArrayList<>();
    Interdictions.german(position)
        .forEach(hex -> marks.add(new View.HexMark(hex, "axis-interdiction", 1)));
    Interdictions.soviet(position)
        .forEach(hex -> marks.add(new View.HexMark(hex, "soviet-interdiction", 1)));
    for (int hex = 0; hex < position.grid().size(); hex++) {
      if (position.ledger(Ledger.CUTS_MADE) > 0 && RailCuts.cutAt(position, hex)) {
        marks.add(new View.HexMark(hex, "rail-cut", 1));
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

  private static List<View.Fact> facts(Position position) {
    return List.of(
        new View.Fact("railed", position.ledger(Ledger.RAILED)),
        new View.Fact("called", position.ledger(Ledger.CALLED)),
        new View.Fact("soviet-interdictions", position.ledger(Ledger.SOVIET_INTERDICTIONS)),
        new View.Fact("axis-points", position.ledger(Ledger.AXIS_POINTS)),
        new View.Fact("soviet-points", position.ledger(Ledger.SOVIET_POINTS)),
        new View.Fact("east-open", position.ledger(Ledger.EAST_OPEN)));
  }
}
