package stavka.rostov.surrender;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.command.Headquarters;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.supply.Lines;
import stavka.rostov.works.Forts;
import stavka.rostov.zones.RostovZones;

class SurrenderTest {
  /** Sources at the edge alone, as the scenario has them. */
  private static final Lines EDGES =
      new Lines() {
        @Override
        public boolean reaches(Position position, Side side, int hex) {
          return false;
        }

        @Override
        public boolean serves(Position position, int counter, int hex) {
          return false;
        }

        @Override
        public boolean source(Position position, Side side, int hex) {
          return Field.THEATRE.plan(position).supplies().sources().of(side).contains(hex);
        }
      };

  /** Nothing is fortified but what a test says. */
  private record Strongpoints(Ints hexes) implements Forts {
    @Override
    public boolean strongpoint(Position position, int hex, Side owner) {
      return hexes.contains(hex);
    }

    @Override
    public boolean line(Position position, int from, int into) {
      return false;
    }

    @Override
    public boolean behindLine(Position position, int hex) {
      return false;
    }

    @Override
    public int modifier(Position position, Ints targets, Ints from, int shelter) {
      return 0;
    }
  }

  private static Surrender surrender(Ints strongpoints) {
    return new Surrender(
        Field.THEATRE,
        RostovZones.of(Field.THEATRE),
        EDGES,
        new Strongpoints(strongpoints),
        new Headquarters(Field.THEATRE),
        new Fates(Field.THEATRE));
  }

  private static final Surrender RULE = surrender(Ints.EMPTY);

  private static final String RING = "de-299 de-25-mot-35 de-168 de-25-mot-119 de-62 de-10-mot-20";

  /** A cavalry division ringed by units beside it and, between them, a hex farther off. */
  private static Field ringed() {
    return ringed(false);
  }

  private static Field ringed(boolean farOff) {
    Field field = Field.sumy().alone().place("A5022", "su-26-cd");
    HexGrid grid = Field.THEATRE.grid();
    Ints ring = field.units(RING);
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int beside = grid.neighbour(field.hex("A5022"), direction);
      int hex = direction % 2 == 0 && !farOff ? beside : grid.neighbour(beside, direction);
      int unit = ring.get(direction);
      field.arrange(draft -> draft.moveTo(unit, hex));
    }
    return field;
  }

  @Test
  @Rule("21.11")
  void whoIsShutInByUnitsAndUncontestedZonesAndTouchesTheEnemyRolls() {
    Field field = ringed();
    assertThat(field.names(RULE.shutIn(field.position()))).isEqualTo("A5022");
    Field open = ringed().mark(RostovMarks.OVERRUN, 1, RING);
    assertThat(RULE.shutIn(open.position())).isEmpty();
    assertThat(RULE.shutIn(ringed(true).position())).isEmpty();
    Field touched = ringed(true).place("A5021", "de-9-pz-33");
    assertThat(touched.names(RULE.shutIn(touched.position()))).isEqualTo("A5022");
    Field guns = ringed(true).place("A5021", "de-art-704");
    assertThat(RULE.shutIn(guns.position())).isEmpty();
    assertThat(RULE.shutIn(Field.sumy().position())).isEmpty();
  }

  @Test
  @Rule("21.12")
  void fourSurrendersAndFiveHoldsOut() {
    Field four = ringed().dice(4).arrange(RULE::test);
    assertThat(four.where("su-26-cd")).isEqualTo("box " + Box.ELIMINATED);
    Field five = ringed().dice(5).arrange(RULE::test);
    assertThat(five.where("su-26-cd")).isEqualTo("A5022");
  }

  @Test
  @Rule({"21.12", "22.43"})
  void supplyGroundGuardsAndHeadquartersChangeTheDie() {
    Field field = ringed();
    int hex = field.hex("A5022");
    assertThat(RULE.modifier(field.position(), hex)).isZero();
    assertThat(surrender(Ints.of(hex)).modifier(field.position(), hex)).isEqualTo(1);
    field.mark(RostovMarks.SUPPLY, 2, "su-26-cd");
    assertThat(RULE.modifier(field.position(), hex)).isEqualTo(-2);
    field.place("A5022", "su-hq-21a su-nk-57 su-1-gd");
    assertThat(RULE.modifier(field.position(), hex)).isEqualTo(1);
    field.mark(RostovMarks.TURNED, 1, "su-hq-21a");
    assertThat(RULE.modifier(field.position(), hex)).isEqualTo(-1);
    Field city = Field.azov().alone().place("C5815", "su-274 su-nk-6 su-hq-9a");
    city.mark(RostovMarks.SUPPLY, 1, "su-274");
    assertThat(RULE.modifier(city.position(), city.hex("C5815"))).isEqualTo(5);
    Field woods = Field.sumy().alone().place("A5116", "su-297");
    assertThat(RULE.modifier(woods.position(), woods.hex("A5116"))).isEqualTo(1);
  }

  @Test
  @Rule({"21.12", "16.25"})
  void aHeadquartersThatSurrendersScoresTwice() {
    Field field = ringed().place("A5022", "su-hq-21a").dice(1).arrange(RULE::test);
    assertThat(field.where("su-hq-21a")).isEqualTo("box " + Box.ELIMINATED);
    assertThat(field.position().ledger(RostovLedger.SCORE)).isEqualTo(2);
  }
}
