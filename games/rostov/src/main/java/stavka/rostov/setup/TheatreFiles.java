package stavka.rostov.setup;

import java.util.List;
import stavka.engine.map.HexMap;
import stavka.engine.rule.Rule;
import stavka.formats.GameFiles;
import stavka.formats.map.MapSheet;
import stavka.formats.roster.MapNodes;
import stavka.formats.roster.RosterFile;
import stavka.operational.board.Boards;
import stavka.operational.board.Presence;
import stavka.operational.board.Stacking;
import stavka.operational.model.Citations;
import stavka.rostov.model.Charts;
import stavka.rostov.model.RostovFaces;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.zones.RostovProjection;

/** Reads the game's data files; every fault names its file and line. */
public final class TheatreFiles {
  private TheatreFiles() {}

  public static RostovTheatre read(GameFiles files, MapSheet sheet) {
    HexMap map = sheet.map();
    Charts charts = Charts.read(files.yaml("charts.yaml").root());
    RostovPieces pieces =
        new RostovPieces(RosterFile.read(files.yaml("order-of-battle.yaml").root()));
    RostovGround ground = new RostovGround(map, charts.terrain());
    MapNodes nodes = new MapNodes(map, pieces.roster());
    List<ScenarioPlan> plans =
        new ScenarioFiles(nodes, sheet.drawing()).plans(files.yaml("scenarios.yaml").root());
    return new RostovTheatre(
        ground,
        pieces,
        new RostovFaces(pieces),
        charts,
        plans,
        boards(ground, pieces, charts, plans),
        stacking(pieces, charts.movement().stacking()),
        Citations.beside(files.game()));
  }

  /** Combat units alone keep enemies out, and free a hex of enemy zones for lines. */
  @Rule({"2.33", "3.4", "3.45", "10.54"})
  private static Boards boards(
      RostovGround ground, RostovPieces pieces, Charts charts, List<ScenarioPlan> plans) {
    return new Boards(
            ground.grid(),
            pieces.roster(),
            new Presence(pieces::combat, pieces::combat, pieces::combat),
            new RostovProjection(ground, pieces, charts.movement().zonelessReduced()))
        .within(new PlayArea(ground.grid(), plans)::of);
  }

  @Rule({"3.31", "3.32", "3.33"})
  private static Stacking stacking(RostovPieces pieces, int limit) {
    return new Stacking(pieces.roster(), pieces::stack, (side, hex) -> limit);
  }
}
