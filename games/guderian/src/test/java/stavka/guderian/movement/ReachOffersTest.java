package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.overrun;
import static stavka.guderian.Field.rail;
import static stavka.guderian.Field.reply;
import static stavka.guderian.Field.unit;
import static stavka.guderian.Field.units;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Journey;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.Told;
import stavka.guderian.model.Box;
import stavka.guderian.model.Ledger;
import stavka.operational.model.Marks;

/** Everything a unit is offered to do in a movement phase, against the judge. */
class ReachOffersTest {
  private static final int CENTRE = hex("3010");
  private static final int NORTH = next(CENTRE, 0);
  private static final int EAST = next(CENTRE, 1);
  private static final int SOUTH = next(CENTRE, 3);

  /** A road to the east, a river to the north, a forest and a swamp beyond it, and a railway. */
  private static final Guderian GAME =
      new PlainMap()
          .line("road", CENTRE, EAST, next(EAST, 1), next(next(EAST, 1), 1))
          .line("rail", CENTRE, SOUTH, next(SOUTH, 3), next(next(SOUTH, 3), 3))
          .river(CENTRE, NORTH)
          .terrain("forest", next(NORTH, 0), next(CENTRE, 4))
          .terrain("swamp", next(CENTRE, 5))
          .game();

  private static List<Order> offered(Field field, String id) {
    List<Order> orders = new ArrayList<>();
    GAME.legal(field.position()).forUnit(unit(id), orders::add);
    return orders;
  }

  private static Set<Integer> ends(Field field, String id, String mode) {
    Set<Integer> ends = new TreeSet<>();
    for (Order order : offered(field, id)) {
      assertThat(field.why(order)).as("%s", order).isEmpty();
      if (order instanceof Move move && move.mode().equals(mode)) {
        assertThat(ends.add(move.path().last())).as("%s", order).isTrue();
      }
    }
    return ends;
  }

  /** The ends of all ways that lead away from the start and that the judge lets a unit go. */
  private static Set<Integer> judged(Field field, String id, String mode) {
    Set<Integer> ends = new TreeSet<>();
    walk(field, unit(id), field.hexOf(id), Ints.EMPTY, mode, ends);
    return ends;
  }

