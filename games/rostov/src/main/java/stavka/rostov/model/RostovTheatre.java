package stavka.rostov.model;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.counter.Roster;
import stavka.engine.map.HexMap;
import stavka.engine.order.Place;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Boards;
import stavka.operational.board.Stacking;
import stavka.operational.model.Citations;
import stavka.operational.model.Playfield;
import stavka.operational.model.ScenarioOutline;

/** Everything about the game that does not change while it is played. */
@Rule({"3.11", "3.12"})
public record RostovTheatre(
    RostovGround ground,
    RostovPieces pieces,
    RostovFaces faces,
    Charts charts,
    List<ScenarioPlan> plans,
    Boards boards,
    Stacking stacking,
    Citations cites)
    implements Playfield {
  public RostovTheatre {
    plans = List.copyOf(plans);
  }

  @Override
  public HexMap map() {
    return ground.map();
  }

  @Override
  public Roster roster() {
    return pieces.roster();
  }

  /** The weather of this turn. */
  public Sky sky(Position position) {
    return Sky.of(ground, position);
  }

  /** The scenario that a position belongs to. */
  public ScenarioPlan plan(Position position) {
    return plan(position.setting().scenario());
  }

  public ScenarioPlan plan(String id) {
    return ScenarioOutline.of(plans, id);
  }

  /** Why a side cannot name a counter as one of its own, or null. */
  public @Nullable Objection stranger(Side side, int unit) {
    if (unit < 0 || unit >= pieces().count()) {
      return cites().objection("no-such-unit");
    }
    return pieces().side(unit) == side
        ? null
        : cites().objection("not-your-unit", Detail.unit(unit));
  }

  /** Why an order does not put down one counter of a side on a hex of the map, or null. */
  public @Nullable Objection misplaced(Side side, Place place) {
    if (place.units().size() != 1) {
      return cites().objection("no-units");
    }
    Objection stranger = stranger(side, place.units().first());
    return stranger != null || (place.hex() >= 0 && place.hex() < grid().size())
        ? stranger
        : cites().objection("no-such-hex");
  }

  /** Why a side cannot name a counter as one of its own on the map, or null. */
  public @Nullable Objection stranger(Position position, Side side, int unit) {
    Objection stranger = stranger(side, unit);
    return stranger != null || position.onMap(unit)
        ? stranger
        : cites().objection("not-on-map", Detail.unit(unit));
  }
}
