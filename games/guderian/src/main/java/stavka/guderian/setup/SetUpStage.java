package stavka.guderian.setup;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Placed;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Decision;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.model.Box;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.GuderianTheatre;
import stavka.operational.game.StandardSetUp;
import stavka.panzer.game.Placement;
import stavka.panzer.game.SetUp;

/** The Soviet player shares out the armies that have several hexes. */
@Rule({"5.0", "5.1"})
public record SetUpStage(GuderianTheatre theatre) implements SetUp, Placement {
  @Override
  public Decision decision() {
    return new Decision(Side.SOVIET, "set-up-soviet", "5.1");
  }

  @Override
  public Placement placement() {
    return this;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    switch (order) {
      case Place place -> place(draft, place);
      case StandardSetUp standard -> layOut(draft);
      default -> Umpire.endStep(draft);
    }
  }

  private static void place(Draft draft, Place order) {
    order.units().each(unit -> draft.moveTo(unit, order.hex()));
    draft.say(new Placed(order.units(), order.hex(), "5.1"));
  }

  /** Each unit in turn on the hex of its army that has the fewest. */
  private void layOut(Draft draft) {
    for (int unit : waiting(draft.view())) {
      Position position = draft.view();
      Ints fewestFirst = hexes(position, unit).sorted(hex -> position.stack(hex).size());
      place(draft, new Place(Ints.of(unit), fewestFirst.first()));
    }
  }

  @Override
  public Ints hexes(Position position, int unit) {
    int army = position.get(unit, GuderianMarks.ARMY);
    return army == 0 ? Ints.EMPTY : theatre.pieces().schedule().army(army).hexes();
  }

  private Ints waiting(Position position) {
    return theatre.pieces().where(unit -> position.inBox(unit, Box.SET_UP));
  }

  /** A unit of an army stands on one of its hexes, within the limit where there are several. */
  @Override
  @Rule({"5.0", "5.1"})
  public @Nullable Objection objection(Position position, Place order) {
    Ints units = order.units();
    if (units.isEmpty() || units.hasDuplicates()) {
      return Objection.of("5.1", "no-units");
    }
    for (int unit : units) {
      if (!theatre.pieces().has(unit) || position.get(unit, GuderianMarks.ARMY) == 0) {
        return Objection.of("5.1", "not-in-set-up");
      }
      Ints hexes = hexes(position, unit);
      if (hexes.size() == 1 || !hexes.contains(order.hex())) {
        return Objection.of("5.1", "not-its-hex", unit(unit));
      }
      if (position.onMap(unit) && position.place(unit) == order.hex()) {
        return Objection.of("5.1", "is-there", unit(unit));
      }
    }
    return theatre.stacking().fits(position, units, order.hex())
        ? null
        : Objection.of(
            "7.1",
            "too-many",
            hex(order.hex()),
            number(theatre.stacking().limit(Side.SOVIET, order.hex())));
  }

  @Override
  public List<Objection> undone(Position position) {
    boolean done = waiting(position).isEmpty();
    return Objection.listed(Objection.unless(done, "5.1", "set-up-unfinished"));
  }

  @Override
  public Objection other(Position position, Order order) {
    return Objection.of("5.0", "not-now");
  }

  @Override
  public Order sample(Position position, RandomGenerator random) {
    Ints waiting = waiting(position);
    if (waiting.isEmpty()) {
      return new EndPhase();
    }
    int unit = waiting.get(random.nextInt(waiting.size()));
    Ints hexes = hexes(position, unit);
    Place place = new Place(Ints.of(unit), hexes.get(random.nextInt(hexes.size())));
    return objection(position, place) == null ? place : new StandardSetUp();
  }
}
