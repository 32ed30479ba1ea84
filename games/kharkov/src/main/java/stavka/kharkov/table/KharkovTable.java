package stavka.kharkov.table;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import stavka.engine.play.Messages;
import stavka.engine.position.Position;
import stavka.engine.table.Table;
import stavka.engine.table.View;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.GameFiles;
import stavka.formats.map.MapSheet;
import stavka.kharkov.combat.KharkovCasualties;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.kharkov.movement.KharkovMarchRules;
import stavka.kharkov.sector.Sector;
import stavka.kharkov.supply.KharkovSupply;
import stavka.kharkov.victory.KharkovFinalCount;
import stavka.kharkov.victory.Prospects;
import stavka.operational.game.Umpires;
import stavka.operational.movement.March;
import stavka.operational.table.OperationalOpenState;
import stavka.operational.table.OperationalTable;
import stavka.operational.table.ViewMaker;
import stavka.panzer.table.PanzerTable;

/** What Kharkov lays on the table. */
public final class KharkovTable {
  private KharkovTable() {}

  public static Table of(
      GameFiles files,
      MapSheet sheet,
      KharkovTheatre theatre,
      OperationalOpenState open,
      Umpires umpires,
      KharkovSupply supply,
      Sector sector,
      KharkovCasualties casualties,
      KharkovFinalCount finalCount) {
    Boxes boxes = new Boxes(theatre, Messages.beside(files.game()), open);
    Prospects prospects = new Prospects(theatre, supply, finalCount);
    return new OperationalTable(
        new OperationalTable.Sources(
            files, sheet, theatre.roster(), theatre.boards(), theatre.cites()),
        new OperationalTable.Charts(theatre.charts().combatTable(), theatre.charts().dates()),
        umpires,
        new ViewMaker(
            open.counters(),
            unit -> true,
            casualties::steps,
            PanzerTable.moving(theatre.pieces()),
            new ViewMaker.Surroundings(
                (position, phase) -> boxes.of(position),
                position -> hexMarks(theatre, position),
                open.counts()::facts,
                new Panels(theatre)::of),
            finalCount),
        overlays(theatre, supply, sector),
        prospects::of,
        new TreeMap<>(),
        OperationalTable.Seal.NONE);
  }

  private static OperationalTable.Overlays overlays(
      KharkovTheatre theatre, KharkovSupply supply, Sector sector) {
    March march = new March(theatre, new KharkovMarchRules(theatre, sector));
    return new KharkovSupplyLines(theatre, supply)
        .overlays(
            march,
            (position, mover) ->
                theatre.pieces().kind(mover) == Kind.HQ || supply.supplied(position, mover),
            // The side that held it on 12 May.
            hex -> theatre.ground().onBank(Side.AXIS, hex) ? Side.AXIS : Side.SOVIET);
  }

  private static List<View.HexMark> hexMarks(KharkovTheatre theatre, Position position) {
    List<View.HexMark> marks = new ArrayList<>();
    Ints cities = theatre.ground().cityHexes();
    for (int i = 0; i < cities.size(); i++) {
      int hex = cities.get(i);
      if (theatre.garrisoned(position, hex)) {
        marks.add(new View.HexMark(hex, "garrison", theatre.ground().garrison(hex)));
      }
      marks.add(new View.HexMark(hex, KharkovOpenState.city(position, i), 1));
    }
    return marks;
  }
}
