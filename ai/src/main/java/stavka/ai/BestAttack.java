package stavka.ai;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.play.Activity;
import stavka.engine.play.Advice;
import stavka.engine.play.Facts;
import stavka.engine.play.Forecast;
import stavka.engine.play.Game;
import stavka.engine.play.Journey;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

/**
 * The best attack that a side could bring against a hex when it next moves and fights, as things
 * stand. It is found by playing: everybody passes until that side moves, it brings up the strongest
 * that can come, and the game itself tells the chances of what they could then declare. So every
 * rule of march, stacking, command and odds has its say.
 */
public final class BestAttack {
  private static final int MOST_STEPS = 300;
  private static final int MOST_COMERS = 40;

  /** Rail and roads let units come from farther than their points say. */
  private static final int EASIEST_WAY = 2;

  private final Game game;
  private final Facts facts;
  private final Advice advice;
  private final Side attacker;
  private final @Hex int target;
  private final HexGrid grid;
  private final Map<Integer, Integer> origins = new HashMap<>();
  private Position position;

  /** Who takes part, whence and from which hex. */
  public record Comer(@Unit int unit, @Hex int from, @Hex int to) {}

  /**
   * @param position before the attack is declared, with all who come in their places
   */
  public record Found(Attack attack, Forecast forecast, List<Comer> comers, Position position) {
    public Found {
      comers = List.copyOf(comers);
    }

    /** The chance that those attacked have to leave or to pay. */
    public double cleared() {
      return Outcomes.cleared(forecast);
    }
  }

  private BestAttack(Game game, Position position, Side attacker, @Hex int target) {
    this.game = game;
    this.facts = game.facts();
    this.advice = game.advice();
    this.position = position;
    this.attacker = attacker;
    this.target = target;
    this.grid = position.grid();
  }

  /**
   * @param position as the side that fears the attack imagines it
   */
  public static Optional<Found> against(
      Game game, Position position, Side attacker, @Hex int target) {
    return new BestAttack(game, position, attacker, target).find();
  }

  private Optional<Found> find() {
    boolean moved = false;
    for (int step = 0; step < MOST_STEPS && game.verdict(position).isEmpty(); step++) {
      Orders legal = game.legal(position);
      boolean his = legal.decision().side() == attacker;
      if (his && legal.activity() == Activity.MOVE) {
        bringUp();
        moved = true;
      } else if (his && legal.activity() == Activity.ATTACK) {
        Optional<Found> best = choose(legal);
        if (best.isPresent() || moved) {
          return best;
        }
      }
      if (!submit(passing(game.legal(position)))) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** The strongest first, each to the free hex from which it fights best. */
  private void bringUp() {
    List<Integer> comers = new ArrayList<>();
    for (int unit = 0; unit < position.setting().roster().size(); unit++) {
      int hex = position.place(unit);
      if (position.setting().roster().side(unit) == attacker
          && position.onMap(unit)
          && facts.fights(unit)) {
        int far = grid.distance(hex, target);
        if (far > 1 && far <= 1 + EASIEST_WAY * facts.movement(position, unit)) {
          comers.add(unit);
        }
      }
    }
    Position before = position;
    comers.sort(Comparator.comparingInt((Integer unit) -> -facts.attack(before, unit)));
    comers.stream().limit(MOST_COMERS).forEach(this::bring);
  }

  private void bring(int unit) {
    Orders legal = game.legal(position);
    if (legal.activity() != Activity.MOVE || legal.decision().side() != attacker) {
      return;
    }
    Position before = position;
    int from = before.place(unit);
    legal.movesOf(Ints.of(unit)).stream()
        .map(Journey::move)
        .filter(move -> direction(move.path().last()) >= 0)
        .min(Comparator.comparingDouble(move -> cost(unit, move)))
        .ifPresent(
            move -> {
              // A move that starts something else (a die, a battle) is not what is asked about.
              if (submit(move) && game.decision(position).equals(legal.decision())) {
                origins.put(unit, from);
              } else {
                position = before;
              }
            });
  }

  /** Which way the target lies from a hex beside it; less than nothing from any other. */
  private int direction(@Hex int hex) {
    for (int way = 0; way < HexGrid.DIRECTIONS; way++) {
      if (grid.neighbour(hex, way) == target) {
        return facts.barrier(hex, way) == 0 ? -1 : way;
      }
    }
    return -1;
  }

  private double cost(int unit, Move move) {
    int hex = move.path().last();
    double cost = facts.barrier(hex, direction(hex)) * 10.0 + move.path().size() * 0.1;
    cost += facts.commands(position, unit, hex) ? 0 : 100;
    return cost + (advice.ventures(position) || facts.supplies(position, unit, hex) ? 0 : 5);
  }

  private Optional<Found> choose(Orders legal) {
    List<Attack> attacks = new ArrayList<>();
    legal.forEach(
        order -> {
          if (order instanceof Attack attack && attack.targets().equals(Ints.of(target))) {
            attacks.add(attack);
          }
        });
    together(attacks).filter(legal::allows).ifPresent(attacks::add);
    Attack best = null;
    Forecast chances = null;
    double most = Double.NEGATIVE_INFINITY;
    for (Attack attack : attacks) {
      Forecast forecast = game.forecast(position, attack).orElse(null);
      double worth = forecast == null ? most : Outcomes.balance(forecast, advice.price(attacker));
      if (worth > most) {
        most = worth;
        best = attack;
        chances = forecast;
      }
    }
    return best == null || chances == null
        ? Optional.empty()
        : Optional.of(new Found(best, chances, comers(best), position));
  }

  /** All who could attack at once, with the most support that any of them was offered. */
  private static Optional<Attack> together(List<Attack> attacks) {
    int support = attacks.stream().mapToInt(Attack::support).max().orElse(0);
    int[] units =
        attacks.stream().flatMapToInt(attack -> attack.units().stream()).distinct().toArray();
    return attacks.stream()
        .findFirst()
        .map(attack -> new Attack(Ints.sorted(units), attack.targets(), support));
  }

  private List<Comer> comers(Attack attack) {
    return attack.units().stream()
        .mapToObj(
            unit -> {
              int to = position.place(unit);
              return new Comer(unit, origins.getOrDefault(unit, to), to);
            })
        .toList();
  }

  private boolean submit(@Nullable Order order) {
    if (order != null && game.submit(position, order) instanceof Ruling.Accepted accepted) {
      position = accepted.position();
      return true;
    }
    return false;
  }

  /** What does the least: to end, to decline, else what the staff or the list has first. */
  private @Nullable Order passing(Orders legal) {
    if (legal.allows(new EndPhase())) {
      return new EndPhase();
    }
    for (String answer : List.of("none", "decline", "done", "halt")) {
      if (legal.allows(new Reply(answer))) {
        return new Reply(answer);
      }
    }
    Order[] first = {legal.suggestion().or(() -> advice.counsel(position, legal)).orElse(null)};
    if (first[0] == null) {
      legal.forEach(order -> first[0] = first[0] == null ? order : first[0]);
    }
    return first[0];
  }
}
