package stavka.guderian.interdiction;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Interdictions;
import stavka.guderian.model.Ledger;
import stavka.guderian.victory.Places;

/** The German lays his markers, at the end of his turn and once before the first. */
@Rule({"5.0", "13.1", "13.2"})
public record GermanInterdictionStage(GuderianTheatre theatre) implements InterdictionStage {
  private static final int APART = 2;
  private static final int FAR = 9;

  @Override
  public Decision decision() {
    return new Decision(Side.AXIS, "interdict", "13.1");
  }

  @Override
  public boolean any(Position position) {
    return Interdictions.german(position).size() < theatre.limits().interdiction().german();
  }

  @Override
  @Rule("13.2")
  public @Nullable Objection forbidden(Position position, int where) {
    if (Interdictions.german(position).contains(where)) {
      return Objection.of("13.2", "marker-there", hex(where));
    }
    return east(where) && !Places.heldLastTurn(position, theatre.charts().place(Places.SMOLENSK))
        ? Objection.of(
            "13.2",
            "too-far-east",
            hex(where),
            number(theatre.limits().interdiction().lastColumn()))
        : null;
  }

  /** Columns are numbered from 1. */
  private boolean east(int where) {
    return theatre.grid().column(where) >= theatre.limits().interdiction().lastColumn();
  }

  @Override
  public void lay(Draft draft, int where) {
    int placed = Interdictions.german(draft.view()).size();
    draft.enter(Ledger.FIRST_INTERDICTION + placed, where + 1);
    draft.say(Noted.of("13.1", "german-interdiction", hex(where)));
  }

  /**
   * The railway hex that lies on the way of most Soviet units to a place that scores: near enough
   * to be entered soon, not where they stand, and not in the far west, which is German anyway.
   */
  @Override
  public Optional<Order> suggestion(Position position) {
    Traffic traffic = new Traffic(theatre, position, APART, FAR);
    Ints held = Interdictions.german(position);
    int best = HexGrid.NONE;
    int most = 0;
    for (int where = 0; where < theatre.grid().size(); where++) {
      if (theatre.ground().onRail(where)
          && !theatre.ground().farWest(where)
          && forbidden(position, where) == null
          && apart(held, where)) {
        int units = traffic.through(where);
        if (units > most) {
          most = units;
          best = where;
        }
      }
    }
    return Optional.of(best == HexGrid.NONE ? new EndPhase() : new Interdict(best));
  }

  private boolean apart(Ints held, int where) {
    return held.all(hex -> theatre.grid().distance(hex, where) > APART);
  }
}
