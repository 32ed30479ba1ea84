package stavka.rostov.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import stavka.engine.move.Gate;
import stavka.engine.move.StepGuard;
import stavka.engine.move.StepTable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.model.Citations;
import stavka.operational.movement.MovePhase;
import stavka.rostov.arrival.Levies;
import stavka.rostov.model.Gait;
import stavka.rostov.model.Kind;
import stavka.rostov.model.MovementChart;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.model.SupplyState;

/** A side's own railways, far from the enemy, as far as their capacity goes. */
@Rule({"10.13", "10.63", "11.11", "11.12", "11.13", "11.14", "13.21", "13.23"})
record RailNet(RostovTheatre theatre, Railways railways, Levies levies) implements Net {
  static final String NAME = "rail";

  @Override
  public StepTable steps(Position position, Side side) {
    return railways.links(position, side);
  }

  @Override
  public StepGuard guard(Position position) {
    return railways.guard(position);
  }

  /** Whether a counter goes by rail: whatever has no rails of its own, and railway guns. */
  boolean who(int unit) {
    RostovPieces pieces = theatre.pieces();
    return pieces.gait(unit) != Gait.WATER && !pieces.train(unit) && !pieces.pontoon(unit);
  }

  private boolean greatGun(int unit) {
    Kind kind = theatre.pieces().kind(unit);
    return kind == Kind.SUPER_HEAVY || kind == Kind.RAILWAY_GUN;
  }

  @Rule("11.12")
  private boolean near(Position position, int unit, int hex) {
    MovementChart chart = theatre.charts().movement();
    Board board = theatre.board(position);
    Side side = theatre.pieces().side(unit);
    int least = greatGun(unit) ? chart.greatGunsKeepFromEnemy() : chart.keepFromEnemy();
    return board.distancesToUnits(side.enemy())[hex] < least || board.inEnemyZone(side, hex);
  }

  @Override
  public byte[] gates(Position position, int unit) {
    byte[] gates = railways.shut();
    Side side = theatre.pieces().side(unit);
    for (int hex = 0; hex < gates.length; hex++) {
      if (railways.joined(position, side, hex) && !near(position, unit, hex)) {
        gates[hex] = Gate.OPEN;
      }
    }
    return levies.confined(position, unit, gates);
  }

  @Override
  public int points(Position position, int unit) {
    return theatre.pieces().kind(unit) == Kind.RAILWAY_GUN
        ? theatre.pieces().movement(position, unit)
        : theatre.charts().movement().rail();
  }

  @Override
  public @Nullable Objection never(Position position, MovePhase phase, Ints units, int start) {
    Citations cites = theatre.cites();
    Side side = phase.side();
    for (int unit : units) {
      if (!who(unit) || (position.onMap(unit) && SupplyState.out(position, unit))) {
        return cites.objection("rail-who", unit(unit));
      }
      if (!railways.joined(position, side, start)) {
        return cites.objection("rail-not-joined", unit(unit));
      }
      if (near(position, unit, start)) {
        return cites.objection("rail-too-near", hex(start));
      }
      if (theatre.pieces().kind(unit) != Kind.RAILWAY_GUN
          && railways.raided(position, side, start)) {
        return cites.objection("rail-interdicted", hex(start));
      }
    }
    int left = capacity(position, side) - position.ledger(entry(side));
    return weight(position, units) > left ? cites.objection("rail-capacity", number(left)) : null;
  }

  private static int entry(Side side) {
    return RostovLedger.of(RostovLedger.RAIL, side);
  }

  @Rule("11.13")
  private int capacity(Position position, Side side) {
    int chart = theatre.charts().supply().capacity(side, position.turn(), theatre.sky(position));
    return theatre.plan(position).supplies().capacity().of(side).of(chart);
  }

  /** Stacking points; who has none counts a little, guns on rails nothing. */
  @Rule("11.13")
  int weight(Position position, Ints units) {
    RostovPieces pieces = theatre.pieces();
    Map<String, Integer> weights = theatre.charts().supply().railWeights();
    int sum = 0;
    for (int unit : units) {
      if (pieces.kind(unit) == Kind.RAILWAY_GUN) {
        sum += Objects.requireNonNull(weights.get("railway_gun"));
      } else if (pieces.column(unit)) {
        boolean dump = pieces.dump(position, unit);
        sum += Objects.requireNonNull(weights.get(dump ? "dump" : "column"));
      } else if (!free(position, unit)) {
        int stack = pieces.stack(unit);
        sum += stack > 0 ? stack : Objects.requireNonNull(weights.get("none"));
      }
    }
    return sum;
  }

  private boolean free(Position position, int unit) {
    for (ScenarioPlan.FreeRail free : theatre.plan(position).orders().freeRail()) {
      if (free.turn() == position.turn() && free.units().contains(unit)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Objection closed(Position position, int unit, int hex) {
    if (!levies.lets(position, unit, hex)) {
      return theatre.cites().objection("militia-too-far", unit(unit));
    }
    return near(position, unit, hex)
        ? theatre.cites().objection("rail-too-near", hex(hex))
        : theatre.cites().objection("rail-not-joined", unit(unit));
  }

  @Override
  public Objection apart(int unit, int from, int to) {
    return theatre.cites().objection("rail-not-joined", unit(unit));
  }

  @Override
  @Rule("11.14")
  public boolean enters() {
    return true;
  }

  @Override
  public void begun(Draft draft, Ints units) {
    Side side = theatre.pieces().side(units.first());
    draft.add(entry(side), weight(draft.view(), units));
    units.each(unit -> draft.set(unit, RostovMarks.WENT));
  }
}
