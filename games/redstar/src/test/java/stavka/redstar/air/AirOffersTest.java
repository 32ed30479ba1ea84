package stavka.redstar.air;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.end;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.put;
import static stavka.redstar.Field.unit;
import static stavka.redstar.Field.units;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.redstar.Field;
import stavka.redstar.Offers;
import stavka.redstar.Told;
import stavka.redstar.air.AirSection.Retire;
import stavka.redstar.model.Box;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.supply.Supply.Withdraw;

/** What air fleets and bases are offered, and what is told of them. */
final class AirOffersTest {
  private static AirSection air() {
    return new AirSection(Field.THEATRE, Field.supply()::judge, Field.fate());
  }

  private static Field fleets() {
    return at(2, "axis-air")
        .watched()
        .place("1006", "de-base-1")
        .box(Box.HANGAR, "de-fleet-1 de-fleet-2")
        .box(Box.TRACK, "de-base-2")
        .place("1110", "su-1a")
        .place("1310", "su-2a su-3a")
        .place("1109", "de-inf-1")
        .place("1309", "de-inf-2");
  }

  private static Stream<Place> flights() {
    return Stream.of("de-fleet-1", "de-fleet-2", "de-base-1")
        .flatMap(id -> Offers.hexes().mapToObj(hex -> new Place(units(id), hex)));
  }

  /** Soviet counters within four hexes of a hex that stand in an Axis zone. */
  private static int targets(Field field, int hex) {
    Board board = Field.THEATRE.board(field.position());
    return (int)
        Offers.units()
            .filter(unit -> Field.PIECES.side(unit) == Side.SOVIET && field.position().onMap(unit))
            .map(unit -> field.position().place(unit))
            .filter(at -> Field.GROUND.grid().distance(hex, at) <= 4)
            .filter(at -> board.inZoneOf(Side.AXIS, at))
            .count();
  }

  @Test
  @Rule({"12.1.2", "12.1.1"})
  void aFleetIsOfferedEveryHexInTheRadiusThoseOverMostOfTheEnemyFirst() {
    Field field = fleets();
    List<Order> offered = Offers.exactly(field, flights());
    Offers.sameByUnit(field);
    assertThat(offered).hasSize(Field.GROUND.grid().size() - farther(6, "1006"));
    List<Integer> targets =
        offered.stream().map(order -> targets(field, ((Place) order).hex())).toList();
    assertThat(targets).isSortedAccordingTo((a, b) -> b - a).contains(0).contains(1);
    assertThat(targets.getFirst()).isEqualTo(3);
    for (int i = 1; i < offered.size(); i++) {
      if (targets.get(i - 1).equals(targets.get(i))) {
        assertThat(((Place) offered.get(i)).hex())
            .isGreaterThan(((Place) offered.get(i - 1)).hex());
      }
    }
  }

  private static int farther(int radius, String from) {
    return (int)
        Offers.hexes().filter(hex -> Field.GROUND.grid().distance(hex, hex(from)) > radius).count();
  }

  @Test
  @Rule("12.1.2")
  void whatIsNoSingleFleetOrNoHexIsRefused() {
    Field field = fleets();
    for (Ints units : List.of(Ints.EMPTY, units("de-fleet-1 de-fleet-2"), Ints.of(-1))) {
      assertThat(field.why(new Place(units, hex("1010")))).isEqualTo("12.1.2 one-fleet");
    }
    assertThat(field.why(new Place(Ints.of(Field.PIECES.count()), 0)))
        .isEqualTo("12.1.2 one-fleet");
    assertThat(field.why(end())).isEmpty();
    assertThat(field.why(new Withdraw(unit("de-depot-1")))).isEqualTo("12.1.2 one-fleet");
    for (int hex : new int[] {-1, Field.GROUND.grid().size()}) {
      assertThat(field.why(new Place(units("de-fleet-1"), hex))).isEqualTo("12.1.2 out-of-radius");
    }
    field.give(put("de-fleet-1", "1110"));
    assertThat(Told.by(field)).containsExactly("12.1.2 placed de-fleet-1 1110");
    Field flown = fleets().place("1006", "de-fleet-1");
    assertThat(flown.why(put("de-fleet-1", "1010"))).isEqualTo("12.1.2 fleet-not-ready");
  }

