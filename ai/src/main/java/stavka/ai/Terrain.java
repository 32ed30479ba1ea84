package stavka.ai;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Facts;
import stavka.engine.play.Game;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/**
 * How a side sees the map: where it wants to be, and how strong both sides are on each hex, whole
 * divisions and shelter counted in. A group that is about to move can be lifted off it.
 */
final class Terrain {
  private final Game game;
  private final HexGrid grid;
  private final Facts facts;
  private Position position;
  private Attraction pull;
  final int[] enemyAttack;
  final int[] enemyDefence;
  final int[] ownAttack;
  final int[] ownDefence;
  final byte[] ownUnits;
  private final int[] occupied;
  private int occupiedCount;
  private Ints lifted = Ints.EMPTY;

  Terrain(Game game, Position position, Side side, Attraction pull) {
    this.game = game;
    this.grid = position.grid();
    this.facts = game.facts();
    this.position = position;
    this.pull = pull;
    int size = grid.size();
    enemyAttack = new int[size];
    enemyDefence = new int[size];
    ownAttack = new int[size];
    ownDefence = new int[size];
    ownUnits = new byte[size];
    occupied = new int[position.counters()];
    look(position, side, pull);
  }

  /** The terrain of another position, in the place of one no longer needed if it has the room. */
  static Terrain of(
      @Nullable Terrain spent, Game game, Position position, Side side, Attraction pull) {
    if (spent == null || !spent.game.equals(game) || !spent.grid.equals(position.grid())) {
      return new Terrain(game, position, side, pull);
    }
    spent.look(position, side, pull);
    return spent;
  }

  private void look(Position at, Side side, Attraction towards) {
    for (int i = 0; i < occupiedCount; i++) {
      int hex = occupied[i];
      enemyAttack[hex] = 0;
      enemyDefence[hex] = 0;
      ownAttack[hex] = 0;
      ownDefence[hex] = 0;
      ownUnits[hex] = 0;
    }
    occupiedCount = 0;
    position = at;
    pull = towards;
    lifted = Ints.EMPTY;
    for (int unit = 0; unit < position.counters(); unit++) {
      if (position.onMap(unit) && position.top(position.place(unit)) == unit) {
        int hex = position.place(unit);
        occupied[occupiedCount++] = hex;
        if (position.setting().roster().side(unit) == side) {
          fill(hex);
        } else {
          Ints stack = fighters(hex);
          enemyAttack[hex] = attack(stack);
          enemyDefence[hex] = defence(stack) * facts.shelter(hex);
        }
      }
    }
  }

  private void fill(int hex) {
    Ints stack = fighters(hex);
    ownAttack[hex] = attack(stack);
    ownDefence[hex] = defence(stack);
    ownUnits[hex] = (byte) stack.size();
  }

  /** The units of a hex that fight and have not been lifted, from the top down. */
  Ints fighters(int hex) {
    int count = 0;
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      count += counts(unit) ? 1 : 0;
    }
    int[] units = new int[count];
    count = 0;
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      if (counts(unit)) {
        units[count++] = unit;
      }
    }
    return Ints.of(units);
  }

  private boolean counts(int unit) {
    return facts.fights(unit) && !lifted.contains(unit);
  }

  /** What units that stand alone in a hex attack with. */
  int attack(Ints stack) {
    int sum = 0;
    for (int i = 0; i < stack.size(); i++) {
      int unit = stack.get(i);
      sum += facts.attack(position, unit) * facts.multiple(stack, unit);
    }
    return sum;
  }

  /** What units that stand alone in a hex defend with, before its terrain. */
  int defence(Ints stack) {
    int sum = 0;
    for (int i = 0; i < stack.size(); i++) {
      int unit = stack.get(i);
      sum += facts.defence(position, unit) * facts.multiple(stack, unit);
    }
    return sum;
  }

  /** Takes units off the hex they share; what they leave behind is seen without them. */
  void lift(Ints units) {
    Ints before = lifted;
    lifted = units;
    refill(before);
    refill(units);
  }

  private void refill(Ints units) {
    if (!units.isEmpty() && position.onMap(units.first())) {
      fill(position.place(units.first()));
    }
  }

  HexGrid grid() {
    return grid;
  }

  double pull(int hex) {
    return pull.at(hex);
  }

  int worth(int hex) {
    return pull.worth(hex);
  }

  int cover(int hex) {
    return facts.shelter(hex);
  }

  /** A sum over the six hexes around one. */
  int around(int[] values, int hex) {
    int sum = 0;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int other = grid.neighbour(hex, direction);
      if (other != HexGrid.NONE) {
        sum += values[other];
      }
    }
    return sum;
  }

  /** Whether a friend stands on or next to a hex. */
  boolean friendNear(int hex) {
    if (ownUnits[hex] > 0) {
      return true;
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int other = grid.neighbour(hex, direction);
      if (other != HexGrid.NONE && ownUnits[other] > 0) {
        return true;
      }
    }
    return false;
  }
}
