package stavka.kharkov.combat;

import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.sector.Sector;
import stavka.kharkov.supply.KharkovSupply;
import stavka.operational.model.Marks;
import stavka.panzer.combat.PanzerAttackRules;

/**
 * Who may attack, as far as headquarters, air points, the southern sector and garrisons have a say.
 */
record KharkovAttackRules(KharkovTheatre theatre, KharkovSupply supply, Sector sector)
    implements PanzerAttackRules {
  @Override
  @Rule({"13.0", "13.13"})
  public @Nullable Objection supportObjection(Position position, Side side, int support) {
    if (support < 0 || support > 1) {
      return Objection.of("13.13", "air-one-point");
    }
    return support > support(position, side) ? Objection.of("13.0", "air-none-left") : null;
  }

  @Override
  public int support(Position position, Side side) {
    return position.ledger(airEntry(side));
  }

  static int airEntry(Side side) {
    return side == Side.AXIS ? Ledger.AXIS_AIR : Ledger.SOVIET_AIR;
  }

  @Override
  @Rule({"10.14", "6.72"})
  public @Nullable Objection never(Position position, int unit, Ints together) {
    if (theatre.pieces().combat(unit)) {
      return null;
    }
    return theatre.pieces().kind(unit) == Kind.HQ
        ? Objection.of("10.14", "attack-never-hq", unit(unit))
        : Objection.of("6.73", "attack-never-marker", unit(unit));
  }

  @Override
  @Rule({"9.15", "10.21", "16.0", "6.51"})
  public @Nullable Objection command(Position position, int unit) {
    if (sector.waits(position, unit)) {
      return Objection.of("6.51", "attack-asleep", unit(unit));
    }
    if (supply.commanded(position, unit)) {
      return null;
    }
    String rule = theatre.side(unit) == Side.SOVIET ? "9.15" : "10.21";
    return Objection.of(rule, "attack-no-command", unit(unit));
  }

  /** A garrison, or a headquarters, that has not been attacked in this phase. */
  @Override
  @Rule({"9.14", "10.14", "15.33"})
  public boolean freshBesideUnits(Position position, Side side, int hex) {
    return (garrison(position, side, hex) && !attackedBefore(position, hex))
        || position.anyOn(
            hex,
            unit -> theatre.pieces().kind(unit) == Kind.HQ && !position.has(unit, Marks.DEFENDED));
  }

  @Override
  @Rule("9.14")
  public boolean tiredBesideUnits(Position position, Side side, int hex) {
    return garrison(position, side, hex) && attackedBefore(position, hex);
  }

  private boolean garrison(Position position, Side side, int hex) {
    return side == Side.SOVIET && theatre.garrisoned(position, hex);
  }

  private boolean attackedBefore(Position position, int hex) {
    int city = theatre.ground().cityIndex(hex);
    return (position.ledger(Ledger.GARRISONS_ATTACKED) & (1 << city)) != 0;
  }
}
