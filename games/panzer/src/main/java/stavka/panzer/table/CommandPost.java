package stavka.panzer.table;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.Overlay;
import stavka.engine.table.Overlay.Spot;
import stavka.engine.trace.TraceField;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Books;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;
import stavka.panzer.supply.CommandLines;
import stavka.panzer.supply.CommandedSupply;

/**
 * A headquarters or leader on the map and able to command, with its lines.
 *
 * @param supplied whether it has a supply line itself
 */
@Rule(
    in = Books.KHARKOV,
    value = {"10.22", "10.23", "11.21"})
@Rule(
    in = Books.GUDERIAN,
    value = {"10.31", "10.32", "11.22"})
public record CommandPost(int unit, Side side, int hex, boolean supplied, TraceField lines) {

  /** The post of a unit that commands. */
  public static CommandPost of(Theatre theatre, Position position, int unit, boolean supplied) {
    Side side = theatre.pieces().side(unit);
    int hex = position.place(unit);
    TraceField lines =
        TraceField.spread(
            position.grid(),
            Ints.of(hex),
            theatre.board(position).closedToLines(side),
            theatre.ground().lineSides(side),
            theatre.pieces().radius(unit));
    return new CommandPost(unit, side, hex, supplied, lines);
  }

  /** Those of the Soviet side. */
  public static List<CommandPost> soviet(
      Theatre theatre, CommandedSupply supply, Position position) {
    Pieces pieces = theatre.pieces();
    CommandLines lines = supply.soviet(position);
    List<CommandPost> posts = new ArrayList<>();
    for (int i = 0; i < pieces.commanders().size(); i++) {
      int unit = pieces.commanders().get(i);
      if (pieces.commands(position, unit)) {
        posts.add(of(theatre, position, unit, lines.linkedToEast(position.place(unit))));
      }
    }
    return posts;
  }

  /**
   * Each post with the hexes it has a line to; the value of a hex is the length of its shortest
   * line.
   */
  public static Overlay overlay(List<CommandPost> posts) {
    List<Spot> spots = new ArrayList<>();
    List<Overlay.Line> lines = new ArrayList<>();
    for (CommandPost post : posts) {
      Ints hexes = post.lines().hexes();
      lines.add(new Overlay.Line(Ints.of(post.unit()), hexes, post.supplied(), null));
      hexes.each(hex -> spots.add(new Spot(hex, post.lines().length(hex), post.side())));
    }
    return new Overlay(spots, lines);
  }
}
