package stavka.rostov.table;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import stavka.engine.event.Event;
import stavka.engine.position.HexLayer;
import stavka.engine.position.OpenState;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.table.OpenCounts;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;

/** What everybody may know of a position: all of it, but what sealed orders say. */
@Rule("14.31")
public final class RostovOpenState implements OpenState {
  private static final OpenCounts COUNTS =
      new OpenCounts()
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
          .with(RostovLedger.RESERVE, "points-reserve", "7.26")
          .with(RostovLedger.GROUPS, "track-groups", "8.3");

  private final RostovTheatre theatre;
  private final ScenarioPlan plan;
  private final OpenMarks marks;
  private final OpenHexes hexes;

  public RostovOpenState(RostovTheatre theatre, ScenarioPlan plan) {
    this.theatre = theatre;
    this.plan = plan;
    this.marks = new OpenMarks(theatre.pieces());
    this.hexes = new OpenHexes(theatre, plan);
  }

  /** Nothing of a counter's word is secret: what it says of sealed orders lies on the hex. */
  @Override
  public long bits() {
    return -1L;
  }

  @Override
  public List<String> marks(int unit, long word) {
    return marks.marks(unit, word);
  }

  @Override
  public Figures figures(int unit, long word) {
    return marks.figures(unit, word);
  }

  @Override
  public String box(int unit, int box, long word, int turn) {
    String side = theatre.pieces().side(unit).name().toLowerCase(Locale.ROOT);
    return switch (box) {
      case Box.POOL -> "pool-" + side;
      case Box.COMING -> arrivals(unit, side);
      case Box.DUE -> "due-" + side + "-" + entry(unit);
      case Box.LEFT -> "left-" + side;
      case Box.ELIMINATED -> "eliminated-" + side;
      case Box.CADRE -> "cadre-" + side;
      case Box.ACTIVE -> "active-" + side;
      case Box.NEVER -> "never-" + side;
      case Box.TRACK -> "track";
      case Box.READY -> "ready-" + side;
      case Box.FLOWN -> "flown-" + side;
      case Box.DAMAGED -> "damaged-" + side;
      case Box.SHOT_DOWN -> "destroyed-" + side;
      default -> "";
    };
  }

  private String arrivals(int unit, String side) {
    for (ScenarioPlan.Arrival arrival : plan.schedule().arrivals()) {
      if (arrival.units().contains(unit)) {
        return String.format(
            Locale.ROOT, "arrival-%02d-%s-%s", arrival.turn(), side, arrival.entry());
      }
    }
    return "arrival-" + side;
  }

  private String entry(int unit) {
    for (ScenarioPlan.Arrival arrival : plan.schedule().arrivals()) {
      if (arrival.units().contains(unit)) {
        return arrival.entry();
      }
    }
    return theatre.pieces().home(unit);
  }

  @Override
  public void count(int entry, int before, int after, Consumer<Event> tell) {
    COUNTS.tell(entry, before, after, tell);
  }

  @Override
  public void layer(int hex, HexLayer layer, int before, int after, Consumer<Event> tell) {
    hexes.changed(hex, layer, before, after, tell);
  }

  @Override
  public void begin(Position start, Consumer<Event> tell) {
    hexes.begin(start, tell);
    COUNTS.begin(start, tell);
  }

  @Override
  public String rule(String what) {
    return switch (what) {
      case BOX -> "8.11";
      case FIGURES -> "16.23";
      case "moved" -> "10.52";
      case "fought" -> "15.22";
      case "fired" -> "15.4";
      case "emergency" -> "6.62";
      case "out" -> "6.63";
      case "overrun" -> "11.44";
      case "activated" -> "10.24";
      case "obliged" -> "11.42";
      case "refit" -> "10.12";
      case "held-mark" -> "22.72";
      case "garrison" -> "22.81";
      case "kept" -> "8.73";
      case "shifted" -> "23.43";
      case "unknown" -> "22.51";
      case "non-op" -> "22.21";
      case "active", "inactive" -> "6.92";
      case "dump" -> "6.83";
      case "building" -> "23.23";
      case "firing" -> "23.43";
      default -> what.startsWith("attack-") ? "12.35" : "14.21";
    };
  }
}
