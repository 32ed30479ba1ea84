package stavka.redstar.loss;

import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import stavka.engine.event.Eliminated;
import stavka.engine.event.Noted;
import stavka.engine.event.Placed;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.combat.Removal;
import stavka.operational.model.Marks;
import stavka.redstar.markers.MarkerCups;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Nation;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPart;
import stavka.redstar.model.RedStarTheatre;

/** What becomes of a counter that leaves the map: gone for good, or to come back. */
@Rule({"7.9.6", "15.7"})
public record Fate(RedStarTheatre theatre, MarkerCups cups) implements Removal, RedStarPart {
  private static final int DIE = 6;

  /** A counter is destroyed and goes where its kind goes. */
  public void eliminate(Draft draft, int unit, String rule) {
    draft.say(new Eliminated(unit, draft.place(unit), rule));
    remove(draft, unit);
  }

  /** A counter is destroyed for good; headquarters come back from whatever befalls them. */
  @Rule({"7.11.2", "15.7.3"})
  public void destroy(Draft draft, int unit, String rule) {
    if (pieces().is(unit, Kind.HQ)) {
      eliminate(draft, unit, rule);
      return;
    }
    draft.say(new Eliminated(unit, draft.place(unit), rule));
    bare(draft, unit);
    draft.moveToBox(unit, Box.ELIMINATED);
  }

  /** A counter is taken off the map without a fight, and goes the same way. */
  public void remove(Draft draft, int unit, String rule) {
    draft.say(new Placed(Ints.of(unit), -1, rule));
    remove(draft, unit);
  }

  @Override
  @Rule({"7.9.6", "11.2.7", "14.1.3", "15.4.5", "15.6.5", "15.7.2", "15.7.4"})
  public void remove(Draft draft, int unit) {
    boolean poor = pieces().supply(draft.view(), unit).poor();
    bare(draft, unit);
    switch (pieces().kind(unit)) {
      case DEPOT -> returns(draft, unit, limits().returns().depot(), "15.7.2");
      case AIR_BASE -> grounded(draft, unit);
      case HQ -> headquarters(draft, unit);
      case AIR_FLEET -> draft.moveToBox(unit, Box.HANGAR);
      case LEADER -> draft.moveToBox(unit, Box.LEADERS);
      case RIFLE_CORPS, MECH_CORPS, MARINES -> draft.moveToBox(unit, Box.FORCE_POOL);
      case RIFLE_ARMY -> army(draft, unit, poor, Kind.RIFLE_CORPS, "15.7.5");
      case TANK_ARMY -> army(draft, unit, poor, Kind.MECH_CORPS, "15.7.6");
      case SHOCK_ARMY, GUARDS_ARMY -> elite(draft, unit, poor);
      case FACTORY, OIL, PIPELINE, COAL, IRON, ORE, STRATEGIC_PORT ->
          draft.moveToBox(unit, Box.DESTROYED);
      case ARMOUR, INFANTRY, MOUNTAIN ->
          draft.moveToBox(
              unit, pieces().nation(unit) == Nation.GERMAN ? Box.BREAKDOWN : Box.ELIMINATED);
      case SECURITY, SIEGE, PARTISAN, PARATROOPS, GUARDS_CAVALRY ->
          draft.moveToBox(unit, Box.ELIMINATED);
    }
  }

  private void bare(Draft draft, int unit) {
    cups.release(draft, unit);
    draft.clear(unit, Marks.STEP);
    draft.clear(unit, RedStarMarks.SUPPLY);
  }

  private void returns(Draft draft, int unit, int turns, String rule) {
    int turn = draft.turn() + turns;
    draft.moveToBox(unit, Box.TRACK);
    draft.set(unit, RedStarMarks.DUE, turn);
    draft.say(Noted.of(rule, "comes-back", unit(unit), number(turn)));
  }

  /** A base and its fleet are away for four turns. */
  @Rule({"15.7.1", "12.1.4"})
  private void grounded(Draft draft, int base) {
    returns(draft, base, limits().returns().depot(), "15.7.1");
    int fleet = pieces().partner(base);
    if (fleet >= 0) {
      draft.moveToBox(fleet, Box.HANGAR);
    }
  }

  /** One turn on a low die, two on a high one. */
  @Rule({"15.7.3", "10.6.4"})
  private void headquarters(Draft draft, int unit) {
    int die = draft.roll(DIE, "hq-returns", "15.7.3");
    returns(draft, unit, die <= limits().returns().soon() ? 1 : 2, "15.7.3");
  }

  /** Armies come back after twice the die, but for a low one: then a corps comes instead. */
  @Rule({"15.7.5", "15.7.6"})
  private void army(Draft draft, int unit, boolean poor, Kind corps, String rule) {
    int die = draft.roll(DIE, "army-returns", rule);
    if (die > lost(poor)) {
      returns(draft, unit, limits().returns().byDie() * die, rule);
      return;
    }
    draft.moveToBox(unit, Box.ELIMINATED);
    draft.say(Noted.of(rule, "army-lost", unit(unit)));
    int spare = pieces().first(draft.view(), corps, Box.FORCE_POOL);
    if (spare >= 0) {
      returns(draft, spare, limits().returns().corps(), rule);
    }
  }

  /** The highest die by which an army is lost for good. */
  private int lost(boolean poor) {
    return poor ? limits().returns().lostPoor() : limits().returns().lost();
  }

  /** Guards and Shock armies await promotion again; a promoted army pays, or comes back. */
  @Rule("15.7.7")
  private void elite(Draft draft, int unit, boolean poor) {
    draft.moveToBox(unit, Box.PROMOTION);
    int promoted = pieces().first(draft.view(), Kind.RIFLE_ARMY, Box.PROMOTED);
    int die = draft.roll(DIE, "army-returns", "15.7.7");
    if (die > lost(poor)) {
      int again = draft.roll(DIE, "army-delay", "15.7.7");
      if (promoted >= 0) {
        returns(draft, promoted, limits().returns().byDie() * again, "15.7.7");
      }
    } else {
      int gone = promoted >= 0 ? promoted : unit;
      draft.moveToBox(gone, Box.ELIMINATED);
      draft.say(Noted.of("15.7.7", "army-lost", unit(gone)));
    }
  }
}
