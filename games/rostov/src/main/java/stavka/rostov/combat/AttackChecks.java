package stavka.rostov.combat;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Attack;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.Assessor;
import stavka.operational.combat.BattlePlan;
import stavka.operational.model.Citations;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Declared;
import stavka.rostov.declaration.MustAttack;
import stavka.rostov.declaration.Obliged;
import stavka.rostov.declaration.Reach;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** How a declared attack may be made: its units are chosen anew. */
@Rule({"12.36", "12.41", "15.0", "15.2", "15.21", "15.22", "15.23", "15.25", "15.26"})
record AttackChecks(
    RostovTheatre theatre,
    Declarations declarations,
    Reach reach,
    MustAttack must,
    Obliged obliged,
    AttackSupply supply,
    Guns guns,
    Engineers engineers,
    Assessor assessor) {
  /** The declared attack that an order makes, or null. */
  @Nullable Declared declared(Position position, Attack attack) {
    Ints targets = attack.targets();
    if (targets.isEmpty() || targets.first() < 0 || targets.first() >= theatre.grid().size()) {
      return null;
    }
    Declared declared = declarations.at(position, targets.first());
    return declared != null
            && declared.targets().size() == targets.size()
            && declared.targets().all(targets::contains)
        ? declared
        : null;
  }

  /** Why an attack cannot be made so, or null. */
  @Nullable Objection objection(Position position, Side side, Attack attack) {
    Citations cites = theatre.cites();
    Declared declared = declared(position, attack);
    if (declared == null) {
      return cites.objection("attack-none-declared");
    }
    if (attack.units().isEmpty()) {
      return cites.objection("attack-empty");
    }
    if (attack.units().hasDuplicates() || attack.supporters().hasDuplicates()) {
      return cites.objection("named-twice");
    }
    Objection objection = null;
    for (int i = 0; i < attack.units().size() && objection == null; i++) {
      objection = attacker(position, side, attack.units().get(i), attack.targets(), attack.units());
    }
    objection = objection == null ? missing(position, side, declared, attack) : objection;
    objection = objection == null ? supporters(position, side, attack) : objection;
    return objection == null ? below(position, side, attack) : objection;
  }

  /**
   * Why a unit cannot take part in an attack, or null: a called-off overrun binds it to another.
   */
  @Rule("11.42")
  @Nullable Objection attacker(
      Position position, Side side, int unit, Ints targets, Ints together) {
    Objection objection = fit(position, side, unit, targets, together);
    if (objection != null) {
      return objection;
    }
    int bound = obliged.target(position, unit);
    Declared owed = bound < 0 || targets.contains(bound) ? null : declarations.at(position, bound);
    return owed == null || fit(position, side, unit, owed.targets(), owed.units()) != null
        ? null
        : theatre.cites().objection("obliged-left", Detail.unit(unit), Detail.hex(bound));
  }

  @Rule({"15.21", "15.23", "15.26"})
  private @Nullable Objection fit(
      Position position, Side side, int unit, Ints targets, Ints together) {
    Citations cites = theatre.cites();
    RostovPieces pieces = theatre.pieces();
    if (unit < 0 || unit >= pieces.count()) {
      return cites.objection("no-such-unit");
    }
    Detail named = Detail.unit(unit);
    if (pieces.side(unit) != side) {
      return cites.objection("not-yours", named);
    }
    if (!position.onMap(unit)) {
      return cites.objection("not-on-map", named);
    }
    if (pieces.artillery(unit)) {
      return cites.objection("attack-artillery", named);
    }
    if (!pieces.combat(unit)
        || pieces.unknown(position, unit)
        || pieces.attack(position, unit) == 0
        || (pieces.flotilla(unit) && theatre.sky(position).storm())) {
      return cites.objection("attack-no-attack", named);
    }
    if (position.has(unit, RostovMarks.FOUGHT)) {
      return cites.objection("attack-twice", named);
    }
    return place(position, unit, targets, together);
  }

  private @Nullable Objection place(Position position, int unit, Ints targets, Ints together) {
    Citations cites = theatre.cites();
    Detail named = Detail.unit(unit);
    if (!reach.besideAll(position, unit, targets)) {
      return cites.objection("declare-apart");
    }
    for (int hex : targets) {
      if (!reach.strikes(position, unit, hex, together)) {
        return cites.objection("declare-barred", named, Detail.hex(hex));
      }
    }
    int uncovered = must.uncovered(position, unit, targets);
    return uncovered < 0 ? null : cites.objection("attack-uncovered", named, Detail.hex(uncovered));
  }

  /** Units of an attack that was owed, or that was to be an overrun, take part if they can. */
  private @Nullable Objection missing(
      Position position, Side side, Declared declared, Attack attack) {
    Ints missing = bound(position, side, declared).filter(unit -> !attack.units().contains(unit));
    if (missing.isEmpty()) {
      return null;
    }
    int unit = missing.first();
    int target = obliged.target(position, unit);
    return declared.targets().contains(target)
        ? theatre.cites().objection("obliged-left", Detail.unit(unit), Detail.hex(target))
        : theatre.cites().objection("mandated-missing", Detail.unit(unit));
  }

  /** The units that must take part in a declared attack. */
  @Rule({"11.42", "12.41"})
  Ints bound(Position position, Side side, Declared declared) {
    Ints called =
        obliged
            .boundTo(position, declared.targets())
            .filter(unit -> theatre.pieces().side(unit) == side);
    Ints named = declared.mandated() ? declared.units() : Ints.EMPTY;
    Ints together = declared.units().plus(called);
    return named
        .plus(called.filter(unit -> !named.contains(unit)))
        .filter(unit -> attacker(position, side, unit, declared.targets(), together) == null);
  }

  @Rule({"15.31", "15.32", "15.4", "15.63", "23.34"})
  private @Nullable Objection supporters(Position position, Side side, Attack attack) {
    Citations cites = theatre.cites();
    RostovPieces pieces = theatre.pieces();
    for (int unit : attack.supporters()) {
      if (unit < 0 || unit >= pieces.count()) {
        return cites.objection("no-such-unit");
      }
    }
    Ints columns = attack.supporters().filter(pieces::column);
    Ints firing = attack.supporters().filter(unit -> !pieces.column(unit));
    Objection objection = supply.objection(position, side, columns, attack.units());
    if (objection == null && columns.isEmpty() && !firing.isEmpty()) {
      return cites.objection("gun-no-supply");
    }
    for (int i = 0; i < firing.size() && objection == null; i++) {
      objection = guns.objection(position, side, firing.get(i), attack.targets(), true);
    }
    if (objection == null && !firing.isEmpty()) {
      objection =
          attack.units().all(pieces::flotilla)
              ? cites.objection("gun-limit")
              : guns.tooMany(position, side, firing, attack.targets());
    }
    if (objection != null) {
      return objection;
    }
    boolean led = attack.support() != 0;
    return led && (attack.support() != 1 || !engineers.can(position, BattlePlan.of(side, attack)))
        ? cites.objection("engineers-none")
        : null;
  }

  /** Nobody makes an attack hopeless whom others could lift to 1-4. */
  @Rule({"12.36", "15.21"})
  private @Nullable Objection below(Position position, Side side, Attack attack) {
    if (!assessor.assess(position, BattlePlan.of(side, attack)).hopeless()) {
      return null;
    }
    Ints all = able(position, side, attack.targets());
    Ints supporters = supported(position, side, all, attack.targets());
    Attack most = new Attack(all, attack.targets(), 0, supporters);
    return !all.isEmpty() && !assessor.assess(position, BattlePlan.of(side, most)).hopeless()
        ? theatre.cites().objection("attack-below")
        : null;
  }

  /** Every counter that could be named in an attack by some of these units. */
  @Rule({"15.31", "15.33", "15.4"})
  Ints helpers(Position position, Side side, Ints attackers, Ints targets) {
    Ints columns = supply.serving(position, side, attackers);
    return columns.isEmpty() || attackers.all(theatre.pieces()::flotilla)
        ? columns
        : columns.plus(guns.able(position, side, targets));
  }

  /** Every counter that can be named in an attack by all of these units. */
  @Rule({"15.31", "15.33", "15.4"})
  Ints possible(Position position, Side side, Ints attackers, Ints targets) {
    return supply.served(position, side, attackers).equals(attackers)
        ? helpers(position, side, attackers, targets)
        : Ints.EMPTY;
  }

  /** Those of some units that have a line to attack supply. */
  @Rule("15.31")
  Ints served(Position position, Side side, Ints attackers) {
    return supply.served(position, side, attackers);
  }

  /** Supply for all attackers and every gun that can fire with it; nothing if there is none. */
  Ints supported(Position position, Side side, Ints attackers, Ints targets) {
    Ints columns = supply.cheapest(position, side, attackers);
    if (columns.isEmpty() || attackers.all(theatre.pieces()::flotilla)) {
      return columns;
    }
    return columns.plus(guns.available(position, side, targets));
  }

  /** All who can take part in an attack together. */
  Ints able(Position position, Side side, Ints targets) {
    Ints beside = Ints.EMPTY;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int from = theatre.grid().neighbour(targets.first(), direction);
      beside = from < 0 ? beside : beside.plus(position.stack(from));
    }
    Ints all = beside;
    return all.filter(unit -> attacker(position, side, unit, targets, all) == null);
  }
}
