package stavka.rostov.combat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.works.Spans;
import stavka.rostov.zones.Zones;

/**
 * Every way away from a combat with what becomes of those who take it. Friends lift enemy zones
 * from their hexes; a vacant hex in one can be crossed at a price, two running cannot.
 */
@Rule({"16.4", "16.41", "16.42", "16.43", "16.44", "16.45", "16.46", "16.47"})
public final class RetreatWays implements FallBackWays {
  static final int FREE = 0;
  static final int LONGER = 1;
  static final int ZONE = 2;
  static final int CADRE = 3;
  static final int ELIMINATED = 4;

  private final RostovTheatre theatre;
  private final Zones zones;
  private final RetreatGround ground;

  public RetreatWays(RostovTheatre theatre, Zones zones, Spans spans) {
    this.theatre = theatre;
    this.zones = zones;
    this.ground = new RetreatGround(theatre, spans);
  }

  RetreatGround ground() {
    return ground;
  }

  @Override
  public List<Way> ways(Position position, Ints units, Ints away, int hexes, Ints further) {
    List<Way> ways = new ArrayList<>();
    if (!units.any(unit -> ground.stuck(position, unit))) {
      Position without = further.isEmpty() ? null : without(position, further);
      new Search(position, units, away, hexes, without, ways).go(Ints.EMPTY);
    }
    return ways;
  }

  private static Position without(Position position, Ints units) {
    Draft draft = position.edit();
    units.each(unit -> draft.moveToBox(unit, Box.OUT));
    return draft.view();
  }

  /** Those of the ways that may be chosen: the owner's sound ones, or the soundest for an enemy. */
  @Rule("16.41")
  static List<Way> choice(List<Way> ways, boolean byEnemy) {
    int best = ELIMINATED;
    for (Way way : ways) {
      best = Math.min(best, way.fate());
    }
    int most = byEnemy ? best : Math.max(best, ZONE);
    return ways.stream().filter(way -> way.fate() <= most).toList();
  }

  /** Those of a group's ways: it does not go to its end while one of it would be saved alone. */
  @Rule("16.47")
  static List<Way> together(List<Way> group, Iterable<List<Way>> alone) {
    if (lost(group)) {
      for (List<Way> ways : alone) {
        if (!lost(ways)) {
          return List.of();
        }
      }
    }
    return group;
  }

  private static boolean lost(List<Way> ways) {
    return ways.stream().allMatch(way -> way.fate() >= CADRE);
  }

  /** The vacant hexes in enemy zones on a way. */
  Ints crossed(Position position, Side side, Ints path) {
    return path.filter(hex -> vacantZone(position, side, hex));
  }

  /** A hex without friends in an enemy zone. */
  @Rule({"16.44", "16.46"})
  private boolean vacantZone(Position position, Side side, int hex) {
    Board board = theatre.board(position);
    return board.inEnemyZone(side, hex) && !board.holds(side, hex);
  }

  /** One search for ways. */
  private final class Search {
    private final Position position;
    private final Ints units;
    private final Ints away;
    private final int hexes;

    /** The position without those who go by order; null if nobody does. */
    private final @Nullable Position without;

    private final List<Way> ways;
    private final Side side;
    private final int start;

    Search(
        Position position,
        Ints units,
        Ints away,
        int hexes,
        @Nullable Position without,
        List<Way> ways) {
      this.position = position;
      this.units = units;
      this.away = away;
      this.hexes = hexes;
      this.without = without;
      this.ways = ways;
      this.side = theatre.pieces().side(units.first());
      this.start = position.place(units.first());
    }

    void go(Ints path) {
      if (path.size() == hexes) {
        end(path);
        return;
      }
      steps(path).each(next -> go(path.with(next)));
    }

    /** The hexes after a path: each farther from the combat. */
    @Rule("16.4")
    private Ints steps(Ints path) {
      int from = path.isEmpty() ? start : path.last();
      Ints steps = Ints.EMPTY;
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = theatre.grid().neighbour(from, direction);
        if (to >= 0
            && far(to) > far(from)
            && ground.open(position, units, from, direction, to)
            && !closed(to)) {
          steps = steps.with(to);
        }
      }
      return steps;
    }

    private int far(int hex) {
      int least = Integer.MAX_VALUE;
      for (int origin : away) {
        least = Math.min(least, theatre.grid().distance(origin, hex));
      }
      return least;
    }

    private boolean vacant(int hex) {
      return vacantZone(position, side, hex);
    }

    /** By order nobody goes through an enemy zone that friends who stay do not contest. */
    @Rule("16.41")
    private boolean closed(int hex) {
      return without != null && vacant(hex) && zones.uncontested(without, side.enemy(), hex);
    }

    /** A way of the right length ends, or goes on by one hex where it cannot. */
    @Rule({"16.44", "16.46", "16.47"})
    private void end(Ints path) {
      int fate = fate(path);
      if (fate == ELIMINATED || !(bad(path.last()) || vacant(path.last()))) {
        ways.add(new Way(path, fate));
        return;
      }
      Ints more = steps(path);
      if (more.isEmpty()) {
        ways.add(new Way(path, vacant(path.last()) ? ELIMINATED : CADRE));
      }
      for (int next : more) {
        Ints longer = path.with(next);
        int reached = Math.max(LONGER, fate(longer));
        boolean still = bad(next) || vacant(next);
        ways.add(new Way(longer, reached < CADRE && still ? CADRE : reached));
      }
    }

    private int fate(Ints path) {
      int fate = FREE;
      boolean before = false;
      for (int hex : path) {
        boolean here = vacant(hex);
        if (here && before) {
          return ELIMINATED;
        }
        fate = here ? ZONE : fate;
        before = here;
      }
      return fate;
    }

    /** Too full, friends held in an enemy zone, or a hex that is still to be attacked. */
    @Rule({"16.44", "16.47"})
    private boolean bad(int hex) {
      Board board = theatre.board(position);
      return !theatre.stacking().fits(position, units, hex)
          || position.at(hex, RostovLayers.ATTACK) != 0
          || (board.inEnemyZone(side, hex) && board.holds(side, hex));
    }
  }
}
