package stavka.kharkov.movement;

import java.util.Arrays;
import stavka.engine.order.Move;
import stavka.engine.order.Overrun;
import stavka.engine.play.Side;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.combat.BattlePlan;
import stavka.kharkov.model.Board;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.model.Theatre;

/** Carries out orders to move and to overrun that have been found legal. */
public final class MoveActions {
  private final Theatre theatre;
  private final Rail rail;
  private final Sector sector;
  private final Travel travel;
  private final Fight fight;

  public MoveActions(Theatre theatre, Rail rail, Sector sector, Travel travel, Fight fight) {
    this.theatre = theatre;
    this.rail = rail;
    this.sector = sector;
    this.travel = travel;
    this.fight = fight;
  }

  /** Moves units; those that disengage may go on after the pursuit, all others have moved. */
  public void move(Draft draft, Move order, int[] spent) {
    Position before = draft.view();
    Ints units = order.units();
    int start = MoveRules.start(before, units);
    Side side = theatre.pieces().side(units.first());
    if (order.mode().equals(Mode.RAIL)) {
      draft.add(Ledger.RAILED, rail.counted(side, units));
    }
    if (!travel.go(draft, before, units, start, order.path(), order.mode(), spent)) {
      return;
    }
    if (order.mode().equals(Mode.DISENGAGE)) {
      disengaged(draft, units, start, spent);
    } else {
      travel.halt(draft, units);
    }
    travel.arrive(draft, side, start, order.path());
  }

  /** The Soviet player may follow into a hex that is left quite empty. */
  @Rule("6.62")
  private void disengaged(Draft draft, Ints units, int left, int[] spent) {
    draft.push(new Motion(units, Ints.of(spent)));
    if (!Board.of(theatre, draft.view()).holds(Side.AXIS, left)) {
      draft.push(new Pursuit(left));
    }
  }

  /** Brings units to the hex they overrun from and fights the overrun. */
  @Rule({"7.0", "7.17"})
  public void overrun(Draft draft, Overrun order, int[] spent) {
    Position before = draft.view();
    Ints units = order.units();
    Side side = theatre.pieces().side(units.first());
    int start = MoveRules.start(before, units);
    if (!travel.approach(draft, before, units, start, order.path(), spent)) {
      return;
    }
    if (side == Side.SOVIET) {
      int used = draft.ledger(Ledger.OVERRUN_HQS) | theatre.pieces().hqBit(order.by());
      draft.enter(Ledger.OVERRUN_HQS, used);
      sector.axisAttackedAt(draft, order.target());
    }
    int[] after = Arrays.stream(spent).map(points -> points + Overruns.PRICE).toArray();
    fight.fight(
        draft, new BattlePlan(true, side, units, Ints.of(order.target()), 0, 0, Ints.of(after)));
  }

  public void halt(Draft draft, Ints units) {
    travel.halt(draft, units);
  }
}
