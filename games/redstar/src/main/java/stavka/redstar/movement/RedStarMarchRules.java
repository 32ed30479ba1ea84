package stavka.redstar.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.move.StepTable;
import stavka.engine.move.ZoneEffect;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.movement.MarchRules;
import stavka.operational.movement.StepCheck;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Limits;
import stavka.redstar.model.RedStarGround;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;

/** Ordinary movement: what ground costs, and what enemies and their zones do to a unit. */
@Rule({"3.1.4", "3.1.5", "3.1.7", "3.2", "3.3.2", "3.4", "5.0.6"})
public final class RedStarMarchRules implements MarchRules {
  /** Movement points are counted in halves. */
  private static final int HALVES = 2;

  private final RedStarTheatre theatre;
  private final RedStarPieces pieces;
  private final Limits limits;
  private final Derived<byte[]> distantGates = new Derived<>(this::distantGates);

  public RedStarMarchRules(RedStarTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.limits = theatre.charts().limits();
  }

  @Override
  public StepTable steps(Position position, int unit) {
    return pieces.is(unit, Kind.SIEGE)
        ? theatre.ground().track()
        : theatre
            .ground()
            .steps(
                pieces.kind(unit).gait(),
                pieces.side(unit),
                theatre.weather(position).freezes(),
                position.ledger(Ledger.FORTRESS_DESTROYED) != 0);
  }

  @Override
  public int allowance(Position position, int unit) {
    return HALVES * pieces.allowance(position, unit);
  }

  @Rule({"3.4.1", "3.3.5", "5.0.8"})
  int toll(Position position, Side side) {
    boolean eased = side == Side.SOVIET && theatre.weather(position).freezes();
    return HALVES * (eased ? limits.zones().leaveInSnow() : limits.zones().leave());
  }

  /**
   * What leaving a zone takes: German armour, and Guards cavalry in snow, go from zone to zone. The
   * siege artillery pays nothing for ground, so the toll is all its first hex costs.
   */
  @Override
  @Rule({"3.4.1", "3.4.2", "3.3.6", "5.0.6", "5.0.7", "5.0.8", "15.6.4"})
  public ZoneEffect zone(Position position, int unit) {
    boolean onward =
        pieces.germanArmour(unit)
            || (pieces.is(unit, Kind.GUARDS_CAVALRY) && theatre.weather(position).freezes());
    int toll = toll(position, pieces.side(unit));
    int toLeave = pieces.is(unit, Kind.SIEGE) ? toll - RedStarGround.TRACK_STEP : toll;
    return new ZoneEffect(0, toLeave, false, onward);
  }

  /**
   * What each hex does to a unit that enters it. Security divisions keep away from Soviet units,
   * but one that begins too near may cross such hexes on its way out.
   */
  @Rule({"3.4.3", "5.0.4", "3.3.6", "11.2.3"})
  private byte[] entered(Position position, int unit) {
    Side side = pieces.side(unit);
    Board board = theatre.board(position);
    if (pieces.kind(unit).cautious()) {
      return board.cautiousGates(side);
    }
    boolean distant = pieces.is(unit, Kind.SECURITY) && !tooNear(board, position.place(unit));
    return distant ? distantGates.of(position) : board.gates(side);
  }

  /**
   * The same, but the hex a unit stands on may hold it: who may not come to a hex alone may have
   * been left there, and friends do not cancel this.
   */
  @Override
  @Rule({"3.4.1", "3.4.2", "5.0.6", "5.0.7"})
  public byte[] gates(Position position, int unit) {
    byte[] gates = entered(position, unit);
    int from = position.place(unit);
    if (gates[from] == Gate.CLOSED
        && theatre.board(position).inEnemyZone(pieces.side(unit), from)) {
      byte[] around = gates.clone();
      around[from] = Gate.ZONE;
      return around;
    }
    return gates;
  }

  /** What hexes do to Axis units that keep more than some hexes away from Soviet ones. */
  @Rule("11.2.3")
  private byte[] distantGates(Position position) {
    Board board = theatre.board(position);
    byte[] gates = board.gates(Side.AXIS).clone();
    for (int hex = 0; hex < gates.length; hex++) {
      if (tooNear(board, hex)) {
        gates[hex] = Gate.CLOSED;
      }
    }
    return gates;
  }

  private boolean tooNear(Board board, int hex) {
    return board.distancesToUnits(Side.SOVIET)[hex] <= limits.security().distance();
  }

  /** Whether a unit may end its movement on a hex, whatever it went through. */
  @Rule("11.2.3")
  boolean mayEnd(Position position, int unit, int hex) {
    return !pieces.is(unit, Kind.SECURITY) || !tooNear(theatre.board(position), hex);
  }

  @Override
  public boolean exact() {
    return true;
  }

  @Override
  @Rule({"3.2", "3.3.4", "3.4.2", "3.4.3", "5.0.4", "5.0.7", "3.3.6", "11.2.3"})
  public List<StepCheck> checks() {
    return List.of(
        step ->
            step.direction() == HexGrid.NONE
                ? Objection.of("3.2", "not-adjacent", hex(step.from()))
                : null,
        StepCheck.overPassableGround(step -> impassable(step.unit(), step.from(), step.to())),
        step ->
            entered(step.position(), step.unit())[step.to()] == Gate.CLOSED
                ? closed(step.position(), step.unit(), step.to())
                : null,
        step ->
            step.behind() == Gate.ZONE
                    && step.ahead() == Gate.ZONE
                    && !zone(step.position(), step.unit()).onward()
                ? Objection.of("3.4.2", "zone-to-zone", unit(step.unit()), hex(step.to()))
                : null);
  }

  Objection impassable(int unit, int from, int to) {
    return pieces.is(unit, Kind.SIEGE)
        ? Objection.of("3.3.6", "rails-only", unit(unit))
        : Objection.of("3.3.4", "impassable", hex(from), hex(to));
  }

  private Objection closed(Position position, int unit, int to) {
    Board board = theatre.board(position);
    if (!board.inPlay(to)) {
      return Objection.of("1.4", "out-of-play", hex(to));
    }
    if (board.holds(pieces.side(unit).enemy(), to)) {
      return Objection.of("3.2", "enemy-there", hex(to));
    }
    return pieces.kind(unit).cautious()
        ? Objection.of("3.4.3", "needs-escort", unit(unit), hex(to))
        : Objection.of("11.2.3", "security-too-near", unit(unit), hex(to));
  }

  /** Why units cannot end their movement on a hex, or null: security divisions keep away. */
  @Rule("11.2.3")
  @Nullable Objection ending(Position position, Ints units, int last) {
    return Objection.first(
        units,
        unit ->
            Objection.unless(
                mayEnd(position, unit, last),
                "11.2.3",
                "security-too-near",
                unit(unit),
                hex(last)));
  }
}
