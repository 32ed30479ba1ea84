package stavka.kharkov.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import java.util.List;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.regiment.EntrenchmentEffect;
import stavka.kharkov.reserve.AlarmEffect;
import stavka.kharkov.sector.Sector;
import stavka.kharkov.victory.CityEffect;
import stavka.operational.board.EntryEffect;
import stavka.operational.board.EntryEffects;
import stavka.operational.combat.Fight;
import stavka.operational.movement.EndCheck;
import stavka.operational.movement.ExtraOrder;
import stavka.operational.movement.March;
import stavka.operational.movement.MarchMode;
import stavka.operational.movement.MoveRules;
import stavka.operational.movement.Movers;
import stavka.operational.movement.RailMode;
import stavka.panzer.movement.PanzerMovement;
import stavka.panzer.movement.PanzerMovers;

/** Section 6 of the book, put together: who moves, and in which ways. */
@Rule("6.0")
public final class Movement {
  private Movement() {}

  /**
   * @param extras what the Axis may order beside moves in its first phase
   * @param lastTurn on which the mechanised units do not move again
   */
  public static PanzerMovement of(
      KharkovTheatre theatre,
      Sector sector,
      EntryEffect effects,
      Fight fight,
      List<ExtraOrder> extras,
      int lastTurn) {
    March march = new March(theatre, new KharkovMarchRules(theatre, sector));
    InfiltrateMode infiltration = new InfiltrateMode(theatre, march);
    KharkovEntrances entrances = new KharkovEntrances(theatre);
    MoveRules rules =
        new MoveRules(
            theatre,
            PanzerMovers.of(theatre, entrances, kept(sector), List.of(), null),
            march,
            new KharkovOverruns(theatre, sector, march, infiltration, fight),
            entrances,
            room(theatre));
    return new PanzerMovement(
        theatre,
        rules,
        effects,
        List.of(
            new DisengageMode(theatre),
            infiltration,
            new MarchMode(theatre, march),
            new RailMode(theatre, new KharkovRailRules(theatre), Ledger.RAILED)),
        List.of(),
        extras,
        position -> position.turn() == lastTurn);
  }

  @Rule("6.51")
  private static Movers.Check kept(Sector sector) {
    return (position, phase, unit) ->
        sector.waits(position, unit) ? Objection.of("6.51", "south-waits", unit(unit)) : null;
  }

  /** Units end their movement where there is room for them. */
  @Rule("8.1")
  static EndCheck room(KharkovTheatre theatre) {
    return (position, units, hex) ->
        theatre.stacking().fits(position, units, hex)
            ? null
            : Objection.of(
                "8.1",
                "too-many",
                hex(hex),
                number(theatre.stacking().limit(theatre.side(units.first()), hex)));
  }

  /**
   * What follows from units coming to a hex: cities change hands, the southern sector may wake,
   * reserves be set off, entrenchments given up.
   */
  @Rule({"6.53", "6.75", "15.23", "17.11"})
  public static EntryEffects entryEffects(KharkovTheatre theatre, Sector sector) {
    return new EntryEffects(
        List.of(
            new CityEffect(theatre), sector, new AlarmEffect(theatre), new EntrenchmentEffect()));
  }
}
