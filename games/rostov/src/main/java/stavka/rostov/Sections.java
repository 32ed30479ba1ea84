package stavka.rostov;

import stavka.engine.value.Side;
import stavka.rostov.arrival.Exits;
import stavka.rostov.arrival.Levies;
import stavka.rostov.arrival.Schedule;
import stavka.rostov.command.Activation;
import stavka.rostov.command.Headquarters;
import stavka.rostov.command.Recovery;
import stavka.rostov.control.Control;
import stavka.rostov.cups.Unknowns;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.sequence.Housekeeping;
import stavka.rostov.setup.Beginning;
import stavka.rostov.stacking.ExcessStage;
import stavka.rostov.transport.AirTransport;
import stavka.rostov.transport.SeaTransport;
import stavka.rostov.victory.FinalCount;
import stavka.rostov.weather.WeatherSection;
import stavka.rostov.zones.RostovZones;
import stavka.rostov.zones.Zones;

/** The rulebook's sections, put together. */
record Sections(
    RostovTheatre theatre,
    Beginning beginning,
    Zones zones,
    Control control,
    Fates fates,
    ExcessStage excess,
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
    FinalCount finalCount) {
  static Sections of(RostovTheatre theatre) {
    Zones zones = RostovZones.of(theatre);
    Control control = new Control(theatre);
    Fates fates = new Fates(theatre);
    ExcessStage excess = new ExcessStage(theatre, fates);
    Headquarters headquarters = new Headquarters(theatre);
    return new Sections(
        theatre,
        new Beginning(theatre),
        zones,
        control,
        fates,
        excess,
        new Housekeeping(theatre, control, excess),
        new WeatherSection(theatre),
        headquarters,
        new Activation(theatre, headquarters),
        new Recovery(theatre, fates),
        new Unknowns(theatre, fates),
        new Schedule(theatre),
        new Levies(theatre, zones, control),
        new Exits(theatre, fates.tracks(), Side.AXIS),
        new AirTransport(theatre, control, Side.AXIS),
        new AirTransport(theatre, control, Side.SOVIET),
        new SeaTransport(theatre, zones, control),
        new FinalCount(theatre));
  }
}
