package stavka.redstar.table;

import static stavka.engine.reason.Detail.number;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.table.Outlook;
import stavka.engine.table.Panel;
import stavka.engine.table.Panel.Cell;
import stavka.engine.table.Panel.Row;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.redstar.model.Box;
import stavka.redstar.model.Calendar;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Marker;
import stavka.redstar.model.RedStarPart;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.ScenarioPlan;
import stavka.redstar.model.StrengthClass;
import stavka.redstar.model.SupplyState;
import stavka.redstar.victory.RedStarFinalCount;

/** What has no place on the map: weather, economy, cups and pools, states of supply. */
record Panels(RedStarTheatre theatre, RedStarFinalCount finalCount) implements RedStarPart {
  List<Panel> panels(Position position) {
    return List.of(
        victory(position), weather(position), economy(position), cups(position), supply(position));
  }

  /** From how many Axis points on each level is reached, the present one marked. */
  private Panel victory(Position position) {
    ScenarioPlan.Victory victory = theatre.campaign(position).victory();
    Outlook.Level now = Outlook.Level.reached(victory.levels(), finalCount.points(position));
    List<Row> rows = new ArrayList<>();
    for (Outlook.Level level : victory.levels()) {
      boolean lowest = level.equals(victory.levels().getFirst());
      Cell from =
          lowest
              ? new Cell.Words("level-below", List.of())
              : new Cell.Words("level-from", List.of(number(level.from())));
      Row row = Row.of(level.id(), from);
      rows.add(level.equals(now) ? row.in(Panel.Tone.GOOD) : row);
    }
    return Panel.of("victory", null, "18.0.2", rows);
  }

  /** The weather now and on the next turns. */
  private Panel weather(Position position) {
    List<Row> rows = new ArrayList<>();
    int last = Math.min(position.turn() + 3, theatre.calendar().turns().size());
    for (int turn = Math.max(1, position.turn()); turn <= last; turn++) {
      Calendar.Turn on = theatre.calendar().turn(turn);
      String name = "weather-" + Node.written(on.weather());
      rows.add(Row.of("weather-turn", List.of(number(turn)), new Cell.Words(name, List.of())));
    }
    return new Panel("weather", Panel.Place.TAB, null, "13.0.1", List.of(), rows);
  }

  /** Assets by fate against the production number, and leaders. */
  private Panel economy(Position position) {
    int production = theatre.calendar().turn(position.turn()).production();
    Ints standing =
        pieces().all().filter(unit -> pieces().kind(unit).asset() && position.onMap(unit));
    Ints destroyed = pieces().inBox(position, Box.DESTROYED);
    Row lost = Row.of("assets-destroyed", new Cell.Counters(destroyed));
    boolean barren = production > 0 && destroyed.size() >= production;
    return Panel.of(
        "economy",
        Side.SOVIET,
        "14.4.3",
        List.of(
            Row.of("production-number", new Cell.Count(production)),
            barren ? lost.in(Panel.Tone.BAD) : lost,
            Row.of(
                "factories-evacuated", new Cell.Counters(pieces().inBox(position, Box.EVACUATED))),
            Row.of("assets-standing", new Cell.Count(standing.size())),
            Row.of("leaders-in-cup", new Cell.Counters(pieces().inBox(position, Box.LEADERS)))));
  }

  /** The strength markers in the cups, a row for each class. */
  private Panel cups(Position position) {
    List<Row> rows = new ArrayList<>();
    for (StrengthClass strength : StrengthClass.values()) {
      int left = 0;
      int attack = 0;
      int defence = 0;
      for (Marker marker : pieces().markers()) {
        if (marker.strength() == strength) {
          int count = position.ledger(Ledger.CUPS + marker.type() - 1);
          left += count;
          attack += count * marker.full().attack();
          defence += count * marker.full().defence();
        }
      }
      rows.add(
          Row.of(
              "cup-" + Node.written(strength),
              new Cell.Count(left),
              new Cell.Words("mean", List.of(number(mean(attack, left)))),
              new Cell.Words("mean", List.of(number(mean(defence, left))))));
    }
    List<String> columns = List.of("cup-left", "cup-attack", "cup-defence");
    return new Panel("cups", Panel.Place.TAB, Side.SOVIET, "6.2.1", columns, rows);
  }

  private static int mean(int sum, int count) {
    return count == 0 ? 0 : (sum + count / 2) / count;
  }

  /** Units of each side by their state of supply, but for the supplied. */
  private Panel supply(Position position) {
    List<Row> rows = new ArrayList<>();
    for (Side side : Side.values()) {
      for (SupplyState state : SupplyState.values()) {
        Ints units = units(position, side, state);
        if (state != SupplyState.SUPPLIED && !units.isEmpty()) {
          String label = "state-" + Overlays.name(state) + "-" + Node.written(side);
          rows.add(Row.of(label, new Cell.Counters(units)).in(Panel.Tone.WARN));
        }
      }
    }
    return Panel.of("supply", null, "10.0.4", rows);
  }

  private Ints units(Position position, Side side, SupplyState state) {
    return pieces()
        .all()
        .filter(
            unit ->
                position.onMap(unit)
                    && pieces().side(unit) == side
                    && !pieces().is(unit, Kind.AIR_FLEET)
                    && pieces().supply(position, unit) == state);
  }
}
