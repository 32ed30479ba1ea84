package stavka.rostov.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.table.Panel;
import stavka.engine.table.Panel.Cell;
import stavka.engine.table.Panel.Row;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.air.Squadrons;
import stavka.rostov.combat.Guns;
import stavka.rostov.command.Command;
import stavka.rostov.command.Use;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Declared;
import stavka.rostov.declaration.FirstOdds;
import stavka.rostov.declaration.Obliged;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.reaction.Instructions;

/**
 * What is shown beside the map: the sky, supply, declared attacks, headquarters, losses and what
 * brings them back.
 */
public final class Panels {
  private static final List<String> SIDES = List.of("soviet", "axis");

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Declarations declarations;
  private final Guns guns;
  private final Command command;
  private final WeatherPanels weather;
  private final AirPanels air;
  private final List<RebuildPanels> rebuilding;

  public Panels(RostovTheatre theatre, Declarations declarations, Guns guns, Command command) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.declarations = declarations;
    this.guns = guns;
    this.command = command;
    this.weather = new WeatherPanels(theatre);
    this.air = new AirPanels(new Squadrons(theatre));
    this.rebuilding =
        List.of(new RebuildPanels(theatre, Side.SOVIET), new RebuildPanels(theatre, Side.AXIS));
  }

  List<Panel> of(Position position, Viewer viewer) {
    List<Panel> panels = new ArrayList<>();
    List<Declared> attacks = declarations.of(position);
    Panel demanded = demanded(position);
    if (!demanded.rows().isEmpty()) {
      panels.add(demanded);
    }
    if (!attacks.isEmpty()) {
      panels.add(declared(position, viewer, attacks));
    }
    Panel missions = air.missions(position, viewer);
    if (!missions.rows().isEmpty()) {
      panels.add(missions);
    }
    panels.add(weather.now(position));
    panels.add(weather.effects(position));
    panels.add(supply(position));
    Panel staffs = staffs(position);
    if (!staffs.rows().isEmpty()) {
      panels.add(staffs);
    }
    panels.add(tracks(position));
    rebuilding.forEach(chart -> panels.add(chart.chart(position)));
    return panels;
  }

  /** Attacks that called-off overruns demand, and by which units. */
  @Rule({"11.42", "11.43"})
  private Panel demanded(Position position) {
    Obliged obliged = new Obliged(theatre);
    Map<Integer, Ints> bound = new TreeMap<>();
    for (int unit = 0; unit < pieces.count(); unit++) {
      int target = obliged.target(position, unit);
      if (target >= 0) {
        bound.merge(target, Ints.of(unit), Ints::plus);
      }
    }
    List<Row> rows = new ArrayList<>();
    bound.forEach(
        (hex, units) ->
            rows.add(
                Row.of("demanded-attack", List.of(Detail.hex(hex)), new Cell.Counters(units))));
    return Panel.of("demanded", null, "11.42", rows);
  }

  /** Attack number, odds by plain strengths, and what the defender has promised. */
  @Rule({"12.33", "12.35", "14.21", "14.31"})
  private Panel declared(Position position, Viewer viewer, List<Declared> attacks) {
    FirstOdds odds = new FirstOdds(theatre);
    List<Row> rows = new ArrayList<>();
    for (Declared attack : attacks) {
      Side side = pieces.side(attack.units().isEmpty() ? 0 : attack.units().first());
      int attackers = odds.attack(position, attack.units());
      int defenders = odds.defence(position, side, attack.targets());
      rows.add(
          Row.of(
              attack.mandated() ? "declared-owed" : "declared-attack",
              List.of(Detail.number(attack.number())),
              new Cell.Hexes(attack.targets()),
              new Cell.Counters(attack.units()),
              new Cell.Words(
                  "declared-odds", List.of(Detail.number(attackers), Detail.number(defenders))),
              new Cell.Counters(guns.committed(position, attack.number())),
              sealed(position, viewer, side.enemy(), attack)));
    }
    return new Panel(
        "declared",
        Panel.Place.TAB,
        null,
        "12.0",
        List.of(
            "declared-targets",
            "declared-units",
            "declared-strengths",
            "declared-guns",
            "declared-order"),
        rows);
  }

  /** Only who sealed an order reads what it says. */
  @Rule("14.31")
  private static Cell sealed(Position position, Viewer viewer, Side owner, Declared attack) {
    if (!attack.ordered()) {
      return new Cell.Blank();
    }
    if (!viewer.plays(owner)) {
      return new Cell.Words("order-sealed", List.of());
    }
    int says = 0;
    for (int hex : attack.targets()) {
      says = Math.max(says, position.at(hex, RostovLayers.SEALED));
    }
    return new Cell.Words("value-instruct-order-" + Instructions.WORDS.get(says), List.of());
  }

  @Rule({"6.81", "6.82", "11.13", "11.76"})
  private Panel supply(Position position) {
    List<Row> rows = new ArrayList<>();
    rows.add(row("supply-points", side -> count(position, RostovLedger.POINTS, side)));
    rows.add(row("supply-columns", side -> columns(position, side)));
    rows.add(row("supply-capacity", side -> capacity(position, side)));
    if (position.ledger(RostovLedger.AIRLIFTS) + position.ledger(RostovLedger.AIRLIFTS + 1) > 0) {
      rows.add(row("supply-airlifts", side -> count(position, RostovLedger.AIRLIFTS, side)));
    }
    if (position.ledger(RostovLedger.TYPE_I) + position.ledger(RostovLedger.TYPE_I + 1) > 0) {
      rows.add(row("points-type-i", side -> count(position, RostovLedger.TYPE_I, side)));
    }
    return new Panel("supply", Panel.Place.TAB, null, "6.8", SIDES, rows);
  }

  /** Makes a side's cell of a row. */
  private interface OfSide {
    Cell cell(Side side);
  }

  private static Row row(String label, OfSide cells) {
    return Row.of(label, cells.cell(Side.SOVIET), cells.cell(Side.AXIS));
  }

  private static Cell count(Position position, int pair, Side side) {
    return new Cell.Count(position.ledger(RostovLedger.of(pair, side)));
  }

  /** Columns on the map of those that a side may have. */
  private Cell columns(Position position, Side side) {
    Ints there = Ints.EMPTY;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.column(unit) && pieces.side(unit) == side && position.onMap(unit)) {
        there = there.with(unit);
      }
    }
    ScenarioPlan plan = theatre.plan(position);
    Integer most = plan.supplies().counters().of(side);
    return new Cell.Share(there.size(), Math.max(there.size(), most == null ? 0 : most));
  }

  private Cell capacity(Position position, Side side) {
    ScenarioPlan.Amount amount = theatre.plan(position).supplies().capacity().of(side);
    int charted = theatre.charts().supply().capacity(side, position.turn(), theatre.sky(position));
    int whole = amount == null ? charted : amount.of(charted);
    int used = position.ledger(RostovLedger.of(RostovLedger.RAIL, side));
    return whole == 0 ? new Cell.Blank() : new Cell.Share(used, whole);
  }

  /** What each headquarters has spent of its value; what one that is not operational lets begin. */
  @Rule({"22.11", "22.12", "22.25"})
  private Panel staffs(Position position) {
    List<Row> rows = new ArrayList<>();
    for (int staff : pieces.commanders()) {
      if (!position.onMap(staff)) {
        continue;
      }
      List<Detail> named = List.of(Detail.unit(staff));
      if (pieces.commands(position, staff)) {
        rows.add(
            Row.of(
                "command-staff",
                named,
                spent(position, staff, Use.ACTIVATE),
                spent(position, staff, Use.REACT),
                spent(position, staff, Use.ORDER)));
      } else {
        int most = pieces.profile(staff).recovery() - theatre.charts().command().nonOpLess();
        rows.add(
            Row.of(
                    "command-silent",
                    named,
                    new Cell.Share(position.get(staff, RostovMarks.STARTED), Math.max(0, most)))
                .in(Panel.Tone.BAD));
      }
    }
    return new Panel(
        "command",
        Panel.Place.TAB,
        Side.SOVIET,
        "22.1",
        List.of("command-activation", "command-reaction", "command-orders"),
        rows);
  }

  private Cell spent(Position position, int staff, Use use) {
    int value = command.value(position, staff);
    return new Cell.Share(value - command.left(position, staff, use), value);
  }

  /** Steps of armour and artillery lost short of the next point, and attacks that are owed. */
  @Rule({"7.26", "16.25"})
  private Panel tracks(Position position) {
    List<Row> rows = new ArrayList<>();
    int soviet = theatre.charts().scores().sovietLossesAPoint();
    int axis = theatre.charts().scores().axisLossesAPoint();
    rows.add(
        Row.of("track-soviet", new Cell.Share(position.ledger(RostovLedger.LOST + 1), soviet)));
    rows.add(Row.of("track-axis", new Cell.Share(position.ledger(RostovLedger.LOST), axis)));
    if (theatre.plan(position).orders().mandated()) {
      rows.add(Row.of("track-owed", new Cell.Count(position.ledger(RostovLedger.OWED))));
    }
    return Panel.of("tracks", null, "16.25", rows);
  }
}
