package stavka.bautzen.board;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.bautzen.model.BautzenGround;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Gait;
import stavka.engine.move.Gate;
import stavka.engine.move.StepTable;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Board;

/** What ground and enemy do to a side's units that go from hex to hex. */
@Rule({"3", "4.1"})
public final class Going {
  private static final Derived<Going> AXIS = new Derived<>();
  private static final Derived<Going> SOVIET = new Derived<>();

  private final BautzenTheatre theatre;
  private final Position position;
  private final Board board;
  private final Side side;
  private final Map<Integer, StepTable> steps = new HashMap<>();
  private byte @Nullable [] columnGates;
  private byte @Nullable [] barred;

  private Going(BautzenTheatre theatre, Position position, Side side) {
    this.theatre = theatre;
    this.position = position.withoutDerived();
    this.board = theatre.boards().of(position);
    this.side = side;
  }

  public static Going of(BautzenTheatre theatre, Position position, Side side) {
    Derived<Going> key = side == Side.AXIS ? AXIS : SOVIET;
    return key.of(position, p -> new Going(theatre, p, side));
  }

  /** Whether a hex lies in an enemy zone. */
  public boolean inZone(int hex) {
    return board.inEnemyZone(side, hex);
  }

  /** Whether a unit may not be on a hex for those who stand there, or for the scenario's ground. */
  @Rule("4.1")
  public boolean closed(Gait gait, int hex) {
    return gates(gait)[hex] == Gate.CLOSED;
  }

  /** What each hex does to units that come to it; columns capture nothing [7.2.1]. */
  @Rule({"3", "4.1"})
  public byte[] gates(Gait gait) {
    if (gait != Gait.COLUMN) {
      return board.gates(side);
    }
    byte[] gates = columnGates;
    if (gates == null) {
      gates = board.gates(side).clone();
      BautzenPieces pieces = theatre.pieces();
      for (int unit = 0; unit < pieces.count(); unit++) {
        if (position.onMap(unit) && pieces.side(unit) != side) {
          gates[position.place(unit)] = Gate.CLOSED;
        }
      }
      columnGates = gates;
    }
    return gates;
  }

  /**
   * What steps cost: those from or into an enemy zone pay for the ground even along ways.
   *
   * @param ferry the price of a major river without a bridge, for those who can cross it
   */
  @Rule("4.2")
  public StepTable steps(Gait gait, int ferry) {
    BautzenGround ground = theatre.ground();
    return steps.computeIfAbsent(
        gait.ordinal() + Gait.values().length * ferry,
        key -> ground.open(gait, ferry).touching(this::inZone, ground.held(gait, ferry)));
  }

  /** Where enemy combat units or the end of the ground bar the way home: not 0, as traces want. */
  @Rule("4.3")
  public byte[] barred() {
    byte[] closed = barred;
    if (closed == null) {
      byte[] gates = board.gates(side);
      closed = new byte[gates.length];
      for (int hex = 0; hex < closed.length; hex++) {
        closed[hex] = (byte) (gates[hex] == Gate.CLOSED ? 1 : 0);
      }
      barred = closed;
    }
    return closed;
  }
}
