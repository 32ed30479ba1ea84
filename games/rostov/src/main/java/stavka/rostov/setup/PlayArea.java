package stavka.rostov.setup;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.rostov.model.ScenarioPlan;

/** The hexes in play: a scenario's area less what is still closed to both sides. */
@Rule("2.1")
final class PlayArea {
  /** Where one may be up to a turn, and after it. */
  private record Area(int until, @Nullable HexSet before, @Nullable HexSet after) {}

  private final Map<String, Area> areas = new HashMap<>();

  PlayArea(HexGrid grid, List<ScenarioPlan> plans) {
    for (ScenarioPlan plan : plans) {
      int until = 0;
      HexSet shut = HexSet.none(grid);
      for (ScenarioPlan.Closed closed : plan.orders().closed()) {
        until = Math.max(until, closed.until());
        shut = shut.or(closed.region());
      }
      HexSet closed = shut;
      HexSet before =
          until == 0
              ? plan.ground()
              : HexSet.where(grid, hex -> plan.covers(hex) && !closed.has(hex));
      areas.put(plan.id(), new Area(until, before, plan.ground()));
    }
  }

  @Nullable HexSet of(Position position) {
    Area area = Objects.requireNonNull(areas.get(position.setting().scenario()));
    return position.turn() <= area.until() ? area.before() : area.after();
  }
}
