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
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.AttackRules;
import stavka.operational.model.Books;
import stavka.operational.model.Marks;
import stavka.operational.model.Theatre;

/** Who may attack whom. Every question is answered by an objection, or by null. */
@Books.Kharkov({"9.11", "9.12", "9.13", "9.22", "9.23"})
@Books.Guderian({"9.11", "9.12", "9.13", "9.22", "9.23"})
public interface PanzerAttackRules extends AttackRules {
  Theatre theatre();

  @Override
  default List<Objection> objections(Position position, Side side, Attack attack) {
    Objection order = order(position, side, attack);
    if (order != null) {
      return List.of(order);
    }
    List<Objection> found = new ArrayList<>(0);
    for (int i = 0; i < attack.targets().size(); i++) {
      addTo(found, target(position, side, attack.targets().get(i)));
    }
    for (int i = 0; i < attack.units().size(); i++) {
      int unit = attack.units().get(i);
      Objection able = attacker(position, side, unit, attack.units());
      addTo(found, able != null ? able : reach(position, unit, attack.targets()));
    }
    return found;
  }

  private static void addTo(List<Objection> found, @Nullable Objection objection) {
    if (objection != null) {
      found.add(objection);
    }
  }

  /** What is wrong with the order as such. */
  @Books.Kharkov("9.24")
  @Books.Guderian("9.24")
  private @Nullable Objection order(Position position, Side side, Attack attack) {
    if (attack.units().isEmpty() || attack.targets().isEmpty()) {
      return theatre().cites().objection("attack-empty");
    }
    if (attack.units().hasDuplicates() || attack.targets().hasDuplicates()) {
      return theatre().cites().objection("attack-named-twice");
    }
    if (!attack.supporters().isEmpty()) {
      return theatre().cites().objection("attack-supporters");
    }
    return supportObjection(position, side, attack.support());
  }

  /** Why an attack may not have so many points of support, or null. */
  @Nullable Objection supportObjection(Position position, Side side, int support);

  @Override
  default @Nullable Objection attacker(Position position, Side side, int unit) {
    return attacker(position, side, unit, Ints.EMPTY);
  }

  @Override
  default Several several() {
    return Several.TOGETHER;
  }

  @Override
  default boolean fights(int unit) {
    return theatre().pieces().combat(unit);
  }

  @Override
  default boolean enemyAt(Position position, Side side, int hex) {
    int top = position.top(hex);
    return top == Position.NOBODY
        ? theatre().garrisoned(position, side.enemy(), hex)
        : theatre().side(top) != side;
  }

  private @Nullable Objection attacker(Position position, Side side, int unit, Ints together) {
    if (!theatre().pieces().has(unit) || !position.onMap(unit)) {
      return theatre().cites().objection("attack-no-such-unit");
    }
    if (theatre().side(unit) != side) {
      return theatre().cites().objection("attack-not-yours", unit(unit));
    }
    Objection never = never(position, unit, together);
    if (never != null) {
      return never;
    }
    if (position.has(unit, Marks.ATTACKED)) {
      return theatre().cites().objection("attack-twice", unit(unit));
    }
    if (position.has(unit, Marks.DISRUPTED)) {
      return theatre().cites().objection("attack-disrupted", unit(unit));
    }
    return command(position, unit);
  }

  /** Why a unit cannot attack by its nature, or null; some can in the company of others. */
  @Nullable Objection never(Position position, int unit, Ints together);

  /** Why a unit of its own side, fresh and in order, must not attack now, or null. */
  @Nullable Objection command(Position position, int unit);

  /** Every attacker must be adjacent to every target, with nothing impassable between. */
  @Books.Kharkov({"9.11", "9.23", "6.3"})
  @Books.Guderian({"9.11", "9.23", "8.17"})
  @Override
  default @Nullable Objection reach(Position position, int unit, Ints targets) {
    int from = position.place(unit);
    for (int i = 0; i < targets.size(); i++) {
      int target = targets.get(i);
      int direction = theatre().grid().towards(from, target);
      if (direction == HexGrid.NONE) {
        String rule =
            theatre().cites().rule(targets.size() == 1 ? "attack-not-adjacent" : "attack-several");
        return Objection.of(rule, "attack-not-adjacent", unit(unit), hex(target));
      }
      if (!theatre().ground().passable(from, direction)) {
        return theatre().cites().objection("attack-impassable", unit(unit), hex(target));
      }
    }
    return null;
  }

  /**
   * Why a hex may not be attacked now. Units attacked before are out of reach; guests there do not
   * count.
   */
  @Books.Kharkov({"9.11", "9.14", "9.65", "9.73", "10.14"})
  @Books.Guderian({"9.11", "9.14", "9.75", "9.85"})
  @Override
  default @Nullable Objection target(Position position, Side side, int hex) {
    if (!theatre().grid().has(hex)) {
      return theatre().cites().objection("attack-no-such-hex");
    }
    if (!theatre().board(position).holds(side.enemy(), hex)) {
      return theatre().cites().objection("attack-no-enemy", hex(hex));
    }
    boolean fresh = freshBesideUnits(position, side, hex);
    boolean tired = tiredBesideUnits(position, side, hex);
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      if (theatre().pieces().combat(unit) && !position.has(unit, Marks.GUEST)) {
        fresh |= !position.has(unit, Marks.DEFENDED);
        tired |= position.has(unit, Marks.DEFENDED);
      }
    }
    if (tired) {
      return theatre().cites().objection("attack-attacked-before", hex(hex));
    }
    return fresh ? null : theatre().cites().objection("attack-nobody-there", hex(hex));
  }

  /** Whether a hex holds something beside units that has not been attacked yet. */
  default boolean freshBesideUnits(Position position, Side side, int hex) {
    return false;
  }

  /** Whether a hex holds something beside units that has been attacked before. */
  default boolean tiredBesideUnits(Position position, Side side, int hex) {
    return false;
  }
}
