package stavka.redstar.conversion;

import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.event.Placed;
import stavka.engine.order.Order;
import stavka.engine.play.ChoiceStage;
import stavka.engine.play.Decision;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;
import stavka.operational.model.Marks;
import stavka.redstar.markers.MarkerCups;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Marker;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPart;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.SupplyState;

/** Soviet armies are broken down, formed and made up to strength on production turns. */
@Rule({"17.1", "17.3", "17.4", "17.5"})
public record SovietStage(RedStarTheatre theatre, MarkerCups cups)
    implements ChoiceStage, RedStarPart {
  /** Bring a reduced Soviet army back to full strength with a corps [17.5]. */
  public record Absorb(@Unit int corps, @Unit int army) implements Order {}

  /** Form a Soviet army of the force pool from two corps on a hex [17.4]. */
  public record Form(@Unit Ints corps, @Unit int army) implements Order {}

  /** Break a Soviet army down into two corps of the force pool [17.3]. */
  public record Disband(@Unit int army, @Unit Ints corps) implements Order {}

  @Override
  public Decision decision() {
    return new Decision(Side.SOVIET, "choose-soviet-conversion", "17.3");
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    if (!theatre.calendar().production(position.turn())) {
      return Objection.of("17.3", "not-a-production-turn");
    }
    return switch (order) {
      case Disband disband -> disband(position, disband);
      case Form form -> form(position, form);
      case Absorb absorb -> absorb(position, absorb);
      default -> Objection.of("17.3", "convert-or-end");
    };
  }

  /** Whether a counter is an army, of whatever class. */
  private boolean army(int unit) {
    return pieces().has(unit) && pieces().kind(unit).strength() != null;
  }

  /** Corps that may become part of an army: neither paratroops nor cavalry. */
  @Rule({"17.4", "17.5", "15.4.6", "15.6.6"})
  private boolean corps(int unit) {
    return pieces().has(unit)
        && switch (pieces().kind(unit)) {
          case RIFLE_CORPS, MECH_CORPS, MARINES -> true;
          default -> false;
        };
  }

  /** On the map, supplied, and not yet part of a conversion this turn; or why not. */
  @Rule({"17.1", "10.6.1", "10.8.1"})
  private @Nullable Objection fresh(Position position, int unit, String rule) {
    if (!position.onMap(unit)) {
      return Objection.of(rule, "not-in-the-field", unit(unit));
    }
    if (pieces().supply(position, unit) != SupplyState.SUPPLIED) {
      return Objection.of(rule, "conversion-unsupplied", unit(unit));
    }
    return Objection.when(
        position.has(unit, RedStarMarks.CONVERTED), "17.1", "converted-already", unit(unit));
  }

  @Rule("17.3")
  private @Nullable Objection disband(Position position, Disband order) {
    if (!army(order.army())) {
      return Objection.of("17.3", "armies-only", unit(order.army()));
    }
    Objection objection = fresh(position, order.army(), "17.3");
    if (objection != null) {
      return objection;
    }
    if (theatre.board(position).beside(Side.AXIS, position.place(order.army()))) {
      return Objection.of("17.3", "army-beside-axis", unit(order.army()));
    }
    boolean pooled =
        order.corps().size() == 2
            && !order.corps().hasDuplicates()
            && order.corps().all(unit -> corps(unit) && position.inBox(unit, Box.FORCE_POOL));
    return pooled ? null : Objection.of("17.3", "two-corps-of-the-pool");
  }

  @Rule("17.4")
  private @Nullable Objection form(Position position, Form order) {
    if (order.corps().size() != 2 || order.corps().hasDuplicates()) {
      return Objection.of("17.4", "two-corps-together");
    }
    for (int unit : order.corps()) {
      if (!corps(unit)) {
        return Objection.of("17.4", "no-such-corps", unit(unit));
      }
      Objection objection = fresh(position, unit, "17.4");
      if (objection != null) {
        return objection;
      }
    }
    if (position.place(order.corps().get(0)) != position.place(order.corps().get(1))) {
      return Objection.of("17.4", "two-corps-together");
    }
    return regular(order.army()) && position.inBox(order.army(), Box.FORCE_POOL)
        ? null
        : Objection.of("17.4", "no-army-in-pool", unit(order.army()));
  }

  /** Regular armies are the infantry's: neither Shock nor Guards nor tank armies. */
  @Rule("17.4")
  private boolean regular(int unit) {
    return pieces().has(unit) && pieces().is(unit, Kind.RIFLE_ARMY);
  }

  @Rule("17.5")
  private @Nullable Objection absorb(Position position, Absorb order) {
    if (!army(order.army()) || !corps(order.corps())) {
      return Objection.of("17.5", "no-such-corps", unit(order.corps()));
    }
    Objection objection = fresh(position, order.army(), "17.5");
    if (objection == null) {
      objection = fresh(position, order.corps(), "17.5");
    }
    if (objection != null) {
      return objection;
    }
    Marker marker = pieces().marker(position, order.army());
    if (marker == null || position.get(order.army(), Marks.STEP) == 0) {
      return Objection.of("17.5", "not-reduced", unit(order.army()));
    }
    int apart =
        position.grid().distance(position.place(order.army()), position.place(order.corps()));
    if (apart > 1) {
      return Objection.of("17.5", "corps-too-far", unit(order.corps()));
    }
    return pieces().is(order.army(), Kind.TANK_ARMY) && !pieces().is(order.corps(), Kind.MECH_CORPS)
        ? Objection.of("17.5", "mech-corps-only", unit(order.army()))
        : null;
  }

  /** Corps of a kind are alike, and regular armies: the first in the pool stands for all. */
  @Override
  public void listFor(Position position, int unit, Consumer<? super Order> action) {
    if (!position.onMap(unit) || !theatre.calendar().production(position.turn())) {
      return;
    }
    if (army(unit)) {
      disbandings(position, unit, action);
    } else if (corps(unit)) {
      formings(position, unit, action);
      for (int army = 0; army < pieces().count(); army++) {
        offer(position, new Absorb(unit, army), action);
      }
    }
  }

  private void disbandings(Position position, int army, Consumer<? super Order> action) {
    int[] taken = new int[Kind.values().length];
    Ints pool =
        pieces()
            .inBox(position, Box.FORCE_POOL)
            .filter(unit -> corps(unit) && ++taken[pieces().kind(unit).ordinal()] <= 2);
    for (int i = 0; i < pool.size(); i++) {
      for (int k = i + 1; k < pool.size(); k++) {
        offer(position, new Disband(army, Ints.of(pool.get(i), pool.get(k))), action);
      }
    }
  }

  private void formings(Position position, int corps, Consumer<? super Order> action) {
    int army = pieces().first(position, Kind.RIFLE_ARMY, Box.FORCE_POOL);
    for (int other : position.stack(position.place(corps))) {
      if (army >= 0 && other > corps) {
        offer(position, new Form(Ints.of(corps, other), army), action);
      }
    }
  }

  @Override
  public void give(Draft draft, Order order) {
    switch (order) {
      case Disband disband -> {
        int hex = draft.place(disband.army());
        cups.release(draft, disband.army());
        pool(draft, disband.army());
        disband.corps().each(unit -> field(draft, unit, hex));
        draft.say(new Placed(disband.corps(), hex, "17.3"));
        draft.say(Noted.of("17.3", "disbanded", unit(disband.army())));
      }
      case Form form -> {
        int hex = draft.place(form.corps().first());
        form.corps().each(unit -> pool(draft, unit));
        field(draft, form.army(), hex);
        draft.say(new Placed(Ints.of(form.army()), hex, "17.4"));
        draft.say(Noted.of("17.4", "formed", unit(form.army())));
      }
      case Absorb absorb -> {
        pool(draft, absorb.corps());
        draft.clear(absorb.army(), Marks.STEP);
        draft.set(absorb.army(), RedStarMarks.CONVERTED);
        draft.say(Noted.of("17.5", "absorbed", unit(absorb.corps()), unit(absorb.army())));
      }
      default -> throw new IllegalArgumentException(order.toString());
    }
  }

  private static void pool(Draft draft, int unit) {
    draft.clear(unit, Marks.STEP);
    draft.moveToBox(unit, Box.FORCE_POOL);
  }

  private static void field(Draft draft, int unit, int hex) {
    draft.moveTo(unit, hex);
    draft.clear(unit, Marks.STEP);
    draft.clear(unit, RedStarMarks.SUPPLY);
    draft.set(unit, RedStarMarks.CONVERTED);
  }
}
