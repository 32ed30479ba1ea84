package stavka.panzer.movement;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Books;
import stavka.operational.model.Theatre;
import stavka.operational.movement.ExtraOrder;
import stavka.operational.movement.MoveMode;
import stavka.operational.movement.MovePhase;

/** The three movement phases of a turn: the Axis moves its mechanised units twice. */
@Rule(
    in = Books.KHARKOV,
    value = {"4.2", "6.0", "6.58"})
@Rule(
    in = Books.GUDERIAN,
    value = {"4.2", "6.0"})
public record PanzerPhases(MovePhase soviet, MovePhase initial, MovePhase mechanised) {
  /**
   * @param noMore when the mechanised units do not move again
   */
  public static PanzerPhases of(
      Theatre theatre,
      List<MoveMode> modes,
      List<ExtraOrder> sovietExtras,
      List<ExtraOrder> axisExtras,
      Predicate<Position> noMore) {
    String rule = theatre.cites().rule("move");
    return new PanzerPhases(
        new MovePhase(MovePhase.SOVIET, Side.SOVIET, "move-soviet", rule, modes).with(sovietExtras),
        new MovePhase(MovePhase.AXIS, Side.AXIS, "move-axis", rule, modes).with(axisExtras),
        new MovePhase(MovePhase.MECHANISED, Side.AXIS, "move-mechanised", rule, modes)
            .of(theatre.pieces()::mechanised)
            .passing(noMore));
  }

  /**
   * The phase that a position is in, of one in which units are in motion.
   *
   * @param step the id of a position's step in the sequence
   */
  public Function<Position, MovePhase> at(Function<Position, String> step) {
    return position -> {
      String id = step.apply(position);
      return mechanised.is(id) ? mechanised : soviet.is(id) ? soviet : initial;
    };
  }
}
