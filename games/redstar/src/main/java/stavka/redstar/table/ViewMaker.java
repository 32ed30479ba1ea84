package stavka.redstar.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Messages;
import stavka.engine.position.Position;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.View;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.Casualties;
import stavka.operational.model.Marks;
import stavka.redstar.control.Control;
import stavka.redstar.model.Box;
import stavka.redstar.model.Charts;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.SupplyState;
import stavka.redstar.victory.RedStarFinalCount;

/** Puts together what both sides may see of a position, field by field. */
public final class ViewMaker {
  private final RedStarTheatre theatre;
  private final RedStarPieces pieces;
  private final Control control;
  private final Casualties toll;
  private final RedStarFinalCount finalCount;
  private final Panels panels;
  private final Messages messages;

  public ViewMaker(
      Messages messages,
      RedStarTheatre theatre,
      Control control,
      Casualties toll,
      RedStarFinalCount finalCount) {
    this.messages = messages;
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.control = control;
    this.toll = toll;
    this.finalCount = finalCount;
    this.panels = new Panels(theatre, finalCount);
  }

  View view(Position position, String phase) {
    return new View(
        phase,
        units(position, phase),
        boxes(position, phase),
        hexMarks(position),
        facts(position),
        panels.panels(position),
        finalCount.points(position),
        0);
  }

  private List<View.Piece> units(Position position, String phase) {
    List<View.Piece> units = new ArrayList<>();
    for (int hex = 0; hex < position.grid().size(); hex++) {
      if (position.vacant(hex)) {
        continue;
      }
      Ints stack = position.stack(hex);
      for (boolean troops : new boolean[] {false, true}) {
        for (int i = stack.size() - 1; i >= 0; i--) {
          if (troops(stack.get(i)) == troops) {
            units.add(piece(position, phase, stack.get(i), hex));
          }
        }
      }
    }
    return units;
  }

  /**
   * Whether a counter is one of those that hold the front: they lie on top of what is with them.
   */
  private boolean troops(int unit) {
    return !pieces.kind(unit).cautious()
        && !pieces.kind(unit).shadow()
        && !pieces.kind(unit).asset();
  }

  private View.Piece piece(Position position, String phase, int unit, int hex) {
    boolean moves = moving(phase, pieces.side(unit));
    boolean known = !pieces.unmarked(position, unit);
    return new View.Piece(
        unit,
        hex,
        known ? pieces.attack(position, unit) : null,
        known ? pieces.defence(position, unit) : null,
        pieces.movement(position, unit),
        moves ? pieces.allowance(position, unit) : null,
        known ? toll.steps(position, unit) : null,
        marks(position, unit));
  }

  private static boolean moving(String phase, Side side) {
    return switch (phase) {
      case "axis-movement", "axis-air-bases", "armour-movement" -> side == Side.AXIS;
      case "soviet-movement", "soviet-leaders" -> side == Side.SOVIET;
      default -> false;
    };
  }

  private List<String> marks(Position position, int unit) {
    List<String> marks = new ArrayList<>();
    mark(marks, "moved", position.has(unit, Marks.MOVED));
    mark(marks, "fought", position.has(unit, Marks.ATTACKED));
    mark(marks, "guest", position.has(unit, Marks.GUEST));
    mark(marks, "pinned", position.has(unit, RedStarMarks.PINNED));
    mark(marks, "untried", pieces.unmarked(position, unit));
    SupplyState state = pieces.supply(position, unit);
    mark(marks, "unsupplied", state == SupplyState.NONE);
    mark(marks, "lack-of-supply", state == SupplyState.LACK);
    mark(marks, "emergency-supply", state == SupplyState.EMERGENCY);
    return marks;
  }

  private static void mark(List<String> marks, String mark, boolean shows) {
    if (shows) {
      marks.add(mark);
    }
  }

  /** The book's boxes, each side its own, and the turn track by turn. */
  private List<View.Box> boxes(Position position, String phase) {
    Map<String, View.Box> boxes = new TreeMap<>();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (!position.onMap(unit) && !position.inBox(unit, Box.POOL)) {
        add(boxes, position, phase, unit);
      }
    }
    return List.copyOf(boxes.values());
  }

  private void add(Map<String, View.Box> boxes, Position position, String phase, int unit) {
    String side = pieces.side(unit).name().toLowerCase(Locale.ROOT);
    String box = Box.NAMES.get(position.place(unit) - position.boxStart());
    int turn = position.inBox(unit, Box.TRACK) ? position.get(unit, RedStarMarks.DUE) : 0;
    String id =
        turn == 0 ? box + "-" + side : String.format(Locale.ROOT, "%s-%s-%02d", box, side, turn);
    String code = "box-" + box + "-" + side;
    View.Box empty =
        new View.Box(
            id,
            new Rulebook.Text(messages.say(code, "en", turn), messages.say(code, "fr", turn)),
            HexGrid.NONE,
            Ints.EMPTY,
            stand(position, unit, turn, phase.equals(side + "-arrivals")),
            turn,
            Ints.EMPTY);
    boxes.put(id, boxes.getOrDefault(id, empty).with(unit));
  }

  /**
   * @param open whether this is the phase in which the side's reinforcements come
   */
  private static View.Box.Stand stand(Position position, int unit, int turn, boolean open) {
    if (turn > 0) {
      boolean due = open && turn <= position.turn();
      return due ? View.Box.Stand.DUE : View.Box.Stand.COMING;
    }
    boolean lost = position.inBox(unit, Box.ELIMINATED) || position.inBox(unit, Box.DESTROYED);
    return lost ? View.Box.Stand.LOST : View.Box.Stand.ASIDE;
  }

  private List<View.HexMark> hexMarks(Position position) {
    List<View.HexMark> marks = new ArrayList<>();
    Map<Integer, Integer> points = theatre.campaign(position).victory().cities();
    for (int place = 0; place < theatre.charts().places().size(); place++) {
      Charts.Place at = theatre.charts().places().get(place);
      boolean axis = control.holder(position, place) == Side.AXIS;
      marks.add(
          new View.HexMark(
              at.hex(), axis ? "axis-city" : "soviet-city", points.getOrDefault(place, 0)));
      if (at.port() != Charts.Port.NONE) {
        marks.add(new View.HexMark(at.hex(), axis ? "axis-port" : "soviet-port", 1));
      }
    }
    return marks;
  }

  private List<View.Fact> facts(Position position) {
    int turn = position.turn();
    return List.of(
        new View.Fact("weather-" + name(theatre.calendar().weather(turn)), 1),
        new View.Fact("production-number", theatre.calendar().turn(turn).production()),
        new View.Fact("assets-destroyed", count(position, Box.DESTROYED)),
        new View.Fact("factories-evacuated", count(position, Box.EVACUATED)),
        new View.Fact("fortress-destroyed", position.ledger(Ledger.FORTRESS_DESTROYED)));
  }

  private static String name(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private int count(Position position, int box) {
    int count = 0;
    for (int unit = 0; unit < pieces.count(); unit++) {
      count += position.inBox(unit, box) ? 1 : 0;
    }
    return count;
  }
}
