package stavka.redstar.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.order.Move;
import stavka.engine.order.Overrun;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.board.MixingBar;
import stavka.operational.board.Stacking;
import stavka.redstar.model.Theatre;

/** Judges orders to move and to overrun, at a step or in the middle of a motion. */
final class MoveRules {
  private final Company company;
  private final March march;
  private final Overruns overruns;
  private final Stacking stacking;
  private final MixingBar nations;

  MoveRules(Theatre theatre, Company company, March march, Overruns overruns) {
    this.company = company;
    this.march = march;
    this.overruns = overruns;
    this.stacking = theatre.stacking();
    this.nations = Theatre.nations(theatre.pieces());
  }

  Company company() {
    return company;
  }

  March march() {
    return march;
  }

  Overruns overruns() {
    return overruns;
  }

  Stacking stacking() {
    return stacking;
  }

  /** Why a move cannot be made at a step, or null. */
  @Nullable Objection objection(Position position, Movers movers, MoveMode mode, Move order) {
    if (!order.mode().equals(mode.name())) {
      return Objection.of("2.0", "other-mode");
    }
    Objection objection = company.objection(position, movers, order.units());
    if (objection == null && order.path().isEmpty()) {
      objection = Objection.of("3.2", "no-path");
    }
    if (objection == null) {
      objection = mode.objection(position, movers, order.units(), order.path());
    }
    return objection == null ? ending(position, order.units(), order.path().last()) : objection;
  }

  /**
   * Why units cannot end their movement on a hex, or null. Too many may stand there until the phase
   * is over [4.0.7]; nations do not mix at all.
   */
  @Rule({"4.0.4", "4.0.7", "11.2.3"})
  @Nullable Objection ending(Position position, Ints units, int last) {
    if (position.place(units.first()) == last) {
      return Objection.of("3.2", "no-path");
    }
    if (nations.bars(position, units, last)) {
      return Objection.of("4.0.4", "nations-mix", hex(last));
    }
    for (int i = 0; i < units.size(); i++) {
      if (!march.zones().mayEnd(position, units.get(i), last)) {
        return Objection.of("11.2.3", "security-too-near", unit(units.get(i)), hex(last));
      }
    }
    return null;
  }

  /** Why an overrun cannot be made at a step, or null. */
  @Nullable Objection objection(Position position, Movers movers, Overrun order) {
    Objection objection = company.objection(position, movers, order.units());
    return objection == null
        ? overruns.objection(position, movers, order, new int[order.units().size()])
        : objection;
  }

  /** Why units in motion cannot go on along a path, or null. */
  @Rule("8.0.4")
  @Nullable Objection objection(Position position, Motion motion, Move order) {
    Objection objection = among(motion, order.units());
    if (objection != null) {
      return objection;
    }
    if (!order.mode().equals(MarchMode.NAME) || order.path().isEmpty()) {
      return Objection.of("3.2", "no-path");
    }
    int[] spent = spent(motion, order.units());
    objection = march.objection(position, Movers.ARMOUR, order.units(), order.path(), spent);
    return objection == null ? ending(position, order.units(), order.path().last()) : objection;
  }

  /** Why units in motion cannot overrun again, or null. */
  @Rule({"8.0.2", "8.0.4"})
  @Nullable Objection objection(Position position, Movers movers, Motion motion, Overrun order) {
    Objection objection = among(motion, order.units());
    return objection == null
        ? overruns.objection(position, movers, order, spent(motion, order.units()))
        : objection;
  }

  private static @Nullable Objection among(Motion motion, Ints units) {
    boolean all = !units.isEmpty() && !units.hasDuplicates();
    for (int i = 0; i < units.size(); i++) {
      all &= motion.units().contains(units.get(i));
    }
    return all ? null : Objection.of("8.0.4", "finish-motion");
  }

  /** What units of a motion have spent, in the order of these units. */
  static int[] spent(Motion motion, Ints units) {
    int[] spent = new int[units.size()];
    for (int k = 0; k < spent.length; k++) {
      for (int i = 0; i < motion.units().size(); i++) {
        if (motion.units().get(i) == units.get(k)) {
          spent[k] = motion.spent().get(i);
        }
      }
    }
    return spent;
  }
}
