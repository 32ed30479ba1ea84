package stavka.redstar.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.advance;
import static stavka.redstar.Field.end;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.lose;
import static stavka.redstar.Field.march;
import static stavka.redstar.Field.overrun;
import static stavka.redstar.Field.reply;
import static stavka.redstar.Field.sail;
import static stavka.redstar.Field.strategic;
import static stavka.redstar.Field.unit;
import static stavka.redstar.Field.units;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.Offers;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.SupplyState;

/** Everything a unit is offered to do in a movement phase, against the judge. */
final class MoveOffersTest {
  private static List<Order> offered(Field field, String id) {
    List<Order> orders = new ArrayList<>();
    Field.GAME.legal(field.position()).forUnit(unit(id), orders::add);
    return orders;
  }

  private static Set<String> ends(Field field, String id, String mode) {
    Set<String> ends = new TreeSet<>();
    for (Order order : offered(field, id)) {
      assertThat(field.why(order)).as("%s", order).isEmpty();
      if (order instanceof Move move && move.mode().equals(mode)) {
        assertThat(ends.add(Field.THEATRE.map().name(move.path().last()))).isTrue();
      }
    }
    return ends;
  }

  /** The ends of all ways without a detour that the judge lets a unit go, if it could stay. */
  private static Set<String> judged(Field field, String id, String mode) {
    Set<String> ends = new TreeSet<>();
    walk(field, unit(id), field.hexOf(id), Ints.EMPTY, mode, ends);
    return ends;
  }

