package stavka.panzer.table;

import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.table.Overlay;
import stavka.engine.table.Overlay.Line;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.operational.model.Books;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;
import stavka.panzer.supply.CommandedSupply;

/** The supply line of each unit as it would be judged now, to its end, or why there is none. */
@Rule(in = Books.KHARKOV, value = "11.0")
@Rule(in = Books.GUDERIAN, value = "11.0")
public abstract class SupplyOverlay {
  private final Theatre theatre;
  private final Pieces pieces;
  private final CommandedSupply supply;

  protected SupplyOverlay(Theatre theatre, CommandedSupply supply) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
  }

  /** The posts of both sides, the Soviet ones first. */
  protected abstract List<CommandPost> posts(Position position);

  /** The line of a unit that nothing but a line supplies. */
  protected abstract Line line(Position position, List<CommandPost> posts, int unit);

  /** The line from a supplied post to where its supply comes from. */
  protected abstract Ints onward(Position position, CommandPost post);

  /** Why a unit has no post. */
  protected abstract Objection noPost(int unit);

  /** Why a unit's post does not help it. */
  protected abstract Objection cutOff(int unit, CommandPost post);

  /** The lines of the sides a viewer follows; units that share one are named together. */
  public final Overlay of(Position position, Viewer viewer) {
    List<CommandPost> posts = posts(position);
    Map<Line, Ints> shared = new LinkedHashMap<>();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.onMap(unit) && pieces.combat(unit) && viewer.follows(pieces.side(unit))) {
        Line line = judged(position, posts, unit);
        Line key = line.why() == null ? line : named(line, unit);
        shared.merge(key, Ints.of(unit), (before, one) -> before.with(one.first()));
      }
    }
    List<Line> lines = new ArrayList<>();
    shared.forEach(
        (line, units) -> lines.add(new Line(units, line.hexes(), line.ok(), line.why())));
    return new Overlay(List.of(), lines);
  }

  /** A line with a reason that names its unit stands alone. */
  private static Line named(Line line, int unit) {
    return new Line(Ints.of(unit), line.hexes(), line.ok(), line.why());
  }

  private Line judged(Position position, List<CommandPost> posts, int unit) {
    Line line = line(position, posts, unit);
    return !line.ok() && supply.graced(position, unit)
        ? new Line(
            Ints.EMPTY, Ints.EMPTY, true, theatre.cites().objection("supply-grace", unit(unit)))
        : line;
  }

  /** A unit supplied by way of a headquarters or leader. */
  @Rule(
      in = Books.KHARKOV,
      value = {"11.2", "11.21", "11.22", "11.24"})
  @Rule(
      in = Books.GUDERIAN,
      value = {"11.2", "11.21", "11.22", "10.31"})
  protected final Line commanded(Position position, List<CommandPost> posts, int unit) {
    int hex = position.place(unit);
    Objection why = noPost(unit);
    for (CommandPost post : posts) {
      if (post.side() == pieces.side(unit) && post.lines().reaches(hex)) {
        if (post.supplied()) {
          return open(then(post.lines().line(hex), onward(position, post)));
        }
        why = cutOff(unit, post);
      }
    }
    return cut(why);
  }

  protected static Line open(Ints hexes) {
    return new Line(Ints.EMPTY, hexes, true, null);
  }

  protected static Line cut(Objection why) {
    return new Line(Ints.EMPTY, Ints.EMPTY, false, why);
  }

  /** One line after another that begins where it ends. */
  protected static Ints then(Ints first, Ints second) {
    Ints line = first;
    for (int i = 0; i < second.size(); i++) {
      if (line.isEmpty() || line.last() != second.get(i)) {
        line = line.with(second.get(i));
      }
    }
    return line;
  }
}
