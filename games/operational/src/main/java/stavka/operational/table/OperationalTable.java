package stavka.operational.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import stavka.engine.battle.CombatTable;
import stavka.engine.event.Event;
import stavka.engine.order.Order;
import stavka.engine.play.Sequence;
import stavka.engine.position.Position;
import stavka.engine.table.Briefing;
import stavka.engine.table.Kit;
import stavka.engine.table.OpenEvents;
import stavka.engine.table.Overlay;
import stavka.engine.table.Table;
import stavka.engine.table.View;
import stavka.engine.table.Viewer;
import stavka.engine.value.Side;
import stavka.formats.BriefingFile;
import stavka.formats.GameFiles;
import stavka.formats.KitMaker;
import stavka.formats.map.HexMapJson;
import stavka.formats.map.MapSheet;
import stavka.operational.model.Theatre;

/**
 * What a game lays on the table. All counters, boxes and points lie open to both sides; nobody, its
 * owner included, knows the strength of an untried unit before it fights, and nobody ever sees the
 * dice to come.
 */
public abstract class OperationalTable implements Table {
  private final GameFiles files;
  private final MapSheet sheet;
  private final Theatre theatre;
  private final Charts charts;
  private final Sequence sequence;
  private final OpenView views;

  /**
   * The charts that everybody may look at.
   *
   * @param dates the date of each turn
   */
  public record Charts(CombatTable combat, List<String> dates) {
    public Charts {
      dates = List.copyOf(dates);
    }
  }

  /**
   * @param files the data the game was made from
   */
  protected OperationalTable(
      GameFiles files,
      MapSheet sheet,
      Theatre theatre,
      Charts charts,
      Sequence sequence,
      OpenView views) {
    this.files = files;
    this.sheet = sheet;
    this.theatre = theatre;
    this.charts = charts;
    this.sequence = sequence;
    this.views = views;
  }

  /** The supply lines of the sides a viewer follows. */
  protected abstract Overlay supply(Position position, Viewer viewer);

  /** Who commands where. */
  protected abstract Overlay command(Position position);

  /** Where a unit could march to. */
  protected abstract Overlay threat(Position position, int unit);

  /** Whose a hex is that both sides are as near to. */
  protected abstract Side firstHolder(int hex);

  @Override
  public final String map() {
    return HexMapJson.write(sheet);
  }

  @Override
  public final Kit kit() {
    return new KitMaker(files, theatre.roster(), charts.combat(), charts.dates(), sequence).kit();
  }

  @Override
  public final List<Briefing> briefings() {
    return BriefingFile.read(files.yaml("briefing.yaml"));
  }

  @Override
  public final String phase(Position position) {
    return sequence.over(position.turn())
        ? "over"
        : sequence.step(position.turn(), position.phase()).id();
  }

  @Override
  public final View view(Position position, Viewer viewer) {
    return views.view(position, phase(position));
  }

  @Override
  public SortedMap<String, String> instantMarks() {
    return new TreeMap<>(Map.of("unsupplied", theatre.cites().rule("supply-judged")));
  }

  @Override
  public final String instantRule(String what) {
    return theatre.cites().rule("counted-" + what);
  }

  @Override
  public final Overlay overlay(Position position, Viewer viewer, Overlay.Kind kind, int unit) {
    return switch (kind) {
      case ZONES -> BoardOverlays.zones(theatre, position);
      case SUPPLY -> supply(position, viewer);
      case COMMAND -> command(position);
      case THREAT -> threat(position, unit);
      case FRONT -> BoardOverlays.front(theatre, position, this::firstHolder);
    };
  }

  /** Every order is given in the open. */
  @Override
  public final Optional<Order> order(Order order, Side by, Viewer viewer) {
    return Optional.of(order);
  }

  @Override
  public final List<Event> events(List<Event> events, Viewer viewer) {
    return events.stream().filter(event -> OpenEvents.TYPES.contains(event.getClass())).toList();
  }
}
