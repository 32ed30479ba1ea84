package stavka.kharkov.table;

import static stavka.engine.reason.Detail.unit;

import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.table.Overlay;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.supply.KharkovSupply;
import stavka.operational.table.SupplyOverlay;
import stavka.panzer.table.CommandPost;
import stavka.panzer.table.SupplyLines;

/** Soviet and Romanian units are supplied by way of a headquarters, Germans straight. */
@Rule("11.0")
record KharkovSupplyLines(KharkovTheatre theatre, KharkovSupply supply) implements SupplyLines {
  /** The posts of both sides, the Soviet ones first. */
  @Override
  public List<CommandPost> posts(Position position) {
    List<CommandPost> posts = CommandPost.soviet(theatre, supply.soviet(position), position);
    int romanian = theatre.pieces().romanianHq();
    if (theatre.pieces().commands(position, romanian)) {
      int hex = position.place(romanian);
      posts.add(CommandPost.of(theatre, position, romanian, supply.axis(position).line(hex)));
    }
    return posts;
  }

  @Override
  @Rule({"11.21", "11.22", "11.3", "11.31", "11.32"})
  public Overlay.Line line(Position position, List<CommandPost> posts, int unit) {
    int hex = position.place(unit);
    if (theatre.pieces().isGerman(unit)) {
      return SupplyOverlay.line(
          supply.axis(position).line(hex), Objection.of("11.3", "supply-no-line", unit(unit)));
    }
    Side side = theatre.side(unit);
    String rule = side == Side.SOVIET ? "11.21" : "11.22";
    return CommandPost.line(
        posts,
        side,
        hex,
        Objection.of(rule, "supply-no-hq", unit(unit)),
        post -> Objection.of(rule, "supply-hq-cut", unit(unit), unit(post.unit())));
  }
}
