package stavka.redstar.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.move.Gate;
import stavka.engine.move.MoveField;
import stavka.engine.move.StepGuard;
import stavka.engine.move.StepTable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.movement.MoveMode;
import stavka.operational.movement.MovePhase;
import stavka.redstar.model.Gait;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Limits;
import stavka.redstar.model.RedStarGround;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.SupplyState;
import stavka.redstar.supply.Supply;

/** Strategic movement: far from the enemy, in supply, and whatever the ground. */
@Rule({"3.1.10", "3.5", "3.5.1", "3.5.2", "3.5.3"})
final class StrategicMode implements MoveMode {
  static final String NAME = "strategic";

  private final RedStarTheatre theatre;
  private final RedStarPieces pieces;
  private final Limits.Travels limits;
  private final Supply supply;
  private final RedStarMarchRules marching;
  private final StepTable[] steps = new StepTable[2];
  private final StepTable track;

  StrategicMode(RedStarTheatre theatre, Supply supply, RedStarMarchRules marching) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.limits = theatre.charts().limits().strategic();
    this.supply = supply;
    this.marching = marching;
    steps[0] = steps(false);
    steps[1] = steps(true);
    RedStarGround ground = theatre.ground();
    track =
        StepTable.of(
            ground.grid(), (from, direction, to) -> ground.railLink(from, direction) ? 1 : 0);
  }

  /** A hex costs one of the twenty-five, and the strait to the Crimea is no obstacle. */
  @Rule({"3.5.3", "3.5.4"})
  private StepTable steps(boolean ice) {
    RedStarGround ground = theatre.ground();
    return StepTable.of(
        ground.grid(),
        (from, direction, to) ->
            ground.crossable(Gait.FOOT, Side.SOVIET, ice, from, direction, to)
                    || (ground.causeway(from, direction) && ground.land(from) && ground.land(to))
                ? 1
                : 0);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String rule() {
    return "3.5";
  }

  @Override
  public boolean suits(Position position, int unit) {
    return barred(position, unit) == null
        && far(theatre.board(position), unit, position.place(unit));
  }

  /** Why a unit cannot move strategically at all, or null. */
  @Rule({"3.5.3", "10.6.1", "10.7.1", "10.8.1"})
  private @Nullable Objection barred(Position position, int unit) {
    if (pieces.is(unit, Kind.AIR_BASE)) {
      return Objection.of("3.5.3", "no-strategic-base", unit(unit));
    }
    if (pieces.is(unit, Kind.DEPOT) && !theatre.weather(position).movesDepots()) {
      return Objection.of("3.5.3", "depots-in-mud-only", unit(unit));
    }
    return pieces.supply(position, unit) == SupplyState.SUPPLIED
        ? null
        : Objection.of("3.5.3", "strategic-unsupplied", unit(unit));
  }

  /** Four hexes at least from every enemy counter; security divisions keep further away. */
  @Rule({"3.5.3", "11.1.1", "11.2.3", "12.2.5"})
  private boolean far(Board board, int unit, int hex) {
    return board.apart(pieces.side(unit).enemy(), hex, limits.distance());
  }

  private StepTable table(Position position, int unit) {
    if (pieces.is(unit, Kind.SIEGE)) {
      return track;
    }
    boolean ice =
        pieces.side(unit) == Side.SOVIET
            && !pieces.motorised(unit)
            && theatre.weather(position).freezes();
    return steps[ice ? 1 : 0];
  }

  @Override
  @Rule({"3.5.3", "3.5.4", "3.5.5", "3.3.6"})
  public @Nullable Objection objection(
      Position position, MovePhase phase, Ints units, int start, Ints path) {
    return Objection.first(units, unit -> objection(position, unit, path));
  }

  private @Nullable Objection objection(Position position, int unit, Ints path) {
    Objection objection = barred(position, unit);
    if (objection != null) {
      return objection;
    }
    Board board = theatre.board(position);
    int from = position.place(unit);
    if (!far(board, unit, from)) {
      return Objection.of("3.5.3", "enemy-near", hex(from));
    }
    if (path.size() > limits.hexes()) {
      return Objection.of("3.5.3", "too-far", unit(unit), hex(path.last()));
    }
    StepTable table = table(position, unit);
    HexSet supplied = supply.supplied(position, unit);
    for (int i = 0; i < path.size(); i++) {
      objection = step(position, board, table, supplied, unit, from, path.get(i));
      if (objection != null) {
        return objection;
      }
      from = path.get(i);
    }
    return null;
  }

  private @Nullable Objection step(
      Position position,
      Board board,
      StepTable table,
      HexSet supplied,
      int unit,
      int from,
      int to) {
    HexGrid grid = table.grid();
    int direction = grid.has(to) ? grid.direction(from, to) : HexGrid.NONE;
    if (direction == HexGrid.NONE) {
      return Objection.of("3.2", "not-adjacent", hex(from));
    }
    if (table.price(from, direction) == 0) {
      return marching.impassable(unit, from, to);
    }
    if (!board.inPlay(to)) {
      return Objection.of("1.4", "out-of-play", hex(to));
    }
    if (!far(board, unit, to)) {
      return Objection.of("3.5.3", "enemy-near", hex(to));
    }
    if (!marching.mayEnd(position, unit, to)) {
      return Objection.of("11.2.3", "security-too-near", unit(unit), hex(to));
    }
    return supplied.has(to) ? null : Objection.of("3.5.3", "no-supply-there", hex(to));
  }

  private MoveField field(Position position, int unit) {
    Board board = theatre.board(position);
    byte[] distances = board.distances(pieces.side(unit).enemy());
    byte[] gates = new byte[position.grid().size()];
    Arrays.fill(gates, Gate.CLOSED);
    supply
        .supplied(position, unit)
        .forEach(
            hex -> {
              if (distances[hex] >= limits.distance()
                  && board.inPlay(hex)
                  && marching.mayEnd(position, unit, hex)) {
                gates[hex] = Gate.OPEN;
              }
            });
    return MoveField.search(
        table(position, unit), gates, position.place(unit), limits.hexes(), StepGuard.OPEN);
  }

  @Override
  public void forEachPath(
      Position position, MovePhase phase, int unit, int start, Consumer<? super Ints> action) {
    if (suits(position, unit)) {
      field(position, unit).forEachPath(1, action);
    }
  }

  @Override
  public boolean certain() {
    return true;
  }

  /** A walk of random length that keeps away from the enemy; lines of supply are asked later. */
  @Override
  public Ints sample(
      Position position, MovePhase phase, int unit, int start, RandomGenerator random) {
    Board board = theatre.board(position);
    StepTable table = table(position, unit);
    int wanted = 1 + random.nextInt(limits.hexes());
    int heading = random.nextInt(HexGrid.DIRECTIONS);
    int[] path = new int[wanted];
    int at = start;
    for (int length = 0; length < wanted; length++) {
      int direction = (heading + random.nextInt(3) + HexGrid.DIRECTIONS - 1) % HexGrid.DIRECTIONS;
      int to = position.grid().neighbour(at, direction);
      if (table.price(at, direction) == 0 || !board.inPlay(to) || !far(board, unit, to)) {
        return Ints.prefix(path, length);
      }
      path[length] = to;
      at = to;
    }
    return Ints.taking(path);
  }

  @Override
  public Optional<MoveField> reach(Position position, MovePhase phase, int unit, int start) {
    return suits(position, unit) ? Optional.of(field(position, unit)) : Optional.empty();
  }
}
