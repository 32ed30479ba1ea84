package stavka.guderian.arrival;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.reply;
import static stavka.guderian.Field.retreat;
import static stavka.guderian.Field.unit;
import static stavka.guderian.Field.units;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Journey;
import stavka.engine.play.Ruling;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.Told;
import stavka.guderian.interdiction.RailCutting;
import stavka.guderian.interdiction.RailCutting.CutRail;
import stavka.guderian.interdiction.RailPassing;
import stavka.guderian.model.Box;
import stavka.guderian.model.Ledger;
import stavka.guderian.supply.GuderianSupply;
import stavka.guderian.victory.Places;

/** What entering the map costs, and what comes of entering a hex in a retreat or the set-up. */
class EntryPriceTest {
  private static final Guderian PLAIN = new PlainMap().game();
  private static final int X = Box.FIRST_AREA + GROUND.areas().indexOf("area-x");
  private static final int ENTRY = GROUND.area("area-x").first();

  /** A straight way inland of so many hexes, the entry hex included. */
  private static int[] inland(int length) {
    int direction =
        IntStream.range(0, HexGrid.DIRECTIONS)
            .filter(
                d ->
                    IntStream.iterate(ENTRY, hex -> hex < 0 ? hex : next(hex, d))
                        .limit(12)
                        .allMatch(hex -> hex >= 0))
            .findFirst()
            .orElseThrow();
    return IntStream.iterate(ENTRY, hex -> next(hex, direction)).limit(length).toArray();
  }

  @Test
  @Rule({"14.3", "6.23"})
  void theEntryHexIsPaidForByTheJudgeAndInTheList() {
    Field field = Field.of(PLAIN, 9, Field.SOVIET_MOVEMENT).box(X, "su-rd-46 su-rd-152");
    Position position = field.position();
    int entry = PLAIN.theatre().ground().entryPrice(position, unit("su-rd-46"), ENTRY);
    int allowance = 2 * 6;
    int farthest = 1 + (allowance - entry) / 2;
    assertThat(entry).isPositive();
    assertThat(field.why(march("su-rd-46", inland(farthest)))).isEmpty();
    assertThat(field.why(march("su-rd-46", inland(farthest + 1)))).endsWith("too-far");
    assertThat(field.why(march("su-rd-46 su-rd-152", inland(farthest)))).isEmpty();
    assertThat(field.why(march("su-rd-46 su-rd-152", inland(farthest + 1)))).endsWith("too-far");
    List<Order> alone = new ArrayList<>();
    PLAIN.legal(position).forUnit(unit("su-rd-46"), alone::add);
    assertThat(alone).allMatch(order -> field.why(order).isEmpty());
    assertThat(alone.stream().mapToInt(order -> ((Move) order).path().size()).max())
        .hasValue(farthest);
    List<Journey> together = PLAIN.legal(position).movesOf(units("su-rd-46 su-rd-152"));
    assertThat(together).allMatch(journey -> field.why(journey.move()).isEmpty());
    assertThat(together.stream().mapToInt(journey -> journey.move().path().size()).max())
        .hasValue(farthest);
  }

  @Test
  @Rule({"15.12", "9.72"})
  void aRetreatThroughAPlaceTakesItBack() {
    Places places = new Places(THEATRE, new GuderianSupply(THEATRE));
    int city = THEATRE.charts().places().getFirst().hexes().first();
    int target = next(city, 1);
    Field field =
        Field.of(PLAIN, 8, Field.AXIS_COMBAT, 2)
            .place(next(target, 2), "de-5 de-35")
            .place(target, "su-rd-46")
            .known("su-rd-46", 5, 8);
    Draft draft = field.position().edit();
    places.entered(draft, Side.AXIS, city);
    field.ledger(Ledger.GERMAN_PLACES, draft.ledger(Ledger.GERMAN_PLACES));
    field.give(attack("de-5 de-35", target), reply("retreat"), retreat("su-rd-46", city));
    assertThat(field.position().ledger(Ledger.GERMAN_PLACES)).isZero();
  }

  @Test
  @Rule("6.37")
  void everyRailwayHexThatIsCutOrMendedInPassingIsNamed() {
    Field field = Field.at(5, Field.AXIS_MOVEMENT).ledger(Ledger.RAIL_PASSING, 1);
    RailPassing passing = new RailPassing(GROUND);
    RailCutting cutting = new RailCutting(THEATRE, passing);
    int[] rails = IntStream.range(0, GROUND.grid().size()).filter(GROUND::onRail).toArray();
    for (int i : new int[] {0, 1, 31, 32, 33, rails.length - 1}) {
      Draft draft = field.position().edit();
      passing.entered(draft, Side.AXIS, rails[i]);
      assertThat(draft.events()).isEmpty();
      cutting.carryOut(draft, new CutRail(rails[i]));
      String name = THEATRE.map().name(rails[i]);
      assertThat(Told.of(draft.events())).containsExactly("6.37 rail-cut " + name);
      assertThat(passing.cutAt(draft.view(), rails[i])).isTrue();
      List<String> changes = new ArrayList<>();
      int set = Ledger.FIRST_CUT_IN_PASSING;
      int entry = set + i / 32;
      int word = draft.ledger(entry);
      RailPassing.Change change = (hex, cut) -> changes.add(THEATRE.map().name(hex) + cut);
      passing.changes(set, entry, 0, word, change);
      passing.changes(set, entry, word, 0, change);
      assertThat(changes).containsExactly(name + "true", name + "false");
      passing.entered(draft, Side.SOVIET, rails[i]);
      assertThat(Told.of(draft.events())).last().isEqualTo("6.37 rail-mended " + name);
      assertThat(passing.cutAt(draft.view(), rails[i])).isFalse();
    }
    assertThat(passing.cutAt(field.position(), hex("3010"))).isFalse();
  }

  @Test
  @Rule({"5.0", "5.1"})
  void whatIsSetUpIsTold() {
    Position position = Field.GAME.setUp(Field.GAME.scenario("campaign"), 1);
    List<Order> offers = new ArrayList<>();
    Field.GAME.legal(position).forEach(offers::add);
    Place place =
        offers.stream()
            .filter(Place.class::isInstance)
            .map(Place.class::cast)
            .findFirst()
            .orElseThrow();
    var ruling = (Ruling.Accepted) Field.GAME.submit(position, place);
    String name = THEATRE.roster().get(place.units().first()).id();
    assertThat(Told.of(ruling.events()))
        .contains("5.1 placed " + name + " " + THEATRE.map().name(place.hex()));
    assertThat(Ints.of(ruling.position().place(place.units().first())))
        .isEqualTo(Ints.of(place.hex()));
  }
}
