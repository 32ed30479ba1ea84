package stavka.rostov.supply;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/**
 * The units that ships feed, each from one port: of those without a land line as many as the ports
 * have room for, the nearest first. Where two ports reach the same units, one makes room for the
 * other's.
 */
@Rule("6.54")
record SeaSupply(RostovTheatre theatre) {
  /**
   * A unit that a port feeds.
   *
   * @param port the hex of the port
   */
  record Fed(int unit, int port) {}

  List<Fed> units(Position position, Side side, SideLines lines) {
    Ints ports = lines.ports();
    if (ports.isEmpty()) {
      return List.of();
    }
    List<Fed> ways = new ArrayList<>();
    for (int unit : hungry(position, side, lines)) {
      int hex = position.place(unit);
      ports.filter(port -> lines.from(port).reaches(hex)).each(p -> ways.add(new Fed(unit, p)));
    }
    ways.sort(
        Comparator.comparingInt(
            way -> lines.from(way.port()).line(position.place(way.unit())).size()));
    return assigned(ways, theatre.charts().supply().portUnits());
  }

  /**
   * As many units as can be fed, each from a port that reaches it.
   *
   * @param ways of units to ports, the shortest first
   * @param most how many units a port feeds
   */
  static List<Fed> assigned(List<Fed> ways, int most) {
    List<Fed> fed = new ArrayList<>();
    for (Fed way : ways) {
      if (fed.stream().noneMatch(one -> one.unit() == way.unit())) {
        assign(way.unit(), ways, most, fed, new HashSet<>());
      }
    }
    return fed;
  }

  private Ints hungry(Position position, Side side, SideLines land) {
    RostovPieces pieces = theatre.pieces();
    Ints units = Ints.EMPTY;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == side
          && pieces.combat(unit)
          && !pieces.flotilla(unit)
          && position.onMap(unit)
          && !land.any().reaches(position.place(unit))) {
        units = units.with(unit);
      }
    }
    return units;
  }

  /** Gives a unit to a port that has room, or that another port can relieve of a unit. */
  private static boolean assign(
      int unit, List<Fed> ways, int most, List<Fed> fed, Set<Integer> asked) {
    for (Fed way : ways) {
      if (way.unit() == unit && asked.add(way.port())) {
        List<Fed> there = fed.stream().filter(one -> one.port() == way.port()).toList();
        boolean room = there.size() < most;
        for (int i = 0; !room && i < there.size(); i++) {
          Fed moved = there.get(i);
          fed.remove(moved);
          room = assign(moved.unit(), ways, most, fed, asked);
          if (!room) {
            fed.add(moved);
          }
        }
        if (room) {
          fed.add(way);
          return true;
        }
      }
    }
    return false;
  }
}
