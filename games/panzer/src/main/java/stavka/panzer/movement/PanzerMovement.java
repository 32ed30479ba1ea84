package stavka.panzer.movement;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import stavka.engine.play.Stage;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.model.Books;
import stavka.operational.model.Theatre;
import stavka.operational.movement.ExtraOrder;
import stavka.operational.movement.GoOn;
import stavka.operational.movement.MoveMode;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.MoveRules;
import stavka.operational.movement.MovementPhase;
import stavka.operational.movement.Travel;

/** The three movement phases of a turn: the Axis moves its mechanised units twice. */
@Books.Kharkov({"4.2", "6.0", "6.58"})
@Books.Guderian({"4.2", "6.0"})
public record PanzerMovement(
    MoveRules rules, Travel travel, MovePhase sovietPhase, MovePhase first, MovePhase second) {

  /**
   * @param modes the ways to move, in the order in which they are listed
   * @param sovietExtras what the Soviet side may order beside moves
   * @param axisExtras what the Axis may order beside moves in its first phase
   * @param noMore when the mechanised units do not move again
   */
  public PanzerMovement(
      Theatre theatre,
      MoveRules rules,
      EntryEffect effects,
      List<MoveMode> modes,
      List<ExtraOrder> sovietExtras,
      List<ExtraOrder> axisExtras,
      Predicate<Position> noMore) {
    String rule = theatre.cites().rule("move");
    this(
        rules,
        new Travel(rules, effects, false),
        new MovePhase(MovePhase.SOVIET, Side.SOVIET, "move-soviet", rule, modes).with(sovietExtras),
        new MovePhase(MovePhase.AXIS, Side.AXIS, "move-axis", rule, modes).with(axisExtras),
        new MovePhase(MovePhase.MECHANISED, Side.AXIS, "move-mechanised", rule, modes)
            .of(theatre.pieces()::mechanised)
            .passing(noMore));
  }

  /** The same with orders beside moves in the second Axis phase, too. */
  public PanzerMovement withMechanised(List<ExtraOrder> extras) {
    return new PanzerMovement(rules, travel, sovietPhase, first, second.with(extras));
  }

  public Stage soviet() {
    return new MovementPhase(sovietPhase, rules, travel);
  }

  public Stage initial() {
    return new MovementPhase(first, rules, travel);
  }

  public Stage mechanised() {
    return new MovementPhase(second, rules, travel);
  }

  /**
   * Units in motion go on.
   *
   * @param step the id of a position's step in the sequence
   */
  @Books.Kharkov({"7.25", "6.62", "6.63", "7.16"})
  @Books.Guderian({"6.51", "6.56"})
  public Stage goingOn(Function<Position, String> step) {
    return new GoOn(
        rules,
        travel,
        position -> {
          String id = step.apply(position);
          return second.is(id) ? second : sovietPhase.is(id) ? sovietPhase : first;
        });
  }
}
