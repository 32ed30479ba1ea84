package stavka.panzer.combat;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Attack;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.AttackRules;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Ground;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/** Who may attack whom. Every question is answered by an objection, or by null. */
@Rule(
    in = Books.KHARKOV,
    value = {"9.11", "9.12", "9.13", "9.22", "9.23"})
@Rule(
    in = Books.GUDERIAN,
    value = {"9.11", "9.12", "9.13", "9.22", "9.23"})
public abstract class PanzerAttackRules implements AttackRules {
  private final Theatre theatre;
  private final Ground ground;
  private final Pieces pieces;
  private final Citations cites;

  protected PanzerAttackRules(Theatre theatre) {
    this.theatre = theatre;
    this.ground = theatre.ground();
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
  }

  @Override
  public final List<Objection> objections(Position position, Side side, Attack attack) {
    Objection order = order(position, side, attack);
    if (order != null) {
      return List.of(order);
    }
    List<Objection> found = null;
    for (int i = 0; i < attack.targets().size(); i++) {
      found = add(found, target(position, side, attack.targets().get(i)));
    }
    for (int i = 0; i < attack.units().size(); i++) {
      int unit = attack.units().get(i);
      Objection able = attacker(position, side, unit, attack.units());
      found = add(found, able != null ? able : reach(position, unit, attack.targets()));
    }
    return found == null ? List.of() : found;
  }

  private static @Nullable List<Objection> add(
      @Nullable List<Objection> found, @Nullable Objection objection) {
    if (objection == null) {
      return found;
    }
    List<Objection> list = found == null ? new ArrayList<>() : found;
    list.add(objection);
    return list;
  }

  /** What is wrong with the order as such. */
  @Rule(in = Books.KHARKOV, value = "9.24")
  @Rule(in = Books.GUDERIAN, value = "9.24")
  private @Nullable Objection order(Position position, Side side, Attack attack) {
    if (attack.units().isEmpty() || attack.targets().isEmpty()) {
      return cites.objection("attack-empty");
    }
    if (attack.units().hasDuplicates() || attack.targets().hasDuplicates()) {
      return cites.objection("attack-named-twice");
    }
    if (!attack.supporters().isEmpty()) {
      return cites.objection("attack-supporters");
    }
    return supportObjection(position, side, attack.support());
  }

  /** Why an attack may not have so many points of support, or null. */
  protected abstract @Nullable Objection supportObjection(
      Position position, Side side, int support);

  @Override
  public final @Nullable Objection attacker(Position position, Side side, int unit) {
    return attacker(position, side, unit, Ints.EMPTY);
  }

  @Override
  public final Several several() {
    return Several.TOGETHER;
  }

  @Override
  public final boolean fights(int unit) {
    return pieces.combat(unit);
  }

  @Override
  public final boolean enemyAt(Position position, Side side, int hex) {
    int top = position.top(hex);
    return top == Position.NOBODY
        ? theatre.garrisoned(position, side.enemy(), hex)
        : pieces.side(top) != side;
  }

  private @Nullable Objection attacker(Position position, Side side, int unit, Ints together) {
    if (unit < 0 || unit >= pieces.count() || !position.onMap(unit)) {
      return cites.objection("attack-no-such-unit");
    }
    if (pieces.side(unit) != side) {
      return cites.objection("attack-not-yours", unit(unit));
    }
    Objection never = never(position, unit, together);
    if (never != null) {
      return never;
    }
    if (position.has(unit, Marks.ATTACKED)) {
      return cites.objection("attack-twice", unit(unit));
    }
    if (position.has(unit, Marks.DISRUPTED)) {
      return cites.objection("attack-disrupted", unit(unit));
    }
    return command(position, unit);
  }

  /** Why a unit cannot attack by its nature, or null; some can in the company of others. */
  protected abstract @Nullable Objection never(Position position, int unit, Ints together);

  /** Why a unit of its own side, fresh and in order, must not attack now, or null. */
  protected abstract @Nullable Objection command(Position position, int unit);

  /** Every attacker must be adjacent to every target, with nothing impassable between. */
  @Rule(
      in = Books.KHARKOV,
      value = {"9.11", "9.23", "6.3"})
  @Rule(
      in = Books.GUDERIAN,
      value = {"9.11", "9.23", "8.17"})
  @Override
  public final @Nullable Objection reach(Position position, int unit, Ints targets) {
    int from = position.place(unit);
    for (int i = 0; i < targets.size(); i++) {
      int target = targets.get(i);
      int direction =
          target < 0 || target >= ground.grid().size()
              ? HexGrid.NONE
              : ground.grid().direction(from, target);
      if (direction == HexGrid.NONE) {
        String rule = cites.rule(targets.size() == 1 ? "attack-not-adjacent" : "attack-several");
        return Objection.of(rule, "attack-not-adjacent", unit(unit), hex(target));
      }
      if (!ground.passable(from, direction)) {
        return cites.objection("attack-impassable", unit(unit), hex(target));
      }
    }
    return null;
  }

  /**
   * Why a hex may not be attacked now. Units attacked before are out of reach; guests there do not
   * count.
   */
  @Rule(
      in = Books.KHARKOV,
      value = {"9.11", "9.14", "9.65", "9.73", "10.14"})
  @Rule(
      in = Books.GUDERIAN,
      value = {"9.11", "9.14", "9.75", "9.85"})
  @Override
  public final @Nullable Objection target(Position position, Side side, int hex) {
    if (hex < 0 || hex >= ground.grid().size()) {
      return cites.objection("attack-no-such-hex");
    }
    if (!theatre.board(position).holds(side.enemy(), hex)) {
      return cites.objection("attack-no-enemy", hex(hex));
    }
    boolean fresh = freshBesideUnits(position, side, hex);
    boolean tired = tiredBesideUnits(position, side, hex);
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      if (pieces.combat(unit) && !position.has(unit, Marks.GUEST)) {
        fresh |= !position.has(unit, Marks.DEFENDED);
        tired |= position.has(unit, Marks.DEFENDED);
      }
    }
    if (tired) {
      return cites.objection("attack-attacked-before", hex(hex));
    }
    return fresh ? null : cites.objection("attack-nobody-there", hex(hex));
  }

  /** Whether a hex holds something beside units that has not been attacked yet. */
  protected boolean freshBesideUnits(Position position, Side side, int hex) {
    return false;
  }

  /** Whether a hex holds something beside units that has been attacked before. */
  protected boolean tiredBesideUnits(Position position, Side side, int hex) {
    return false;
  }
}
