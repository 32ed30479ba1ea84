package stavka.rostov;

import java.util.List;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.arrival.Departures;
import stavka.rostov.arrival.Groups;
import stavka.rostov.arrival.Rebuilt;
import stavka.rostov.arrival.Reservists;
import stavka.rostov.cups.Fortress;
import stavka.rostov.detach.Detaching;
import stavka.rostov.detach.Recombining;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.special.Flotillas;
import stavka.rostov.special.Garrisons;
import stavka.rostov.special.GreatGuns;
import stavka.rostov.special.Zap;
import stavka.rostov.supply.Lines;
import stavka.rostov.works.Forts;
import stavka.rostov.zones.Zones;

/** Those who come and go by rules of their own, special units, and regiments detached. */
record SpecialSections(
    RostovTheatre theatre,
    Fates fates,
    Garrisons garrisons,
    Flotillas flotillas,
    Fortress fortress,
    Reservists reservists,
    Zap zap,
    Detaching detaching,
    Recombining recombining) {
  /** What the parts are made with. */
  record Needs(Zones zones, Lines lines, Forts forts, EntryEffect effects, Rebuilt rebuilt) {}

  static SpecialSections of(RostovTheatre theatre, Fates fates, Garrisons garrisons, Needs needs) {
    return new SpecialSections(
        theatre,
        fates,
        garrisons,
        new Flotillas(theatre),
        new Fortress(theatre, needs.zones(), needs.lines(), needs.forts(), needs.effects()),
        new Reservists(theatre, needs.rebuilt(), needs.effects()),
        new Zap(theatre, fates),
        new Detaching(theatre),
        new Recombining(theatre, fates));
  }

  Departures departures(Side side) {
    return new Departures(theatre, fates, side);
  }

  Groups groups(Side side) {
    return new Groups(theatre, fates.tracks(), side);
  }

  GreatGuns guns(Side side) {
    return new GreatGuns(theatre, side);
  }

  /** What a result of the reserve die is used for. */
  List<ExtraOrder> reserves() {
    return List.of(groups(Side.SOVIET), garrisons);
  }
}
