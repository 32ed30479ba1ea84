package stavka.redstar.arrival;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarPart;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.supply.Supply;

/** Where reinforcements may be put. */
@Rule({"15.2", "15.2.2", "15.2.3"})
record Sites(RedStarTheatre theatre, Supply supply) implements RedStarPart {
  /**
   * The hexes in which a reinforcement would be supplied; a depot where Germans are, unless it
   * counts as supplied anywhere. No site lies outside them: a rail line home supplies a
   * headquarters too.
   */
  @Rule({"15.2.2", "10.2.1"})
  HexSet supplied(Position position, int unit) {
    return pieces().is(unit, Kind.DEPOT) && position.ledger(Ledger.DEPOTS_ARRIVE_ANYWHERE) == 0
        ? supply.depotSites(position)
        : supply.supplied(position, unit);
  }

  /** Why a unit cannot be put on a hex, or null. */
  @Rule({"15.2.2", "14.4.5"})
  @Nullable Objection objection(Position position, HexSet supplied, int unit, int hex) {
    Board board = theatre.board(position);
    Side side = pieces().side(unit);
    if (!position.grid().has(hex) || !board.inPlay(hex)) {
      return Objection.of("15.2.2", "no-such-site", unit(unit));
    }
    if (board.holds(side.enemy(), hex)) {
      return Objection.of("15.2.2", "enemy-in-site", hex(hex));
    }
    if (pieces().is(unit, Kind.HQ)) {
      return headquarters(position, board, unit, hex);
    }
    if (!supplied.has(hex)) {
      return Objection.of("15.2.2", "site-unsupplied", hex(hex));
    }
    if (side == Side.AXIS) {
      return axis(board, hex);
    }
    return pieces().is(unit, Kind.LEADER)
            && pieces().onMap(position, Kind.LEADER).size() >= limits().leaders().most()
        ? Objection.of("14.4.5", "ten-leaders", unit(unit))
        : soviet(position, board, hex);
  }

  @Rule("15.2.2")
  private @Nullable Objection axis(Board board, int hex) {
    return board.distances(Side.SOVIET)[hex] >= limits().sites().axis()
        ? null
        : Objection.of("15.2.2", "site-too-near", hex(hex));
  }

  @Rule("15.2.2")
  private @Nullable Objection soviet(Position position, Board board, int hex) {
    if (board.inEnemyZone(Side.SOVIET, hex)) {
      return Objection.of("15.2.2", "site-in-zone", hex(hex));
    }
    return nearHeadquarters(position, hex) ? null : Objection.of("15.2.2", "no-hq-near", hex(hex));
  }

  /** Whether a Soviet headquarters stands on a hex or beside it. */
  private boolean nearHeadquarters(Position position, int hex) {
    return headquarters(position, hex)
        || position.grid().anyNeighbour(hex, next -> headquarters(position, next));
  }

  private boolean headquarters(Position position, int hex) {
    return position.anyOn(
        hex, unit -> pieces().is(unit, Kind.HQ) && pieces().side(unit) == Side.SOVIET);
  }

  /** On a railway that leads home, five hexes from the enemy; air fleets are no units here. */
  @Rule("15.2.3")
  private @Nullable Objection headquarters(Position position, Board board, int unit, int hex) {
    Side side = pieces().side(unit);
    byte[] distances =
        side == Side.SOVIET ? board.distancesToUnits(Side.AXIS) : board.distances(Side.SOVIET);
    if (distances[hex] < limits().sites().headquarters()) {
      return Objection.of("15.2.3", "hq-too-near", hex(hex));
    }
    boolean home =
        side == Side.SOVIET
            ? theatre.ground().inSovietUnion(hex) && supply.railLine(position, side, hex)
            : supply.capitalLine(position, pieces().nation(unit), hex);
    return home ? null : Objection.of("15.2.3", "hq-rail-home", hex(hex));
  }
}
