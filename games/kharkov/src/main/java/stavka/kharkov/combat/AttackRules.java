package stavka.kharkov.combat;

import static stavka.engine.play.Detail.hex;
import static stavka.engine.play.Detail.unit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Attack;
import stavka.engine.play.Objection;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Board;
import stavka.kharkov.model.Ground;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.movement.Sector;
import stavka.kharkov.supply.Supply;

/** Who may attack whom. Every question is answered by an objection, or by null. */
@Rule({"9.11", "9.12", "9.13", "9.22", "9.23"})
final class AttackRules {
  private final Theatre theatre;
  private final Ground ground;
  private final Pieces pieces;
  private final Supply supply;
  private final Sector sector;

  AttackRules(Theatre theatre, Supply supply, Sector sector) {
    this.theatre = theatre;
    this.ground = theatre.ground();
    this.pieces = theatre.pieces();
    this.supply = supply;
    this.sector = sector;
  }

  /** Every reason against an attack; empty if it may be made. */
  List<Objection> objections(Position position, Side side, Attack attack) {
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
      Objection able = attacker(position, side, unit);
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
  @Rule({"9.24", "13.0", "13.13"})
  private @Nullable Objection order(Position position, Side side, Attack attack) {
    if (attack.units().isEmpty() || attack.targets().isEmpty()) {
      return Objection.of("9.11", "attack-empty");
    }
    if (attack.units().hasDuplicates() || attack.targets().hasDuplicates()) {
      return Objection.of("9.24", "attack-named-twice");
    }
    if (attack.support() < 0 || attack.support() > 1) {
      return Objection.of("13.13", "air-one-point");
    }
    return attack.support() > airPoints(position, side)
        ? Objection.of("13.0", "air-none-left")
        : null;
  }

  boolean garrisoned(Position position, int hex) {
    return Board.garrisoned(theatre, position, hex);
  }

  static int airPoints(Position position, Side side) {
    return position.ledger(airEntry(side));
  }

  static int airEntry(Side side) {
    return side == Side.AXIS ? Ledger.AXIS_AIR : Ledger.SOVIET_AIR;
  }

  /** Why a unit may not attack anyone now. */
  @Nullable Objection attacker(Position position, Side side, int unit) {
    if (unit < 0 || unit >= pieces.count() || !position.onMap(unit)) {
      return Objection.of("9.11", "attack-no-such-unit");
    }
    if (pieces.side(unit) != side) {
      return Objection.of("9.11", "attack-not-yours", unit(unit));
    }
    Objection free = free(position, unit);
    return free != null ? free : command(position, unit);
  }

  /** The cheap half of {@link #attacker}: all but the line to a headquarters. */
  @Rule({"9.14", "9.73", "7.32", "6.51", "10.14", "6.72"})
  @Nullable Objection free(Position position, int unit) {
    if (!pieces.kind(unit).combat()) {
      return pieces.kind(unit) == Kind.HQ
          ? Objection.of("10.14", "attack-never-hq", unit(unit))
          : Objection.of("6.73", "attack-never-marker", unit(unit));
    }
    if (position.has(unit, State.ATTACKED)) {
      return Objection.of("9.14", "attack-twice", unit(unit));
    }
    if (position.has(unit, State.DISRUPTED)) {
      return Objection.of("7.32", "attack-disrupted", unit(unit));
    }
    return sector.waits(position, unit) ? Objection.of("6.51", "attack-asleep", unit(unit)) : null;
  }

  @Rule({"9.15", "10.21", "16.0"})
  private @Nullable Objection command(Position position, int unit) {
    if (supply.commanded(position, unit)) {
      return null;
    }
    String rule = pieces.side(unit) == Side.SOVIET ? "9.15" : "10.21";
    return Objection.of(rule, "attack-no-command", unit(unit));
  }

  /** Every attacker must be adjacent to every target, and not across the Dniepr but by a bridge. */
  @Rule({"9.11", "9.23", "6.3"})
  @Nullable Objection reach(Position position, int unit, Ints targets) {
    int from = position.place(unit);
    for (int i = 0; i < targets.size(); i++) {
      int target = targets.get(i);
      int direction =
          target < 0 || target >= ground.grid().size()
              ? HexGrid.NONE
              : ground.grid().direction(from, target);
      if (direction == HexGrid.NONE) {
        String rule = targets.size() == 1 ? "9.11" : "9.23";
        return Objection.of(rule, "attack-not-adjacent", unit(unit), hex(target));
      }
      if (!ground.passable(from, direction)) {
        return Objection.of("6.3", "attack-dniepr", unit(unit), hex(target));
      }
    }
    return null;
  }

  /**
   * Why a hex may not be attacked now. Units attacked before are out of reach; those that are
   * guests there [9.65], and headquarters with units, do not count.
   */
  @Rule({"9.11", "9.14", "9.65", "9.73", "10.14"})
  @Nullable Objection target(Position position, Side side, int hex) {
    if (hex < 0 || hex >= ground.grid().size()) {
      return Objection.of("9.11", "attack-no-such-hex");
    }
    if (!Board.of(theatre, position).holds(side.enemy(), hex)) {
      return Objection.of("9.11", "attack-no-enemy", hex(hex));
    }
    boolean fresh = false;
    boolean freshHq = false;
    boolean tired = false;
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      boolean defended = position.has(unit, State.DEFENDED);
      if (!pieces.kind(unit).combat()) {
        freshHq |= pieces.kind(unit) == Kind.HQ && !defended;
      } else if (!position.has(unit, State.GUEST)) {
        fresh |= !defended;
        tired |= defended;
      }
    }
    boolean garrison = side == Side.SOVIET && Board.garrisoned(theatre, position, hex);
    if (garrison) {
      boolean attacked =
          (position.ledger(Ledger.GARRISONS_ATTACKED) & (1 << ground.cityIndex(hex))) != 0;
      fresh |= !attacked;
      tired |= attacked;
    }
    if (tired) {
      return Objection.of("9.14", "attack-attacked-before", hex(hex));
    }
    return fresh || freshHq ? null : Objection.of("6.72", "attack-nobody-there", hex(hex));
  }
}
