package stavka.bautzen.combat;

import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.movement.Walk;
import stavka.bautzen.stacking.Stacks;
import stavka.bautzen.supply.CounterFaces;
import stavka.bautzen.supply.Lines;
import stavka.engine.event.Retreated;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Order;
import stavka.engine.order.Retreat;
import stavka.engine.play.Orders;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.operational.combat.Asking;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattleStep;
import stavka.operational.combat.Casualties;
import stavka.operational.combat.Party;
import stavka.operational.combat.Trail;

/** The beaten go back towards a source, one by one as their player likes; then their columns. */
@Rule({"9.6", "9.7"})
record RetreatHome(
    BautzenTheatre theatre, Lines lines, Stacks stacks, Casualties casualties, Walk walk)
    implements BattleStep {
  private static final String DIE = "retreat-die";
  private static final String CHOICE = "choose-retreat";

  @Override
  public @Nullable Battle proceed(Draft draft, Battle battle) {
    for (int unit : going(battle)) {
      if (ways(draft.view(), unit).isEmpty()) {
        return stand(draft, battle, unit);
      }
    }
    List<Order> choices = choices(draft.view(), battle);
    if (choices.isEmpty()) {
      columnsFollow(draft, battle);
      return battle.next();
    }
    return choices.size() == 1 ? carryOut(draft, battle, choices.getFirst()) : null;
  }

  private static Ints going(Battle battle) {
    Party party = battle.party();
    return (battle.noted() & BautzenSettlement.RETREAT) == 0
        ? Ints.EMPTY
        : party.units().filter(unit -> !party.fled(unit));
  }

  @Override
  public Orders orders(Position position, Battle battle) {
    return Asking.listed(CHOICE, theatre.cites()).of(position, battle, choices(position, battle));
  }

  private List<Order> choices(Position position, Battle battle) {
    List<Order> choices = new ArrayList<>();
    for (int unit : going(battle)) {
      ways(position, unit).forEach(path -> choices.add(new Retreat(unit, path)));
    }
    return choices;
  }

  /** The ways open to a unit; none if it cannot retreat. Ends with room come first. */
  @Rule("9.6")
  private List<Ints> ways(Position position, int unit) {
    BautzenPieces pieces = theatre.pieces();
    Trace home = lines.home(position, pieces.side(unit));
    List<Ints> all = new ArrayList<>();
    if (pieces.movement(position, unit) > 0 && home.reaches(position.place(unit))) {
      extend(home, position.place(unit), Ints.EMPTY, all);
    }
    List<Ints> roomy =
        all.stream().filter(path -> stacks.fits(position, Ints.of(unit), path.last())).toList();
    return roomy.isEmpty() ? all : roomy;
  }

  /** Each hex is nearer to a source than the one before. */
  private void extend(Trace home, int from, Ints path, List<Ints> all) {
    if (path.size() == theatre.charts().retreat() || home.length(from) == 0) {
      if (!path.isEmpty()) {
        all.add(path);
      }
      return;
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int to = theatre.grid().neighbour(from, direction);
      if (to != HexGrid.NONE
          && Lines.nearer(home, from, to)
          && !theatre.ground().unbridgedMajor(from, direction)) {
        extend(home, to, path.with(to), all);
      }
    }
  }

  /** Who cannot go back holds out in a town, at the price of a step, and is lost elsewhere. */
  @Rule("9.7")
  private Battle stand(Draft draft, Battle battle, int unit) {
    boolean town = theatre.ground().urban(draft.place(unit));
    String code = town ? "stays-in-town" : "cut-off";
    draft.say(theatre.cites().noted(code, unit(unit)));
    int now = Casualties.GONE;
    if (town) {
      now = casualties.lose(draft, unit, theatre.cites().rule(code));
    } else {
      casualties.eliminate(draft, unit, theatre.cites().rule(code));
    }
    return gone(battle, unit, Ints.of(draft.place(unit)), now);
  }

  private static Battle gone(Battle battle, int unit, Ints way, int now) {
    return battle.with(battle.party().with(new Trail(unit, way)).changed(unit, now));
  }

  @Override
  public Battle carryOut(Draft draft, Battle battle, Order order) {
    Retreat retreat = (Retreat) order;
    int unit = retreat.unit();
    int from = draft.place(unit);
    Ints path = retreat.path();
    walk.go(draft, unit, path, new Retreated(unit, from, path, theatre.cites().rule("retreated")));
    int now = walk.throughZones(draft, unit, path, DIE);
    return gone(battle, unit, Ints.of(from).plus(path), now);
  }

  /**
   * Columns go back with the first who has room for them, or are lost with those they were with.
   */
  @Rule("7.2.1")
  private void columnsFollow(Draft draft, Battle battle) {
    BautzenPieces pieces = theatre.pieces();
    int target = battle.plan().targets().first();
    Ints left = draft.view().stack(target).filter(unit -> pieces.side(unit) == battle.side());
    if (left.any(pieces::fights)) {
      return;
    }
    for (int column : left) {
      Ints path = wayWithRoom(draft.view(), battle, column);
      if (path.isEmpty()) {
        CounterFaces.loseColumn(theatre, casualties, draft, column);
      } else {
        String rule = theatre.cites().rule("column-lost");
        walk.go(draft, column, path, new Retreated(column, target, path, rule));
      }
    }
  }

  /** The way of the first who has room for a column where it has come to; empty if nobody has. */
  @Rule("7.2.1")
  private Ints wayWithRoom(Position position, Battle battle, int column) {
    for (Trail trail : battle.party().trails()) {
      if (stacks.fits(position, Ints.of(column), trail.path().last())) {
        return trail.path().from(1);
      }
    }
    return Ints.EMPTY;
  }
}
