package stavka.bautzen.model;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.map.HexMap;
import stavka.engine.rule.Rule;
import stavka.formats.Node;
import stavka.formats.roster.MapNodes;
import stavka.operational.board.Boards;
import stavka.operational.board.Presence;
import stavka.operational.board.Projection;
import stavka.operational.board.Stacking;
import stavka.operational.model.Citations;
import stavka.operational.model.CounterFiles;
import stavka.operational.model.ScenarioOutline;

/** Reads the game's data files; every fault names its file and line. */
public final class TheatreFiles {
  private TheatreFiles() {}

  /**
   * @param home the class beside which the citations lie
   */
  public static BautzenTheatre read(
      Class<?> home, HexMap map, Node charts, Node orderOfBattle, Node scenarios) {
    BautzenPieces pieces = pieces(orderOfBattle, charts.field("stacking"));
    MapNodes nodes = new MapNodes(map, pieces.roster());
    Charts read = new ChartFiles(nodes).charts(charts);
    List<ScenarioPlan> plans = new ScenarioFiles(nodes, read).plans(scenarios);
    BautzenGround ground = new BautzenGround(map, new TerrainChart(charts));
    Company company = new Company(pieces, read.guests());
    return new BautzenTheatre(
        ground,
        pieces,
        read,
        plans,
        boards(map, pieces, plans),
        new Stacking(pieces.roster(), pieces::points, (side, hex) -> ground.limit(hex))
            .barring(company),
        Citations.beside(home));
  }

  /** All combat units, headquarters too, hold their hex and have a zone in the six around it. */
  @Rule("3")
  private static Boards boards(HexMap map, BautzenPieces pieces, List<ScenarioPlan> plans) {
    return new Boards(
            map.grid(),
            pieces.roster(),
            new Presence(pieces::fights, pieces::fights, pieces::fights),
            Projection.of((position, unit) -> pieces.fights(unit), hex -> 0))
        .within(position -> ScenarioOutline.of(plans, position.setting().scenario()).ground());
  }

  private static BautzenPieces pieces(Node root, Node stacking) {
    root.only("version", "game", "provenance", "why", "kinds", "formations", "counters");
    Map<Kind, Gait> gaits = new HashMap<>();
    for (Node kind : root.field("kinds").items()) {
      kind.only("id", "name", "symbol", "gait");
      gaits.put(kind.field("id").choice(Kind.class), kind.field("gait").choice(Gait.class));
    }
    Map<String, String> nations = new HashMap<>();
    for (Node formation : root.field("formations").items()) {
      formation.only("id", "nation", "name", "colour", "provenance", "why");
      nations.put(formation.field("id").text(), formation.field("nation").text());
    }
    for (Node counter : root.field("counters").items()) {
      counter.only(
          "id",
          "side",
          "nation",
          "kind",
          "size",
          "name",
          "long",
          "formation",
          "steps",
          "radius",
          "symbol",
          "provenance",
          "why");
      if (!gaits.containsKey(counter.field("kind").choice(Kind.class))) {
        throw counter.field("kind").bad("this kind is not described");
      }
      counter
          .optional("formation")
          .filter(
              formation -> !counter.field("nation").text().equals(nations.get(formation.text())))
          .ifPresent(
              formation -> {
                throw formation.bad("its nation has no such formation");
              });
    }
    Roster roster = CounterFiles.roster(root);
    Kind[] kinds = new Kind[roster.size()];
    Gait[] gaitOf = new Gait[roster.size()];
    int[] points = new int[roster.size()];
    for (Counter counter : roster.all()) {
      Kind kind = Kind.valueOf(counter.kind().replace('-', '_').toUpperCase(Locale.ROOT));
      kinds[counter.index()] = kind;
      gaitOf[counter.index()] = gaits.getOrDefault(kind, Gait.FOOT);
      points[counter.index()] = points(counter, stacking);
    }
    return new BautzenPieces(roster, kinds, gaitOf, points);
  }

  /** By kind where one is named, and else by size. */
  @Rule("5.1")
  private static int points(Counter counter, Node stacking) {
    return stacking
        .field("kinds")
        .optional(counter.kind())
        .orElseGet(() -> stacking.field("sizes").field(counter.size()))
        .integer(0, 99);
  }
}
