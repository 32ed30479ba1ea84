package stavka.rostov.table;

import java.util.Locale;
import java.util.function.Consumer;
import stavka.engine.counter.Step;
import stavka.engine.event.Event;
import stavka.engine.event.Scored;
import stavka.engine.position.OpenState.Figures;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.table.OpenCounters;
import stavka.operational.table.OpenCounts;
import stavka.operational.table.OperationalOpenState;
import stavka.rostov.model.Box;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.model.SupplyState;
import stavka.rostov.model.Timetable;
import stavka.rostov.works.Pontoons;

/**
 * What everybody may know of a position: all of it, but what sealed orders say and who flies over
 * which hex.
 */
@Rule({"14.31", "17.25"})
public final class RostovOpenState {
  private RostovOpenState() {}

  public static OperationalOpenState of(
      RostovTheatre theatre, ScenarioPlan plan, OpenCounters counters) {
    OpenCounts counts = counts();
    new OpenHexes(theatre, plan).tellIn(counts);
    counts.beginning((start, tell) -> bridges(theatre, start, tell));
    int atStart = plan.victory().atStart();
    if (atStart != 0) {
      counts.beginning(
          (start, tell) -> tell.accept(new Scored(Side.AXIS, atStart, "points-start", "25.12")));
    }
    return new OperationalOpenState(
        counters,
        (unit, box, word, turn) -> box(theatre, plan, unit, box, word, turn),
        counts,
        theatre.cites(),
        new BoxRules(theatre.pieces()));
  }

  /** Which sides the pontoons on the map span. */
  @Rule("23.22")
  private static void bridges(RostovTheatre theatre, Position start, Consumer<Event> tell) {
    for (int unit = 0; unit < start.counters(); unit++) {
      if (theatre.pieces().pontoon(unit) && start.onMap(unit)) {
        tell.accept(Pontoons.spanning(theatre, start, unit));
      }
    }
  }

  /** The numbers that lie open. */
  static OpenCounts counts() {
    return new OpenCounts()
        .with(RostovLedger.WEATHER, "weather", "5.13")
        .with(RostovLedger.BEFORE, "weather-before", "5.14")
        .with(RostovLedger.STORM, "storm", "5.13")
        .with(RostovLedger.FROZEN, "frozen", "5.15")
        .with(RostovLedger.POINTS, "supply-points-axis", "6.81")
        .with(RostovLedger.POINTS + 1, "supply-points-soviet", "6.81")
        .with(RostovLedger.RAIL, "supply-capacity-axis", "11.13")
        .with(RostovLedger.RAIL + 1, "supply-capacity-soviet", "11.13")
        .with(RostovLedger.OWED, "track-owed", "7.26")
        .with(RostovLedger.LOST, "track-axis", "16.25")
        .with(RostovLedger.LOST + 1, "track-soviet", "16.25")
        .with(RostovLedger.TYPE_I, "points-type-i-axis", "7.41")
        .with(RostovLedger.TYPE_I + 1, "points-type-i-soviet", "7.41")
        .with(RostovLedger.AIRLIFTS, "supply-airlifts-axis", "11.76")
        .with(RostovLedger.AIRLIFTS + 1, "supply-airlifts-soviet", "11.76")
        .with(RostovLedger.TYPE_A, "points-type-a-axis", "7.32")
        .with(RostovLedger.TYPE_A + 1, "points-type-a-soviet", "7.24")
        .with(RostovLedger.WINGS, "points-air-axis", "7.33")
        .with(RostovLedger.WINGS + 1, "points-air-soviet", "7.24")
        .with(RostovLedger.TRAINS, "points-trains", "7.25")
        .with(RostovLedger.FORTS, "points-strongpoints", "7.21")
        .with(RostovLedger.FORTS_EXTRA, "points-strongpoints-extra", "7.21")
        .with(RostovLedger.EXTRA, "points-supply", "7.26")
        .with(RostovLedger.NKVD, "points-nkvd", "7.23")
        .with(RostovLedger.CITY_POINTS, "points-cities", "7.42")
        .with(RostovLedger.CITY_NKVD, "points-cities-nkvd", "7.42")
        .with(RostovLedger.CONVERTED, "points-converted", "19.21")
        .with(RostovLedger.RESERVE, "points-reserve", "7.26")
        .with(RostovLedger.GROUPS, "track-groups", "8.3")
        .with(RostovLedger.LOAN, "track-loan", "8.3");
  }

