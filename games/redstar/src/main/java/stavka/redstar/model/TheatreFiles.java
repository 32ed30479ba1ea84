package stavka.redstar.model;

import stavka.engine.map.HexMap;
import stavka.formats.Document;

/** Reads the game's data files; every fault names its file and line. */
public final class TheatreFiles {
  private TheatreFiles() {}

  public static RedStarTheatre read(
      HexMap map, Document chartFile, Document orderOfBattle, Document scenarios) {
    Charts charts = new ChartFiles(map).charts(chartFile.root());
    RedStarPieces pieces = CounterFiles.pieces(orderOfBattle.root(), charts.limits().stacking());
    ScenarioFiles files =
        new ScenarioFiles(map, pieces, charts, orderOfBattle.root().field("arrivals"));
    return new RedStarTheatre(
        new RedStarGround(map, charts.terrain()),
        pieces,
        charts,
        files.campaigns(scenarios.root()));
  }
}
