package stavka.kharkov.table;

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
import stavka.kharkov.Kharkov;
import stavka.kharkov.combat.Casualties;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.movement.Sector;
import stavka.kharkov.supply.Supply;
import stavka.kharkov.victory.FinalCount;
import stavka.panzer.table.BoardOverlays;

/**
 * What Kharkov lays on the table. All counters, boxes and points lie open to both sides; nobody,
 * its owner included, knows the strength of an untried unit before it fights [12.0], and nobody
 * ever sees the dice to come.
 */
public final class KharkovTable implements Table {
  private final MapSheet sheet;
  private final Theatre theatre;
  private final Sequence sequence;
  private final ViewMaker views;
  private final Overlays overlays;
  private final SupplyOverlay supplyLines;

  public KharkovTable(
      MapSheet sheet,
      Theatre theatre,
      Sequence sequence,
      Supply supply,
      Sector sector,
      Casualties casualties,
      FinalCount finalCount) {
    this.sheet = sheet;
    this.theatre = theatre;
    this.sequence = sequence;
    this.views = new ViewMaker(theatre, supply, sector, casualties, finalCount);
    this.overlays = new Overlays(theatre, supply, sector);
    this.supplyLines = new SupplyOverlay(theatre, supply);
  }

  @Override
  public String map() {
    return HexMapJson.write(sheet);
  }

  @Override
  public Kit kit() {
    return new KitMaker(
            Kharkov.class,
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
      case SUPPLY -> supplyLines.of(position, viewer);
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
