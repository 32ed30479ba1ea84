package stavka.redstar.model;

import stavka.engine.counter.Roster;
import stavka.engine.map.HexMap;
import stavka.formats.Document;
import stavka.formats.Node;
import stavka.formats.roster.MapNodes;

/** Reads the game's data files; every fault names its file and line. */
public final class TheatreFiles {
  private TheatreFiles() {}

  public static RedStarTheatre read(
      HexMap map, Document chartFile, Document orderOfBattle, Document scenarios) {
    Node root = orderOfBattle.root();
    Roster roster = PieceFiles.roster(root);
    MapNodes nodes = new MapNodes(map, roster);
    Charts charts = new ChartFiles(nodes).charts(chartFile.root());
    RedStarPieces pieces = PieceFiles.pieces(roster, root, charts.limits().stacking());
    ScenarioFiles files = new ScenarioFiles(nodes, pieces, charts, root.field("arrivals"));
    return new RedStarTheatre(
        new RedStarGround(map, charts.terrain()),
        pieces,
        charts,
        files.campaigns(scenarios.root()));
  }
}
