package stavka.guderian.table;

import java.util.List;
import java.util.Optional;
import stavka.engine.event.Event;
import stavka.engine.order.Order;
import stavka.engine.play.Sequence;
import stavka.engine.play.Side;
import stavka.engine.position.Position;
import stavka.engine.table.Kit;
import stavka.engine.table.OpenEvents;
import stavka.engine.table.Overlay;
import stavka.engine.table.Table;
import stavka.engine.table.View;
import stavka.engine.table.Viewer;
import stavka.formats.KitMaker;
import stavka.formats.map.HexMapJson;
import stavka.formats.map.MapSheet;
import stavka.guderian.Guderian;
import stavka.guderian.combat.Losses;
import stavka.guderian.model.Theatre;
import stavka.guderian.supply.Supply;
import stavka.guderian.victory.FinalCount;
import stavka.panzer.table.BoardOverlays;

/**
 * What Guderian lays on the table. Counters, boxes, markers and points lie open to both sides;
 * nobody knows the strength of an untried unit before it fights [12.0], and nobody ever sees the
 * dice to come.
 */
public final class GuderianTable implements Table {
  private final MapSheet sheet;
  private final Theatre theatre;
  private final Sequence sequence;
  private final ViewMaker views;
  private final Overlays overlays;

  public GuderianTable(
      MapSheet sheet,
      Theatre theatre,
      Sequence sequence,
      Supply supply,
      Losses losses,
      FinalCount finalCount) {
    this.sheet = sheet;
    this.theatre = theatre;
    this.sequence = sequence;
    this.views = new ViewMaker(theatre, supply, losses, finalCount);
    this.overlays = new Overlays(theatre, supply);
  }

  @Override
  public String map() {
    return HexMapJson.write(sheet);
  }

  @Override
  public Kit kit() {
    return new KitMaker(
            Guderian.class,
            theatre.roster(),
            theatre.charts().combatTable(),
            theatre.charts().dates(),
            sequence)
        .kit();
  }

  @Override
  public String phase(Position position) {
    return sequence.over(position.turn())
        ? "over"
        : sequence.step(position.turn(), position.phase()).id();
  }

  @Override
  public View view(Position position, Viewer viewer) {
    return views.view(position, phase(position));
  }

  @Override
  public Overlay overlay(Position position, Viewer viewer, Overlay.Kind kind, int unit) {
    return switch (kind) {
      case ZONES -> BoardOverlays.zones(theatre, position);
      case SUPPLY -> overlays.supply(position, viewer);
      case COMMAND -> overlays.command(position);
      case THREAT -> overlays.threat(position, unit);
      case FRONT ->
          BoardOverlays.front(
              theatre, position, hex -> theatre.ground().farWest(hex) ? Side.AXIS : Side.SOVIET);
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
