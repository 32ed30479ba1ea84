package stavka.kharkov.staff;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.kharkov.RealPlay.GAME;
import static stavka.kharkov.RealPlay.hex;
import static stavka.kharkov.RealPlay.unit;
import static stavka.kharkov.RealPlay.units;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.RealPlay;
import stavka.kharkov.air.AirSupplyStage.SupplyByAir;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.regiment.Entrenching.Entrench;
import stavka.kharkov.regiment.Reforming.Reform;
import stavka.kharkov.regiment.Splitting.Split;
import stavka.operational.model.Marks;

/** The orders of the Axis staff beside marching and fighting, on the shipped map. */
class StaffOrdersTest {
  private static final String FIELD = "1521";

  /** The initial movement phase of turn 1 with an empty map, but for some units. */
  private static RealPlay cleared(Consumer<Draft> change) {
    RealPlay play = RealPlay.standard().until("move-axis");
    return play.arrange(
        draft -> {
          for (int unit = 0; unit < draft.view().counters(); unit++) {
            if (draft.view().onMap(unit)) {
              draft.moveToBox(unit, Box.ELIMINATED);
            }
          }
          change.accept(draft);
        });
  }

  private static void put(Draft draft, String place, String... ids) {
    units(ids)
        .each(
            unit -> {
              draft.moveTo(unit, hex(place));
              draft.set(unit, Marks.SUPPLIED);
            });
  }

  private static Ints free(Draft draft) {
    return GAME.theatre().pieces().regiments().filter(unit -> !draft.view().onMap(unit));
  }

  private static Ints regiments(Draft draft, String place, int count, int step) {
    Ints chosen = Ints.prefix(free(draft).toArray(), count);
    chosen.each(
        unit -> {
          draft.moveTo(unit, hex(place));
          draft.set(unit, Marks.STEP, step);
        });
    return chosen;
  }

  private static Optional<Order> advice(RealPlay play) {
    Position position = play.position();
    Orders legal = GAME.legal(position);
    Optional<Order> order = GAME.advice().counsel(position, legal);
    order.ifPresent(given -> assertThat(legal.objections(given)).isEmpty());
    return order;
  }

  private static RealPlay worn(String enemy) {
    return cleared(
        draft -> {
          put(draft, FIELD, "de-79");
          draft.set(unit("de-79"), Marks.STEP, 2);
          put(draft, enemy, "su-rd-76");
        });
  }

  @Test
  @Rule({"15.11", "17.25"})
  void aDivisionOfTwoPointsSplitsBeforeTheEnemyAndNotFarFromHim() {
    assertThat(advice(worn("1519"))).contains(new Split(unit("de-79")));
    assertThat(advice(worn("1511"))).isEmpty();
  }

  @Test
  @Rule("15.1")
  void aFreshDivisionInTheFieldStaysWhole() {
    RealPlay play =
        cleared(
            draft -> {
              put(draft, FIELD, "de-79");
              put(draft, "1519", "su-rd-76");
            });
    assertThat(advice(play)).isEmpty();
  }

  /** A division in one hex of Kharkov, and the Soviets before the city. */
  private static RealPlay siege() {
    Ints city = GAME.theatre().ground().city("kharkov").toInts();
    return cleared(
        draft -> {
          units("de-79").each(unit -> draft.moveTo(unit, city.first()));
          draft.set(unit("de-79"), Marks.SUPPLIED);
          Position position = draft.view();
          Ints near =
              Ints.of(
                  IntStream.range(0, position.grid().size())
                      .filter(hex -> city.all(c -> position.grid().distance(c, hex) >= 3))
                      .filter(hex -> city.any(c -> position.grid().distance(c, hex) == 3))
                      .toArray());
          Ints guards = GAME.theatre().pieces().where(StaffOrdersTest::soviet);
          for (int i = 0; i < 6; i++) {
            draft.moveTo(guards.get(i), near.get(i));
          }
        });
  }

  private static boolean soviet(int unit) {
    return GAME.theatre().side(unit) == Side.SOVIET && GAME.theatre().pieces().combat(unit);
  }

  @Test
  @Rule({"15.1", "15.2", "15.31"})
  void aDivisionInACityInDangerSplitsToGarrisonItsOtherHexesAndDigsIn() {
    RealPlay play = siege();
    assertThat(advice(play)).contains(new Split(unit("de-79")));
    boolean marched = false;
    boolean dug = false;
    for (Optional<Order> order = advice(play); order.isPresent(); order = advice(play)) {
      marched |= order.get() instanceof Move;
      dug |= order.get() instanceof Entrench;
      play.give(order.get());
    }
    assertThat(marched).isTrue();
    assertThat(dug).isTrue();
  }

  @Test
  @Rule("15.12")
  void threeRegimentsInAHexReform() {
    RealPlay play =
        cleared(
            draft -> {
              put(draft, FIELD, "de-79");
              put(draft, "1519", "su-rd-76");
            });
    Split split = new Split(unit("de-79"));
    play.give(split);
    assertThat(advice(play)).get().isInstanceOf(Reform.class);
  }

  @Test
  @Rule({"15.2", "15.25", "9.4"})
  void aLoneRegimentDigsInWhereTrenchesSaveItAndNotWhereTheyDoNot() {
    int[] regiment = {0};
    Consumer<Draft> few =
        draft -> {
          regiment[0] = regiments(draft, FIELD, 1, 0).first();
          put(draft, "1520", "su-rd-76");
        };
    assertThat(advice(cleared(few))).contains(new Entrench(regiment[0]));
    Consumer<Draft> many =
        draft -> {
          regiments(draft, FIELD, 1, 1);
          put(draft, "1520", "su-rd-76");
          put(draft, "1519", "su-tb-10", "su-tb-90");
        };
    assertThat(advice(cleared(many))).isEmpty();
  }

  @Test
  @Rule("13.2")
  void anAirPointSuppliesTheStackThatNeedsItMost() {
    RealPlay play = RealPlay.standard().until("move-axis").arrange(StaffOrdersTest::farEast);
    play.until("supply-by-air");
    assertThat(play.legal().decision().code()).isEqualTo("supply-by-air");
    assertThat(advice(play)).contains(new SupplyByAir(hex("0805")));
  }

  /** The 3rd Panzer Division east of all lines, with one air point and nothing beside it. */
  private static void farEast(Draft draft) {
    put(draft, "0805", "de-3-pz-6", "de-3-mr-3", "de-3-mr-394");
    draft.enter(Ledger.AXIS_AIR, 1);
  }
}
