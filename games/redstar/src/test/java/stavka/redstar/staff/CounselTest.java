package stavka.redstar.staff;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.end;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.unit;
import static stavka.redstar.Field.units;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.redstar.Field;
import stavka.redstar.air.AirSection.Retire;
import stavka.redstar.conversion.AxisStage.Convert;
import stavka.redstar.conversion.SovietStage.Disband;
import stavka.redstar.conversion.SovietStage.Form;
import stavka.redstar.economy.EconomySection.Evacuate;
import stavka.redstar.model.Box;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.SupplyState;
import stavka.redstar.supply.Supply.Relief;
import stavka.redstar.supply.Supply.Withdraw;

final class CounselTest {
  private static Order counsel(Field field) {
    Position position = field.position();
    return Field.GAME.advice().counsel(position, Field.GAME.legal(position)).orElseThrow();
  }

  @Test
  void depotsThatServeAreLeftAlone() {
    Field field = at(2, "axis-depots").place("1009", "de-depot-1").place("1013", "de-inf-1");
    field.place("1017", "su-1a");
    assertThat(counsel(field)).isEqualTo(end());
  }

  @Test
  void anIdleDepotFarBehindIsWithdrawnToComeBackNearTheFront() {
    Field field = at(2, "axis-late-depots").place("1009", "de-depot-1").place("1013", "de-inf-1");
    field.place("1002", "de-depot-2").place("1017", "su-1a");
    assertThat(counsel(field)).isEqualTo(new Withdraw(unit("de-depot-2")));
    // Before supply is judged it is too soon, unless there is no later.
    Field early = at(2, "axis-depots").place("1009", "de-depot-1").place("1013", "de-inf-1");
    early.place("1002", "de-depot-2").place("1017", "su-1a");
    assertThat(counsel(early)).isEqualTo(end());
    early.ledger(Ledger.DEPOTS_LEAVE_EARLY, 1);
    assertThat(counsel(early)).isEqualTo(new Withdraw(unit("de-depot-2")));
  }

  @Test
  void aDepotThatIsCutOffWithManyFeedsThem() {
    Field field = at(2, "axis-depots").place("1016", "de-depot-1 de-pz-1 de-pz-2");
    field.place("1019", "su-1a");
    assertThat(counsel(field)).isEqualTo(new Relief(unit("de-depot-1")));
  }

  @Test
  void depotsComeBackWhereTheyAreMissed() {
    Field field = at(5, "axis-arrivals").place("1013", "de-inf-1").place("1019", "su-1a");
    field.box(Box.TRACK, "de-depot-1").set(RedStarMarks.DUE, 3, "de-depot-1");
    assertThat(counsel(field)).isInstanceOf(Place.class);
    field.give(counsel(field));
    assertThat(Field.supply().supplied(field.position(), unit("de-inf-1")).has(hex("1013")))
        .isTrue();
  }

  @Test
  void battleGroupsAreMadeUpIntoCorpsAndCorpsAreNotTakenApart() {
    Field field = at(2, "axis-conversion").box(Box.BREAKDOWN, "de-inf-1 de-kg-inf-3");
    field.place("1003", "de-inf-2");
    assertThat(counsel(field)).isEqualTo(end());
    field.place("1002", "de-kg-inf-1 de-kg-inf-2");
    assertThat(counsel(field)).isInstanceOf(Convert.class);
    assertThat(((Convert) counsel(field)).units()).isEqualTo(units("de-kg-inf-1 de-kg-inf-2"));
  }

  @Test
  @Rule("17.3")
  void anArmyWithAWeakMarkerBecomesTwoCorpsAndAStrongOneStays() {
    Field field = at(3, "soviet-conversion").box(Box.FORCE_POOL, "su-mc-1 su-mc-2 su-rc-1");
    field.place("1009", "de-inf-1").place("1017", "su-1a su-hq-1");
    field.supply(SupplyState.SUPPLIED, "su-1a");
    assertThat(counsel(field.marker("su-1a", "c-1-1"))).isInstanceOf(Disband.class);
    assertThat(counsel(field.marker("su-1a", "b-6-6"))).isEqualTo(end());
  }

  @Test
  @Rule("17.4")
  void twoCorpsThatAreStrongerThanAnArmyOfTheCupStayCorps() {
    Field field = at(3, "soviet-conversion").box(Box.FORCE_POOL, "su-2a");
    field.place("1009", "de-inf-1").place("1017", "su-mc-1 su-rc-1 su-hq-1");
    field.supply(SupplyState.SUPPLIED, "su-mc-1 su-rc-1");
    assertThat(field.why(new Form(units("su-mc-1 su-rc-1"), unit("su-2a")))).isEmpty();
    assertThat(counsel(field)).isEqualTo(end());
  }

  @Test
  void theFactoryNearestToTheEnemyIsEvacuatedFirst() {
    Field field = at(3, "evacuation").place("1014", "su-fac-1").place("1019", "su-fac-2");
    field.place("1009", "de-inf-1");
    assertThat(counsel(field)).isEqualTo(new Evacuate(unit("su-fac-1")));
  }

  @Test
  void theBaseFarthestFromTheFrontRetires() {
    Field field = at(11, "air-retirement").place("1008", "de-base-1").place("1401", "de-base-2");
    field.place("1010", "de-inf-1").place("1011", "su-1a");
    assertThat(counsel(field)).isEqualTo(new Retire(unit("de-base-2")));
  }

  @Test
  void whatTheStaffAdvisesIsAllowed() {
    SplittableRandom random = new SplittableRandom(3);
    Position position = Field.GAME.setUp(Field.GAME.scenario("manoeuvres"), 3);
    int heeded = 0;
    while (Field.GAME.verdict(position).isEmpty()) {
      Orders legal = Field.GAME.legal(position);
      Order advised = Field.GAME.advice().counsel(position, legal).orElse(null);
      heeded += advised == null ? 0 : 1;
      Order order = advised == null ? legal.sample(random) : advised;
      assertThat(legal.objections(order)).as(order.toString()).isEmpty();
      position = ((Ruling.Accepted) Field.GAME.submit(position, order)).position();
    }
    assertThat(heeded).isGreaterThan(10);
  }
}
