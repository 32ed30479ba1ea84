package stavka.operational.table;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import stavka.engine.battle.CombatTable;
import stavka.engine.counter.Roster;
import stavka.engine.event.Event;
import stavka.engine.order.Order;
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
import stavka.operational.board.Boards;
import stavka.operational.game.Umpires;
import stavka.operational.model.Citations;

/**
 * What a game lays on the table. All counters, boxes and points lie open to both sides; nobody, its
 * owner included, knows the strength of an untried unit before it fights, and nobody ever sees the
 * dice to come.
 *
 * @param sources the data the game was made from
 * @param instantFacts the facts that nobody counts up, with their rules
 * @param seal what of an order is kept from others
 */
public record OperationalTable(
    Sources sources,
    Charts charts,
    Umpires umpires,
    ViewMaker views,
    Overlays overlays,
    Function<Position, Outlook> prospects,
    SortedMap<String, String> instantFacts,
    Seal seal)
    implements Table {
  private static final String FIELD = "field-";
  private static final String HINT = "hint-";
  private static final Overlay NOTHING = new Overlay(List.of(), List.of());

  /** An order as a viewer may know it. */
  @FunctionalInterface
  public interface Seal {
    /** Every order is given in the open. */
    Seal NONE = (order, by, viewer) -> order;

    Order shown(Order order, Side by, Viewer viewer);
  }

  /** What a game was made from, as far as everybody may look at it. */
  public record Sources(
      GameFiles files, MapSheet sheet, Roster roster, Boards boards, Citations cites) {}

  /**
   * The charts that everybody may look at.
   *
   * @param dates the date of each turn
   * @param areas the part of the map each scenario is played on, where it is not the whole
   */
  public record Charts(CombatTable combat, List<String> dates, SortedMap<String, String> areas) {
    public Charts(CombatTable combat, List<String> dates) {
      this(combat, dates, new TreeMap<>());
    }
  }

  /** Where a unit could march to. */
  @FunctionalInterface
  public interface Threat {
    Overlay of(Position position, int unit);
  }

  /**
   * What can be laid over the map beside zones.
   *
   * @param supply the supply lines of the sides a viewer follows
   * @param command who commands where
   * @param offMap where units beside the map reach, such as aircraft
   * @param firstHolder whose a hex is that both sides are as near to
   */
  public record Overlays(
      BiFunction<Position, Viewer, Overlay> supply,
      Function<Position, Overlay> command,
      Threat threat,
      Threat offMap,
      IntFunction<Side> firstHolder) {
    /** Where who is beside the map reaches nothing. */
    public Overlays(
        BiFunction<Position, Viewer, Overlay> supply,
        Function<Position, Overlay> command,
        Threat threat,
        IntFunction<Side> firstHolder) {
      this(supply, command, threat, (position, unit) -> NOTHING, firstHolder);
    }

    private Overlay reach(Position position, int unit) {
      return position.onMap(unit) ? threat.of(position, unit) : offMap.of(position, unit);
    }
  }

  @Override
  public String map() {
    return HexMapJson.write(sources.sheet());
  }

  @Override
  public Kit kit() {
    Kit kit =
        new KitMaker(
                sources.files(),
                sources.roster(),
                charts.combat(),
                charts.dates(),
                umpires.sequence())
            .kit();
    return kit.dressed(kit.dressing().within(charts.areas())).citing(onceOnePlays(kit));
  }

  /** Reasons, what an order asks for field by field, and hints for questions: all but phases. */
  private Set<String> onceOnePlays(Kit kit) {
    Set<String> codes = new HashSet<>(sources.cites().codes());
    Set<String> hints = new HashSet<>();
    kit.setUp().forEach(phase -> hints.add(HINT + phase.id()));
    kit.phases().forEach(phase -> hints.add(HINT + phase.id()));
    for (String code : kit.words().keySet()) {
      if (code.startsWith(FIELD) || (code.startsWith(HINT) && !hints.contains(code))) {
        codes.add(code);
      }
    }
    return codes;
  }

  @Override
  public List<Briefing> briefings() {
    return BriefingFile.read(sources.files().yaml("briefing.yaml"));
  }

  @Override
  public Optional<Outlook> outlook(Position position) {
    return Optional.of(prospects.apply(position));
  }

  @Override
  public String phase(Position position) {
    return umpires.step(position);
  }

  @Override
  public View view(Position position, Viewer viewer) {
    return views.view(position, phase(position), viewer);
  }

  @Override
  public SortedMap<String, String> instantMarks() {
    SortedMap<String, String> marks = new TreeMap<>();
    views.counters().instant().forEach(m -> marks.put(m, sources.cites().rule("shown-" + m)));
    return marks;
  }

  @Override
  public String instantRule(String what) {
    return sources.cites().rule("counted-" + what);
  }

  @Override
  public Overlay overlay(Position position, Viewer viewer, Overlay.Kind kind, int unit) {
    return switch (kind) {
      case ZONES -> BoardOverlays.zones(sources.boards().of(position), position);
      case SUPPLY -> overlays.supply().apply(position, viewer);
      case COMMAND -> overlays.command().apply(position);
      case THREAT ->
          unit >= 0 && unit < sources.roster().size() ? overlays.reach(position, unit) : NOTHING;
      case FRONT ->
          BoardOverlays.front(sources.boards().of(position), position, overlays.firstHolder());
    };
  }

  @Override
  public Optional<Order> order(Order order, Side by, Viewer viewer) {
    return Optional.of(seal.shown(order, by, viewer));
  }

  @Override
  public List<Event> events(List<Event> events, Viewer viewer) {
    return events.stream().filter(event -> OpenEvents.TYPES.contains(event.getClass())).toList();
  }
}
