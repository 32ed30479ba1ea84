package stavka.rostov.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.move.Gate;
import stavka.engine.move.StepGuard;
import stavka.engine.move.StepTable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.movement.MovePhase;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;

/** Armoured trains on Soviet gauge, whoever holds it, up to the enemy. */
@Rule({"10.14", "10.24", "10.63", "11.12", "22.31"})
record TrainNet(RostovTheatre theatre, Railways railways) implements Net {
  static final String NAME = "train";

  @Override
  public StepTable steps(Position position, Side side) {
    return railways.links(position, side);
  }

  @Override
  public StepGuard guard(Position position) {
    return railways.guard(position);
  }

  @Override
  public byte[] gates(Position position, int unit) {
    byte[] gates = theatre.board(position).gates(theatre.pieces().side(unit)).clone();
    for (int hex = 0; hex < gates.length; hex++) {
      if (!Railways.gauge(position, Side.SOVIET, hex)) {
        gates[hex] = Gate.CLOSED;
      }
    }
    return gates;
  }

  @Override
  public int points(Position position, int unit) {
    return theatre.charts().movement().trains() + slowed(position, unit);
  }

  /** Points lost by those out of supply: the chart has half points. */
  @Rule("6.71")
  private int slowed(Position position, int unit) {
    boolean out = position.onMap(unit) && SupplyState.out(position, unit);
    return out ? theatre.charts().supply().outMovement() / 2 : 0;
  }

  @Override
  public @Nullable Objection never(Position position, MovePhase phase, Ints units, int start) {
    for (int unit : units) {
      if (!theatre.pieces().train(unit)) {
        return theatre.cites().objection("no-such-mode");
      }
      if (!position.onMap(unit)
          && !(theatre.ground().onRail(start) && Railways.gauge(position, Side.SOVIET, start))) {
        return theatre.cites().objection("rail-not-joined", unit(unit));
      }
    }
    return null;
  }

  /** Trains that come back move on from the town or edge at once. */
  @Override
  @Rule("8.4")
  public boolean enters() {
    return true;
  }

  @Override
  public Objection closed(Position position, int unit, int hex) {
    Board board = theatre.board(position);
    return board.holds(theatre.pieces().side(unit).enemy(), hex)
        ? theatre.cites().objection("enemy-there", hex(hex))
        : theatre.cites().objection("rail-not-joined", unit(unit));
  }

  @Override
  public Objection apart(int unit, int from, int to) {
    return theatre.cites().objection("rail-not-joined", unit(unit));
  }
}
