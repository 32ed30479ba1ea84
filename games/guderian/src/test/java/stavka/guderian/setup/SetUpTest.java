package stavka.guderian.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GAME;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.hex;

import org.junit.jupiter.api.Test;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Place;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.model.Box;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.Schedule.Army;
import stavka.operational.game.StandardSetUp;

class SetUpTest {
  private static Position after(Position position, stavka.engine.order.Order order) {
    return ((Ruling.Accepted) GAME.submit(position, order)).position();
  }

  @Test
  @Rule({"5.0", "5.1", "12.1", "4.1", "4.2", "5.21"})
  void armiesStandInTheirHexesAndTheGermanMarksThreeHexesBeforeTheDice() {
    Position position = GAME.setUp(GAME.scenario("campaign"), 1);
    assertThat(position.stack(hex("2216")).size()).isEqualTo(7);
    assertThat(position.stack(hex("4015")).size()).isEqualTo(7);
    assertThat(position.stack(hex("1414")).size()).isEqualTo(5);
    assertThat(GAME.legal(position).objections(new EndPhase())).isNotEmpty();
    Position laid = after(position, new StandardSetUp());
    for (Army army : THEATRE.pieces().schedule().armies()) {
      assertThat(THEATRE.pieces().count()).isPositive();
      army.hexes()
          .each(h -> assertThat(army.hexes().size() == 1 || laid.stack(h).size() <= 4).isTrue());
    }
    Position marks = after(laid, new EndPhase());
    assertThat(GAME.decision(marks).side()).isEqualTo(Side.AXIS);
    Position first = after(marks, new EndPhase());
    assertThat(first.turn()).isEqualTo(1);
    assertThat(GAME.decision(first).code()).isEqualTo("move-soviet");
  }

  @Test
  @Rule({"5.0", "5.1"})
  void aUnitStandsOnlyInItsArmysHexesWithinTheLimit() {
    Position position = GAME.setUp(GAME.scenario("campaign"), 1);
    int unit = 0;
    while (!position.inBox(unit, Box.SET_UP) || position.get(unit, GuderianMarks.ARMY) != 4) {
      unit++;
    }
    Place wrong = new Place(Ints.of(unit), hex("0108"));
    assertThat(GAME.legal(position).objections(wrong).getFirst().code()).isEqualTo("not-its-hex");
    assertThat(GAME.legal(position).objections(new Place(Ints.of(unit), hex("0124")))).isEmpty();
  }
}
