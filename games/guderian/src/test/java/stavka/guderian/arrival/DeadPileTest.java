package stavka.guderian.arrival;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.counter.Counter;
import stavka.engine.event.Noted;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.arrival.SouthWest.Call;
import stavka.guderian.model.Box;
import stavka.guderian.model.Kind;
import stavka.operational.combat.Cup;
import stavka.operational.combat.LastingCups;
import stavka.operational.model.Marks;

@Rule("12.4")
class DeadPileTest {
  private static final Pool POOL = new Pool(THEATRE);

  /** All rifle divisions but some somewhere in play. */
  private static Field drained(int box, String... spared) {
    Field field = at(8, Field.SOVIET_MOVEMENT);
    for (Counter counter : THEATRE.roster().all()) {
      if (THEATRE.pieces().kind(counter.index()) == Kind.RIFLE) {
        field.box(box, counter.id());
      }
    }
    for (String id : spared) {
      field.box(Box.ELIMINATED, id);
    }
    return field;
  }

  private static Cup rifles(Draft draft) {
    return new LastingCups(THEATRE.pieces())
        .left(draft.view(), THEATRE.pieces().cupOf(unit("su-rd-46")));
  }

  @Test
  @Rule("12.4")
  void thePileIsUntouchedWhileThePoolLasts() {
    Field field = drained(Box.EVACUATED, "su-rd-46").known("su-rd-46", 9, 8);
    field.box(Box.POOL, "su-rd-214");
    Draft draft = field.position().edit();
    assertThat(POOL.rifle(draft, Box.SOUTH_WEST)).isEqualTo(unit("su-rd-214"));
    assertThat(draft.has(unit("su-rd-46"), Marks.DRAWN)).isTrue();
  }

  @Test
  @Rule({"12.4", "12.0"})
  void anEmptyPoolIsFilledWithTheWholePileSoThatNobodyKnowsWhoComesBack() {
    Field field =
        drained(Box.EVACUATED, "su-rd-46", "su-rd-152", "su-rd-129")
            .known("su-rd-46", 9, 8)
            .known("su-rd-152", 1, 1)
            .known("su-rd-129", 3, 4);
    Draft draft = field.position().edit();
    assertThat(rifles(draft).total()).isEqualTo(75);
    int drawn = POOL.rifle(draft, Box.SOUTH_WEST);
    assertThat(THEATRE.pieces().untried(draft.view(), drawn)).isTrue();
    assertThat(rifles(draft).total()).isEqualTo(78);
    assertThat(draft.view().inBox(unit("su-rd-129"), Box.POOL)).isTrue();
    assertThat(POOL.rifle(draft, Box.SOUTH_WEST)).isNotEqualTo(drawn);
  }

  @Test
  @Rule({"12.4", "12.1"})
  void thePilesOfRiflesAndArmourAreKeptApart() {
    Field field = drained(Box.EVACUATED, "su-rd-46").known("su-rd-46", 9, 8);
    for (Counter counter : THEATRE.roster().all()) {
      if (THEATRE.pieces().kind(counter.index()).armoured()) {
        field.box(Box.EVACUATED, counter.id());
      }
    }
    Draft draft = field.position().edit();
    assertThat(POOL.armoured(draft, Box.SOUTH_WEST)).isNegative();
    assertThat(POOL.rifle(draft, Box.SOUTH_WEST)).isEqualTo(unit("su-rd-46"));
  }

  @Test
  @Rule("12.4")
  void whereBothAreEmptyTheArrivalIsLost() {
    Field field = drained(Box.EVACUATED).give(new Call());
    assertThat(field.events())
        .anyMatch(event -> event instanceof Noted noted && noted.code().equals("no-counter-left"));
  }
}
