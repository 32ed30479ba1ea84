package stavka.rostov.arrival;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.movement.Entrances;
import stavka.rostov.control.Control;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Timetable;
import stavka.rostov.model.Weather;
import stavka.rostov.supply.Lines;
import stavka.rostov.zones.Zones;

/** The hexes by which reinforcements come that are due, and rebuilt units. */
@Rule({"8.12", "8.13", "8.14", "8.31", "8.4"})
public final class Arrivals implements Entrances {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Zones zones;
  private final Lines lines;
  private final Rebuilt rebuilt;

  public Arrivals(RostovTheatre theatre, Zones zones, Lines lines) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.zones = zones;
    this.lines = lines;
    this.rebuilt = new Rebuilt(theatre, zones, lines);
  }

  /** Where rebuilt units come back. */
  public Rebuilt rebuilt() {
    return rebuilt;
  }

  @Override
  public boolean due(Position position, int unit) {
    int box = position.place(unit) - position.boxStart();
    return box == Box.DUE
        || ((box == Box.TRACK || box == Box.ACTIVE) && rebuilt.waits(position, unit));
  }

  /** Arrivals are in general supply as they come; nothing is noted of it. */
  @Override
  @Rule({"6.13", "8.15"})
  public void arrived(Draft draft, int unit) {}

  /** An edge or a town by which a unit comes. */
  private record Entry(Ints hexes, boolean byEdge) {}

  /**
   * How a unit comes that is due: by the last list that names it, and by groups that were called.
   */
  @Rule({"8.11", "8.31"})
  private List<Entry> entries(Position position, int unit) {
    Timetable schedule = theatre.plan(position).schedule();
    List<Entry> entries = new ArrayList<>();
    for (Timetable.Arrival arrival : schedule.arrivals()) {
      if (arrival.turn() <= position.turn() && arrival.units().contains(unit)) {
        entries.clear();
        entries.add(new Entry(arrival.hexes(), arrival.byEdge()));
      }
    }
    for (int number = 0; number < schedule.groups().size(); number++) {
      Timetable.Group group = schedule.groups().get(number);
      if (Groups.called(position, number) && group.units().contains(unit)) {
        entries.add(new Entry(group.hexes(), group.byEdge()));
      }
    }
    return entries;
  }

  /** Edge hexes that no enemy and no enemy zone shuts, or the hexes of a town that is safe. */
  @Override
  @Rule({"8.12", "8.13", "8.14", "8.4"})
  public Ints choices(Position position, int unit) {
    if (rebuilt.waits(position, unit)) {
      return rebuilt.choices(position, unit);
    }
    Ints hexes = Ints.EMPTY;
    if (position.inBox(unit, Box.DUE)) {
      for (Entry entry : entries(position, unit)) {
        Ints known = hexes;
        hexes =
            hexes.plus(
                entry
                    .hexes()
                    .filter(hex -> !known.contains(hex) && opens(position, unit, entry, hex)));
      }
    }
    return hexes;
  }

  /** Whether a unit that waits may come by air instead of by an edge. */
  @Rule({"8.12", "11.72"})
  public boolean byAir(Position position, int unit) {
    return rebuilt.waits(position, unit)
        || (position.inBox(unit, Box.DUE)
            && entries(position, unit).stream().anyMatch(Entry::byEdge));
  }

  private boolean opens(Position position, int unit, Entry entry, int hex) {
    Side side = pieces.side(unit);
    Board board = theatre.board(position);
    return board.inPlay(hex)
        && theatre.ground().land(hex)
        && !board.holds(side.enemy(), hex)
        && (entry.byEdge() ? open(position, unit, hex) : safe(position, side, hex));
  }

  /**
   * Who can infiltrate comes in between enemies, as long as the weather lets anybody infiltrate.
   */
  @Rule({"8.13", "11.56"})
  private boolean open(Position position, int unit, int hex) {
    boolean slips = pieces.infiltrates(unit) && theatre.sky(position).at(hex) != Weather.RAIN;
    return slips || !zones.in(position, pieces.side(unit).enemy(), hex);
  }

  /** An edge hex that enemies or their zones shut is named as such. */
  @Override
  @Rule("8.13")
  public @Nullable Objection refusal(Position position, int unit, int hex) {
    boolean edge =
        position.inBox(unit, Box.DUE)
            && entries(position, unit).stream()
                .anyMatch(entry -> entry.byEdge() && entry.hexes().contains(hex));
    if (!edge) {
      return null;
    }
    if (theatre.board(position).holds(pieces.side(unit).enemy(), hex)) {
      return theatre.cites().objection("entry-held", Detail.hex(hex));
    }
    return open(position, unit, hex)
        ? null
        : theatre.cites().objection("entry-in-zone", Detail.hex(hex));
  }

  @Rule("8.14")
  private boolean safe(Position position, Side side, int hex) {
    return Control.holds(position, side, hex)
        && lines.reaches(position, side, hex)
        && !zones.in(position, side.enemy(), hex);
  }

  /** Whether a unit is put down in a town, instead of marching in by an edge. */
  @Rule({"8.14", "8.4"})
  public boolean putDown(Position position, int unit, int hex) {
    if (rebuilt.waits(position, unit)) {
      return rebuilt.putDown(hex);
    }
    for (Entry entry : entries(position, unit)) {
      if (!entry.byEdge() && entry.hexes().contains(hex)) {
        return true;
      }
    }
    return false;
  }

  /** A unit begins to come by a hex. */
  @Rule("8.4")
  public void begun(Draft draft, int unit, int hex) {
    if (rebuilt.waits(draft.view(), unit)) {
      rebuilt.taken(draft, hex);
    }
  }

  /** Rebuilt units come one by one, others with those of their list. */
  @Override
  public boolean together(Position position, int first, int other) {
    if (rebuilt.waits(position, first) || rebuilt.waits(position, other)) {
      return first == other;
    }
    return due(position, first)
        && due(position, other)
        && entries(position, first).equals(entries(position, other));
  }
}
