package stavka.bautzen.combat;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Kind;
import stavka.bautzen.supply.ColumnUse;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Attack;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.model.Citations;

/** Who may attack whom. */
@Rule("9.1")
final class AttackRules {
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final ColumnUse columns;
  private final Assessor assessor;
  private final Citations cites;

  AttackRules(BautzenTheatre theatre, ColumnUse columns, Assessor assessor) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.columns = columns;
    this.assessor = assessor;
    this.cites = theatre.cites();
  }

  BautzenTheatre theatre() {
    return theatre;
  }

  ColumnUse columns() {
    return columns;
  }

  /** An attack whose support, if it is not named, is the first column that serves and all guns. */
  @Rule("7.2.2")
  BattlePlan plan(Position position, Side side, Attack attack) {
    int target = attack.targets().first();
    Ints support = attack.supporters();
    if (attack.support() > 0) {
      Ints serving = columns.columns(position, side, attack.units());
      support =
          serving.isEmpty()
              ? Ints.EMPTY
              : Ints.of(serving.first()).plus(columns.guns(position, side, target));
    }
    return new BattlePlan(side, attack.units(), target, support, Ints.EMPTY);
  }

  /** Why an attack may not be made, or null. */
  @Nullable Objection objection(Position position, Side side, Attack attack) {
    Objection objection = order(attack);
    objection = objection == null ? target(position, side, attack.targets().first()) : objection;
    for (int i = 0; i < attack.units().size() && objection == null; i++) {
      objection = attacker(position, side, attack.units().get(i));
      objection =
          objection == null
              ? reach(position, attack.units().get(i), attack.targets().first())
              : objection;
    }
    BattlePlan plan = objection == null ? plan(position, side, attack) : null;
    if (plan == null) {
      return objection;
    }
    if (attack.support() > 0 && plan.support().isEmpty()) {
      return cites.objection("support-none");
    }
    objection = columns.objection(position, side, plan.units(), plan.target(), plan.support());
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
    if (attack.support() < 0 || attack.support() > theatre.charts().columns().most()) {
      return cites.objection("support-one-column");
    }
    return attack.support() > 0 && !attack.supporters().isEmpty()
        ? cites.objection("support-by-name")
        : null;
  }

  /** Why a hex may not be attacked now, or null. */
  @Rule({"7.2.1", "9.1"})
  @Nullable Objection target(Position position, Side side, int target) {
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

  /** Why a unit may not attack anybody now, or null. */
  @Rule({"9.1", "9.4"})
  @Nullable Objection attacker(Position position, Side side, int unit) {
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

  private @Nullable Objection reach(Position position, int unit, int target) {
    return theatre.grid().adjacent(position.place(unit), target)
        ? null
        : cites.objection("attack-not-adjacent", unit(unit), hex(target));
  }

  /** All units that may attack a hex; none if it may not be attacked. */
  Ints attackers(Position position, Side side, int target) {
    Ints found = Ints.EMPTY;
    if (target(position, side, target) == null) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int from = theatre.grid().neighbour(target, direction);
        if (from != HexGrid.NONE) {
          found =
              found.plus(
                  position.stack(from).filter(unit -> attacker(position, side, unit) == null));
        }
      }
    }
    return found;
  }
}