  @Test
  @Rule({"12.1.3", "12.1.4", "15.7.1"})
  void theReturnOfFleetsAndTheGroundingOfBasesAreTold() {
    Field field = at(2, "fleets-return").place("1012", "de-fleet-1").place("1013", "de-fleet-2");
    air().recallFleets(field.edit());
    field.take();
    assertThat(Told.by(field)).containsExactly("12.1.3 placed de-fleet-1 de-fleet-2 off");
    Field none = at(2, "fleets-return").box(Box.TRACK, "de-fleet-1").place("1012", "de-base-1");
    air().recallFleets(none.edit());
    none.take();
    assertThat(Told.by(none)).isEmpty();
    assertThat(none.where("de-fleet-1")).isEqualTo("track");
    assertThat(none.where("de-base-1")).isEqualTo("1012");
    Field far = at(2, "ground-air-bases").place("1014", "de-base-1 de-inf-1");
    far.box(Box.TRACK, "de-base-2");
    air().groundBases(far.edit());
    far.take();
    assertThat(Told.by(far))
        .containsExactly("12.1.4 placed de-base-1 off", "15.7.1 comes-back de-base-1 6");
    assertThat(far.where("de-inf-1")).isEqualTo("1014");
    assertThat(far.get("de-base-2", RedStarMarks.DUE)).isZero();
  }

  private static Field retiring(int turn) {
    return at(turn, "air-retirement")
        .watched()
        .place("1006", "de-base-1")
        .box(Box.TRACK, "de-base-2")
        .box(Box.HANGAR, "de-fleet-1 de-fleet-2");
  }

  @Test
  @Rule({"12.1.5", "15.7.1"})
  void basesOnTheMapAndThoseThatAreToComeMayRetire() {
    Field field = retiring(11);
    List<Order> offered = Offers.exactly(field, Offers.units().mapToObj(Retire::new));
    assertThat(offered)
        .containsExactly(new Retire(unit("de-base-1")), new Retire(unit("de-base-2")));
    assertThat(field.choices()).doesNotContain(end());
    for (int unit : new int[] {-1, Field.PIECES.count(), unit("de-fleet-1")}) {
      assertThat(field.why(new Retire(unit))).isEqualTo("12.1.5 no-such-base");
    }
    assertThat(field.why(put("de-fleet-1", "1010"))).isEqualTo("12.1.5 one-base-retires");
    field.give(new Retire(unit("de-base-2")));
    assertThat(Told.by(field)).containsExactly("12.1.5 placed de-base-2 off");
    assertThat(field.position().ledger(Ledger.RETIRED_ON)).isEqualTo(11);
    assertThat(field.where("de-fleet-2")).isEqualTo("eliminated");
    assertThat(field.where("de-fleet-1")).isEqualTo("hangar");
  }

  @Test
  @Rule("12.1.5")
  void nobodyRetiresTwiceNorOnAnotherTurnNorIfThereIsNoBase() {
    Field twice = retiring(31).ledger(Ledger.RETIRED_ON, 31);
    assertThat(twice.why(new Retire(unit("de-base-1")))).isEqualTo("12.1.5 one-base-retires");
    assertThat(twice.why(end())).isEmpty();
    assertThat(Offers.offered(twice)).isEmpty();
    assertThat(retiring(12).why(new Retire(unit("de-base-1"))))
        .isEqualTo("12.1.5 one-base-retires");
    Field gone = retiring(31).box(Box.ELIMINATED, "de-base-1 de-base-2");
    assertThat(gone.why(new Retire(unit("de-base-1")))).isEqualTo("12.1.5 no-such-base");
    assertThat(gone.why(end())).isEmpty();
  }
}
