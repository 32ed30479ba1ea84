package stavka.rostov.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import stavka.engine.order.Order;
import stavka.engine.play.Messages;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.Table;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.GameFiles;
import stavka.formats.map.MapSheet;
import stavka.operational.game.Umpires;
import stavka.operational.model.ScenarioOutline;
import stavka.operational.table.OpenCounters;
import stavka.operational.table.OperationalTable;
import stavka.operational.table.Shelf;
import stavka.operational.table.ViewMaker;
import stavka.rostov.air.Fly;
import stavka.rostov.model.Charts;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.movement.MovementSection;
import stavka.rostov.reaction.Instruct;
import stavka.rostov.victory.RostovFinalCount;

/** What the game lays on the table: all of it, but what sealed orders say to those who may not. */
@Rule("14.31")
public final class RostovTable {
  /** Stands for what a sealed order says. */
  private static final String SEALED = "sealed";

  private static final String NO_ORDER = "none";

  private static final List<String> MOVING = List.of("movement", "motorised", "reaction");

  private RostovTable() {}

  public static Table of(
      GameFiles files,
      MapSheet sheet,
      RostovTheatre theatre,
      OpenCounters counters,
      Umpires umpires,
      MovementSection movement,
      Overlays overlays,
      Panels panels,
      RostovFinalCount finalCount) {
    Messages messages = Messages.beside(files.game());
    Map<String, OpenHexes> hexes = new HashMap<>();
    OffMap boxes = new OffMap(theatre, movement.entrances(), umpires);
    theatre.plans().forEach(plan -> hexes.put(plan.id(), new OpenHexes(theatre, plan)));
    return new OperationalTable(
        new OperationalTable.Sources(
            files, sheet, PrintedSquadrons.of(theatre), theatre.boards(), theatre.cites()),
        new OperationalTable.Charts(
            theatre.charts().combat().table(),
            dates(theatre.charts()),
            ScenarioOutline.areas(theatre.plans())),
        umpires,
        new ViewMaker(
            counters,
            unit -> onTop(theatre.pieces(), unit),
            theatre.faces()::steps,
            new ViewMaker.Moving(moving(), movement::points),
            new ViewMaker.Surroundings(
                (position, phase) -> boxes.of(position, new Shelf(messages)),
                position -> of(hexes, position).marks(position),
                RostovOpenState.counts()::facts,
                panels::of),
            finalCount),
        overlays.all(),
        finalCount::outlook,
        new TreeMap<>(),
        RostovTable::shown);
  }

  /** Those who do the fighting lie on top of guns, engineers, staffs and supply. */
  private static boolean onTop(RostovPieces pieces, int unit) {
    return pieces.combat(unit)
        && !pieces.artillery(unit)
        && !pieces.engineer(unit)
        && !pieces.headquarters(unit);
  }

  private static OpenHexes of(Map<String, OpenHexes> hexes, Position position) {
    OpenHexes found = hexes.get(position.setting().scenario());
    if (found == null) {
      throw new IllegalArgumentException("there is no such scenario");
    }
    return found;
  }

  /** Whose each phase of movement is. */
  private static Map<String, Side> moving() {
    Map<String, Side> phases = new HashMap<>();
    for (Side side : Side.values()) {
      MOVING.forEach(phase -> phases.put(side.name().toLowerCase(Locale.ROOT) + "-" + phase, side));
    }
    return phases;
  }

  /** The calendar from turn 1; the turns before the first scenario have no date. */
  private static List<String> dates(Charts charts) {
    List<String> dates = new ArrayList<>();
    for (int turn = 1; turn < charts.firstDate(); turn++) {
      dates.add("");
    }
    dates.addAll(charts.dates());
    return dates;
  }

  /**
   * Others learn of a sealed order that it lies, not what it says, and of a mission where it is.
   */
  @Rule({"14.31", "17.25"})
  private static Order shown(Order order, Side by, Viewer viewer) {
    if (order instanceof Fly fly && !viewer.plays(by)) {
      return new Fly(Ints.EMPTY, fly.hex());
    }
    return order instanceof Instruct instruct
            && !viewer.plays(by)
            && !instruct.order().equals(NO_ORDER)
        ? new Instruct(instruct.target(), SEALED)
        : order;
  }
}
