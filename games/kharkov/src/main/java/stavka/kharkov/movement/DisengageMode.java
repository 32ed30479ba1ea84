package stavka.kharkov.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovGround;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.movement.PursuitStage.Pursuit;
import stavka.operational.board.Board;
import stavka.operational.movement.Motion;
import stavka.operational.movement.MoveMode;
import stavka.operational.movement.MovePhase;

/** German units leave an enemy zone at a price, one hex, before they go on. */
@Rule({"6.6", "6.61", "6.63", "6.64"})
public record DisengageMode(KharkovTheatre theatre) implements MoveMode {
  /** What orders call it. */
  public static final String MODE = "disengage";

  @Override
  public String name() {
    return MODE;
  }

  @Override
  public String rule() {
    return theatre.cites().rule("moved");
  }

  @Override
  public boolean leavesZones() {
    return true;
  }

  @Override
  public void forEachPath(
      Position position, MovePhase phase, int unit, int start, Consumer<? super Ints> action) {
    if (theatre.board(position).inEnemyZone(phase.side(), start)) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = theatre.grid().neighbour(start, direction);
        if (to != HexGrid.NONE) {
          action.accept(Ints.of(to));
        }
      }
    }
  }

  @Override
  public Ints sample(
      Position position, MovePhase phase, int unit, int start, RandomGenerator random) {
    int to = theatre.grid().neighbour(start, random.nextInt(HexGrid.DIRECTIONS));
    return to == HexGrid.NONE ? Ints.EMPTY : Ints.of(to);
  }

  /** For the whole step, in half points. */
  @Override
  public int price(Position position, int unit, int from, int to, int spent) {
    return price();
  }

  private int price() {
    return theatre.charts().limits().disengagement();
  }

  /**
   * Those that disengage go on after the pursuit: the Soviet player may follow into a hex that is
   * left quite empty.
   */
  @Override
  @Rule("6.62")
  public boolean goesOn(Draft draft, Ints units, int start, Ints path, int[] spent) {
    draft.push(new Motion(units, Ints.of(spent)));
    if (!theatre.board(draft.view()).holds(Side.AXIS, start)) {
      draft.push(new Pursuit(start));
    }
    return true;
  }

  @Override
  public @Nullable Objection objection(
      Position position, MovePhase phase, Ints units, int start, Ints path) {
    if (!phase.is(MovePhase.AXIS)) {
      return Objection.of("6.61", "disengage-phase");
    }
    if (position.turn() == 1) {
      return Objection.of("6.64", "disengage-turn-one");
    }
    for (int unit : units) {
      if (!theatre.pieces().isGerman(unit)) {
        return Objection.of("6.6", "disengage-german", unit(unit));
      }
      if (!position.onMap(unit) || !position.has(unit, KharkovMarks.BEGAN_IN_ZONE)) {
        return Objection.of("6.61", "disengage-not-in-zone", unit(unit));
      }
      if (theatre.pieces().halfPoints(position, unit) < price()) {
        return Objection.of("6.6", "disengage-points", unit(unit), number(price() / 2));
      }
    }
    return path.size() == 1
        ? step(position, position.place(units.first()), path.first())
        : Objection.of("6.62", "disengage-one-hex");
  }

  private @Nullable Objection step(Position position, int from, int to) {
    int direction = theatre.grid().towards(from, to);
    if (direction == HexGrid.NONE) {
      return Objection.of("6.0", "not-adjacent", hex(from), hex(to));
    }
    Board board = theatre.board(position);
    if (board.holds(Side.SOVIET, to)) {
      return Objection.of("6.22", "enemy-there", hex(to));
    }
    if (board.inEnemyZone(Side.AXIS, to)) {
      return Objection.of("6.61", "disengage-into-zone", hex(to));
    }
    if (theatre.ground().crosses(from, direction, KharkovGround.DONETS)) {
      return Objection.of("6.64", "disengage-donets", hex(to));
    }
    return Objection.unless(
        theatre.ground().passable(from, direction), "6.64", "dniepr", hex(from), hex(to));
  }
}