  private static void walk(
      Field field, int unit, int from, Ints path, String mode, Set<Integer> ends) {
    HexGrid grid = Field.GROUND.grid();
    int start = field.position().place(unit);
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int to = grid.neighbour(from, direction);
      if (to != HexGrid.NONE
          && grid.distance(start, to) > grid.distance(start, from)
          && field.why(new Move(Ints.of(unit), path.with(to), mode)).isEmpty()) {
        ends.add(to);
        walk(field, unit, to, path.with(to), mode, ends);
      }
    }
  }

  @Test
  @Rule({"6.11", "6.21", "6.23", "8.12"})
  void aMarchIsOfferedToEveryHexTheJudgeAllows() {
    Field german = Field.of(GAME, 8, Field.AXIS_MOVEMENT).place(CENTRE, "de-5");
    assertThat(ends(german, "de-5", "march")).containsAll(judged(german, "de-5", "march"));
    Field soviet = Field.of(GAME, 8, Field.SOVIET_MOVEMENT).place(CENTRE, "su-rd-46");
    assertThat(ends(soviet, "su-rd-46", "march")).containsAll(judged(soviet, "su-rd-46", "march"));
    Field zones = Field.of(GAME, 8, Field.SOVIET_MOVEMENT).place(CENTRE, "su-rd-46");
    zones.place(next(next(EAST, 1), 2), "de-5").place(next(SOUTH, 4), "de-35");
    assertThat(ends(zones, "su-rd-46", "march")).containsAll(judged(zones, "su-rd-46", "march"));
    assertThat(ends(zones, "su-rd-46", "march"))
        .isNotEqualTo(ends(soviet, "su-rd-46", "march"))
        .contains(next(EAST, 1))
        .doesNotContain(next(SOUTH, 4));
  }

  @Test
  @Rule({"6.31", "6.32", "6.33", "6.34"})
  void aTrainIsOfferedEveryHexOfItsLineTheJudgeAllows() {
    Field field = Field.of(GAME, 8, Field.SOVIET_MOVEMENT).place(CENTRE, "su-rd-46 su-koniev");
    int end = next(next(SOUTH, 3), 3);
    assertThat(ends(field, "su-rd-46", "rail")).isEqualTo(judged(field, "su-rd-46", "rail"));
    assertThat(ends(field, "su-rd-46", "rail"))
        .containsExactlyInAnyOrder(SOUTH, next(SOUTH, 3), end);
    Field off = Field.of(GAME, 8, Field.SOVIET_MOVEMENT).place(NORTH, "su-rd-46");
    assertThat(ends(off, "su-rd-46", "rail")).isEmpty();
    Field zone = Field.of(GAME, 8, Field.SOVIET_MOVEMENT).place(CENTRE, "su-rd-46");
    zone.place(next(CENTRE, 5), "de-5");
    assertThat(ends(zone, "su-rd-46", "rail")).isEmpty();
    Field ahead = Field.of(GAME, 8, Field.SOVIET_MOVEMENT).place(CENTRE, "su-rd-46");
    ahead.place(next(end, 2), "de-5");
    assertThat(ends(ahead, "su-rd-46", "rail")).isEqualTo(judged(ahead, "su-rd-46", "rail"));
    assertThat(ends(ahead, "su-rd-46", "rail")).contains(SOUTH).doesNotContain(end);
    Field tired = Field.of(GAME, 8, Field.SOVIET_MOVEMENT).place(CENTRE, "su-rd-46");
    tired.ledger(Ledger.RAILED, 99);
    assertThat(ends(tired, "su-rd-46", "rail")).isEmpty();
    Field german = Field.of(GAME, 8, Field.AXIS_MOVEMENT).place(CENTRE, "de-5");
    assertThat(ends(german, "de-5", "rail")).isEmpty();
    field.give(rail("su-rd-46", SOUTH));
    assertThat(Told.by(field)).singleElement().asString().contains(" rail su-rd-46 ");
    assertThat(field.position().ledger(Ledger.RAILED)).isPositive();
  }

  @Test
  @Rule({"6.0", "6.11", "14.3"})
  void ordersThatGoNowhereAreRefused() {
    Field field = Field.of(GAME, 8, Field.AXIS_MOVEMENT).place(CENTRE, "de-5 de-35");
    assertThat(field.why(march("de-5"))).endsWith("no-path");
    assertThat(field.why(march("de-5", NORTH, CENTRE))).endsWith("no-path");
    assertThat(field.why(new Move(units("de-5"), Ints.of(EAST), "fly"))).endsWith("no-such-mode");
    assertThat(field.why(march("de-5 de-5", EAST))).endsWith("no-units");
    assertThat(field.why(new Move(Ints.EMPTY, Ints.of(EAST), "march"))).endsWith("no-units");
    Field apart = Field.of(GAME, 8, Field.AXIS_MOVEMENT).place(CENTRE, "de-5").place(EAST, "de-35");
    assertThat(apart.why(march("de-5 de-35", SOUTH))).endsWith("not-together");
    assertThat(apart.why(overrun("su-rd-46", SOUTH))).endsWith("not-your-unit");
  }

  private static final int X = Box.FIRST_AREA + Field.GROUND.areas().indexOf("area-x");

  @Test
  @Rule({"14.3", "16.1", "6.0"})
  void arrivalsOfOneEntranceComeTogetherAndOthersDoNot() {
    Field field = Field.at(9, Field.SOVIET_MOVEMENT).box(X, "su-rd-46 su-rd-152");
    int entry = Field.GROUND.area("area-x").first();
    assertThat(field.why(march("su-rd-46 su-rd-152", entry))).isEmpty();
    List<Journey> together =
        Field.GAME.legal(field.position()).movesOf(units("su-rd-46 su-rd-152"));
    assertThat(together)
        .isNotEmpty()
        .allMatch(journey -> field.why(journey.move()).isEmpty())
        .anyMatch(journey -> journey.move().path().size() == 1)
        .anyMatch(journey -> journey.move().path().size() > 2);
    List<Order> alone = new ArrayList<>();
    Field.GAME.legal(field.position()).forUnit(unit("su-rd-46"), alone::add);
    Set<Integer> one = new TreeSet<>();
    alone.forEach(order -> one.add(((Move) order).path().last()));
    Set<Integer> both = new TreeSet<>();
    together.forEach(journey -> both.add(journey.move().path().last()));
    assertThat(one).containsAll(both);
    Field elsewhere = Field.at(9, Field.SOVIET_MOVEMENT).box(X, "su-rd-46");
    elsewhere.box(Box.SOUTH_WEST, "su-rd-152");
    assertThat(elsewhere.why(march("su-rd-46 su-rd-152", entry))).endsWith("not-together");
    Field mapped = Field.at(9, Field.SOVIET_MOVEMENT).box(X, "su-rd-46").place(entry, "su-rd-152");
    assertThat(mapped.why(march("su-rd-46 su-rd-152", next(entry, 3)))).endsWith("not-together");
    assertThat(field.why(new Overrun(units("su-rd-46"), Ints.EMPTY, entry, -1)))
        .endsWith("no-path");
    assertThat(field.why(overrun("su-rd-46", next(CENTRE, 0), CENTRE))).endsWith("not-an-entry");
  }

  @Test
  @Rule({"14.3", "6.23", "11.33"})
  void anArrivalPaysForItsEntryHexAndIsTold() {
    Field field = Field.at(9, Field.SOVIET_MOVEMENT).box(X, "su-rd-46");
    int entry = Field.GROUND.area("area-x").first();
    int price = Field.GROUND.entryPrice(field.position(), unit("su-rd-46"), entry);
    List<Order> alone = new ArrayList<>();
    Field.GAME.legal(field.position()).forUnit(unit("su-rd-46"), alone::add);
    alone.forEach(order -> assertThat(field.why(order)).as("%s", order).isEmpty());
    field.give(march("su-rd-46", entry));
    String name = Field.THEATRE.map().name(entry);
    assertThat(Told.by(field))
        .singleElement()
        .asString()
        .endsWith("march su-rd-46 off " + name + " " + price);
    assertThat(field.has("su-rd-46", Marks.MOVED)).isTrue();
    assertThat(field.has("su-rd-46", Marks.SUPPLIED)).isTrue();
  }

  private static Field overran() {
    Field field = Field.of(GAME, 8, Field.AXIS_MOVEMENT, 1).place(SOUTH, "de-7-pz-25");
    field.place(next(SOUTH, 2), "su-rd-46").known("su-rd-46", 1, 1);
    field.give(overrun("de-7-pz-25", next(SOUTH, 2)));
    return field.decision().equals("lose-or-retreat") ? field.give(Field.lose("su-rd-46")) : field;
  }

  @Test
  @Rule({"6.51", "6.56", "6.23"})
  void afterAnOverrunAllThatTheRestOfThePointsAllowsIsOffered() {
    Field field = overran();
    assertThat(field.decision()).isEqualTo("go-on");
    assertThat(field.hexOf("de-7-pz-25")).isEqualTo(next(SOUTH, 2));
    List<Order> offered = field.choices();
    Set<Integer> ends = new TreeSet<>();
    for (Order order : offered) {
      assertThat(field.why(order)).as("%s", order).isEmpty();
      if (order instanceof Move move) {
        ends.add(move.path().last());
      }
    }
    assertThat(ends).containsAll(judged(field, "de-7-pz-25", "march"));
    assertThat(offered).contains(reply("halt"));
    assertThat(field.why(Field.end())).endsWith("finish-motion");
    assertThat(field.why(march("de-5", EAST))).endsWith("finish-motion");
    assertThat(field.why(march("de-7-pz-25"))).isNotEmpty();
    assertThat(field.why(overrun("de-5", EAST))).isNotEmpty();
    field.give(reply("halt"));
    assertThat(field.has("de-7-pz-25", Marks.MOVED)).isTrue();
  }
}
