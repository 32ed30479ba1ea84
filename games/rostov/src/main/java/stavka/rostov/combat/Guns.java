package stavka.rostov.combat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.model.Citations;
import stavka.rostov.command.Command;
import stavka.rostov.model.CombatChart;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;
import stavka.rostov.works.Forts;
import stavka.rostov.zones.Zones;

/** Which guns support a combat, and how many of them. */
@Rule({"6.74", "14.21", "14.22", "15.4", "15.55", "22.14"})
public record Guns(RostovTheatre theatre, Zones zones, Forts forts, Command command) {
  /** Why a gun cannot support those who attack or defend some hexes, or null. */
  public @Nullable Objection objection(
      Position position, Side side, int gun, Ints targets, boolean attacking) {
    Citations cites = theatre.cites();
    RostovPieces pieces = theatre.pieces();
    if (gun < 0 || gun >= pieces.count()) {
      return cites.objection("no-such-unit");
    }
    Detail named = Detail.unit(gun);
    if (pieces.side(gun) != side) {
      return cites.objection("not-yours", named);
    }
    if (!position.onMap(gun)) {
      return cites.objection("not-on-map", named);
    }
    if (!pieces.artillery(gun) || pieces.support(position, gun, true) == 0) {
      return cites.objection("gun-none", named);
    }
    if (!attacking && pieces.support(position, gun, false) == 0) {
      return cites.objection("gun-attack-only", named);
    }
    if (siege(gun) && targets.all(hex -> !strong(position, side, hex))) {
      return cites.objection("gun-target", named);
    }
    if (targets.all(hex -> !reaches(position, gun, hex))) {
      return cites.objection("gun-range", named, Detail.hex(targets.first()));
    }
    return silent(position, side, gun, targets, attacking);
  }

  /** Great guns of the Axis, which fire at cities and fortifications alone. */
  @Rule("23.43")
  boolean siege(int gun) {
    return theatre.pieces().greatGun(gun) && theatre.pieces().side(gun) == Side.AXIS;
  }

  private boolean strong(Position position, Side side, int hex) {
    if (theatre.ground().terrain(hex).urban() || forts.strongpoint(position, hex, side.enemy())) {
      return true;
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = theatre.grid().neighbour(hex, direction);
      if (next >= 0 && forts.line(position, next, hex)) {
        return true;
      }
    }
    return false;
  }

  private boolean reaches(Position position, int gun, int hex) {
    return theatre.grid().distance(position.place(gun), hex) <= theatre.pieces().range(gun);
  }

  /** What keeps a gun from firing that could reach. */
  @Rule({"6.74", "11.44", "13.24", "14.21", "15.55", "23.42"})
  private @Nullable Objection silent(
      Position position, Side side, int gun, Ints targets, boolean attacking) {
    Citations cites = theatre.cites();
    Detail named = Detail.unit(gun);
    if (position.has(gun, RostovMarks.OVERRUN)) {
      return cites.objection("gun-overrun", named);
    }
    if (position.has(gun, RostovMarks.SILENCED)) {
      return cites.objection("gun-silenced", named);
    }
    Kind kind = theatre.pieces().kind(gun);
    boolean heavy = side == Side.SOVIET && (kind == Kind.SUPER_HEAVY || kind == Kind.RAILWAY_GUN);
    if (position.has(gun, RostovMarks.FIRED)
        || (heavy && position.has(gun, RostovMarks.ACTIVATED))) {
      return cites.objection("gun-fired", named);
    }
    if (!attacking && SupplyState.out(position, gun)) {
      return cites.objection("gun-unsupplied", named);
    }
    return free(position, side, gun, targets, attacking)
        ? null
        : cites.objection("gun-zone", named);
  }

  /** In an enemy zone a gun defends its own hex, or fires at those whose zone it is. */
  @Rule("15.55")
  private boolean free(Position position, Side side, int gun, Ints targets, boolean attacking) {
    int hex = position.place(gun);
    Board board = theatre.board(position);
    if (!board.inEnemyZone(side, hex)) {
      return true;
    }
    return attacking
        ? targets.any(target -> zones.projects(position, target, side.enemy(), hex))
        : targets.contains(hex);
  }

