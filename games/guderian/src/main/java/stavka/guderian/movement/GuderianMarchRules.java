package stavka.guderian.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.model.GuderianPieces;
import stavka.guderian.model.GuderianTheatre;
import stavka.operational.movement.StepCheck;
import stavka.panzer.movement.PanzerMarchRules;

/** What holds marching units back beside points and enemies. */
public record GuderianMarchRules(GuderianTheatre theatre, FirstTurn firstTurn)
    implements PanzerMarchRules {
  @Override
  @Rule({"6.7", "8.17"})
  public List<StepCheck> checks() {
    return checks(
        step -> Objection.of("6.7", "lake", hex(step.from()), hex(step.to())), this::limit);
  }

  @Rule({"5.22", "5.23", "6.4"})
  private @Nullable Objection limit(StepCheck.Step step) {
    Position position = step.position();
    int unit = step.unit();
    if (step.from() >= 0
        && step.from() != position.place(unit)
        && firstTurn.frozen(position, unit)) {
      return Objection.of("5.22", "one-hex-only", unit(unit));
    }
    if (firstTurn.marches(position, unit)) {
      if (step.from() >= 0 && firstTurn.west(step.from(), step.to())) {
        return Objection.of("5.23", "march-west", unit(unit), hex(step.to()));
      }
    } else if (theatre.barred(position, theatre.side(unit), step.to())) {
      return Objection.of("6.4", "barred", hex(step.to()));
    }
    return theatre.pieces().isLeader(unit) ? escort(position, step.units(), unit, step.to()) : null;
  }

  /** A leader enters an enemy zone only with a unit that can attack, or to join one. */
  @Rule("10.23")
  private @Nullable Objection escort(Position position, Ints units, int leader, int to) {
    GuderianPieces pieces = theatre.pieces();
    return !theatre.board(position).inEnemyZone(pieces.side(leader), to)
            || units.any(unit -> pieces.canAttack(position, unit))
            || position.anyOn(to, unit -> pieces.canAttack(position, unit))
        ? null
        : Objection.of("10.23", "leader-escort", unit(leader), hex(to));
  }

  @Override
  @Rule("5.23")
  public @Nullable Objection finished(
      Position position, Ints units, int start, Ints path, int[] spent) {
    for (int k = 0; k < units.size(); k++) {
      int unit = units.get(k);
      if (firstTurn.marches(position, unit) && start >= 0) {
        Objection march = forced(position, unit, start, path, spent[k]);
        if (march != null) {
          return march;
        }
      }
    }
    return null;
  }

  @Rule("5.23")
  private @Nullable Objection forced(Position position, int unit, int start, Ints path, int spent) {
    List<Integer> hexes = new ArrayList<>();
    for (int i = 0; i < path.size(); i++) {
      if (path.get(i) == start || hexes.contains(path.get(i))) {
        return Objection.of("5.23", "hex-twice", hex(path.get(i)));
      }
      hexes.add(path.get(i));
    }
    if (theatre.ground().farWest(path.last())) {
      return Objection.of("5.23", "march-ends-west", hex(path.last()));
    }
    int left = allowance(position, unit) - spent;
    return firstTurn.canGoOn(position, unit, start, hexes, left)
        ? Objection.of("5.23", "march-on", unit(unit))
        : null;
  }

  /** Closes what is closed to a unit whatever the enemy does. */
  @Override
  @Rule({"5.22", "6.4", "10.23"})
  public byte[] open(Position position, int unit, int start, byte[] gates) {
    byte[] open = openAtAnyTime(position, unit, gates);
    return firstTurn.frozen(position, unit) ? around(start, open) : open;
  }

  /** A shift ends with the first step, so that no way leads through another hex. */
  @Rule("5.22")
  private byte[] around(int start, byte[] gates) {
    byte[] near = gates.clone();
    for (int hex = 0; hex < near.length && theatre.grid().has(start); hex++) {
      int distance = theatre.grid().distance(start, hex);
      boolean shut = near[hex] == Gate.CLOSED || distance > 1;
      near[hex] = shut ? Gate.CLOSED : distance == 1 ? Gate.STOP : near[hex];
    }
    return near;
  }

  private byte[] openAtAnyTime(Position position, int unit, byte[] gates) {
    Side side = theatre.side(unit);
    boolean leader = theatre.pieces().isLeader(unit);
    boolean west = side == Side.SOVIET && !firstTurn.marches(position, unit);
    if (!leader && !west) {
      return gates;
    }
    byte[] closed = gates.clone();
    Ints alone = Ints.of(unit);
    for (int hex = 0; hex < closed.length; hex++) {
      boolean shut = west && theatre.barred(position, side, hex);
      if (shut
          || (leader && closed[hex] == Gate.ZONE && escort(position, alone, unit, hex) != null)) {
        closed[hex] = Gate.CLOSED;
      }
    }
    return closed;
  }

  @Override
  public @Nullable Ints walk(Position position, int unit, int start, RandomGenerator random) {
    if (firstTurn.marches(position, unit)) {
      int points = allowance(position, unit);
      return firstTurn.march(position, unit, points, random.nextInt(HexGrid.DIRECTIONS));
    }
    if (firstTurn.frozen(position, unit)) {
      int to = theatre.grid().neighbour(start, random.nextInt(HexGrid.DIRECTIONS));
      return to == HexGrid.NONE ? Ints.EMPTY : Ints.of(to);
    }
    return null;
  }
}
