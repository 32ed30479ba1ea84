package stavka.guderian.model;

import stavka.engine.counter.Roster;
import stavka.engine.hex.HexSet;
import stavka.engine.map.HexMap;
import stavka.formats.Document;
import stavka.formats.Node;
import stavka.formats.roster.MapNodes;
import stavka.operational.model.CounterFiles;

/** Reads the game's data files; every fault names its file and line. */
public final class TheatreFiles {
  private TheatreFiles() {}

  public static GuderianTheatre read(HexMap map, Document charts, Document orderOfBattle) {
    Node root = orderOfBattle.root();
    Roster roster = CounterFiles.roster(root);
    MapNodes nodes = new MapNodes(map, roster);
    ChartFiles files = new ChartFiles(nodes, charts.root());
    Charts read = files.charts();
    Limits limits = files.limits();
    Node towns = charts.root().field("terrain").field("minor_cities");
    HexSet townHexes = HexSet.of(map.grid(), nodes.hexes(towns.field("hexes")).toArray());
    Schedule schedule = new ScheduleFiles(nodes).schedule(root);
    return new GuderianTheatre(
        new GuderianGround(map, read.terrain(), townHexes, roster, limits),
        new GuderianPieces(roster, CounterFiles.cups(root, Kind.class), schedule),
        read,
        limits);
  }
}
