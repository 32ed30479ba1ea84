package stavka.rostov;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.board.EntryEffects;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.air.AirSection;
import stavka.rostov.arrival.Arrivals;
import stavka.rostov.arrival.Exits;
import stavka.rostov.arrival.Levies;
import stavka.rostov.arrival.Schedule;
import stavka.rostov.combat.CombatSection;
import stavka.rostov.combat.WholeDivisions;
import stavka.rostov.command.Activation;
import stavka.rostov.command.Headquarters;
import stavka.rostov.command.Nkvd;
import stavka.rostov.command.NonOperational;
import stavka.rostov.command.Recovery;
import stavka.rostov.control.Control;
import stavka.rostov.cups.Hometown;
import stavka.rostov.cups.Unknowns;
import stavka.rostov.declaration.CalledOff;
import stavka.rostov.declaration.DeclareChecks;
import stavka.rostov.declaration.DeclareStage;
import stavka.rostov.declaration.DeclaredAttacks;
import stavka.rostov.declaration.FirstOdds;
import stavka.rostov.declaration.Mandated;
import stavka.rostov.declaration.MustAttack;
import stavka.rostov.declaration.Obliged;
import stavka.rostov.declaration.Reach;
import stavka.rostov.engineers.EngineerSection;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.movement.Marching;
import stavka.rostov.movement.MovementParts;
import stavka.rostov.movement.MovementSection;
import stavka.rostov.movement.RostovEntrances;
import stavka.rostov.overrun.RostovOverruns;
import stavka.rostov.reaction.CommitGuns;
import stavka.rostov.reaction.Instructions;
import stavka.rostov.reaction.SealedLayer;
import stavka.rostov.rebuild.RebuildSection;
import stavka.rostov.rebuild.Replacements;
import stavka.rostov.sequence.Housekeeping;
import stavka.rostov.setup.Beginning;
import stavka.rostov.special.Garrisons;
import stavka.rostov.stacking.RostovExcess;
import stavka.rostov.staff.Detours;
import stavka.rostov.supply.AttackPoints;
import stavka.rostov.supply.Dumps;
import stavka.rostov.supply.RostovLines;
import stavka.rostov.supply.SupplyCounters;
import stavka.rostov.supply.SupplyEntry;
import stavka.rostov.supply.SupplySection;
import stavka.rostov.surrender.Surrender;
import stavka.rostov.transport.AirTransport;
import stavka.rostov.transport.SeaTransport;
import stavka.rostov.victory.RostovFinalCount;
import stavka.rostov.weather.WeatherSection;
import stavka.rostov.works.Demolition;
import stavka.rostov.works.Pontoons;
import stavka.rostov.works.RostovForts;
import stavka.rostov.zones.RostovZones;
import stavka.rostov.zones.Zones;

