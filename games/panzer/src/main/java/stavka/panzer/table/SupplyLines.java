package stavka.panzer.table;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.IntFunction;
import stavka.engine.position.Position;
import stavka.engine.table.Overlay;
import stavka.engine.table.Viewer;
import stavka.engine.value.Side;
import stavka.operational.model.Theatre;
import stavka.operational.movement.March;
import stavka.operational.supply.Supply;
import stavka.operational.table.OperationalTable;
import stavka.operational.table.SupplyOverlay;

/**
 * How supply comes to units, straight or by way of a commander, and what else is laid on the map.
 */
public interface SupplyLines {
  Theatre theatre();

  Supply supply();

  /** Those by whose way units are supplied. */
  List<CommandPost> posts(Position position);

  Overlay.Line line(Position position, List<CommandPost> posts, int unit);

  default Overlay of(Position position, Viewer viewer) {
    List<CommandPost> posts = posts(position);
    return SupplyOverlay.shared(
        theatre(), supply(), position, viewer, unit -> line(position, posts, unit));
  }

  /**
   * @param supplied whether a unit would have its full allowance
   * @param owner whose a hex was at first
   */
  default OperationalTable.Overlays overlays(
      March march, BiPredicate<Position, Integer> supplied, IntFunction<Side> owner) {
    return new OperationalTable.Overlays(
        this::of,
        position -> CommandPost.overlay(posts(position)),
        (position, unit) ->
            PanzerTable.threat(
                theatre(), march, position, unit, mover -> supplied.test(position, mover)),
        owner);
  }
}
