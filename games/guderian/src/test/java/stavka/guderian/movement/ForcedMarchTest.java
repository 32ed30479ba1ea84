package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.overrun;

import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.order.Order;
import stavka.engine.play.Ruling;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.Ledger;
import stavka.guderian.model.Schedule.Army;

/** The armies that a die holds back on turn 1, and those that must march. */
class ForcedMarchTest {
  private static final Guderian PLAIN = new PlainMap().game();
  private static final int START = hex("1010");

  private static int army(Predicate<Army> which) {
    return Field.THEATRE.pieces().schedule().armies().stream()
        .filter(which)
        .mapToInt(Army::number)
        .findFirst()
        .orElseThrow();
  }

  private static Field marching(Guderian game, int hex) {
    return Field.of(game, 1, Field.SOVIET_MOVEMENT)
        .place(hex, "su-rd-46")
        .set(GuderianMarks.ARMY, army(Army::marches), "su-rd-46");
  }

  private static int[] south(int hex, int steps) {
    int[] path = new int[steps];
    int at = hex;
    for (int i = 0; i < steps; i++) {
      at = next(at, 3);
      path[i] = at;
    }
    return path;
  }

  @Test
  @Rule("5.21")
  void eachArmyHasItsOwnDieAndThreeLetsItMove() {
    FirstTurn firstTurn = new FirstTurn(Field.THEATRE);
    int[][] dice = {{3, 3}, {4, 3}, {3, 4}, {4, 4}};
    int[] frozen = {0, 1, 1, 2};
    for (int i = 0; i < dice.length; i++) {
      Draft draft = Field.of(PLAIN, 1, Field.SOVIET_MOVEMENT, dice[i]).position().edit();
      firstTurn.roll(draft);
      assertThat(Integer.bitCount(draft.ledger(Ledger.FROZEN_ARMIES))).isEqualTo(frozen[i]);
    }
  }

  @Test
  @Rule({"5.21", "5.0"})
  void thatAnArmyWaitsIsTold() {
    int waited = 0;
    for (long seed = 1; seed <= 6; seed++) {
      Position position = Field.GAME.setUp(Field.GAME.scenarios().getFirst(), seed);
      int told = 0;
      while (position.turn() == 0) {
        Order order = Field.GAME.legal(position).suggestion().orElseThrow();
        Ruling.Accepted accepted = (Ruling.Accepted) Field.GAME.submit(position, order);
        told +=
            (int)
                accepted.events().stream()
                    .filter(event -> event instanceof Noted n && n.code().equals("army-waits"))
                    .count();
        position = accepted.position();
      }
      assertThat(told).isEqualTo(Integer.bitCount(position.ledger(Ledger.FROZEN_ARMIES)));
      waited += told;
    }
    assertThat(waited).isBetween(1, 11);
  }

  @Test
  @Rule("5.23")
  void noHexIsEnteredTwiceNorTheFirstAgain() {
    Field field = marching(PLAIN, START);
    int below = next(START, 3);
    assertThat(field.why(march("su-rd-46", below, START, next(START, 0))))
        .isEqualTo("5.23 hex-twice");
    int further = next(below, 3);
    assertThat(field.why(march("su-rd-46", below, further, below, next(below, 2))))
        .isEqualTo("5.23 hex-twice");
  }

  @Test
  @Rule({"5.21", "5.23", "6.5"})
  void neitherAHeldArmyNorAMarchingOneOverruns() {
    Field marching = marching(PLAIN, START).place(next(START, 0), "de-5");
    assertThat(marching.why(overrun("su-rd-46", next(START, 0)))).isEqualTo("5.2 army-frozen");
    int held = army(Army::dice);
    Field frozen =
        Field.of(PLAIN, 1, Field.SOVIET_MOVEMENT)
            .place(START, "su-rd-46 su-rd-152 su-rd-129 su-rd-38")
            .set(GuderianMarks.ARMY, held, "su-rd-46")
            .ledger(Ledger.FROZEN_ARMIES, Field.THEATRE.pieces().schedule().army(held).bit())
            .place(next(START, 0), "de-5");
    assertThat(frozen.why(overrun("su-rd-46", next(START, 0)))).isEqualTo("5.2 army-frozen");
    assertThat(frozen.why(overrun("su-rd-152", next(START, 0)))).isEmpty();
  }

  @Test
  @Rule("5.23")
  void theWholeAllowanceIsSpentToTheLastPoint() {
    Field field = marching(PLAIN, START);
    assertThat(field.why(march("su-rd-46", south(START, 5)))).isEqualTo("5.23 march-on");
    assertThat(field.why(march("su-rd-46", south(START, 6)))).isEmpty();
    assertThat(field.why(end())).isEqualTo("5.23 must-march");
  }

  @Test
  @Rule("5.23")
  void aMarchMayEndWhereNoFreshHexCanBeEntered() {
    int dead = next(START, 3);
    Field field = marching(new PlainMap().lakes(dead, START).game(), START);
    assertThat(field.why(march("su-rd-46", dead))).isEmpty();
    assertThat(field.why(march("su-rd-46", next(START, 2)))).isEqualTo("5.23 march-on");
  }

  @Test
  @Rule("5.23")
  void aStepWestDoesNotCountAsAWayOn() {
    int end = next(START, 3);
    Guderian game = new PlainMap().lakes(end, START, next(end, 4), next(end, 5)).game();
    Field field = marching(game, START);
    assertThat(field.why(march("su-rd-46", end))).isEmpty();
    assertThat(field.why(march("su-rd-46", end, next(end, 4)))).isEqualTo("5.23 march-west");
  }

  @Test
  @Rule("5.23")
  void whoCannotMarchAtAllDoesNotHoldUpThePhase() {
    Field shut = marching(new PlainMap().lakes(START).game(), START);
    assertThat(shut.why(end())).isEmpty();
    int west = hex("0210");
    int below = next(west, 3);
    Guderian pen = new PlainMap().lakes(west, below).lakes(below, west).game();
    assertThat(marching(pen, west).why(end())).isEmpty();
    int gate = next(below, 3);
    Guderian open = new PlainMap().lakes(west, below).lakes(below, west, gate).game();
    assertThat(marching(open, west).why(end())).isEqualTo("5.23 must-march");
  }
}
