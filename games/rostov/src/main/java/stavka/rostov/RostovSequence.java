package stavka.rostov;

import static stavka.engine.value.Side.AXIS;
import static stavka.engine.value.Side.SOVIET;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import stavka.engine.play.Sequence;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.sequence.Housekeeping;
import stavka.rostov.sequence.OrdersPhase;
import stavka.rostov.stacking.Excess;

/**
 * The sequence of play: the strategic segment, that of the Axis, that of the Soviets, who have
 * their phases in another order, and the change of turns.
 */
@Rule({"3.12", "4.2", "20.0"})
final class RostovSequence {
  private RostovSequence() {}

  static Umpire umpire(Sections s, ScenarioPlan plan) {
    Housekeeping after = s.housekeeping();
    Sequence sequence =
        Sequence.of(plan.lastTurn())
            .everyTurn()
            // A. The strategic segment
            .then("weather", null, "5.1", s.weather()::determine)
            .then("arrivals", null, "8.11", draft -> arrivals(s, draft))
            .choose(
                "soviet-arrivals",
                SOVIET,
                "8.53",
                phase("soviet-arrivals", SOVIET, "8.53", s.levies()))
            // B. The segment of the Axis
            .choose(
                "axis-movement",
                AXIS,
                "10.1",
                ended("axis-movement", AXIS, "10.1", after::afterMovement, s.exits(), s.axisAir()))
            .then("axis-engineers", AXIS, "20.0", draft -> after.afterSegment(draft, AXIS))
            // C. The segment of the Soviets
            .choose(
                "soviet-motorised",
                SOVIET,
                "10.2",
                ended("soviet-motorised", SOVIET, "10.2", after::afterMovement, s.activation()))
            .choose(
                "soviet-movement",
                SOVIET,
                "10.1",
                ended(
                    "soviet-movement",
                    SOVIET,
                    "10.1",
                    after::afterMovement,
                    s.unknowns(),
                    s.sovietAir(),
                    s.sea()))
            .then("soviet-engineers", SOVIET, "20.0", draft -> after.afterSegment(draft, SOVIET))
            // D. The change of turns
            .choose(
                "recovery",
                SOVIET,
                "22.26",
                ended("recovery", SOVIET, "22.26", s.recovery()::roll, s.recovery()))
            .then("end-of-turn", null, "4.2", after::afterTurn)
            .build();
    return new Umpire(sequence, Map.of(Excess.class, s.excess()), "25.0");
  }

  private static Stage phase(String id, Side side, String rule, ExtraOrder... extras) {
    return ended(id, side, rule, draft -> {}, extras);
  }

  private static Stage ended(
      String id, Side side, String rule, Consumer<Draft> ending, ExtraOrder... extras) {
    return new OrdersPhase(id, side, rule, List.of(extras), ending);
  }

  @Rule({"8.11", "8.71"})
  private static void arrivals(Sections s, Draft draft) {
    s.schedule().receive(draft);
    s.exits().late(draft);
  }
}
