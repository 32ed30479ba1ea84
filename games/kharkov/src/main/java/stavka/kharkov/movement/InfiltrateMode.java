package stavka.kharkov.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.move.GroupField;
import stavka.engine.move.MoveField;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.zone.ZoneField;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.operational.board.Board;
import stavka.operational.movement.March;
import stavka.operational.movement.MoveMode;
import stavka.operational.movement.MovePhase;

/** On the first turns Soviet units slip out of the zones they began their movement in. */
@Rule("6.8")
public record InfiltrateMode(KharkovTheatre theatre, March march) implements MoveMode {
  /** What orders call it. */
  public static final String MODE = "infiltrate";

  /** Whether a unit on the map may infiltrate now. */
  public boolean possible(Position position, int unit) {
    return position.turn() <= theatre.charts().limits().infiltration()
        && theatre.side(unit) == Side.SOVIET
        && position.has(unit, KharkovMarks.BEGAN_IN_ZONE)
        && theatre.board(position).inEnemyZone(Side.SOVIET, position.place(unit));
  }

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
  public @Nullable Objection objection(
      Position position, MovePhase phase, Ints units, int start, Ints path) {
    return objection(position, units, start, path, new int[units.size()]);
  }

  /** Why units cannot infiltrate along a path, or null. */
  @Nullable Objection objection(Position position, Ints units, int start, Ints path, int[] spent) {
    Objection objection = beginning(position, units, path);
    return objection != null
        ? objection
        : march.objection(position, units, start, path, gates(position, start), spent);
  }

  @Override
  public void forEachPath(
      Position position, MovePhase phase, int unit, int start, Consumer<? super Ints> action) {
    if (possible(position, unit)) {
      forEachWay(position, Ints.of(unit), start, action);
    }
  }

  @Override
  public void forEachPathTogether(
      Position position, MovePhase phase, Ints units, int start, Consumer<? super Ints> action) {
    if (units.all(unit -> possible(position, unit))) {
      forEachWay(position, units, start, action);
    }
  }

  @Override
  public Ints sample(
      Position position, MovePhase phase, int unit, int start, RandomGenerator random) {
    return possible(position, unit)
        ? march.walk(position, unit, start, gates(position, start), random)
        : Ints.EMPTY;
  }

  @Override
  public int price(Position position, int unit, int from, int to, int spent) {
    return march.price(position, unit, from, to);
  }

  @Override
  public Optional<MoveField> reach(Position position, MovePhase phase, int unit, int start) {
    return possible(position, unit)
        ? Optional.of(field(position, unit, start, gates(position, start)))
        : Optional.empty();
  }

  private @Nullable Objection beginning(Position position, Ints units, Ints path) {
    Ints unable = units.filter(unit -> !position.onMap(unit) || !possible(position, unit));
    if (!unable.isEmpty()) {
      return Objection.of("6.8", "no-infiltration", unit(unable.first()));
    }
    int first = path.first();
    return theatre.grid().has(first) && !position.vacant(first)
        ? Objection.of("6.8", "infiltrates-vacant", hex(first))
        : null;
  }

  /**
   * What hexes do to units slipping out of a hex: zones of the enemies around it no longer stop
   * them.
   */
  public byte[] gates(Position position, int start) {
    Board board = theatre.board(position);
    ZoneField others = new ZoneField(theatre.grid());
    theatre
        .pieces()
        .onMap(position, Side.AXIS)
        .filter(enemy -> theatre.pieces().projects(position, enemy))
        .filter(enemy -> position.distance(enemy, start) > 1)
        .each(enemy -> others.project(position.place(enemy)));
    byte[] gates = new byte[theatre.grid().size()];
    for (int hex = 0; hex < gates.length; hex++) {
      gates[hex] =
          board.holds(Side.AXIS, hex) ? Gate.CLOSED : others.covers(hex) ? Gate.STOP : Gate.OPEN;
    }
    // What stops on entering does not hold on leaving: the first hex is left whatever its zones.
    gates[start] = Gate.OPEN;
    return gates;
  }

  /** The neighbours of a hex for which units may leave it, with what the step costs each. */
  private void forEachWayOut(
      Position position, Ints units, int start, byte[] gates, ObjIntConsumer<int[]> action) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int first = theatre.grid().neighbour(start, direction);
      int[] spent = new int[units.size()];
      if (first != HexGrid.NONE
          && position.vacant(first)
          && march.objection(position, units, start, Ints.of(first), gates, spent) == null) {
        action.accept(spent, first);
      }
    }
  }

  /**
   * The ways of units out of a zone, one to each hex: first to a vacant hex, then as far as points
   * allow.
   */
  void forEachWay(Position position, Ints units, int start, Consumer<? super Ints> action) {
    byte[] gates = gates(position, start);
    if (units.size() == 1) {
      MoveField field = field(position, units.first(), start, gates);
      field.forEachPath(field.firstGoal(), action);
      return;
    }
    GroupField field = march.column(position, units, gates).field();
    forEachWayOut(position, units, start, gates, (spent, first) -> field.by(first, spent));
    field.forEachPath(
        path -> {
          if (path.last() != start) {
            action.accept(path);
          }
        });
  }

  private MoveField field(Position position, int unit, int start, byte[] gates) {
    int[] first = new int[HexGrid.DIRECTIONS];
    int[] prices = new int[HexGrid.DIRECTIONS];
    int[] count = {0};
    forEachWayOut(
        position,
        Ints.of(unit),
        start,
        gates,
        (spent, hex) -> {
          prices[count[0]] = spent[0];
          first[count[0]++] = hex;
        });
    return march.leave(position, unit, start, gates, Ints.prefix(first, count[0]), prices);
  }
}
