package stavka.redstar.combat;

import java.util.function.Consumer;
import stavka.engine.event.Advanced;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Advance;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.board.EntryEffect;
import stavka.operational.board.Stacking;
import stavka.redstar.model.Ground;
import stavka.redstar.model.Limits;
import stavka.redstar.model.Nation;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** Who may advance after a battle, and where to. */
@Rule({"7.15", "7.15.2"})
final class Advances {
  private final Theatre theatre;
  private final Pieces pieces;
  private final Ground ground;
  private final Combatants combatants;
  private final Stacking stacking;
  private final EntryEffect effects;
  private final Limits.Advance limits;

  Advances(Theatre theatre, Combatants combatants, Stacking stacking, EntryEffect effects) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.ground = theatre.ground();
    this.combatants = combatants;
    this.stacking = stacking;
    this.effects = effects;
    this.limits = theatre.charts().limits().advance();
  }

  /** The side that has held its ground while the enemy left his; the attacker's if none has. */
  @Rule("7.15.1")
  Side victor(Position position, Battle battle) {
    boolean stormed =
        !vacated(position, battle.defender()).isEmpty()
            && !remaining(position, battle.attacker()).isEmpty();
    return stormed || remaining(position, battle.defender()).isEmpty()
        ? battle.attacker().side()
        : battle.defender().side();
  }

  /** Those of a side who have stayed where they fought. */
  private static Ints remaining(Position position, Party party) {
    return Ints.of(
        party.units().stream()
            .filter(u -> !party.fled().contains(u) && position.place(u) == party.origin(u))
            .toArray());
  }

  /** The hexes a side has left, by retreat or by dying. */
  private Ints vacated(Position position, Party party) {
    Board board = theatre.board(position);
    return Ints.of(
        party.grounds().stream().filter(hex -> !board.holds(party.side(), hex)).toArray());
  }

  /** Every advance that may be made: units alone, and whole stacks together. */
  void list(Position position, Battle battle, Consumer<Advance> action) {
    Party winners = battle.party();
    Party losers = battle.party(winners.side().enemy());
    Ints goals = vacated(position, losers);
    Ints able =
        Ints.of(
            remaining(position, winners).stream()
                .filter(unit -> !battle.acted().contains(unit))
                .filter(unit -> reach(position, battle, unit, losers) > 0)
                .toArray());
    for (int i = 0; i < able.size(); i++) {
      paths(position, battle, Ints.of(able.get(i)), losers, goals, action);
      Ints stack = stack(position, able, i);
      if (stack.size() > 1) {
        paths(position, battle, stack, losers, goals, action);
      }
    }
  }

  private static Ints stack(Position position, Ints units, int first) {
    Ints stack = Ints.EMPTY;
    for (int i = 0; i < units.size(); i++) {
      if (position.place(units.get(i)) == position.place(units.get(first))) {
        if (i < first) {
          return Ints.EMPTY;
        }
        stack = stack.with(units.get(i));
      }
    }
    return stack;
  }

  /** How far a unit may go: less for each step the enemy gave, and by its kind. */
  @Rule({"7.15.3", "7.15.4", "7.15.5", "7.15.9", "7.12.2"})
  private int reach(Position position, Battle battle, int unit, Party losers) {
    int length =
        battle.annihilating() ? limits.longest() : Math.max(0, limits.longest() - losers.lost());
    int kind = kindLimit(position, unit);
    return Math.min(length, kind);
  }

  private int kindLimit(Position position, int unit) {
    boolean zoned = pieces.exertsZone(position, unit);
    if (zoned && pieces.motorised(unit) && pieces.nation(unit) == Nation.GERMAN) {
      return limits.longest();
    }
    if (zoned && pieces.motorised(unit) && pieces.side(unit) == Side.SOVIET) {
      return limits.sovietMotorised();
    }
    return zoned || pieces.weak(position, unit) ? limits.others() : 0;
  }

  private void paths(
      Position position,
      Battle battle,
      Ints units,
      Party losers,
      Ints goals,
      Consumer<Advance> action) {
    int length = limits.longest();
    for (int i = 0; i < units.size(); i++) {
      length = Math.min(length, reach(position, battle, units.get(i), losers));
    }
    walk(position, units, goals, length, Ints.EMPTY, action);
  }

  @Rule({"7.15.2", "7.15.6", "7.15.7", "7.15.8"})
  private void walk(
      Position position, Ints units, Ints goals, int length, Ints path, Consumer<Advance> action) {
    Side side = pieces.side(units.first());
    Board board = theatre.board(position);
    int from = path.isEmpty() ? position.place(units.first()) : path.last();
    boolean first = path.isEmpty();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int to = ground.grid().neighbour(from, direction);
      if (to == HexGrid.NONE
          || ground.barred(from, direction)
          || !board.inPlay(to)
          || board.holds(side.enemy(), to)
          || path.contains(to)
          || (first ? !goals.contains(to) : barredLater(position, from, direction, to))) {
        continue;
      }
      Ints longer = path.with(to);
      if (to != position.place(units.first()) && stacking.fits(position, units, to)) {
        action.accept(new Advance(units, longer));
      }
      boolean held = !first && board.inEnemyZone(side, to);
      if (longer.size() < length && !held && !swamp(position, to)) {
        walk(position, units, goals, length, longer, action);
      }
    }
  }

  /** Beyond the first hex nobody crosses a major river or enters a swamp. */
  @Rule("7.15.7")
  private boolean barredLater(Position position, int from, int direction, int to) {
    return ground.majorRiver(from, direction) || swamp(position, to);
  }

  private boolean swamp(Position position, int hex) {
    return !theatre.snow(position) && theatre.map().terrainIs(hex, "swamp");
  }

  Battle advance(Draft draft, Battle battle, Advance order) {
    order.units().each(unit -> draft.moveTo(unit, order.path().last()));
    draft.say(new Advanced(order.units(), order.path(), "7.15.2"));
    effects.came(draft, pieces.side(order.units().first()), order.units(), order.path());
    return battle.acting(order.units());
  }

  /** Whether an overrun has succeeded: the hex is free and the attackers are unscathed. */
  @Rule("8.0.4")
  boolean overran(Position position, Battle battle) {
    Party attacker = battle.attacker();
    return combatants
            .present(position, battle.defender().side(), battle.plan().targets().first())
            .isEmpty()
        && attacker.lost() == 0
        && attacker.fled().isEmpty()
        && attacker.units().equals(battle.plan().attackers());
  }
}
