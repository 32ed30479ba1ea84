package stavka.guderian.interdiction;

import static stavka.engine.play.Detail.hex;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Decision;
import stavka.engine.play.Objection;
import stavka.engine.play.Orders;
import stavka.engine.play.Side;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.guderian.model.Interdictions;
import stavka.guderian.model.Ledger;
import stavka.guderian.model.Theatre;
import stavka.panzer.model.Board;

/** The German lays up to three markers, at the end of his turn and once before the first. */
@Rule({"5.0", "13.1", "13.2"})
public final class GermanInterdictionStage implements Stage {
  private static final int TRIES = 64;

  private final Theatre theatre;
  private final HexSet east;

  public GermanInterdictionStage(Theatre theatre) {
    this.theatre = theatre;
    this.east = theatre.map().region("east-of-40");
  }

  @Override
  public Orders orders(Position position) {
    return new Choices(position);
  }

  @Override
  public boolean proceed(Draft draft) {
    if (Interdictions.german(draft.view()).size() < Ledger.INTERDICTIONS) {
      return false;
    }
    Umpire.endStep(draft);
    return true;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof Interdict(int where)) {
      int placed = Interdictions.german(draft.view()).size();
      draft.enter(Ledger.FIRST_INTERDICTION + placed, where + 1);
      draft.say(Noted.of("13.1", "german-interdiction", hex(where)));
    } else {
      Umpire.endStep(draft);
    }
  }

  @Rule("13.2")
  private @Nullable Objection objection(Position position, int where) {
    if (where < 0 || where >= theatre.ground().grid().size()) {
      return Objection.of("13.1", "no-such-hex");
    }
    if (Interdictions.german(position).contains(where)) {
      return Objection.of("13.2", "marker-there", hex(where));
    }
    return east.has(where) && position.ledger(Ledger.EAST_OPEN) == 0
        ? Objection.of("13.2", "too-far-east", hex(where))
        : null;
  }

  private final class Choices implements Orders {
    private final Position position;

    Choices(Position position) {
      this.position = position;
    }

    @Override
    public Decision decision() {
      return new Decision(Side.AXIS, "interdict", "13.1");
    }

    @Override
    public Activity activity() {
      return Activity.SET_UP;
    }

    @Override
    public List<Objection> objections(Order order) {
      if (order instanceof EndPhase) {
        return List.of();
      }
      Objection objection =
          order instanceof Interdict(int where)
              ? objection(position, where)
              : Objection.of("13.1", "interdict-or-end");
      return objection == null ? List.of() : List.of(objection);
    }

    private @Nullable Objection objection(Position at, int where) {
      return GermanInterdictionStage.this.objection(at, where);
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      for (int where = 0; where < theatre.ground().grid().size(); where++) {
        if (objection(position, where) == null) {
          action.accept(new Interdict(where));
        }
      }
      action.accept(new EndPhase());
    }

    /** The railway hex with the most Soviet units within two hexes. */
    @Override
    public Optional<Order> suggestion() {
      HexGrid grid = theatre.ground().grid();
      Board board = Board.of(theatre, position);
      Ints held = Interdictions.german(position);
      int[] soviet = HexSet.where(grid, hex -> board.units(Side.SOVIET, hex) > 0).toArray();
      int best = HexGrid.NONE;
      int most = 0;
      for (int where = 0; where < grid.size(); where++) {
        if (theatre.ground().onRail(where)
            && objection(position, where) == null
            && apart(held, where)) {
          int units = 0;
          for (int other : soviet) {
            units += grid.distance(where, other) <= 2 ? board.units(Side.SOVIET, other) : 0;
          }
          if (units > most) {
            most = units;
            best = where;
          }
        }
      }
      return Optional.of(best == HexGrid.NONE ? new EndPhase() : new Interdict(best));
    }

    private boolean apart(Ints held, int where) {
      for (int i = 0; i < held.size(); i++) {
        if (theatre.ground().grid().distance(held.get(i), where) <= 2) {
          return false;
        }
      }
      return true;
    }

    @Override
    public Order sample(RandomGenerator random) {
      for (int i = 0; i < TRIES; i++) {
        int where = random.nextInt(theatre.ground().grid().size());
        if (objection(position, where) == null) {
          return new Interdict(where);
        }
      }
      return new EndPhase();
    }
  }
}
