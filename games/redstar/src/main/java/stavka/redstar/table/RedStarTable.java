package stavka.redstar.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import stavka.engine.play.Messages;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.Table;
import stavka.engine.table.View;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.GameFiles;
import stavka.formats.Node;
import stavka.formats.map.MapSheet;
import stavka.operational.combat.Casualties;
import stavka.operational.game.Umpires;
import stavka.operational.model.ScenarioOutline;
import stavka.operational.table.OperationalOpenState;
import stavka.operational.table.OperationalTable;
import stavka.operational.table.Shelf;
import stavka.operational.table.ViewMaker;
import stavka.redstar.control.Control;
import stavka.redstar.model.Box;
import stavka.redstar.model.Calendar;
import stavka.redstar.model.Charts;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.OddsRow;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.Weather;
import stavka.redstar.supply.Supply;
import stavka.redstar.victory.RedStarFinalCount;

/**
 * What the game lays on the table. Everything lies open to both sides [4.0.8]: stacks, cups, boxes
 * and tracks; nobody knows which marker will be drawn, nor the dice to come.
 */
@Rule("4.0.8")
public record RedStarTable(RedStarTheatre theatre, OperationalOpenState open, Messages messages) {
  private static final Map<String, Side> MOVING =
      Map.of(
          "axis-movement", Side.AXIS,
          "axis-air-bases", Side.AXIS,
          "armour-movement", Side.AXIS,
          "soviet-movement", Side.SOVIET,
          "soviet-leaders", Side.SOVIET);

  public static Table of(
      GameFiles files,
      MapSheet sheet,
      RedStarTheatre theatre,
      OperationalOpenState open,
      Umpires umpires,
      Supply supply,
      Casualties toll,
      RedStarFinalCount finalCount) {
    RedStarTable table = new RedStarTable(theatre, open, Messages.beside(files.game()));
    return new OperationalTable(
        new OperationalTable.Sources(
            files, sheet, theatre.roster(), theatre.boards(), theatre.cites()),
        new OperationalTable.Charts(
            theatre.charts().table(OddsRow.OPEN),
            theatre.calendar().turns().stream().map(Calendar.Turn::date).toList(),
            ScenarioOutline.areas(theatre.campaigns())),
        umpires,
        new ViewMaker(
            open.counters(),
            table::troops,
            toll::steps,
            new ViewMaker.Moving(MOVING, theatre.pieces()::allowance),
            new ViewMaker.Surroundings(
                table::boxes,
                position -> places(theatre, position),
                table::facts,
                new Panels(theatre, finalCount)::panels),
            finalCount),
        new Overlays(theatre, supply).all(),
        finalCount::outlook,
        instantFacts(),
        OperationalTable.Seal.NONE);
  }

  /** The calendar, and how many assets lie in their boxes. */
  private static SortedMap<String, String> instantFacts() {
    SortedMap<String, String> facts = new TreeMap<>();
    for (Weather weather : Weather.values()) {
      facts.put(weather(weather), "13.0.1");
    }
    facts.put("production-number", "14.4.3");
    facts.put("assets-destroyed", "14.1.3");
    facts.put("factories-evacuated", "14.2.2");
    return facts;
  }

  private static String weather(Weather weather) {
    return "weather-" + Node.written(weather);
  }

  /**
   * Whether a counter is one of those that hold the front: they lie on top of what is with them.
   */
  private boolean troops(int unit) {
    Kind kind = theatre.pieces().kind(unit);
    return !kind.cautious() && !kind.shadow() && !kind.asset();
  }

  /** The book's boxes, each side its own, and the turn track by turn. */
  private List<View.Box> boxes(Position position, String phase) {
    Shelf shelf = new Shelf(messages);
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (!position.onMap(unit) && !position.inBox(unit, Box.POOL)) {
        int box = position.place(unit) - position.boxStart();
        String side = Node.written(theatre.side(unit));
        int turn = box == Box.TRACK ? position.get(unit, RedStarMarks.DUE) : 0;
        shelf.put(
            open.box(unit, box, position.word(unit), position.turn()),
            stand(position, box, turn, phase.equals(side + "-arrivals")),
            unit,
            "box-" + Box.NAMES.get(box) + "-" + side,
            turn,
            Ints.EMPTY);
      }
    }
    return shelf.boxes();
  }

  /**
   * @param open whether this is the phase in which the side's reinforcements come
   */
  private static View.Box.Stand stand(Position position, int box, int turn, boolean open) {
    if (turn > 0) {
      boolean due = open && turn <= position.turn();
      return due ? View.Box.Stand.DUE : View.Box.Stand.COMING;
    }
    boolean lost = box == Box.ELIMINATED || box == Box.DESTROYED;
    return lost ? View.Box.Stand.LOST : View.Box.Stand.ASIDE;
  }

  /** Cities with what they are worth, and ports, each with its holder. */
  static List<View.HexMark> places(RedStarTheatre theatre, Position position) {
    List<View.HexMark> marks = new ArrayList<>();
    Map<Integer, Integer> points = theatre.campaign(position).victory().cities();
    for (int place = 0; place < theatre.charts().places().size(); place++) {
      Charts.Place at = theatre.charts().places().get(place);
      String side = Control.held(position, place) == Side.AXIS ? "axis-" : "soviet-";
      marks.add(new View.HexMark(at.hex(), side + "city", points.getOrDefault(place, 0)));
      if (at.port() != Charts.Port.NONE) {
        marks.add(new View.HexMark(at.hex(), side + "port", 1));
      }
    }
    return marks;
  }

  private List<View.Fact> facts(Position position) {
    int turn = position.turn();
    return List.of(
        new View.Fact(weather(theatre.calendar().weather(turn)), 1),
        new View.Fact("production-number", theatre.calendar().turn(turn).production()),
        new View.Fact("assets-destroyed", theatre.pieces().inBox(position, Box.DESTROYED).size()),
        new View.Fact(
            "factories-evacuated", theatre.pieces().inBox(position, Box.EVACUATED).size()),
        new View.Fact("fortress-destroyed", position.ledger(Ledger.FORTRESS_DESTROYED)));
  }
}
