package stavka.kharkov.setup;

import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Decision;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.regiment.Reforming.Reform;
import stavka.kharkov.regiment.Splitting.Split;
import stavka.operational.game.StandardSetUp;
import stavka.panzer.game.Placement;
import stavka.panzer.game.SetUp;

/** One side sets up: the Axis first, then the Soviet side. */
@Rule("5.0")
public record SetUpStage(
    KharkovTheatre theatre, Side side, Placing placing, Divisions divisions, StandardPlan standard)
    implements SetUp {
  public SetUpStage(KharkovTheatre theatre, Side side) {
    this(
        theatre,
        side,
        new Placing(theatre, side),
        new Divisions(theatre),
        new StandardPlan(theatre, side));
  }

  @Override
  public Decision decision() {
    return new Decision(side, side == Side.AXIS ? "set-up-axis" : "set-up-soviet", placing.rule());
  }

  @Override
  public Placement placement() {
    return placing;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    switch (order) {
      case Place place -> placing.place(draft, place);
      case Split split -> divisions.split(draft, split.division());
      case Reform reform -> divisions.reform(draft, reform);
      case StandardSetUp _ -> standard.layOut(draft);
      default -> end(draft);
    }
  }

  private void end(Draft draft) {
    divisions.forget(draft);
    if (side == Side.SOVIET) {
      markSouthern(draft);
    }
    Umpire.endStep(draft);
  }

  /** Notes which Soviet units begin in the southern sector, on the map or under a marker there. */
  @Rule("6.77")
  private void markSouthern(Draft draft) {
    Position position = draft.view();
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      int marker = theatre.pieces().reserveMarker(position, unit);
      int where = position.place(marker < 0 ? unit : marker);
      if (theatre.side(unit) == Side.SOVIET
          && where < position.boxStart()
          && theatre.ground().inSouth(where)) {
        draft.set(unit, KharkovMarks.FROM_SOUTH);
      }
    }
  }

  @Override
  public List<Objection> undone(Position position) {
    return placing.obligations().undone(position, side);
  }

  @Override
  public @Nullable Objection other(Position position, Order order) {
    return switch (order) {
      case Split split when side == Side.AXIS -> divisions.objection(position, split);
      case Reform reform when side == Side.AXIS -> divisions.objection(position, reform);
      default -> Objection.of("5.0", "not-now");
    };
  }

  @Override
  public void others(Position position, Consumer<? super Order> action) {
    if (side == Side.AXIS) {
      divisions.forEach(position, action);
    }
  }

  @Override
  public Order sample(Position position, RandomGenerator random) {
    if (placing.obligations().met(position, side)) {
      if (random.nextInt(4) != 0) {
        return new EndPhase();
      }
    } else if (random.nextInt(4) == 0) {
      return new StandardSetUp();
    }
    int start = random.nextInt(theatre.pieces().count());
    for (int i = 0; i < theatre.pieces().count(); i++) {
      int unit = (start + i) % theatre.pieces().count();
      if (theatre.side(unit) == side) {
        Place place = placing.somewhere(position, unit, random.nextInt(64));
        if (place != null) {
          return place;
        }
      }
    }
    return new StandardSetUp();
  }
}
