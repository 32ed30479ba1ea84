package stavka.guderian.table;

import static stavka.engine.reason.Detail.unit;

import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.table.Overlay.Line;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.model.GuderianPieces;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.supply.GuderianSupply;
import stavka.panzer.table.CommandPost;
import stavka.panzer.table.SupplyOverlay;

/**
 * Soviet units are supplied by way of a leader, leaders from the east edge, Germans from the road
 * of 0120 or the west edge.
 */
@Rule("11.0")
final class SupplyLines extends SupplyOverlay {
  private final GuderianTheatre theatre;
  private final GuderianPieces pieces;
  private final GuderianSupply supply;

  SupplyLines(GuderianTheatre theatre, GuderianSupply supply) {
    super(theatre, supply);
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
  }

  @Override
  protected List<CommandPost> posts(Position position) {
    return CommandPost.soviet(theatre, supply, position);
  }

  @Override
  protected Line line(Position position, List<CommandPost> posts, int unit) {
    if (pieces.side(unit) == Side.AXIS) {
      return german(position, unit);
    }
    return pieces.isLeader(unit) ? leader(position, unit) : commanded(position, posts, unit);
  }

  @Rule({"11.1", "11.11", "11.12"})
  private Line german(Position position, int unit) {
    Ints hexes = supply.german(position).line(pieces.kind(unit).gait(), position.place(unit));
    return hexes.isEmpty() ? cut(Objection.of("11.1", "supply-no-line", unit(unit))) : open(hexes);
  }

  @Rule("11.22")
  private Line leader(Position position, int leader) {
    int hex = position.place(leader);
    return supply.soviet(position).linkedToEast(hex)
        ? open(supply.soviet(position).toEast().line(hex))
        : cut(Objection.of("11.22", "supply-no-line", unit(leader)));
  }

  @Override
  protected Ints onward(Position position, CommandPost post) {
    return supply.soviet(position).toEast().line(post.hex());
  }

  @Override
  protected Objection noPost(int unit) {
    return Objection.of("11.21", "supply-no-leader", unit(unit));
  }

  @Override
  protected Objection cutOff(int unit, CommandPost post) {
    return Objection.of("11.22", "supply-leader-cut", unit(unit), unit(post.unit()));
  }
}
