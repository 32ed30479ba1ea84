package stavka.redstar.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import stavka.engine.event.Retreated;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Retreat;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.board.EntryEffect;
import stavka.redstar.loss.Toll;
import stavka.redstar.model.Ground;
import stavka.redstar.model.Marks;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** Where units may retreat, and what it costs them. */
@Rule({"7.10", "7.10.1", "7.10.5"})
final class Retreats {
  private final Theatre theatre;
  private final Pieces pieces;
  private final Ground ground;
  private final HexGrid grid;
  private final Toll toll;
  private final EntryEffect effects;

  Retreats(Theatre theatre, Toll toll, EntryEffect effects) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.ground = theatre.ground();
    this.grid = ground.grid();
    this.toll = toll;
    this.effects = effects;
  }

  /** Every way a unit may go back so many hexes, each step by the best priority that leads on. */
  @Rule({"7.10.4", "7.10.6", "7.10.7"})
  void paths(Position position, int unit, int distance, Consumer<Ints> action) {
    search(position, unit, position.place(unit), distance).forEach(action);
  }

  /** The ways on by a hex of a unit that has already gone back from an origin. */
  @Rule({"7.10.4", "7.12.1"})
  void further(Position position, int unit, int origin, Consumer<Ints> action) {
    search(position, unit, origin, 1).forEach(action);
  }

  boolean any(Position position, int unit, int distance) {
    return search(position, unit, position.place(unit), distance).any();
  }

  private RetreatSearch search(Position position, int unit, int origin, int distance) {
    boolean poor = pieces.supply(position, unit).poor();
    return new RetreatSearch(theatre, position, unit, origin, distance, poor);
  }

  /** Whether nothing but poor supply keeps a unit from going back: enemy zones are all its ways. */
  @Rule({"7.11.2", "7.14.4"})
  boolean starved(Position position, int unit, int distance) {
    return pieces.supply(position, unit).poor()
        && new RetreatSearch(theatre, position, unit, position.place(unit), distance, false).any();
  }

  /**
   * Takes a unit back. An empty hex in an enemy zone costs the stack a step, a major river costs
   * its motorised units one; the first of a stack to go bears it.
   */
  @Rule({"7.10.5", "7.11", "7.11.1", "7.14.1"})
  Battle retreat(Draft draft, Battle battle, Retreat order) {
    int unit = order.unit();
    int from = draft.place(unit);
    Side side = pieces.side(unit);
    Board board = theatre.board(draft.view());
    Battle after = battle;
    List<String> price = new ArrayList<>();
    int last = from;
    for (int i = 0; i < order.path().size(); i++) {
      int to = order.path().get(i);
      boolean exposed = board.inEnemyZone(side, to) && !board.holds(side, to);
      if (exposed && !after.paid().contains(to)) {
        after = after.paying(to);
        price.add("7.11.1");
      }
      int river = -1 - from;
      boolean fords = ground.majorRiver(last, grid.direction(last, to));
      if (fords && pieces.motorised(unit) && !after.paid().contains(river)) {
        after = after.paying(river);
        price.add("7.14.1");
      }
      last = to;
    }
    draft.moveTo(unit, last);
    draft.say(new Retreated(unit, from, order.path(), "7.10.1"));
    int now = unit;
    for (int i = 0; i < price.size() && now != Toll.GONE; i++) {
      int before = now;
      now = toll.lose(draft, before, price.get(i));
      after = after.with(after.party().changed(before, now));
    }
    return now == Toll.GONE ? after : arrived(draft, after, now, order.path());
  }

  private Battle arrived(Draft draft, Battle battle, int unit, Ints path) {
    if (!battle.plan().overrun()) {
      draft.set(unit, Marks.GUEST);
    }
    effects.came(draft, pieces.side(unit), Ints.of(unit), path);
    Party party = battle.party();
    boolean fought = party.units().contains(unit);
    return fought && !party.fled().contains(unit) ? battle.with(party.fled(unit)) : battle;
  }
}