/** The rulebook's sections, put together. */
record Sections(
    RostovTheatre theatre,
    Beginning beginning,
    Zones zones,
    Control control,
    Fates fates,
    RostovExcess excess,
    Housekeeping housekeeping,
    WeatherSection weather,
    Headquarters headquarters,
    Activation activation,
    Recovery recovery,
    Unknowns unknowns,
    Schedule schedule,
    Levies levies,
    Exits exits,
    AirTransport axisAir,
    AirTransport sovietAir,
    SeaTransport sea,
    RostovLines lines,
    AttackPoints points,
    SupplyCounters counters,
    SupplyEntry entry,
    SupplySection supply,
    Demolition demolition,
    MovementSection movement,
    RostovOverruns overruns,
    DeclaredAttacks declared,
    DeclareChecks declaring,
    SealedLayer sealed,
    CombatSection combat,
    Surrender surrender,
    RostovFinalCount finalCount,
    AirSection air,
    RebuildSection rebuild,
    EngineerSection works,
    SpecialSections special,
    Detours detours) {
  /**
   * @param phases the id of the phase that a position is in
   */
  static Sections of(RostovTheatre theatre, Function<Position, String> phases) {
    Zones zones = RostovZones.of(theatre);
    Control control = new Control(theatre);
    Fates fates = new Fates(theatre);
    RostovExcess excess = new RostovExcess(theatre, fates);
    Headquarters staffs = new Headquarters(theatre);
    Unknowns unknowns = new Unknowns(theatre, fates);
    Levies levies = new Levies(theatre, zones, control);
    RostovForts forts = new RostovForts(theatre);
    Pontoons pontoons = new Pontoons(theatre, fates);
    RostovLines lines = new RostovLines(theatre, forts, pontoons);
    AttackPoints points = new AttackPoints(theatre);
    SupplyCounters counters = new SupplyCounters(theatre, fates);
    SupplyEntry entry = new SupplyEntry(theatre, lines, points);
    Garrisons garrisons = new Garrisons(theatre);
    EntryEffect effects =
        new EntryEffects(
            List.of(control, counters, entry, pontoons, forts, garrisons, new Hometown(theatre)));
    Arrivals arrivals = new Arrivals(theatre, zones, lines);
    SpecialSections special =
        SpecialSections.of(
            theatre,
            fates,
            garrisons,
            new SpecialSections.Needs(zones, lines, forts, effects, arrivals.rebuilt()));
    DeclaredAttacks declared = new DeclaredAttacks(theatre);
    SealedLayer sealed = new SealedLayer(theatre);
    NonOperational silent = new NonOperational(theatre, staffs);
    RostovEntrances entrances = new RostovEntrances(theatre.pieces(), arrivals, entry);
    MovementParts parts =
        new MovementParts(
            zones, lines, forts, pontoons, staffs, silent, unknowns, declared, fates, levies,
            entrances, effects, phases);
    Marching marching = Marching.of(theatre, parts);
    RostovOverruns overruns = new RostovOverruns(theatre, parts, marching);
    FirstOdds odds = new FirstOdds(theatre);
    WholeDivisions divisions = new WholeDivisions(theatre.pieces());
    return new Sections(
        theatre,
        new Beginning(theatre),
        zones,
        control,
        fates,
        excess,
        new Housekeeping(theatre, control, excess),
        new WeatherSection(theatre),
        staffs,
        new Activation(theatre, staffs),
        new Recovery(theatre, fates),
        unknowns,
        new Schedule(theatre),
        levies,
        new Exits(theatre, fates.tracks(), Side.AXIS),
        new AirTransport(theatre, control, silent, entrances, Side.AXIS),
        new AirTransport(theatre, control, silent, entrances, Side.SOVIET),
        new SeaTransport(theatre, zones, control, silent),
        lines,
        points,
        counters,
        entry,
        new SupplySection(theatre, lines, points, counters, pontoons, staffs, fates),
        new Demolition(theatre, forts, (position, units) -> divisions.any(units)),
        new MovementSection(theatre, parts, marching, overruns),
        overruns,
        declared,
        new DeclareChecks(
            theatre,
            new Reach(theatre, zones, marching.entering()),
            odds,
            new Mandated(theatre, odds)),
        sealed,
        new CombatSection(
            theatre,
            new CombatSection.Needs(
                zones,
                marching.entering(),
                lines,
                forts,
                pontoons,
                staffs,
                declared,
                sealed,
                unknowns,
                fates,
                effects)),
        new Surrender(theatre, zones, lines, forts, staffs, fates),
        new RostovFinalCount(theatre),
        new AirSection(theatre, lines, staffs, declared, fates),
        new RebuildSection(theatre, zones, lines, fates),
        new EngineerSection(theatre, lines, forts, pontoons, staffs),
        special,
        new Detours(theatre, pontoons));
  }

  Dumps dumps(Side side) {
    return new Dumps(theatre, entry, fates, side);
  }

  Replacements replacements(Side side) {
    return rebuild.replacements(side);
  }

  /** What may be ordered in a side's engineer phase: points are spent, works done. */
  List<ExtraOrder> engineers(Side side) {
    List<ExtraOrder> orders = new ArrayList<>(rebuild.engineers(side));
    orders.addAll(works.orders(side));
    orders.add(special.guns(side));
    orders.add(dumps(side).merging());
    return orders;
  }

  DeclareStage declaration(String id, Side side) {
    MustAttack must = new MustAttack(theatre, zones, declared);
    CalledOff calledOff = new CalledOff(theatre, zones, declared, declaring, new Obliged(theatre));
    return new DeclareStage(
        id, side, theatre, declared, declaring, must, calledOff, counters, fates);
  }

  /** Guns promised by the side that is attacked. */
  CommitGuns commits(Side side) {
    return new CommitGuns(theatre, side, declared, combat.guns());
  }

  /** Orders sealed by the side that is attacked. */
  Instructions instructions(Side side) {
    return new Instructions(
        theatre, side, declared, sealed, headquarters, new Nkvd(theatre, headquarters));
  }
}
