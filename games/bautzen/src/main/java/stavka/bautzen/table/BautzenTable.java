package stavka.bautzen.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Charts;
import stavka.bautzen.model.ScenarioPlan;
import stavka.bautzen.victory.FinalCount;
import stavka.bautzen.victory.Places;
import stavka.engine.event.Event;
import stavka.engine.order.Order;
import stavka.engine.play.Sequence;
import stavka.engine.position.Position;
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

/** What Bautzen lays on the table. Nothing is hidden but the dice to come. */
public final class BautzenTable implements Table {
  private final GameFiles files;
  private final MapSheet sheet;
  private final BautzenTheatre theatre;
  private final Sequence sequence;
  private final ViewMaker views;
  private final Overlays overlays;
  private final FinalCount finalCount;

  /**
   * @param files the data the game was made from
   * @param sequence the steps of a turn, which are those of every scenario
   */
  public BautzenTable(
      GameFiles files,
      MapSheet sheet,
      BautzenTheatre theatre,
      Sequence sequence,
      ViewMaker views,
      Overlays overlays,
      FinalCount finalCount) {
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
    Charts charts = theatre.charts();
    Kit kit =
        new KitMaker(
                files, theatre.pieces().roster(), charts.combatTable(), charts.dates(), sequence)
            .kit();
    SortedMap<String, String> areas = new TreeMap<>();
    for (ScenarioPlan plan : theatre.plans()) {
      if (!plan.area().isEmpty()) {
        areas.put(plan.id(), plan.area());
      }
    }
    return kit.dressed(kit.dressing().within(areas));
  }

  @Override
  public List<Briefing> briefings() {
    return BriefingFile.read(files.yaml("briefing.yaml"));
  }

  @Override
  public String phase(Position position) {
    return position.turn() > theatre.plan(position).lastTurn()
        ? "over"
        : sequence.step(position.turn(), position.phase()).id();
  }

  @Override
  public View view(Position position, Viewer viewer) {
    return views.view(position, phase(position));
  }

  @Override
  public SortedMap<String, String> instantMarks() {
    return new TreeMap<>(Map.of("over", "5.3"));
  }

  @Override
  public String instantRule(String what) {
    return theatre.cites().rule("counted-" + what);
  }

  @Override
  public Overlay overlay(Position position, Viewer viewer, Overlay.Kind kind, int unit) {
    return overlays.of(position, viewer, kind, unit);
  }

  @Override
  public Optional<Outlook> outlook(Position position) {
    ScenarioPlan plan = theatre.plan(position);
    Charts.Victory victory = theatre.charts().victory();
    List<Outlook.Level> levels =
        plan.levels().stream()
            .map(level -> new Outlook.Level(level.id(), level.winner(), level.from()))
            .toList();
    List<Outlook.Award> awards = new ArrayList<>();
    List<Outlook.Objective> objectives = new ArrayList<>();
    for (Charts.Place place : victory.places()) {
      if (place.hexes().all(plan::covers)) {
        int points = Math.max(place.axis(), place.soviet());
        Side only = place.axis() == 0 ? Side.SOVIET : place.soviet() == 0 ? Side.AXIS : null;
        Side holder = Places.holder(position, place);
        String rule = place.each() ? "12.2" : "12.1";
        String reason = place.each() ? "points-dresden" : place.id();
        awards.add(new Outlook.Award(reason, only, points, rule));
        boolean scores = holder != null && place.points(holder) > 0;
        objectives.add(
            new Outlook.Objective(place.id(), place.hexes(), points, scores ? holder : null));
      }
    }
    awards.add(new Outlook.Award("points-formation", null, victory.formation(), "12.3"));
    awards.add(new Outlook.Award("points-headquarters", null, victory.headquarters(), "12.3"));
    victory
        .units()
        .values()
        .forEach(points -> awards.add(new Outlook.Award("points-1-kp", Side.AXIS, points, "12.3")));
    if (plan.covers(victory.berlin().first())) {
      awards.add(new Outlook.Award("points-berlin", Side.AXIS, victory.berlinEach(), "12.4"));
    }
    return Optional.of(new Outlook(levels, finalCount.lines(position), awards, objectives));
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
