package stavka.rostov.overrun;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.operational.movement.MarchRules;
import stavka.operational.movement.OverrunCheck;
import stavka.operational.movement.OverrunCheck.Attempt;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;
import stavka.rostov.model.Weather;
import stavka.rostov.movement.Marching;
import stavka.rostov.movement.MovementParts;

/** What keeps units from overrunning, in the order in which it is told. */
@Rule({"11.41", "11.42", "11.43", "11.45"})
final class OverrunChecks {
  /** What an overrun costs beside the step into the hex, in half points [11.43]. */
  static final int PRICE = 2;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final MovementParts parts;
  private final Marching marching;
  private final OverrunTable table;

  OverrunChecks(RostovTheatre theatre, MovementParts parts, Marching marching, OverrunTable table) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.parts = parts;
    this.marching = marching;
    this.table = table;
  }

  List<OverrunCheck> all() {
    return List.of(
        this::drilled,
        this::leaving,
        attempt -> attempt.approach(marching.march()),
        this::target,
        this::ground,
        this::zones,
        this::engineers,
        this::price,
        this::odds);
  }

  private @Nullable Objection drilled(Attempt attempt) {
    for (int unit : attempt.units) {
      Objection objection = who(attempt.position, unit);
      if (objection != null) {
        return objection;
      }
    }
    return null;
  }

  /** Why a unit takes part in no overrun, or null. */
  @Rule({"6.72", "11.41", "11.42"})
  @Nullable Objection who(Position position, int unit) {
    boolean rides = pieces.cavalry(unit) && pieces.side(unit) == Side.SOVIET;
    if (!pieces.combat(unit) || !(pieces.motorised(unit) || rides)) {
      return cites.objection("overrun-foot", unit(unit));
    }
    boolean gun = pieces.artillery(unit) || pieces.kind(unit) == Kind.ANTI_AIRCRAFT;
    if (gun && !pieces.mayOverrun(unit)) {
      return cites.objection("overrun-artillery", unit(unit));
    }
    if (pieces.side(unit) == Side.AXIS && !pieces.german(unit)) {
      return cites.objection("overrun-allied", unit(unit));
    }
    return SupplyState.out(position, unit)
        ? cites.objection("unsupplied-overrun", unit(unit))
        : null;
  }

  @Rule("10.56")
  private @Nullable Objection leaving(Attempt attempt) {
    return marching.limits().leaving(attempt.position, attempt.units);
  }

  private static int direction(HexGrid grid, Attempt attempt) {
    return grid.direction(attempt.from, attempt.order.target());
  }

  @Rule({"10.56", "11.41"})
  private @Nullable Objection target(Attempt attempt) {
    int target = attempt.order.target();
    if (target < 0 || target >= theatre.grid().size()) {
      return cites.objection("off-map");
    }
    if (direction(theatre.grid(), attempt) == HexGrid.NONE) {
      return cites.objection("not-adjacent", hex(attempt.from), hex(target));
    }
    Side side = attempt.phase.side();
    if (!theatre.board(attempt.position).holds(side.enemy(), target)) {
      return cites.objection("overrun-nobody", hex(target));
    }
    int turn = attempt.position.turn();
    int barred = theatre.plan(attempt.position).orders().barred(side, target, turn);
    return barred == 0 ? null : cites.objection("scenario-bars", hex(target), number(barred + 1));
  }

  @Rule({"11.42", "23.33"})
  private @Nullable Objection ground(Attempt attempt) {
    RostovGround ground = theatre.ground();
    int target = attempt.order.target();
    Weather weather = theatre.sky(attempt.position).at(target);
    if (weather != Weather.CLEAR && weather != Weather.FROST) {
      return cites.objection("overrun-weather");
    }
    int direction = direction(theatre.grid(), attempt);
    int turn = attempt.position.turn();
    if (ground.majorRiver(attempt.from, direction, turn)
        || ground.lake(attempt.from, direction, turn)) {
      return cites.objection("overrun-river");
    }
    var only = ground.chart().ground(ground.terrain(target)).overrunIn();
    return only.isEmpty() || only.contains(weather) ? null : cites.objection("overrun-marsh");
  }

  /** Nobody but those who are overrun may have a zone over the hex it starts from. */
  @Rule("11.42")
  private @Nullable Objection zones(Attempt attempt) {
    int target = attempt.order.target();
    Side enemy = attempt.phase.side().enemy();
    Ints projecting = parts.zones().projecting(attempt.position, enemy, attempt.from);
    return projecting.any(hex -> hex != target)
        ? cites.objection("overrun-zones", hex(target))
        : null;
  }

  @Rule({"11.42", "18.15", "23.14"})
  private @Nullable Objection engineers(Attempt attempt) {
    Side enemy = attempt.phase.side().enemy();
    boolean needed = table.fortified(attempt.position, enemy, attempt.from, attempt.order.target());
    boolean there = attempt.units.any(unit -> pieces.engineer(unit) && pieces.motorised(unit));
    return needed && !there ? cites.objection("overrun-needs-engineers") : null;
  }

  @Rule({"11.42", "11.43"})
  private @Nullable Objection price(Attempt attempt) {
    Position position = attempt.position;
    int target = attempt.order.target();
    for (int k = 0; k < attempt.units.size(); k++) {
      int unit = attempt.units.get(k);
      int step = step(position, unit, before(attempt), attempt.from, target);
      if (step == 0) {
        return cites.objection("closed-terrain", unit(unit), hex(target));
      }
      int spent = attempt.spent(k) + PRICE + step;
      if (spent > marching.march().allowance(position, unit)) {
        return cites.objection("too-far", unit(unit), hex(target));
      }
    }
    return null;
  }

  private static int before(Attempt attempt) {
    Ints path = attempt.order.path();
    if (path.isEmpty()) {
      return HexGrid.NONE;
    }
    int first = attempt.start < 0 ? MarchRules.OUTSIDE : attempt.start;
    return path.size() == 1 ? first : path.get(path.size() - 2);
  }

  /**
   * What the step into the hex costs, by road where one leads there; other zones over it cost
   * nothing. 0 if it cannot be made.
   */
  @Rule("11.43")
  int step(Position position, int unit, int before, int from, int target) {
    int direction = theatre.grid().direction(from, target);
    int price = marching.prices().steps(position, unit).price(from, direction);
    return price == 0 ? 0 : price + marching.march().owed(position, unit, before, from, target);
  }

  @Rule("11.42")
  private @Nullable Objection odds(Attempt attempt) {
    Position position = attempt.position;
    Ints units = attempt.units;
    int target = attempt.order.target();
    Ints there = table.defenders(position, attempt.phase.side().enemy(), target);
    int attack = table.attack(position, units);
    int defence = table.defence(position, there);
    int least = table.least(position, units, attempt.from, target);
    return attack < least * defence
        ? cites.objection("overrun-odds", number(attack / Math.max(1, defence)), number(least))
        : null;
  }
}