  private static void walk(
      Field field, int unit, int from, Ints path, String mode, Set<String> ends) {
    HexGrid grid = Field.GROUND.grid();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int to = grid.neighbour(from, direction);
      int start = field.position().place(unit);
      if (to == HexGrid.NONE || grid.distance(start, to) <= grid.distance(start, from)) {
        continue;
      }
      Ints longer = path.with(to);
      if (field.why(new Move(Ints.of(unit), longer, mode)).isEmpty()) {
        if (Field.THEATRE.stacking().fits(field.position(), Ints.of(unit), to)) {
          ends.add(Field.THEATRE.map().name(to));
        }
        walk(field, unit, to, longer, mode, ends);
      }
    }
  }

  @Test
  @Rule({"3.2", "3.3.1", "3.3.2", "3.4.1", "4.0.3"})
  void aMarchIsOfferedToEveryHexTheJudgeAllows() {
    Field woods = Field.at(1, "axis-movement").watched().place("1406", "de-inf-1");
    woods.place("1306", "de-inf-2 de-inf-3").place("1209", "su-1a");
    assertThat(ends(woods, "de-inf-1", "march")).isEqualTo(judged(woods, "de-inf-1", "march"));
    assertThat(ends(woods, "de-inf-1", "march")).doesNotContain("1306").contains("1305", "1407");
    Field river = Field.at(1, "soviet-movement").watched().place("0710", "su-rc-1");
    river.place("0709", "su-1a");
    assertThat(ends(river, "su-rc-1", "march")).isEqualTo(judged(river, "su-rc-1", "march"));
    Field held = Field.at(1, "axis-movement").watched().place("1218", "de-inf-1");
    held.place("1219", "su-1a");
    assertThat(ends(held, "de-inf-1", "march")).isEqualTo(judged(held, "de-inf-1", "march"));
    assertThat(ends(held, "de-inf-1", "march")).hasSize(3);
    Field poor = Field.at(1, "axis-movement").watched().place("1406", "de-depot-1");
    poor.supply(SupplyState.NONE, "de-depot-1");
    assertThat(ends(poor, "de-depot-1", "march")).contains("1407");
    assertThat(poor.choices()).contains(end(), march("de-depot-1", "1407"));
  }

  @Test
  @Rule({"3.5", "3.5.3", "4.0.4"})
  void aStrategicMoveIsOfferedToEveryHexTheJudgeAllows() {
    Field field = Field.at(1, "axis-strategic").watched().place("1004", "it-1");
    field.place("1010", "su-1a");
    assertThat(ends(field, "it-1", "strategic")).isEqualTo(judged(field, "it-1", "strategic"));
    field.place("1003", "hu-1");
    assertThat(ends(field, "it-1", "strategic"))
        .contains("1006", "1005")
        .doesNotContain("1007", "1003");
    assertThat(offered(field, "su-1a")).isEmpty();
    Field near = Field.at(1, "axis-strategic").watched().place("1007", "de-inf-1");
    near.place("1010", "su-1a");
    assertThat(offered(near, "de-inf-1")).isEmpty();
    assertThat(near.why(overrun("de-inf-1", "1010", ""))).isEqualTo("8.0.1 no-overrun-now");
    Field mud = Field.at(7, "axis-strategic").watched().place("1004", "de-depot-1 de-siege");
    assertThat(ends(mud, "de-depot-1", "strategic")).contains("1103");
    assertThat(ends(mud, "de-siege", "strategic"))
        .containsExactly(
            "1001", "1002", "1003", "1005", "1006", "1007", "1008", "1009", "1010", "1011", "1012");
    assertThat(mud.why(strategic("de-siege", "1005 1006"))).isEmpty();
  }

  @Test
  @Rule({"3.6", "3.6.1", "3.6.2", "3.6.3", "3.6.6"})
  void aShipIsOfferedEveryOtherPortOfItsSea() {
    Field field =
        Field.at(1, "soviet-naval").place("0306", "su-rc-1 su-rc-2").place("0410", "su-1a");
    assertThat(offered(field, "su-rc-1"))
        .containsExactlyInAnyOrder(
            sail("su-rc-1", "0308"), sail("su-rc-1", "0314"), sail("su-rc-1", "0316"));
    assertThat(offered(field, "su-1a")).isEmpty();
    assertThat(field.why(sail("su-1a", "0314"))).isEqualTo("3.6.3 no-port");
    assertThat(field.why(sail("su-rc-1", "0306"))).isNotEmpty();
    assertThat(field.why(sail("su-rc-1", "0314 0316"))).isEqualTo("3.6.3 no-port");
    for (int hex : new int[] {-1, Field.GROUND.grid().size()}) {
      assertThat(field.why(new Move(units("su-rc-1"), Ints.of(hex), "sea")))
          .isEqualTo("3.6.3 no-port");
    }
    field.place("0314", "de-depot-1");
    assertThat(field.why(sail("su-rc-1", "0314"))).isEqualTo("3.6.3 port-not-ours");
    field.give(sail("su-rc-1", "0316"));
    assertThat(field.position().ledger(Ledger.SEA_HALVES)).isEqualTo(1);
    assertThat(field.position().ledger(Ledger.SEA_FROM)).isEqualTo(hex("0306"));
    assertThat(field.position().ledger(Ledger.SEA_TO)).isEqualTo(hex("0316"));
    assertThat(offered(field, "su-rc-2")).containsExactly(sail("su-rc-2", "0316"));
    Field other = Field.at(1, "soviet-naval").place("0308", "su-rc-1").place("0306", "su-rc-2");
    other.ledger(Ledger.SEA_HALVES, 1).ledger(Ledger.SEA_FROM, hex("0306"));
    other.ledger(Ledger.SEA_TO, hex("0316"));
    assertThat(other.why(sail("su-rc-1", "0316"))).isEqualTo("3.6.2 same-ports");
    assertThat(other.why(sail("su-rc-2", "0316"))).isEmpty();
    Field full = Field.at(1, "soviet-naval").place("0306", "su-1a su-rc-1");
    full.ledger(Ledger.SEA_HALVES, 1).ledger(Ledger.SEA_FROM, hex("0306"));
    assertThat(offered(full, "su-1a")).isEmpty();
    Field north = Field.at(1, "soviet-naval").place("2018", "su-1a");
    assertThat(offered(north, "su-1a")).containsExactly(sail("su-1a", "2022"));
    assertThat(Field.at(8, "soviet-naval").place("2018", "su-1a").choices()).containsExactly(end());
  }

  @Test
  @Rule({"8.0.1", "8.0.3", "8.0.5"})
  void overrunsAreOfferedToAUnitAndToItsSortFromEveryHexInReach() {
    Field field =
        Field.at(1, "axis-movement").watched().place("1217", "de-pz-1 de-kg-pz-1 de-inf-1");
    field.place("1220", "su-rc-1");
    List<Overrun> alone = new ArrayList<>();
    for (String id : new String[] {"de-pz-1", "de-kg-pz-1", "de-inf-1"}) {
      for (Order order : offered(field, id)) {
        if (order instanceof Overrun overrun) {
          assertThat(field.why(overrun)).as("%s", overrun).isEmpty();
          alone.add(overrun);
        }
      }
    }
    assertThat(alone)
        .contains(
            overrun("de-pz-1", "1220", "1218 1219"),
            overrun("de-kg-pz-1", "1220", "1218 1219"),
            overrun("de-pz-1 de-kg-pz-1", "1220", "1218 1219"))
        .allMatch(overrun -> overrun.target() == hex("1220"))
        .noneMatch(overrun -> overrun.units().contains(unit("de-inf-1")))
        .doesNotHaveDuplicates();
    assertThat(alone.stream().filter(overrun -> overrun.units().size() == 2).count())
        .isEqualTo(
            alone.stream().filter(overrun -> overrun.units().equals(units("de-pz-1"))).count());
    Field poor = field.supply(SupplyState.LACK, "de-pz-1");
    assertThat(offered(poor, "de-pz-1")).noneMatch(Overrun.class::isInstance);
  }

  private static Field overran() {
    Field field = Field.at(13, "axis-movement", 4).watched();
    field.place("1210", "de-pz-1").place("1310", "su-rc-1").place("1412", "su-rc-2");
    return field.give(overrun("de-pz-1", "1310", ""), lose("su-rc-1"));
  }

  @Test
  @Rule({"8.0.2", "8.0.4"})
  void afterAnOverrunAllThatTheRestOfThePointsAllowsIsOffered() {
    Field field = overran().give(advance("de-pz-1", "1310"));
    List<Order> offered = Offers.offered(field);
    offered.forEach(order -> assertThat(field.why(order)).as("%s", order).isEmpty());
    assertThat(offered)
        .contains(reply("halt"), march("de-pz-1", "1410"), overrun("de-pz-1", "1412", "1311"))
        .anyMatch(order -> order instanceof Move move && move.path().last() == hex("1306"))
        .noneMatch(order -> order instanceof Move move && move.path().last() == hex("1305"));
    assertThat(field.why(march("de-pz-1", "1309 1308 1307 1306 1305"))).isEqualTo("3.2 too-far");
    assertThat(field.why(march("de-pz-2", "1410"))).isEqualTo("8.0.4 finish-motion");
    assertThat(field.why(new Move(Ints.EMPTY, Field.hexes("1410"), "march")))
        .isEqualTo("8.0.4 finish-motion");
    assertThat(field.why(march("de-pz-1 de-pz-1", "1410"))).isEqualTo("8.0.4 finish-motion");
    assertThat(field.why(march("de-pz-1", ""))).isEqualTo("3.2 no-path");
    assertThat(field.why(strategic("de-pz-1", "1410"))).isEqualTo("3.2 no-path");
    assertThat(field.why(overrun("de-pz-2", "1412", "1311"))).isEqualTo("8.0.4 finish-motion");
    List<Order> own = new ArrayList<>();
    Field.GAME.legal(field.position()).forUnit(unit("de-pz-1"), own::add);
    assertThat(own).isEqualTo(offered);
    assertThat(offered(field, "de-pz-3")).isEmpty();
    field.give(march("de-pz-1", "1410"));
    assertThat(field.has("de-pz-1", Marks.MOVED)).isTrue();
    assertThat(field.decision()).isEqualTo("choose-march");
  }

  @Test
  @Rule({"8.0.2", "8.0.4", "8.0.3"})
  void aSecondOverrunIsPaidFromWhatIsLeft() {
    Field field = overran().give(advance("de-pz-1", "1310"));
    // Six of fourteen halves are spent, two for 1311 and six for the next: nothing is left.
    assertThat(field.why(overrun("de-pz-1", "1412", "1211 1311")))
        .isEqualTo("8.0.3 no-points-for-overrun");
    assertThat(field.why(overrun("de-pz-1", "1412", "1311"))).isEmpty();
    Field enters = overran();
    assertThat(Field.GAME.decision(enters.position()).side()).isEqualTo(Side.AXIS);
    assertThat(enters.why(end())).isEqualTo("8.0.4 finish-motion");
  }

  @Test
  @Rule({"3.2", "3.0", "2.0"})
  void aStepAtWhichNobodyIsLeftToMoveEndsByItself() {
    Field field = Field.at(1, "axis-movement").place("1217", "de-inf-1").place("1301", "de-pz-1");
    int phase = field.position().phase();
    field.give(march("de-inf-1", "1218"));
    assertThat(field.position().phase()).isEqualTo(phase);
    field.give(march("de-pz-1", "1302"));
    assertThat(field.position().phase()).isNotEqualTo(phase);
    Field pinned = Field.at(1, "axis-movement", 6, 6).place("1217", "de-inf-1");
    pinned.set(RedStarMarks.PINNED, 1, "de-inf-1").settle();
    assertThat(pinned.position().turn()).isEqualTo(2);
    Field fleet = Field.at(1, "axis-movement").place("1217", "de-fleet-1").settle();
    assertThat(fleet.position().turn()).isGreaterThan(1);
  }

  @Test
  @Rule({"3.2", "3.3.1"})
  void theReachOfAStackIsThatOfItsSlowest() {
    Field field = Field.at(1, "axis-movement").watched().place("1217", "de-pz-1 de-inf-1");
    var legal = Field.GAME.legal(field.position());
    var slow = legal.reach(units("de-inf-1"), "march").orElseThrow();
    var fast = legal.reach(units("de-pz-1"), "march").orElseThrow();
    assertThat(fast.size()).isGreaterThan(slow.size());
    assertThat(legal.reach(units("de-pz-1 de-inf-1"), "march").orElseThrow().size())
        .isEqualTo(slow.size());
    assertThat(legal.reach(units("de-inf-1 de-pz-1"), "march").orElseThrow().size())
        .isEqualTo(slow.size());
    assertThat(legal.reach(units("de-pz-1"), "strategic")).isEmpty();
    assertThat(legal.reach(units("su-6a"), "march")).isEmpty();
  }
}
