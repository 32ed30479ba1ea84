package stavka.bautzen;

import static stavka.engine.value.Side.AXIS;
import static stavka.engine.value.Side.SOVIET;

import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.ScenarioPlan;
import stavka.engine.play.Sequence;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;

/** The sequence of play: the German phase, that of Poles and Soviets, and the end of the turn. */
@Rule({"2", "2.A", "2.B", "2.C"})
final class BautzenSequence {
  private BautzenSequence() {}

  static Umpire umpire(Sections s, ScenarioPlan plan) {
    Sequence sequence =
        Sequence.of(plan.lastTurn())
            .everyTurn()
            .then("turn-begins", null, "2", s.arrivals()::receive)
            // A. The German phase
            .then("axis-supply", AXIS, "7.1", draft -> supply(s, draft, AXIS))
            .choose("axis-movement", AXIS, "4.1", s.movement().phase(AXIS))
            .choose("axis-combat", AXIS, "9.1", s.combat().phase(AXIS))
            // B. The Polish and Soviet phase
            .then("soviet-supply", SOVIET, "7.1", draft -> supply(s, draft, SOVIET))
            .choose("soviet-movement", SOVIET, "4.1", s.movement().phase(SOVIET))
            .choose("soviet-combat", SOVIET, "9.1", s.combat().phase(SOVIET))
            // C. The end of the turn
            .then("end-of-turn", null, "2.C", s.finalCount()::endOfTurn)
            .build();
    return new Umpire(sequence, s.combat().frameStages(), "2.C");
  }

  /** Supply is judged before movement and combat, for which nobody has moved yet. */
  @Rule("7.1")
  private static void supply(Sections s, Draft draft, Side side) {
    draft.clearAll(BautzenMarks.MOVED);
    s.want().judge(draft, side);
  }
}
