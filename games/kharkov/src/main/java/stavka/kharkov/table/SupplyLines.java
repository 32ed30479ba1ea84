package stavka.kharkov.table;

import static stavka.engine.reason.Detail.unit;

import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.table.Overlay;
import stavka.engine.table.Viewer;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.supply.KharkovSupply;
import stavka.operational.table.SupplyOverlay;
import stavka.panzer.table.CommandPost;

/** Soviet and Romanian units are supplied by way of a headquarters, Germans straight. */
@Rule("11.0")
final class SupplyLines {
  private final KharkovTheatre theatre;
  private final KharkovPieces pieces;
  private final KharkovSupply supply;

  SupplyLines(KharkovTheatre theatre, KharkovSupply supply) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
  }

  Overlay of(Position position, Viewer viewer) {
    List<CommandPost> posts = posts(position);
    return SupplyOverlay.shared(
        theatre, supply, position, viewer, unit -> line(position, posts, unit));
  }

  /** The posts of both sides, the Soviet ones first. */
  List<CommandPost> posts(Position position) {
    List<CommandPost> posts = CommandPost.soviet(theatre, supply.soviet(position), position);
    int romanian = pieces.romanianHq();
    if (pieces.commands(position, romanian)) {
      int hex = position.place(romanian);
      posts.add(CommandPost.of(theatre, position, romanian, supply.axis(position).line(hex)));
    }
    return posts;
  }

  @Rule({"11.21", "11.22", "11.3", "11.31", "11.32"})
  private Overlay.Line line(Position position, List<CommandPost> posts, int unit) {
    int hex = position.place(unit);
    if (pieces.isGerman(unit)) {
      return SupplyOverlay.line(
          supply.axis(position).line(hex), Objection.of("11.3", "supply-no-line", unit(unit)));
    }
    Side side = pieces.side(unit);
    String rule = side == Side.SOVIET ? "11.21" : "11.22";
    return CommandPost.line(
        posts,
        side,
        hex,
        Objection.of(rule, "supply-no-hq", unit(unit)),
        post -> Objection.of(rule, "supply-hq-cut", unit(unit), unit(post.unit())));
  }
}
