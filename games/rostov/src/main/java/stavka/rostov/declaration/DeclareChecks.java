package stavka.rostov.declaration;

import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.model.Citations;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** What may be declared: by whom, against whom, at what odds. */
@Rule({"12.11", "12.12", "12.51", "12.52", "12.61", "12.8"})
public final class DeclareChecks {
  private static final int MOST = 63;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final Reach reach;
  private final FirstOdds odds;
  private final Mandated mandated;

  public DeclareChecks(RostovTheatre theatre, Reach reach, FirstOdds odds, Mandated mandated) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.reach = reach;
    this.odds = odds;
    this.mandated = mandated;
  }

  /** The attacks that are owed. */
  Mandated mandated() {
    return mandated;
  }

  /** Why an attack cannot be declared, or null. */
  public @Nullable Objection objection(Position position, Side side, Declare declare) {
    if (declare.units().isEmpty() || declare.targets().isEmpty()) {
      return cites.objection("declare-empty");
    }
    if (declare.units().hasDuplicates() || declare.targets().hasDuplicates()) {
      return cites.objection("named-twice");
    }
    Objection objection = null;
    for (int i = 0; i < declare.units().size() && objection == null; i++) {
      objection = attacker(position, side, declare.units().get(i));
    }
    for (int i = 0; i < declare.targets().size() && objection == null; i++) {
      objection = target(position, side, declare.targets().get(i));
    }
    objection = objection == null ? places(position, declare) : objection;
    return objection == null ? whole(position, side, declare) : objection;
  }

  /** Why a unit cannot be declared for anything now, or null. */
  public @Nullable Objection attacker(Position position, Side side, int unit) {
    Objection objection = fit(position, side, unit);
    return objection == null && position.get(unit, RostovMarks.DECLARED) != 0
        ? cites.objection("declare-again", Detail.unit(unit))
        : objection;
  }

  /** Why a unit can attack nothing in this phase, or null. */
  @Rule({"12.11", "12.12", "15.53"})
  private @Nullable Objection fit(Position position, Side side, int unit) {
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
    if (!pieces.combat(unit)) {
      return cites.objection("declare-no-combat-unit", named);
    }
    if (pieces.artillery(unit)) {
      return cites.objection("declare-artillery", named);
    }
    if (pieces.unknown(position, unit) || pieces.attack(position, unit) == 0) {
      return cites.objection("declare-no-attack", named);
    }
    return pieces.flotilla(unit) && theatre.sky(position).storm()
        ? cites.objection("declare-flotilla-storm")
        : null;
  }

  /** Why an attack on a hex cannot be declared by anybody now, or null. */
  public @Nullable Objection target(Position position, Side side, int hex) {
    if (hex < 0 || hex >= theatre.grid().size()) {
      return cites.objection("no-such-hex");
    }
    return position.at(hex, RostovLayers.ATTACK) == 0
        ? enemy(position, side, hex)
        : cites.objection("declare-taken", Detail.hex(hex));
  }

  private @Nullable Objection enemy(Position position, Side side, int hex) {
    Board board = theatre.board(position);
    if (!board.holds(side.enemy(), hex) && !board.any(side.enemy(), hex)) {
      return cites.objection("declare-no-enemy", Detail.hex(hex));
    }
    int barred = theatre.plan(position).orders().barred(side, hex, position.turn());
    return barred == 0
        ? null
        : cites.objection("scenario-bars", Detail.hex(hex), Detail.number(barred + 1));
  }

  @Rule({"12.51", "12.52", "12.61", "12.8"})
  private @Nullable Objection places(Position position, Declare declare) {
    Ints targets = declare.targets();
    for (int unit : declare.units()) {
      if (targets.all(hex -> !theatre.grid().adjacent(position.place(unit), hex))) {
        return cites.objection("not-adjacent", Detail.hex(targets.first()));
      }
      if (!reach.besideAll(position, unit, targets)) {
        return cites.objection("declare-apart");
      }
    }
    for (int unit : declare.units()) {
      for (int hex : targets) {
        if (!reach.strikes(position, unit, hex, declare.units())) {
          return cites.objection("declare-barred", Detail.unit(unit), Detail.hex(hex));
        }
      }
    }
    return null;
  }

  @Rule({"12.31", "12.35", "12.41"})
  private @Nullable Objection whole(Position position, Side side, Declare declare) {
    if (!odds.enough(position, side, declare.units(), declare.targets())) {
      return cites.objection("declare-odds");
    }
    if (position.ledger(RostovLedger.ATTACKS) >= MOST) {
      return cites.objection("declare-too-many");
    }
    return declare.mandated() ? mandated.objection(position, side, declare) : null;
  }

  /** All who could be declared against some hexes together. */
  public Ints free(Position position, Side side, Ints targets) {
    return beside(position, targets, unit -> attacker(position, side, unit) == null);
  }

  /** Whether a unit could be declared against a hex with others, had nobody been declared yet. */
  @Rule("11.42")
  boolean couldAttack(Position position, Side side, int unit, int hex) {
    return couldBeAttacked(position, side, hex) && allFit(position, side, hex).contains(unit);
  }

  /** Whether a hex could be attacked, had nobody been declared yet. */
  @Rule({"11.42", "12.35"})
  boolean couldBeAttacked(Position position, Side side, int hex) {
    if (enemy(position, side, hex) != null) {
      return false;
    }
    Ints all = allFit(position, side, hex);
    return !all.isEmpty() && odds.enough(position, side, all, Ints.of(hex));
  }

  private Ints allFit(Position position, Side side, int hex) {
    return beside(position, Ints.of(hex), unit -> fit(position, side, unit) == null);
  }

  private Ints beside(Position position, Ints targets, IntPredicate may) {
    Ints beside = Ints.EMPTY;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int from = theatre.grid().neighbour(targets.first(), direction);
      for (int unit : from < 0 ? Ints.EMPTY : position.stack(from)) {
        if (may.test(unit) && reach.besideAll(position, unit, targets)) {
          beside = beside.with(unit);
        }
      }
    }
    Ints all = beside;
    return all.filter(unit -> targets.all(hex -> reach.strikes(position, unit, hex, all)));
  }
}
