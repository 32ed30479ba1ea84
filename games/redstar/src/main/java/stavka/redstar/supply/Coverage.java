package stavka.redstar.supply;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import stavka.engine.move.MoveField;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Limits;
import stavka.redstar.model.Marks;
import stavka.redstar.model.Nation;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/**
 * How lines would run if a depot or a headquarters stood elsewhere: those that do not need it are
 * worked out once, those from another hex when they are asked for.
 */
@Rule({"10.2.2", "10.3.1", "10.3.2", "10.4.3"})
public final class Coverage {
  /** The length of a line where there is none. */
  public static final int NONE = Short.MAX_VALUE;

  private final Network network;
  private final int reach;
  private final int longest;
  private final MoveField without;
  private final Ints loose;

  private Coverage(Network network, int reach, int longest, MoveField without, Ints loose) {
    this.network = network;
    this.reach = reach;
    this.longest = longest;
    this.without = without;
    this.loose = loose;
  }

  /**
   * The lines of Germans, Italians and Hungarians without a depot.
   *
   * @param slack by how much less than they may depots are apart that are counted on to be chained
   */
  static Coverage withoutDepot(
      Theatre theatre, Network network, Position position, int depot, int slack) {
    Pieces pieces = theatre.pieces();
    Limits.Lines limits = theatre.charts().limits().supply();
    int reach = limits.halves(Side.AXIS) - slack;
    int longest = limits.longest(Side.AXIS);
    Ints from = network.sources();
    Ints loose = Ints.EMPTY;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (unit != depot
          && pieces.is(unit, Kind.DEPOT)
          && position.onMap(unit)
          && !position.has(unit, Marks.EMERGENCY)
          && !loose.contains(position.place(unit))) {
        loose = loose.with(position.place(unit));
      }
    }
    while (true) {
      MoveField field = network.within(from, reach);
      Ints next = Ints.EMPTY;
      for (int i = 0; i < loose.size(); i++) {
        if (field.reaches(loose.get(i))) {
          from = from.contains(loose.get(i)) ? from : from.with(loose.get(i));
        } else {
          next = next.with(loose.get(i));
        }
      }
      if (next.size() == loose.size()) {
        return new Coverage(network, reach, longest, network.within(from, longest), loose);
      }
      loose = next;
    }
  }

  /**
   * The lines of a nation that is served by headquarters, without one of them.
   *
   * @param homes what supplies by itself
   * @param onLine the hexes on which headquarters are supplied
   */
  static Coverage withoutHeadquarters(
      Theatre theatre,
      Network network,
      Position position,
      int headquarters,
      Ints homes,
      IntPredicate onLine) {
    Pieces pieces = theatre.pieces();
    Limits.Lines limits = theatre.charts().limits().supply();
    Nation nation = pieces.nation(headquarters);
    Ints from = homes;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (unit != headquarters
          && pieces.is(unit, Kind.HQ)
          && pieces.nation(unit) == nation
          && position.onMap(unit)
          && onLine.test(position.place(unit))
          && !from.contains(position.place(unit))) {
        from = from.with(position.place(unit));
      }
    }
    int reach = limits.halves(pieces.side(headquarters));
    int longest = limits.longest(pieces.side(headquarters));
    return new Coverage(network, reach, longest, network.within(from, longest), Ints.EMPTY);
  }

  /** How long a line may be, in halves of a hex. */
  public int reach() {
    return reach;
  }

  /** Whether a depot on a hex would itself be joined to a source. */
  public boolean joined(int hex) {
    return without.reaches(hex) && without.cost(hex) <= reach;
  }

  /** The lines with the counter on a hex from which it can serve. */
  public Lines with(int hex) {
    List<MoveField> fields = new ArrayList<>();
    fields.add(without);
    MoveField own = network.within(Ints.of(hex), longest);
    fields.add(own);
    Ints left = loose;
    for (int i = 1; i < fields.size() && !left.isEmpty(); i++) {
      Ints next = Ints.EMPTY;
      for (int j = 0; j < left.size(); j++) {
        int depot = left.get(j);
        if (fields.get(i).reaches(depot) && fields.get(i).cost(depot) <= reach) {
          fields.add(network.within(Ints.of(depot), longest));
        } else {
          next = next.with(depot);
        }
      }
      left = next;
    }
    return new Lines(fields);
  }

  /** The lines from a hex alone. */
  public Lines from(int hex) {
    return new Lines(List.of(network.within(Ints.of(hex), longest)));
  }

  /** The lines with the counter nowhere, or where it serves nobody. */
  public Lines without() {
    return new Lines(List.of(without));
  }

  /** Lines of communication from several places. */
  public record Lines(List<MoveField> fields) {
    /** The length of the shortest line from a hex, in halves, or {@link #NONE}. */
    public int length(int hex) {
      int shortest = NONE;
      for (MoveField field : fields) {
        if (field.reaches(hex)) {
          shortest = Math.min(shortest, field.cost(hex));
        }
      }
      return shortest;
    }
  }
}
