package stavka.kharkov.movement;

import static stavka.engine.reason.Detail.unit;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Overrun;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.sector.Sector;
import stavka.operational.combat.Fight;
import stavka.operational.model.Marks;
import stavka.operational.movement.March;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.OverrunCheck;
import stavka.panzer.movement.PanzerOverruns;

/** Who may overrun whom. How it is fought is the combat section's. */
@Rule({"7.0", "7.1", "7.11", "7.14", "7.15", "6.14"})
public record KharkovOverruns(
    KharkovTheatre theatre, Sector sector, March march, InfiltrateMode infiltration, Fight fight)
    implements PanzerOverruns {

  /** A reserve marker alone cannot be fought. */
  @Override
  public List<OverrunCheck> checks() {
    return List.of(
        approach(this::approach, Movement.room(theatre)),
        units(this::unable),
        attempt -> together(attempt.position, attempt.units),
        target(unit -> theatre.pieces().kind(unit) != Kind.RESERVE),
        attempt -> led(attempt.position, attempt.order),
        this::keptSouth);
  }

  @Rule({"7.12", "7.13", "10.26", "10.14", "6.0"})
  private @Nullable Objection unable(Position position, Ints units, int unit) {
    if (!theatre.pieces().combat(unit)) {
      return Objection.of("10.14", "never-attacks", unit(unit));
    }
    if (position.onMap(unit) && !position.has(unit, Marks.SUPPLIED)) {
      return Objection.of("7.12", "overrun-supply", unit(unit));
    }
    return sameOrigin(position, unit, units.first())
        ? null
        : Objection.of("7.13", "overrun-not-together", unit(unit));
  }

  @Override
  public boolean companions(Position position, int unit, int other) {
    return theatre.pieces().combat(other) && sameOrigin(position, unit, other);
  }

  @Rule("7.13")
  private static boolean sameOrigin(Position position, int unit, int other) {
    return position.get(other, KharkovMarks.ORIGIN) == position.get(unit, KharkovMarks.ORIGIN);
  }

  /** Those who began the phase with the overrunning units move only after the overrun. */
  @Rule("7.13")
  private @Nullable Objection together(Position position, Ints units) {
    int origin = position.get(units.first(), KharkovMarks.ORIGIN);
    if (origin == 0) {
      return null;
    }
    for (int other = 0; other < theatre.pieces().count(); other++) {
      if (position.get(other, KharkovMarks.ORIGIN) == origin
          && position.onMap(other)
          && position.has(other, Marks.MOVED)
          && position.place(other) != origin - 1
          && !units.contains(other)) {
        return Objection.of("7.13", "overrun-companion-moved", unit(other));
      }
    }
    return null;
  }

  private @Nullable Objection led(Position position, Overrun order) {
    return theatre.side(order.units().first()) == Side.SOVIET
        ? leader(position, order.units(), order.by())
        : null;
  }

  @Override
  public boolean likely(Position position, Ints units, int leader) {
    return theatre.pieces().combat(units.first())
        && position.has(units.first(), Marks.SUPPLIED)
        && (leader >= 0 || theatre.side(units.first()) == Side.AXIS);
  }

  @Override
  @Rule("7.16")
  public @Nullable Objection again(MovePhase phase) {
    return phase.is(MovePhase.SOVIET) ? Objection.of("7.16", "overrun-once") : null;
  }

  @Rule("6.77")
  private @Nullable Objection keptSouth(OverrunCheck.Attempt attempt) {
    Ints kept =
        attempt.units.filter(
            unit -> sector.keeps(attempt.position, unit, attempt.from, attempt.order.target()));
    return kept.isEmpty() ? null : Objection.of("6.77", "kept-south", unit(kept.first()));
  }

  @Override
  @Rule("7.17")
  public void begun(Draft draft, Overrun order) {
    if (theatre.side(order.units().first()) == Side.SOVIET) {
      int used = draft.ledger(Ledger.OVERRUN_HQS) | theatre.pieces().commandBit(order.by());
      draft.enter(Ledger.OVERRUN_HQS, used);
      sector.axisAttackedAt(draft, order.target());
    }
  }

  /** Soviet units that may infiltrate may do so on their way to an overrun. */
  @Rule({"6.8", "7.0"})
  private @Nullable Objection approach(
      Position position, Ints units, int start, Ints path, int[] spent) {
    return start >= 0 && infiltrates(position, units)
        ? infiltration.objection(position, units, start, path, spent)
        : march.objection(position, units, start, path, null, spent);
  }

  @Override
  public void forEachApproach(
      Position position, MovePhase phase, Ints units, int start, Consumer<? super Ints> action) {
    if (infiltrates(position, units)) {
      infiltration.forEachWay(position, units, start, action);
    } else {
      forEachMarch(position, units, start, hex -> false, action);
    }
  }

  private boolean infiltrates(Position position, Ints units) {
    return units.all(unit -> infiltration.possible(position, unit));
  }

  /**
   * A Soviet overrun needs a headquarters in whose radius all its units began, which leads one a
   * turn.
   */
  @Rule({"7.17", "10.26"})
  private @Nullable Objection leader(Position position, Ints units, int hq) {
    int bit = theatre.pieces().has(hq) ? theatre.pieces().commandBit(hq) : 0;
    if (bit == 0) {
      return Objection.of("7.17", "overrun-no-hq");
    }
    if ((position.ledger(Ledger.OVERRUN_HQS) & bit) != 0) {
      return Objection.of("7.17", "overrun-hq-used", unit(hq));
    }
    for (int k = 0; k < units.size(); k++) {
      if ((position.get(units.get(k), KharkovMarks.COMMANDED) & bit) == 0) {
        return Objection.of("7.17", "overrun-out-of-radius", unit(units.get(k)), unit(hq));
      }
    }
    return null;
  }

  /** A headquarters that could lead an overrun by all these units, or -1. */
  @Override
  @Rule("7.17")
  public int leader(Position position, Ints units) {
    if (theatre.side(units.first()) == Side.AXIS) {
      return -1;
    }
    int used = position.ledger(Ledger.OVERRUN_HQS);
    for (int hq : theatre.pieces().commanders()) {
      int bit = theatre.pieces().commandBit(hq);
      boolean free = (used & bit) == 0;
      if (free && units.all(unit -> (position.get(unit, KharkovMarks.COMMANDED) & bit) != 0)) {
        return hq;
      }
    }
    return -1;
  }
}
