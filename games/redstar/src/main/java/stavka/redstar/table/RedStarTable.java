package stavka.redstar.table;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import stavka.engine.event.Event;
import stavka.engine.order.Order;
import stavka.engine.play.Sequence;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.Briefing;
import stavka.engine.table.Kit;
import stavka.engine.table.OpenEvents;
import stavka.engine.table.Outlook;
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
import stavka.redstar.model.Calendar;
import stavka.redstar.model.OddsRow;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.ScenarioPlan;
import stavka.redstar.model.Weather;
import stavka.redstar.victory.RedStarFinalCount;

/**
 * What the game lays on the table. Everything lies open to both sides [4.0.8]: stacks, cups, boxes
 * and tracks; nobody knows which marker will be drawn, nor the dice to come.
 */
@Rule("4.0.8")
public final class RedStarTable implements Table {
  private final GameFiles files;
  private final MapSheet sheet;
  private final RedStarTheatre theatre;
  private final Sequence sequence;
  private final ViewMaker views;
  private final Overlays overlays;
  private final RedStarFinalCount finalCount;

  /**
   * @param files the data the game was made from
   * @param sequence the steps of a turn, which are those of every scenario
   */
  public RedStarTable(
      GameFiles files,
      MapSheet sheet,
      RedStarTheatre theatre,
      Sequence sequence,
      ViewMaker views,
      Overlays overlays,
      RedStarFinalCount finalCount) {
    this.files = files;
    this.sheet = sheet;
    this.theatre = theatre;
    this.sequence = sequence;
    this.views = views;
    this.overlays = overlays;
    this.finalCount = finalCount;
  }

  @Override
  public String map() {
    return HexMapJson.write(sheet);
  }

  @Override
  public Kit kit() {
    Kit kit =
        new KitMaker(
                files,
                theatre.pieces().roster(),
                theatre.charts().table(OddsRow.OPEN),
                theatre.calendar().turns().stream().map(Calendar.Turn::date).toList(),
                sequence)
            .kit();
    return kit.dressed(kit.dressing().within(areas()));
  }

  /** The part of the map each scenario is played on. */
  private SortedMap<String, String> areas() {
    SortedMap<String, String> areas = new TreeMap<>();
    for (ScenarioPlan campaign : theatre.campaigns()) {
      if (!campaign.area().isEmpty()) {
        areas.put(campaign.id(), campaign.area());
      }
    }
    return areas;
  }

  @Override
  public Optional<Outlook> outlook(Position position) {
    return Optional.of(finalCount.outlook(position));
  }

  @Override
  public List<Briefing> briefings() {
    return BriefingFile.read(files.yaml("briefing.yaml"));
  }

  @Override
  public String phase(Position position) {
    return position.turn() > theatre.campaign(position).lastTurn()
        ? "over"
        : sequence.step(position.turn(), position.phase()).id();
  }

  @Override
  public View view(Position position, Viewer viewer) {
    return views.view(position, phase(position));
  }

  /** The calendar, and how many assets lie in their boxes. */
  @Override
  public SortedMap<String, String> instantFacts() {
    SortedMap<String, String> facts = new TreeMap<>();
    for (Weather weather : Weather.values()) {
      facts.put("weather-" + weather.name().toLowerCase(Locale.ROOT), "13.0.1");
    }
    facts.put("production-number", "14.4.3");
    facts.put("assets-destroyed", "14.1.3");
    facts.put("factories-evacuated", "14.2.2");
    return facts;
  }

  @Override
  public String instantRule(String what) {
    return what.equals(POINTS) ? "18.0.2" : "7.9.1";
  }

  @Override
  public Overlay overlay(Position position, Viewer viewer, Overlay.Kind kind, int unit) {
    return switch (kind) {
      case ZONES -> overlays.zones(position);
      case SUPPLY -> overlays.supply(position, viewer);
      case COMMAND -> overlays.command(position);
      case THREAT -> overlays.threat(position, unit);
      case FRONT -> overlays.front(position);
    };
  }

  /** Every order is given in the open. */
  @Override
  public Optional<Order> order(Order order, Side by, Viewer viewer) {
    return Optional.of(order);
  }

  @Override
  public List<Event> events(List<Event> events, Viewer viewer) {
    return events.stream().filter(event -> OpenEvents.TYPES.contains(event.getClass())).toList();
  }
}
