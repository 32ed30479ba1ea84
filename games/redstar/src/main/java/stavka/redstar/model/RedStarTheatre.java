package stavka.redstar.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.counter.Roster;
import stavka.engine.hex.HexSet;
import stavka.engine.map.HexMap;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Boards;
import stavka.operational.board.MixingBar;
import stavka.operational.board.Presence;
import stavka.operational.board.Stacking;
import stavka.operational.model.Citations;
import stavka.operational.model.Playfield;
import stavka.operational.model.ScenarioOutline;

/** Everything about the game that does not change while it is played. */
public record RedStarTheatre(
    RedStarGround ground,
    RedStarPieces pieces,
    Charts charts,
    List<ScenarioPlan> campaigns,
    Boards boards,
    Stacking stacking)
    implements Playfield {
  private static final Citations CITES = Citations.beside(RedStarTheatre.class);

  public RedStarTheatre(
      RedStarGround ground, RedStarPieces pieces, Charts charts, List<ScenarioPlan> campaigns) {
    this(
        ground,
        pieces,
        charts,
        campaigns,
        boards(ground, pieces, charts, campaigns),
        stacking(pieces, charts.limits().stacking()));
  }

  /**
   * Air fleets and partisans keep nobody out; what exerts a zone cancels the enemy's where it
   * stands.
   */
  @Rule({"1.4", "3.2", "3.4", "3.4.1", "3.4.2", "3.4.3", "5.0", "5.0.4", "5.0.6", "10.1.2"})
  private static Boards boards(
      RedStarGround ground, RedStarPieces pieces, Charts charts, List<ScenarioPlan> campaigns) {
    Map<String, HexSet> areas = new HashMap<>();
    HexSet land = HexSet.where(ground.grid(), ground::land);
    for (ScenarioPlan campaign : campaigns) {
      String area = campaign.area();
      areas.put(campaign.id(), area.isEmpty() ? land : land.and(ground.map().region(area)));
    }
    return new Boards(
            ground.grid(),
            pieces.roster(),
            new Presence(
                unit -> !pieces.kind(unit).shadow(),
                unit -> pieces.stackingPoints(unit) > 0,
                unit -> false),
            new RedStarProjection(ground, pieces, charts))
        .within(position -> areas.getOrDefault(position.setting().scenario(), land));
  }

  /** Points by size; one Guards cavalry corps comes on top, and allies keep to their own. */
  @Rule({"4.0", "4.0.3", "4.0.4", "4.0.5", "4.0.6"})
  private static Stacking stacking(RedStarPieces pieces, Limits.Stack limits) {
    return new Stacking(pieces.roster(), pieces::stackingPoints, (side, hex) -> limits.most(side))
        .barring(
            MixingBar.atMost(1, unit -> pieces.is(unit, Kind.GUARDS_CAVALRY)), nations(pieces));
  }

  /** Two nations other than the German do not stand together. */
  @Rule("4.0.4")
  public static MixingBar nations(RedStarPieces pieces) {
    return MixingBar.oneSort(
        unit ->
            pieces.side(unit) == Side.AXIS && pieces.nation(unit) != Nation.GERMAN
                ? pieces.nation(unit).ordinal()
                : -1);
  }

  @Override
  public HexMap map() {
    return ground.map();
  }

  @Override
  public Roster roster() {
    return pieces.roster();
  }

  @Override
  public Citations cites() {
    return CITES;
  }

  public Calendar calendar() {
    return charts.calendar();
  }

  /** The scenario a position belongs to. */
  public ScenarioPlan campaign(Position position) {
    return campaign(position.setting().scenario());
  }

  public ScenarioPlan campaign(String id) {
    return ScenarioOutline.of(campaigns, id);
  }

  public Weather weather(Position position) {
    return calendar().weather(position.turn());
  }
}