  /** Why so many guns cannot support one combat, or null. */
  @Rule({"15.4", "22.14", "22.25"})
  public @Nullable Objection tooMany(Position position, Side side, Ints guns, Ints targets) {
    CombatChart.Guns chart = theatre.charts().combat().guns();
    boolean fits =
        side == Side.AXIS
            ? guns.filter(gun -> !siege(gun)).size() <= chart.axisMost()
                && guns.filter(gun -> !theatre.pieces().german(gun)).size() <= chart.alliedMost()
            : guns.size() <= Math.min(chart.sovietMost(), sovietLimit(position, guns, targets));
    return fits && !lone(position, side, targets) ? null : theatre.cites().objection("gun-limit");
  }

  /** Whether a side's flotillas stand alone on hexes that are attacked: no gun helps them. */
  @Rule("23.34")
  private boolean lone(Position position, Side side, Ints targets) {
    RostovPieces pieces = theatre.pieces();
    return targets.all(
        hex -> {
          Ints troops = position.stack(hex).filter(pieces::combat);
          return !troops.isEmpty()
              && troops.all(unit -> pieces.side(unit) == side && pieces.flotilla(unit));
        });
  }

  /**
   * One, and those that stand with headquarters that command as many. In range of a headquarters
   * that is not operational one alone supports a combat: where its hexes lie, or its guns.
   */
  @Rule({"22.14", "22.25"})
  private int sovietLimit(Position position, Ints guns, Ints targets) {
    CombatChart.Guns chart = theatre.charts().combat().guns();
    if (targets.any(hex -> command.nonOp(position, hex))
        || guns.any(gun -> command.nonOp(position, position.place(gun)))) {
      return chart.sovietWithoutHeadquarters();
    }
    int limit = chart.sovietWithoutHeadquarters();
    for (int staff : theatre.pieces().commanders()) {
      if (theatre.pieces().commands(position, staff)) {
        int with = guns.filter(gun -> position.place(gun) == position.place(staff)).size();
        limit += Math.min(with, command.value(position, staff));
      }
    }
    return limit;
  }

  /** The guns promised to the defenders of an attack. */
  @Rule("14.21")
  public Ints committed(Position position, int number) {
    Ints guns = Ints.EMPTY;
    for (int unit = 0; unit < theatre.pieces().count() && number > 0; unit++) {
      if (position.get(unit, RostovMarks.COMMITTED) == number && position.onMap(unit)) {
        guns = guns.with(unit);
      }
    }
    return guns;
  }

  /** Those of them that still can: not if an enemy zone has reached them outside the hex. */
  @Rule("15.55")
  Ints defending(Position position, Side side, int number, Ints targets) {
    Board board = theatre.board(position);
    return committed(position, number)
        .filter(
            gun ->
                targets.contains(position.place(gun))
                    || !board.inEnemyZone(side, position.place(gun)));
  }

  /** All guns that can support an attack together, as many as may, those that add most first. */
  @Rule("15.4")
  public Ints available(Position position, Side side, Ints targets) {
    return strongest(position, side, able(position, side, targets), targets);
  }

  /** The same, then the best of the guns that these leave over, and so on. */
  @Rule("15.4")
  List<Ints> batteries(Position position, Side side, Ints targets) {
    List<Ints> batteries = new ArrayList<>();
    Ints left = able(position, side, targets);
    Ints best = strongest(position, side, left, targets);
    while (!best.isEmpty()) {
      batteries.add(best);
      Ints used = best;
      left = left.filter(gun -> !used.contains(gun));
      best = strongest(position, side, left, targets);
    }
    return batteries;
  }

  /** All guns that can support an attack, those that add most first. */
  @Rule("15.4")
  Ints able(Position position, Side side, Ints targets) {
    RostovPieces pieces = theatre.pieces();
    Ints able = Ints.EMPTY;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.artillery(unit)
          && pieces.side(unit) == side
          && position.onMap(unit)
          && objection(position, side, unit, targets, true) == null) {
        able = able.with(unit);
      }
    }
    return Ints.of(
        able.stream()
            .boxed()
            .sorted((a, b) -> pieces.support(position, b, true) - pieces.support(position, a, true))
            .mapToInt(Integer::intValue)
            .toArray());
  }

  private Ints strongest(Position position, Side side, Ints able, Ints targets) {
    Ints chosen = Ints.EMPTY;
    for (int gun : able) {
      if (tooMany(position, side, chosen.with(gun), targets) == null) {
        chosen = chosen.with(gun);
      }
    }
    return chosen;
  }
}
