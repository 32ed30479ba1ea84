package stavka.rostov.control;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.board.EntryEffect;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;

/**
 * Whose each hex is: that of the side whose combat unit came there last, at once, or, when a phase
 * ends, whose zone alone lies there.
 */
@Rule({"3.21", "3.46", "25.12"})
public final class Control implements EntryEffect {
  private final RostovTheatre theatre;
  private final Map<String, Ints> land = new ConcurrentHashMap<>();

  public Control(RostovTheatre theatre) {
    this.theatre = theatre;
  }

  /** Whether a side holds a hex. */
  public static boolean holds(Position position, Side side, int hex) {
    return position.at(hex, RostovLayers.HOLDER) == RostovLayers.holder(side);
  }

  @Override
  public void stepped(Draft draft, int unit, int from, int to) {
    if (theatre.pieces().combat(unit)) {
      draft.put(to, RostovLayers.HOLDER, RostovLayers.holder(theatre.pieces().side(unit)));
    }
  }

  /** What zones take when a movement, reaction or combat phase ends; contested hexes stay. */
  @Rule({"3.21", "3.46"})
  public void settle(Draft draft) {
    Position position = draft.view();
    Board board = theatre.board(position);
    for (int hex : ground(theatre.plan(position))) {
      boolean axis = board.inZoneOf(Side.AXIS, hex);
      if (axis != board.inZoneOf(Side.SOVIET, hex)
          && !board.holds(Side.AXIS, hex)
          && !board.holds(Side.SOVIET, hex)) {
        draft.put(hex, RostovLayers.HOLDER, RostovLayers.holder(axis ? Side.AXIS : Side.SOVIET));
      }
    }
  }

  /** The land hexes of a scenario that zones enter: all but those of major cities. */
  private Ints ground(ScenarioPlan plan) {
    return land.computeIfAbsent(
        plan.id(),
        id -> {
          RostovGround ground = theatre.ground();
          int[] hexes = new int[ground.grid().size()];
          int count = 0;
          for (int hex = 0; hex < hexes.length; hex++) {
            if (plan.covers(hex) && ground.land(hex)) {
              hexes[count++] = hex;
            }
          }
          return Ints.prefix(hexes, count);
        });
  }
}
