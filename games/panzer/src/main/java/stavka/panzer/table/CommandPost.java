package stavka.panzer.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.table.Overlay;
import stavka.engine.table.Overlay.Spot;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Books;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;
import stavka.operational.table.SupplyOverlay;
import stavka.panzer.supply.CommandLines;

/**
 * A headquarters or leader on the map and able to command, with its lines.
 *
 * @param onward from where it stands to where its supply comes from; empty if it has none
 */
@Books.Kharkov({"10.22", "10.23", "11.21"})
@Books.Guderian({"10.31", "10.32", "11.22"})
public record CommandPost(int unit, Side side, Trace lines, Ints onward) {

  /** The post of a unit that commands. */
  public static CommandPost of(Theatre theatre, Position position, int unit, Ints onward) {
    Side side = theatre.side(unit);
    Trace lines =
        Trace.from(Ints.of(position.place(unit)))
            .within(theatre.pieces().radius(unit), CommandLines.passage(theatre, position, side));
    return new CommandPost(unit, side, lines, onward);
  }

  /** Those of the Soviet side. */
  public static List<CommandPost> soviet(Theatre theatre, CommandLines lines, Position position) {
    Pieces pieces = theatre.pieces();
    List<CommandPost> posts = new ArrayList<>();
    for (int unit : pieces.commanders()) {
      if (pieces.commands(position, unit)) {
        posts.add(of(theatre, position, unit, lines.lineToEast(position.place(unit))));
      }
    }
    return posts;
  }

  /**
   * The line of a unit supplied by way of one of some posts.
   *
   * @param none why it has no post
   * @param cutOff why a post does not help it
   */
  @Books.Kharkov({"11.2", "11.21", "11.22", "11.24"})
  @Books.Guderian({"11.2", "11.21", "11.22", "10.31"})
  public static Overlay.Line line(
      List<CommandPost> posts,
      Side side,
      int hex,
      Objection none,
      Function<CommandPost, Objection> cutOff) {
    Objection why = none;
    for (CommandPost post : posts) {
      if (post.side() == side && post.lines().reaches(hex)) {
        if (!post.onward().isEmpty()) {
          return SupplyOverlay.line(post.lines().line(hex).plus(post.onward().from(1)), why);
        }
        why = cutOff.apply(post);
      }
    }
    return SupplyOverlay.line(Ints.EMPTY, why);
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
      lines.add(new Overlay.Line(Ints.of(post.unit()), hexes, !post.onward().isEmpty(), null));
      hexes.each(hex -> spots.add(new Spot(hex, post.lines().length(hex), post.side())));
    }
    return new Overlay(spots, lines);
  }
}
