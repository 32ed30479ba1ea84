package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GAME;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.unit;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Rolled;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.play.Ruling;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.position.ScriptedChance;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.Ledger;
import stavka.guderian.model.Schedule.Army;
import stavka.operational.game.StandardSetUp;

class FirstTurnTest {
  private static final int HEX = open(h -> true);

  /** The dice of the armies and the provisional arrival, after the set-up. */
  private static Ruling.Accepted begun(int sixteenth, int nineteenth) {
    Position position = GAME.setUp(GAME.scenario("campaign"), 1);
    position = ((Ruling.Accepted) GAME.submit(position, new StandardSetUp())).position();
    position = ((Ruling.Accepted) GAME.submit(position, new EndPhase())).position();
    Draft draft = position.edit();
    draft.setChance(ScriptedChance.of(1, sixteenth, nineteenth));
    return (Ruling.Accepted) GAME.submit(draft.view(), new EndPhase());
  }

  private static int army(String id) {
    return THEATRE.pieces().schedule().armies().stream()
        .filter(army -> army.id().equals(id))
        .mapToInt(Army::bit)
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Rule("5.21")
  void theSixteenthArmyRollsFirstThenTheNineteenthAndThreeLetsThemMove() {
    Ruling.Accepted ruling = begun(3, 4);
    assertThat(ruling.position().ledger(Ledger.FROZEN_ARMIES)).isEqualTo(army("army-19"));
    assertThat(
            ruling.events().stream()
                .filter(event -> event instanceof Rolled rolled && rolled.rule().equals("5.21"))
                .map(event -> ((Rolled) event).purpose()))
        .containsExactly("army-16", "army-19");
    assertThat(begun(4, 3).position().ledger(Ledger.FROZEN_ARMIES)).isEqualTo(army("army-16"));
    assertThat(begun(1, 2).position().ledger(Ledger.FROZEN_ARMIES)).isZero();
  }

  @Test
  @Rule({"5.21", "5.23"})
  void fromTurn2NothingBindsTheArmies() {
    for (int number : new int[] {2, 5}) {
      Field field =
          at(2, Field.SOVIET_MOVEMENT)
              .place(HEX, "su-rd-46")
              .set(GuderianMarks.ARMY, number, "su-rd-46")
              .ledger(Ledger.FROZEN_ARMIES, 1 << 2);
      assertThat(field.why(march("su-rd-46", next(HEX, 0), next(next(HEX, 0), 0)))).isEmpty();
      assertThat(field.why(end())).isEmpty();
    }
  }

  @Test
  @Rule("5.21")
  void theLeaderOfAFrozenArmyWaitsWithIt() {
    Field field =
        at(1, Field.SOVIET_MOVEMENT)
            .place(HEX, "su-lukin su-rd-46")
            .set(GuderianMarks.ARMY, 2, "su-lukin su-rd-46")
            .ledger(Ledger.FROZEN_ARMIES, 1 << 2);
    assertThat(field.why(march("su-lukin", next(HEX, 0)))).isEqualTo("5.21 army-frozen");
    assertThat(field.why(march("su-rd-46", next(HEX, 0)))).isEqualTo("5.21 army-frozen");
    assertThat(field.why(end())).isEmpty();
  }

  private static Field marching(String units, int hex) {
    return at(1, Field.SOVIET_MOVEMENT).place(hex, units).set(GuderianMarks.ARMY, 4, units);
  }

  @Test
  @Rule("5.23")
  void theMarchNeverLeadsWestNorTwiceToAHex() {
    Field field = marching("su-rd-46", HEX);
    int north = next(HEX, 0);
    assertThat(field.why(march("su-rd-46", next(HEX, 5)))).isEqualTo("5.23 march-west");
    assertThat(field.why(march("su-rd-46", next(HEX, 4)))).isEqualTo("5.23 march-west");
    assertThat(field.why(march("su-rd-46", north, HEX, north, HEX, north, next(north, 1))))
        .isEqualTo("5.23 hex-twice");
    assertThat(field.why(march("su-rd-46", north))).isEqualTo("5.23 march-on");
  }

  @Test
  @Rule("5.23")
  void everyMarchOfferedSpendsAllItCanAndEndsEastOfColumn02() {
    for (String unit : new String[] {"su-rd-46", "su-td-13", "su-remezov"}) {
      Field field = marching(unit, hex("0124"));
      int offered = 0;
      for (var order : field.choices()) {
        if (order instanceof Move move && move.units().contains(unit(unit))) {
          offered++;
          Set<Integer> hexes = new HashSet<>();
          hexes.add(hex("0124"));
          int column = 0;
          for (int i = 0; i < move.path().size(); i++) {
            assertThat(hexes.add(move.path().get(i))).isTrue();
            assertThat(GROUND.grid().column(move.path().get(i))).isGreaterThanOrEqualTo(column);
            column = GROUND.grid().column(move.path().get(i));
          }
          assertThat(GROUND.farWest(move.path().last())).isFalse();
          assertThat(move.mode()).isEqualTo("march");
        }
      }
      assertThat(offered).as(unit).isPositive();
      assertThat(field.why(end())).isEqualTo("5.23 must-march");
    }
  }
}