  /** What shows on counters. */
  public static OpenCounters counters(RostovTheatre theatre) {
    RostovPieces pieces = theatre.pieces();
    OpenCounters counters =
        new OpenCounters(
                (unit, word) -> figures(pieces, unit, word),
                RostovMarks.STEP,
                RostovMarks.VALUE,
                RostovMarks.TURNED,
                RostovMarks.AWAY)
            .printing(RostovMarks.STEP, RostovMarks.VALUE, RostovMarks.TURNED)
            .marked("moved", RostovMarks.MOVED)
            .marked("fought", RostovMarks.FOUGHT)
            .marked("fired", RostovMarks.FIRED)
            .marked(
                "emergency",
                (unit, word) -> RostovMarks.SUPPLY.get(word) == SupplyState.EMERGENCY.ordinal(),
                RostovMarks.SUPPLY)
            .marked(
                "unsupplied",
                (unit, word) -> RostovMarks.SUPPLY.get(word) == SupplyState.OUT.ordinal(),
                RostovMarks.SUPPLY)
            .marked("overrun", RostovMarks.OVERRUN)
            .marked("activated", RostovMarks.ACTIVATED)
            .marked("obliged", RostovMarks.OBLIGED)
            .marked("refit", RostovMarks.REFIT)
            .marked("held-mark", RostovMarks.HELD)
            .marked("garrison", RostovMarks.GARRISON)
            .marked("kept", RostovMarks.KEPT)
            .marked(
                "shifted",
                (unit, word) -> pieces.greatGun(unit) && RostovMarks.SHIFTED.isSet(word),
                RostovMarks.SHIFTED)
            .marked("labour", RostovMarks.LABOUR)
            .marked("raised", RostovMarks.RAISED)
            .marked(
                "silenced",
                (unit, word) -> pieces.artillery(unit) && RostovMarks.SILENCED.isSet(word),
                RostovMarks.SILENCED)
            .marked("untried", pieces::untried, RostovMarks.VALUE);
    return turned(counters, pieces)
        .numbered("attack", RostovMarks.DECLARED)
        .numbered("supports", RostovMarks.COMMITTED);
  }

  /** What the other side of a counter of one step says. */
  private static OpenCounters turned(OpenCounters counters, RostovPieces pieces) {
    return counters
        .marked("non-op", turned(pieces, Kind.HEADQUARTERS), RostovMarks.TURNED)
        .marked("active", turned(pieces, Kind.BASE), RostovMarks.TURNED)
        .marked(
            "inactive",
            (unit, word) -> pieces.kind(unit) == Kind.BASE && !RostovMarks.TURNED.isSet(word),
            RostovMarks.TURNED)
        .marked("dump", turned(pieces, Kind.SUPPLY), RostovMarks.TURNED)
        .marked("building", turned(pieces, Kind.PONTOON), RostovMarks.TURNED)
        .marked(
            "firing",
            (unit, word) -> pieces.greatGun(unit) && RostovMarks.TURNED.isSet(word),
            RostovMarks.TURNED);
  }

  private static OpenCounters.Borne turned(RostovPieces pieces, Kind kind) {
    return (unit, word) -> pieces.kind(unit) == kind && RostovMarks.TURNED.isSet(word);
  }

  private static Figures figures(RostovPieces pieces, int unit, long word) {
    if (pieces.untried(unit, word)) {
      return Figures.UNKNOWN;
    }
    Step face = pieces.face(unit, word);
    if (pieces.combat(unit)) {
      return new Figures(face.attack(), face.defence(), face.movement());
    }
    return pieces.column(unit) ? new Figures(null, null, face.movement()) : Figures.UNKNOWN;
  }

  /** The box that a counter is seen in; supply that may enter has one of its own. */
  static String box(
      RostovTheatre theatre, ScenarioPlan plan, int unit, int box, long word, int turn) {
    String side = theatre.pieces().side(unit).name().toLowerCase(Locale.ROOT);
    return switch (box) {
      case Box.POOL -> (theatre.pieces().column(unit) ? "supply-" : "pool-") + side;
      case Box.COMING -> arrivals(plan, unit, side);
      case Box.DUE -> "due-" + side + "-" + entry(theatre, plan, unit);
      case Box.LEFT -> "left-" + side;
      case Box.ELIMINATED -> "eliminated-" + side;
      case Box.CADRE -> "cadre-" + side;
      case Box.ACTIVE -> "active-" + side;
      case Box.NEVER -> "never-" + side;
      case Box.TRACK -> track(side, RostovMarks.AWAY.get(word), turn);
      case Box.READY -> "ready-" + side;
      case Box.FLOWN -> "flown-" + side;
      case Box.DAMAGED -> "damaged-" + side;
      case Box.SHOT_DOWN -> "destroyed-" + side;
      default -> "";
    };
  }

  private static String arrivals(ScenarioPlan plan, int unit, String side) {
    Timetable.Arrival arrival = plan.arrival(unit);
    return arrival == null
        ? "arrival-" + side
        : String.format(Locale.ROOT, "arrival-%02d-%s-%s", arrival.turn(), side, arrival.entry());
  }

  private static String entry(RostovTheatre theatre, ScenarioPlan plan, int unit) {
    Timetable.Arrival arrival = plan.arrival(unit);
    return arrival == null ? theatre.pieces().home(unit) : arrival.entry();
  }

  /** The turn on which a unit of the track may come back. */
  @Rule("7.23")
  private static String track(String side, int away, int turn) {
    return away > 0
        ? String.format(Locale.ROOT, "arrival-%02d-%s-track", turn + away, side)
        : "due-" + side + "-track";
  }
}
