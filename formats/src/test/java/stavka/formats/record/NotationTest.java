package stavka.formats.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import stavka.engine.battle.Adjustment;
import stavka.engine.battle.BattleReport;
import stavka.engine.battle.Modifier;
import stavka.engine.battle.Tally;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.event.Fought;
import stavka.engine.event.Moved;
import stavka.engine.event.Noted;
import stavka.engine.event.PhaseBegan;
import stavka.engine.event.Revealed;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.Orientation;
import stavka.engine.map.HexMap;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.position.Setting;
import stavka.engine.reason.Detail;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Plain;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

class NotationTest {
  /** One of each kind of component. */
  record SplitHQ(
      @Unit int division,
      List<Part> parts,
      Side side,
      boolean dug,
      @Nullable String note,
      Detail detail)
      implements Order {}

  /** Components that came later. */
  record Widened(
      int old, @Plain int more, @Plain @Unit int by, @Plain @Unit Ints units, @Plain String why)
      implements Order {}

  record Part(@Unit int regiment, @Hex int hex, int steps) {}

  record Picky(int number) implements Order {
    Picky {
      if (number < 0) {
        throw new IllegalArgumentException("less than nothing");
      }
    }
  }

  private final Setting setting = setting();
  private final Notation notation =
      new Notation(
          setting,
          List.of(
              Move.class,
              Attack.class,
              EndPhase.class,
              Overrun.class,
              SplitHQ.class,
              Picky.class,
              Widened.class));

  @Test
  void ordersNameCountersAndHexes() {
    check(
        new Move(Ints.of(0, 1), Ints.of(0, 6), "march"),
        "{'type':'move','units':['ger-23','sov-é'],'path':['0101','0302'],'mode':'march'}");
    check(new EndPhase(), "{'type':'end-phase'}");
    check(
        new Overrun(Ints.of(1), Ints.EMPTY, 7, -1),
        "{'type':'overrun','units':['sov-é'],'path':[],'target':'0402','by':null}");
  }

  @Test
  void everyKindOfComponentComesBack() {
    check(
        new SplitHQ(
            1,
            List.of(new Part(0, 3, 2), new Part(-1, -1, 0)),
            Side.AXIS,
            true,
            null,
            Detail.hex(1)),
        "{'type':'split-hq','division':'sov-é','parts':[{'regiment':'ger-23','hex':'0401','steps':2},"
            + "{'regiment':null,'hex':null,'steps':0}],'side':'axis','dug':true,'note':null,"
            + "'detail':{'type':'of-hex','hex':'0201'}}");
  }

  @Test
  void eventsAreWrittenWhole() {
    Tally tally =
        new Tally.Builder().unit(0, 4, "base", "9.1", Modifier.over(2, "river", "9.3")).build();
    BattleReport report =
        new BattleReport(
            false,
            Ints.of(0),
            Ints.of(1),
            tally,
            tally,
            "1-1",
            List.of(new Adjustment(1, "air", "13.1")),
            "2-1",
            List.of());
    String side =
        "{'lines':[{'unit':'ger-23','value':4,'code':'base','rule':'9.1'},"
            + "{'unit':'ger-23','value':2,'code':'river','rule':'9.3'}],'total':2,'unknown':0}";
    written(
        new Fought(report, 3, 4, "D1", "9.4"),
        "{'type':'fought','report':{'overrun':false,'attackers':['ger-23'],'targets':['0201'],'attack':"
            + side
            + ",'defence':"
            + side
            + ",'odds':'1-1','shifts':[{'amount':1,'code':'air','rule':'13.1'}],'column':'2-1',"
            + "'dieChanges':[]},'die':3,'modifiedDie':4,'result':'D1','rule':'9.4'}");
    written(
        new Moved(Ints.of(1), -1, Ints.of(2), "rail", 0, "6.4"),
        "{'type':'moved','units':['sov-é'],'from':null,'path':['0301'],'mode':'rail','halfPoints':0,'rule':'6.4'}");
    written(
        new PhaseBegan(1, "supply", null, "4.0"),
        "{'type':'phase-began','turn':1,'phase':'supply','side':null,'rule':'4.0'}");
    written(
        Noted.of("1.1", "x", Detail.unit(0), Detail.number(5), Detail.word("swamp")),
        "{'type':'noted','code':'x','details':[{'type':'of-unit','unit':'ger-23'},"
            + "{'type':'of-number','number':5},{'type':'of-word','key':'swamp'}],'rule':'1.1'}");
  }

