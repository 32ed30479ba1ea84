package stavka.guderian.table;

import static stavka.engine.reason.Detail.unit;

import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.table.Overlay;
import stavka.engine.value.Side;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.supply.GuderianSupply;
import stavka.operational.table.SupplyOverlay;
import stavka.panzer.table.CommandPost;
import stavka.panzer.table.SupplyLines;

/**
 * Soviet units are supplied by way of a leader, leaders from the east edge, Germans from the road
 * of 0120 or the west edge.
 */
@Rule("11.0")
record GuderianSupplyLines(GuderianTheatre theatre, GuderianSupply supply) implements SupplyLines {
  @Override
  public List<CommandPost> posts(Position position) {
    return CommandPost.soviet(theatre, supply.soviet(position), position);
  }

  @Override
  @Rule({"11.1", "11.11", "11.12", "11.22"})
  public Overlay.Line line(Position position, List<CommandPost> posts, int unit) {
    int hex = position.place(unit);
    if (theatre.side(unit) == Side.AXIS) {
      return SupplyOverlay.line(
          supply.german(position).line(theatre.pieces().kind(unit).gait(), hex),
          Objection.of("11.1", "supply-no-line", unit(unit)));
    }
    if (theatre.pieces().isLeader(unit)) {
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
