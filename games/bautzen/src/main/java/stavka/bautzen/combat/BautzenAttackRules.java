package stavka.bautzen.combat;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Kind;
import stavka.bautzen.supply.ColumnUse;
import stavka.engine.order.Attack;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.combat.Assessor;
import stavka.operational.combat.AttackRules;
import stavka.operational.combat.BattlePlan;
import stavka.operational.model.Citations;

/** Who may attack whom. */
@Rule("9.1")
final class BautzenAttackRules implements AttackRules {
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final ColumnUse columns;
  private final Assessor assessor;
  private final Citations cites;

  BautzenAttackRules(BautzenTheatre theatre, ColumnUse columns, Assessor assessor) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.columns = columns;
    this.assessor = assessor;
    this.cites = theatre.cites();
  }

  /** An attack whose support, if it is not named, is the first column that serves and all guns. */
  @Rule("7.2.2")
  BattlePlan named(Position position, BattlePlan plan) {
    if (plan.attackerSupport() == 0 || !plan.supporters().isEmpty()) {
      return plan;
    }
    Ints serving = columns.columns(position, plan.attacker(), plan.attackers());
    return plan.withSupporters(
        serving.isEmpty()
            ? Ints.EMPTY
            : Ints.of(serving.first())
                .plus(columns.guns(position, plan.attacker(), plan.targets().first())));
  }

  @Override
  public List<Objection> objections(Position position, Side side, Attack attack) {
    Objection objection = objection(position, side, attack);
    return objection == null ? List.of() : List.of(objection);
  }

  /** Why an attack may not be made, or null. */
  private @Nullable Objection objection(Position position, Side side, Attack attack) {
    Objection objection = order(attack);
    objection = objection == null ? target(position, side, attack.targets().first()) : objection;
    for (int i = 0; i < attack.units().size() && objection == null; i++) {
      objection = attacker(position, side, attack.units().get(i));
      objection =
          objection == null ? reach(position, attack.units().get(i), attack.targets()) : objection;
    }
    if (objection != null) {
      return objection;
    }
    BattlePlan plan = named(position, BattlePlan.of(side, attack));
    if (attack.support() > 0 && plan.supporters().isEmpty()) {
      return cites.objection("support-none");
    }
    objection =
        columns.objection(
            position, side, attack.units(), attack.targets().first(), plan.supporters());
    if (objection != null) {
      return objection;
    }
    return assessor.assess(position, plan).hopeless() ? cites.objection("odds-too-low") : null;
  }

  /** What is wrong with the order as such, or null. */
  private @Nullable Objection order(Attack attack) {
    if (attack.units().isEmpty() || attack.targets().isEmpty()) {
      return cites.objection("attack-empty");
    }
    if (attack.units().hasDuplicates() || attack.targets().hasDuplicates()) {
      return cites.objection("attack-named-twice");
    }
    if (attack.targets().size() > 1) {
      return cites.objection("attack-several");
    }
    return attack.support() < 0 || attack.support() > theatre.charts().columns().most()
        ? cites.objection("support-one-column")
        : null;
  }

  @Override
  @Rule({"7.2.1", "9.1"})
  public @Nullable Objection target(Position position, Side side, int target) {
    if (target < 0 || target >= theatre.grid().size()) {
      return cites.objection("attack-no-such-hex");
    }
    if (!theatre.plan(position).covers(target)) {
      return cites.objection("attack-no-ground", hex(target));
    }
    Board board = theatre.boards().of(position);
    if (!board.holds(side.enemy(), target)) {
      return board.any(side.enemy(), target)
          ? cites.objection("attack-nobody-there", hex(target))
          : cites.objection("attack-no-enemy", hex(target));
    }
    return position.at(target, BautzenMarks.ATTACKED) == 0
        ? null
        : cites.objection("attack-attacked-before", hex(target));
  }

  @Override
  @Rule({"9.1", "9.4"})
  public @Nullable Objection attacker(Position position, Side side, int unit) {
    if (unit < 0 || unit >= pieces.count() || !position.onMap(unit)) {
      return cites.objection("attack-no-such-unit");
    }
    if (pieces.side(unit) != side) {
      return cites.objection("attack-not-yours", unit(unit));
    }
    if (!pieces.fights(unit)) {
      return cites.objection("attack-no-column", unit(unit));
    }
    if (pieces.is(unit, Kind.ARTILLERY)) {
      return cites.objection("attack-artillery", unit(unit));
    }
    return position.has(unit, BautzenMarks.FOUGHT)
        ? cites.objection("attack-twice", unit(unit))
        : null;
  }

  /** An attack has one target hex. */
  @Override
  @Rule("9.1")
  public @Nullable Objection reach(Position position, int unit, Ints targets) {
    if (targets.size() > 1) {
      return cites.objection("attack-several");
    }
    return theatre.grid().adjacent(position.place(unit), targets.first())
        ? null
        : cites.objection("attack-not-adjacent", unit(unit), hex(targets.first()));
  }

  @Override
  public boolean fights(int unit) {
    return pieces.fights(unit) && !pieces.is(unit, Kind.ARTILLERY);
  }

  @Override
  public boolean enemyAt(Position position, Side side, int hex) {
    return theatre.boards().of(position).holds(side.enemy(), hex);
  }

  @Override
  public Several several() {
    return Several.TOGETHER;
  }

  /** A column is spent by those who fight; whether one serves is judged with each attack. */
  @Override
  public int support(Position position, Side side) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.is(unit, Kind.COLUMN) && pieces.side(unit) == side && position.onMap(unit)) {
        return theatre.charts().columns().most();
      }
    }
    return 0;
  }

  /** A column that serves them all, and with it the guns that reach the hex. */
  @Override
  @Rule({"7.2.2", "9.4"})
  public Orders.Support supportOf(Position position, Side side, Ints units, Ints targets) {
    Ints serving =
        units.isEmpty() || targets.size() != 1
            ? Ints.EMPTY
            : columns.columns(position, side, units);
    return serving.isEmpty()
        ? Orders.Support.NONE
        : new Orders.Support(
            Ints.EMPTY, serving.plus(columns.guns(position, side, targets.first())));
  }

  @Override
  public boolean weakAlone() {
    return true;
  }

  @Override
  public boolean judgesWhole() {
    return true;
  }
}
