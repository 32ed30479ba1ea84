package stavka.guderian.table;

import static stavka.engine.reason.Detail.unit;

import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.table.Overlay;
import stavka.engine.table.Viewer;
import stavka.engine.value.Side;
import stavka.guderian.model.GuderianPieces;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.supply.GuderianSupply;
import stavka.operational.table.SupplyOverlay;
import stavka.panzer.table.CommandPost;

/**
 * Soviet units are supplied by way of a leader, leaders from the east edge, Germans from the road
 * of 0120 or the west edge.
 */
@Rule("11.0")
final class SupplyLines {
  private final GuderianTheatre theatre;
  private final GuderianPieces pieces;
  private final GuderianSupply supply;

  SupplyLines(GuderianTheatre theatre, GuderianSupply supply) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
  }

  Overlay of(Position position, Viewer viewer) {
    List<CommandPost> posts = posts(position);
    return SupplyOverlay.shared(
        theatre, supply, position, viewer, unit -> line(position, posts, unit));
  }

  List<CommandPost> posts(Position position) {
    return CommandPost.soviet(theatre, supply.soviet(position), position);
  }

  @Rule({"11.1", "11.11", "11.12", "11.22"})
  private Overlay.Line line(Position position, List<CommandPost> posts, int unit) {
    int hex = position.place(unit);
    if (pieces.side(unit) == Side.AXIS) {
      return SupplyOverlay.line(
          supply.german(position).line(pieces.kind(unit).gait(), hex),
          Objection.of("11.1", "supply-no-line", unit(unit)));
    }
    if (pieces.isLeader(unit)) {
      return SupplyOverlay.line(
          supply.soviet(position).lineToEast(hex),
          Objection.of("11.22", "supply-no-line", unit(unit)));
    }
    return CommandPost.line(
        posts,
        Side.SOVIET,
        hex,
        Objection.of("11.21", "supply-no-leader", unit(unit)),
        post -> Objection.of("11.22", "supply-leader-cut", unit(unit), unit(post.unit())));
  }
}
