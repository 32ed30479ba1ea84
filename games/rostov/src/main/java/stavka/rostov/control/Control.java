package stavka.rostov.control;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import stavka.engine.event.Scored;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.board.EntryEffect;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
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
      take(draft, theatre.pieces().side(unit), to);
    }
  }

  /**
   * A side takes a hex; a place that scores does so at once, and counts less when it is retaken.
   */
  @Rule("25.12")
  private void take(Draft draft, Side side, int hex) {
    int holder = RostovLayers.holder(side);
    if (draft.at(hex, RostovLayers.HOLDER) == holder) {
      return;
    }
    draft.put(hex, RostovLayers.HOLDER, holder);
    for (ScenarioPlan.Place place : theatre.plan(draft.setting().scenario()).victory().places()) {
      if (place.hex() == hex) {
        int points = worth(draft, side, place);
        int won = side == Side.AXIS ? points : -points;
        draft.add(RostovLedger.SCORE, won);
        draft.say(new Scored(Side.AXIS, won, "points-place", "25.12"));
        if (side == Side.AXIS) {
          int news = draft.at(hex, RostovLayers.NEW);
          draft.put(hex, RostovLayers.NEW, news | RostovLayers.NEW_PLACE);
        }
      }
    }
  }

  /**
   * What a place gives: its value of the turn on which the Axis took it, and the same is taken off
   * when the Soviets have it back.
   */
  @Rule("25.12")
  private int worth(Draft draft, Side side, ScenarioPlan.Place place) {
    if (place.from() == 0) {
      return place.points();
    }
    int bit = 1 << early(theatre.plan(draft.setting().scenario()), place);
    int known = draft.ledger(RostovLedger.EARLY);
    if (side == Side.SOVIET) {
      draft.enter(RostovLedger.EARLY, known & ~bit);
      return (known & bit) != 0 ? place.points() : place.points(draft.turn());
    }
    if (draft.turn() < place.from()) {
      draft.enter(RostovLedger.EARLY, known | bit);
    }
    return place.points(draft.turn());
  }

  /** The number of a place among those that change their value. */
  private static int early(ScenarioPlan plan, ScenarioPlan.Place wanted) {
    return plan.victory().places().stream()
        .filter(place -> place.from() > 0)
        .toList()
        .indexOf(wanted);
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
        take(draft, axis ? Side.AXIS : Side.SOVIET, hex);
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