  @Test
  void aComponentThatCameLaterIsLeftOutWhileItSaysNothing() {
    check(new Widened(1, 0, -1, Ints.EMPTY, ""), "{'type':'widened','old':1}");
    check(
        new Widened(0, 2, 0, Ints.of(1), "so"),
        "{'type':'widened','old':0,'more':2,'by':'ger-23','units':['sov-é'],'why':'so'}");
    refused("{'type':'widened','more':2}", "'old' is missing in widened");
    written(
        new Revealed(0, 3, 4, "12.0"),
        "{'type':'revealed','unit':'ger-23','attack':3,'defence':4,'rule':'12.0'}");
    written(
        new Revealed(0, 3, 4, "6.2.2", "c-3-4"),
        "{'type':'revealed','unit':'ger-23','attack':3,'defence':4,'rule':'6.2.2','marker':'c-3-4'}");
  }

  @Test
  void whatIsNoOrderIsRefusedInOneLine() {
    refused("{'type':'fly'}", "unknown type 'fly' of the order; known: attack, end-phase, move");
    refused("{'units':[]}", "the order has no 'type'");
    refused("[]", "the order should be an object, not []");
    refused("{'type':7}", "unknown type 7 of the order");
    refused("nonsense", "not JSON: ");
    refused("", "nothing where JSON should be");
    refused("{'type':'end-phase'} x", "not JSON: ");
    refused("{'type':'end-phase','now':1}", "unknown field 'now' in end-phase");
    refused("{'type':'move','units':['x'],'path':[],'mode':''}", "unknown unit 'x' in move.units");
    refused("{'type':'move','units':[3],'path':[],'mode':''}", "unknown unit 3 in move.units");
    refused(
        "{'type':'move','units':[],'path':['0001'],'mode':''}", "unknown hex '0001' in move.path");
    refused("{'type':'move','units':[],'path':['１２３４'],'mode':''}", "unknown hex");
    refused("{'type':'move','units':[],'path':[]}", "'mode' is missing in move");
    refused("{'type':'move','units':[],'path':[],'mode':null}", "move.mode may not be null");
    refused("{'type':'move','units':[],'path':[],'mode':4}", "move.mode should be a text, not 4");
    refused(
        "{'type':'attack','units':[],'targets':[],'support':1.5}",
        "attack.support should be a whole number");
    refused(
        "{'type':'attack','units':[],'targets':[],'support':99999999999}",
        "attack.support should be a whole number");
    refused("{'type':'picky','number':-1}", "no such picky: less than nothing");
    refused(
        "{'type':'split-hq','division':'sov-é','parts':[],'side':'polish','dug':true,'note':null,'detail':{'type':'of-hex','hex':'0201'}}",
        "split-hq.side should be one of axis, soviet, not 'polish'");
    refused(
        "{'type':'split-hq','division':'sov-é','parts':[],'side':'axis','dug':true,'note':null,'detail':{'type':'of-sky'}}",
        "unknown type 'of-sky' of split-hq.detail");
    refused("{'type':'x\\ny\\u0007'}", "unknown type 'x?y?'");
  }

  private void check(Order order, String json) {
    written(order, json);
    assertThat(notation.readOrder(json.replace('\'', '"'))).isEqualTo(order);
    assertThat(notation.readOrder(notation.tree(order))).isEqualTo(order);
  }

  private void written(Object value, String json) {
    assertThat(notation.text(value)).isEqualTo(json.replace('\'', '"'));
  }

  private void refused(String json, String reason) {
    assertThatThrownBy(() -> notation.readOrder(json.replace('\'', '"')))
        .isInstanceOf(BadNotation.class)
        .hasMessageStartingWith(reason)
        .message()
        .doesNotContain("\n");
  }

  private static Setting setting() {
    HexGrid grid = new HexGrid(Orientation.FLAT, 4, 2, 1);
    HexMap map = HexMap.bare("tiny", grid);
    return new Setting(
        "tiny",
        "only",
        map,
        new Roster(List.of(counter(0, "ger-23", Side.AXIS), counter(1, "sov-é", Side.SOVIET))));
  }

  private static Counter counter(int index, String id, Side side) {
    List<Step> steps = List.of(new Step(2, 2, 1));
    return new Counter(index, id, side, "", "infantry", "XX", "", id, id, id, steps, 0);
  }
}
