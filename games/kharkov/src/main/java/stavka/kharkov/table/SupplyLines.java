package stavka.kharkov.table;

import static stavka.engine.reason.Detail.unit;

import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.table.Overlay.Line;
import stavka.engine.trace.TraceField;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.supply.AxisLines;
import stavka.kharkov.supply.KharkovSupply;
import stavka.panzer.table.CommandPost;
import stavka.panzer.table.SupplyOverlay;

/** Soviet and Romanian units are supplied by way of a headquarters, Germans straight. */
@Rule("11.0")
final class SupplyLines extends SupplyOverlay {
  private final KharkovTheatre theatre;
  private final KharkovPieces pieces;
  private final KharkovSupply supply;

  SupplyLines(KharkovTheatre theatre, KharkovSupply supply) {
    super(theatre, supply);
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
  }

  @Override
  protected List<CommandPost> posts(Position position) {
    List<CommandPost> posts = CommandPost.soviet(theatre, supply, position);
    int romanian = pieces.romanianHq();
    if (pieces.commands(position, romanian)) {
      boolean supplied = supply.axis(position).supplies(position.place(romanian));
      posts.add(CommandPost.of(theatre, position, romanian, supplied));
    }
    return posts;
  }

  @Override
  protected Line line(Position position, List<CommandPost> posts, int unit) {
    return pieces.isGerman(unit)
        ? german(supply.axis(position), unit, position.place(unit))
        : commanded(position, posts, unit);
  }

  @Override
  protected Ints onward(Position position, CommandPost post) {
    return post.side() == Side.SOVIET
        ? supply.soviet(position).toEast().line(post.hex())
        : german(supply.axis(position), post.unit(), post.hex()).hexes();
  }

  @Override
  protected Objection noPost(int unit) {
    return Objection.of(rule(unit), "supply-no-hq", unit(unit));
  }

  @Override
  protected Objection cutOff(int unit, CommandPost post) {
    return Objection.of(rule(unit), "supply-hq-cut", unit(unit), unit(post.unit()));
  }

  @Rule({"11.21", "11.22"})
  private String rule(int unit) {
    return pieces.side(unit) == Side.SOVIET ? "11.21" : "11.22";
  }

  @Rule({"11.3", "11.31", "11.32"})
  private static Line german(AxisLines lines, int unit, int hex) {
    TraceField field = lines.fromCities().reaches(hex) ? lines.fromCities() : lines.fromRoads();
    return field.reaches(hex)
        ? open(field.line(hex))
        : cut(Objection.of("11.3", "supply-no-line", unit(unit)));
  }
}
