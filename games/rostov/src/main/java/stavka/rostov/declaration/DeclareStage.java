package stavka.rostov.declaration;

import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.supply.SupplyCounters;

/**
 * A side's declarations: as many attacks as it likes, none if it likes none, until every enemy
 * whose zone holds an attacker is attacked too.
 *
 * @param id of the phase
 */
@Rule({"12.0", "12.2", "12.35", "12.7"})
public record DeclareStage(
    String id,
    Side side,
    RostovTheatre theatre,
    DeclaredAttacks declared,
    DeclareChecks checks,
    MustAttack must,
    CalledOff calledOff,
    SupplyCounters counters,
    Fates fates)
    implements Stage {
  @Override
  public Orders orders(Position position) {
    return new DeclareOrders(this, position);
  }

  DeclareWays ways() {
    return new DeclareWays(theatre, side, checks, must);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof Declare declare) {
      declare(draft, declare);
    } else if (order instanceof Recall(int target)) {
      Declared attack = declared.at(draft.view(), target);
      if (attack != null) {
        declared.close(draft, attack.number());
      }
    } else {
      Umpire.endStep(draft);
    }
  }

  /** Supply that stands alone is gone when it is attacked: no combat is made for it. */
  @Rule({"6.82", "12.35", "12.41"})
  private void declare(Draft draft, Declare declare) {
    Board board = theatre.board(draft.view());
    Ints manned = declare.targets().filter(hex -> board.holds(side.enemy(), hex));
    for (int hex : declare.targets()) {
      for (int unit : manned.contains(hex) ? Ints.EMPTY : draft.view().stack(hex)) {
        if (theatre.pieces().column(unit)) {
          counters.lose(draft, unit);
        } else {
          fates.remove(draft, unit, Box.POOL);
        }
      }
    }
    if (!manned.isEmpty()) {
      Declare against = new Declare(declare.units(), manned, declare.mandated());
      declared.open(draft, against);
      if (declare.mandated()) {
        checks.mandated().mark(draft, against);
      }
    }
  }

  /** Passes where nobody touches an enemy. */
  @Override
  public boolean proceed(Draft draft) {
    Position position = draft.view();
    boolean idle =
        declared.of(position).isEmpty()
            && ending(position) == null
            && ways().attackable(position).isEmpty();
    if (idle) {
      Umpire.endStep(draft);
    }
    return idle;
  }

  /** Why declarations cannot end, or null. */
  @Rule({"11.42", "12.7"})
  @Nullable Objection ending(Position position) {
    Objection objection = must.objection(position, side);
    return objection == null ? calledOff.objection(position, side) : objection;
  }

  /** Why the attack on a hex cannot be recalled, or null. */
  @Nullable Objection recall(Position position, int target) {
    boolean there =
        target >= 0 && target < theatre.grid().size() && declared.at(position, target) != null;
    return there ? null : theatre.cites().objection("attack-none-declared");
  }
}
