package stavka.guderian.arrival;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.unit;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Event;
import stavka.engine.event.Noted;
import stavka.engine.event.Placed;
import stavka.engine.event.Rolled;
import stavka.engine.position.Draft;
import stavka.engine.position.ScriptedChance;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.arrival.Evacuation.Evacuate;
import stavka.guderian.arrival.SouthWest.Call;
import stavka.guderian.model.Box;
import stavka.guderian.model.Kind;
import stavka.guderian.model.Ledger;

/** What is offered and told of divisions called, provisional arrivals and leaders flown out. */
class CallsAndEntrancesToldTest {
  private static List<String> notes(List<Event> events) {
    return events.stream()
        .filter(Noted.class::isInstance)
        .map(event -> ((Noted) event).code())
        .toList();
  }

  @Test
  @Rule({"14.21", "14.22"})
  void aCallIsOfferedWhileItMayBeMadeAndTold() {
    assertThat(at(1, Field.SOVIET_MOVEMENT).choices()).doesNotContain(new Call());
    Field field = at(2, Field.SOVIET_MOVEMENT);
    assertThat(field.choices()).contains(new Call());
    field.give(new Call());
    assertThat(notes(field.events())).containsExactly("division-called");
    assertThat(field.position().ledger(Ledger.CALLED)).isEqualTo(1);
  }

  private static Draft provisional(int turn, int... dice) {
    Draft draft = at(turn, Field.SOVIET_MOVEMENT).position().edit();
    draft.setChance(ScriptedChance.of(dice));
    new Provisional(THEATRE).turnBegins(draft);
    return draft;
  }

  @Test
  @Rule("14.11")
  void provisionalDivisionsAreRolledForFromTheirFirstTurnToTheirLastAndTold() {
    int first = THEATRE.pieces().schedule().provisional().firstTurn();
    int last = THEATRE.pieces().schedule().provisional().lastTurn();
    assertThat(provisional(first - 1).events()).isEmpty();
    assertThat(provisional(last + 1).events()).isEmpty();
    for (int turn : new int[] {first, last}) {
      Draft draft = provisional(turn, 2);
      assertThat(draft.events()).filteredOn(Rolled.class::isInstance).hasSize(1);
      assertThat(notes(draft.events())).containsExactly("provisional-at");
      assertThat(draft.ledger(Ledger.PROVISIONAL_HEX)).isPositive();
    }
  }

  @Test
  @Rule("12.4")
  void anArrivalForWhichNoCounterIsLeftIsToldAsLost() {
    Field field = at(2, Field.SOVIET_MOVEMENT);
    for (var counter : THEATRE.roster().all()) {
      Kind kind = THEATRE.pieces().kind(counter.index());
      if (kind == Kind.RIFLE || kind == Kind.TANK || kind == Kind.MECH) {
        field.box(Box.EVACUATED, counter.id());
      }
    }
    int turn =
        THEATRE.pieces().schedule().arrivals().stream()
            .filter(arrival -> arrival.rifle() + arrival.armoured() > 0)
            .mapToInt(arrival -> arrival.turn())
            .min()
            .orElseThrow();
    Draft draft = field.position().edit();
    draft.setTurn(turn);
    new Arrivals(THEATRE).turnBegins(draft);
    assertThat(notes(draft.events())).isNotEmpty().containsOnly("no-counter-left");
  }

  @Test
  @Rule("12.4")
  void anArrivalThatFindsItsCounterIsNotToldAsLost() {
    Draft draft = at(2, Field.SOVIET_MOVEMENT).position().edit();
    for (var counter : THEATRE.roster().all()) {
      if (THEATRE.pieces().kind(counter.index()) == Kind.RIFLE) {
        draft.moveToBox(counter.index(), Box.POOL);
      }
    }
    Pool pool = new Pool(THEATRE);
    int unit = pool.rifle(draft, Box.PROVISIONAL);
    assertThat(unit).isNotNegative();
    assertThat(draft.view().inBox(unit, Box.PROVISIONAL)).isTrue();
  }

  @Test
  @Rule("10.4")
  void aLeaderIsOfferedToBeFlownOutAndItsGoingAndReturnAreTold() {
    int hex = Field.open(any -> true);
    Field field = at(8, Field.SOVIET_MOVEMENT).place(hex, "su-koniev").ledger(Ledger.EVACUATION, 1);
    assertThat(field.choices()).doesNotContain(new Evacuate(unit("su-koniev")));
    String[] ring = {"de-5", "de-35", "de-161", "de-6", "de-26", "de-263"};
    for (int i = 0; i < 6; i++) {
      field.place(Field.next(hex, i), ring[i]);
    }
    assertThat(field.choices()).contains(new Evacuate(unit("su-koniev")));
    field.give(new Evacuate(unit("su-koniev")));
    assertThat(field.events())
        .anyMatch(
            event -> event instanceof Placed placed && placed.units().contains(unit("su-koniev")));
    assertThat(field.position().inBox(unit("su-koniev"), Box.EVACUATED)).isTrue();
    Draft draft = field.position().edit();
    new Arrivals(THEATRE).returnEvacuated(draft);
    assertThat(draft.view().inBox(unit("su-koniev"), Box.EVACUATED)).isFalse();
    assertThat(notes(draft.events())).containsExactly("leader-returns");
    assertThat(field.why(end())).isEmpty();
  }
}
