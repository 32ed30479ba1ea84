package stavka.guderian.arrival;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.arrival.SouthWest.Call;
import stavka.guderian.model.Box;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.Kind;
import stavka.guderian.model.Ledger;
import stavka.operational.model.Marks;

/** Divisions of the South-Western Front, entrances and draws. */
class FrontTest {
  private static final HexGrid GRID = Field.GROUND.grid();
  private static final int SOUTH = GRID.rows() - 1;

  private static int south(int column) {
    return GRID.at(column, SOUTH);
  }

  @Test
  @Rule({"14.21", "14.23"})
  void theFrontComesByRailwaysOfTheSouthEdgeAtTheEntranceAndEastOfItOnly() {
    PlainMap map = new PlainMap().region("area-z", south(30));
    for (int column : new int[] {28, 30, 40}) {
      map.line("rail", south(column), GRID.neighbour(south(column), 0));
    }
    map.line("rail", GRID.at(45, 5), GRID.at(45, 6));
    Guderian game = map.game();
    Arrivals arrivals = new Arrivals(game.theatre());
    Field field = Field.of(game, 3, Field.SOVIET_MOVEMENT).box(Box.SOUTH_WEST, "su-rd-46");
    assertThat(arrivals.choices(field.position(), unit("su-rd-46")).stream().toArray())
        .containsExactlyInAnyOrder(south(30), south(40));
  }

  @Test
  @Rule({"14.21", "14.22"})
  void aCallIsListedWhileItMayBeMadeAndTold() {
    Field early = Field.at(1, Field.SOVIET_MOVEMENT);
    assertThat(early.choices()).noneMatch(Call.class::isInstance);
    Field field = Field.at(2, Field.SOVIET_MOVEMENT);
    assertThat(field.choices()).contains(new Call());
    field.give(new Call());
    assertThat(field.events())
        .anyMatch(event -> event instanceof Noted n && n.code().equals("division-called"));
  }

  @Test
  @Rule("14.24")
  void aDivisionScoresForTheGermanOnceHoweverOftenItsCounterComes() {
    Draft draft = Field.at(3, Field.SOVIET_MOVEMENT).position().edit();
    SouthWest front = new SouthWest(Field.THEATRE);
    draft.set(unit("su-rd-46"), GuderianMarks.SOUTH_WEST);
    front.stepped(draft, unit("su-rd-46"), -1, 0);
    front.stepped(draft, unit("su-rd-46"), -1, 0);
    assertThat(draft.ledger(Ledger.AXIS_POINTS)).isEqualTo(1);
  }

  @Test
  @Rule({"14.3", "16.1"})
  void whoWaitsAtTheFirstOrLastEntranceComesByItsHexes() {
    Arrivals arrivals = new Arrivals(Field.THEATRE);
    for (int i = 0; i < Field.GROUND.areas().size(); i++) {
      Field field = Field.at(3, Field.SOVIET_MOVEMENT).box(Box.FIRST_AREA + i, "su-rd-46");
      assertThat(arrivals.due(field.position(), unit("su-rd-46"))).isTrue();
      assertThat(arrivals.choices(field.position(), unit("su-rd-46")))
          .isEqualTo(Field.GROUND.area(Field.GROUND.areas().get(i)));
    }
    Field beyond =
        Field.at(3, Field.SOVIET_MOVEMENT)
            .box(Box.FIRST_AREA + Field.GROUND.areas().size(), "su-rd-46");
    assertThat(arrivals.due(beyond.position(), unit("su-rd-46"))).isFalse();
  }

  @Test
  @Rule({"12.1", "5.1"})
  void tankAndMechanisedDivisionsAreDrawnFromOnePool() {
    Pool pool = new Pool(Field.THEATRE);
    Draft tank = Field.at(3, Field.SOVIET_MOVEMENT, 10).position().edit();
    int drawn = pool.armoured(tank, Box.PROVISIONAL);
    assertThat(Field.THEATRE.pieces().kind(drawn)).isEqualTo(Kind.TANK);
    Draft mech = Field.at(3, Field.SOVIET_MOVEMENT, 11).position().edit();
    int other = pool.armoured(mech, Box.PROVISIONAL);
    assertThat(Field.THEATRE.pieces().kind(other)).isEqualTo(Kind.MECH);
  }

  @Test
  @Rule("12.4")
  void theArmouredPileWaitsUntilBothPoolsAreEmpty() {
    Pool pool = new Pool(Field.THEATRE);
    Field field = Field.at(3, Field.SOVIET_MOVEMENT, 1);
    String dead = null;
    String last = null;
    for (var counter : Field.THEATRE.roster().all()) {
      Kind kind = Field.THEATRE.pieces().kind(counter.index());
      if (kind == Kind.TANK || kind == Kind.MECH) {
        field.box(Box.EVACUATED, counter.id());
        dead = kind == Kind.TANK ? counter.id() : dead;
        last = kind == Kind.MECH ? counter.id() : last;
      }
    }
    assertThat(dead).isNotNull();
    assertThat(last).isNotNull();
    field.box(Box.ELIMINATED, dead).set(Marks.DRAWN, 1, dead).box(Box.POOL, last);
    Draft draft = field.position().edit();
    assertThat(pool.armoured(draft, Box.PROVISIONAL)).isEqualTo(unit(last));
    assertThat(draft.has(unit(dead), Marks.DRAWN)).isTrue();
    Field empty = field.box(Box.EVACUATED, last);
    Draft refilled = empty.position().edit();
    assertThat(pool.armoured(refilled, Box.PROVISIONAL)).isEqualTo(unit(dead));
    assertThat(refilled.has(unit(dead), Marks.DRAWN)).isFalse();
  }
}
