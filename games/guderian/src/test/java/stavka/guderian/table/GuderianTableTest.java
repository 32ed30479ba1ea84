package stavka.guderian.table;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GAME;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.unit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Event;
import stavka.engine.move.MoveField;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.Kit;
import stavka.engine.table.Overlay;
import stavka.engine.table.Table;
import stavka.engine.table.View;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.Documents;
import stavka.formats.map.HexMapJson;
import stavka.guderian.Field;
import stavka.guderian.model.Box;
import stavka.guderian.model.Ledger;
import stavka.operational.game.StandardSetUp;
import stavka.operational.model.Marks;

/** What Guderian shows, looked at along matches played at random and in drawn positions. */
class GuderianTableTest {
  private static final Table TABLE = GAME.table().orElseThrow();
  private static final int HEX = open(h -> true);

  /** Positions along a match, and the events on the way. */
  static List<Position> played(long seed, List<Event> events) {
    List<Position> positions = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(seed);
    Position position = GAME.setUp(GAME.scenario("variants"), seed);
    for (int i = 0; GAME.verdict(position).isEmpty(); i++) {
      if (i % 20 == 0) {
        positions.add(position);
      }
      Order order = GAME.legal(position).sample(random);
      Ruling.Accepted ruling = (Ruling.Accepted) GAME.submit(position, order);
      events.addAll(ruling.events());
      position = ruling.position();
    }
    positions.add(position);
    return positions;
  }

  @Test
  @Rule({"12.0", "12.1"})
  void nobodySeesTheStrengthOfAnUntriedUnitNorWhatIsLeftInThePool() {
    for (Position position : played(3, new ArrayList<>())) {
      for (Viewer viewer : Viewer.values()) {
        View view = TABLE.view(position, viewer);
        for (View.Piece piece : view.units()) {
          boolean untried = THEATRE.pieces().untried(position, piece.unit());
          assertThat(piece.marks().contains("untried")).isEqualTo(untried);
          assertThat(piece.attack() == null).isEqualTo(untried);
          assertThat(piece.defence() == null).isEqualTo(untried);
          assertThat(piece.steps() == null).isEqualTo(untried);
        }
        for (View.Box box : view.boxes()) {
          box.units()
              .each(
                  unit ->
                      assertThat(
                              position.inBox(unit, Box.POOL)
                                  && THEATRE.pieces().schedule().turns().get(unit) == 0)
                          .isFalse());
        }
      }
    }
  }

  @Test
  void everyCounterIsShownOnceAtMostAndOnTheMapAlways() {
    for (Position position : played(1, new ArrayList<>())) {
      View view = TABLE.view(position, Viewer.AXIS);
      Set<Integer> shown = new HashSet<>();
      view.units().forEach(piece -> assertThat(shown.add(piece.unit())).isTrue());
      for (int unit = 0; unit < position.counters(); unit++) {
        assertThat(shown.contains(unit)).isEqualTo(position.onMap(unit));
      }
      view.boxes().forEach(box -> box.units().each(u -> assertThat(shown.add(u)).isTrue()));
    }
  }

  @Test
  void theTopmostOfAStackComesLast() {
    Position position = GAME.setUp(GAME.scenario("campaign"), 1);
    int[] last = new int[position.grid().size()];
    for (View.Piece piece : TABLE.view(position, Viewer.SPECTATOR).units()) {
      assertThat(position.place(piece.unit())).isEqualTo(piece.hex());
      last[piece.hex()] = piece.unit();
    }
    for (int hex = 0; hex < last.length; hex++) {
      if (!position.vacant(hex)) {
        assertThat(last[hex]).isEqualTo(position.top(hex));
      }
    }
  }

  @Test
  void theDiceToComeChangeNothingThatIsShown() {
    Position one = GAME.setUp(GAME.scenario("campaign"), 1);
    Position other = GAME.imagine(one, Side.AXIS, 77);
    assertThat(one.chance()).isNotEqualTo(other.chance());
    for (Viewer viewer : Viewer.values()) {
      assertThat(TABLE.view(one, viewer)).isEqualTo(TABLE.view(other, viewer));
    }
  }

  @Test
  void everyEventThatOccursIsOpenToAll() {
    List<Event> events = new ArrayList<>();
    played(4, events);
    for (Viewer viewer : Viewer.values()) {
      assertThat(TABLE.events(events, viewer)).isEqualTo(events);
    }
  }

  @Test
  void theThreatOfAUnitIsItsReachWhenItsPhaseBegins() {
    Field field = at(8, Field.AXIS_MOVEMENT).place(HEX, "de-5").place(hex("2216"), "de-7-pz-25");
    for (String id : new String[] {"de-5", "de-7-pz-25"}) {
      Optional<MoveField> reach = GAME.legal(field.position()).reach(Ints.of(unit(id)), "march");
      Overlay threat = TABLE.overlay(field.position(), Viewer.AXIS, Overlay.Kind.THREAT, unit(id));
      assertThat(threat.hexes()).hasSize(reach.orElseThrow().size());
      for (Overlay.Spot spot : threat.hexes()) {
        assertThat(spot.value()).isEqualTo(reach.orElseThrow().cost(spot.hex()));
      }
    }
    field.place(next(HEX, 0), "su-rd-46");
    assertThat(
            TABLE.overlay(field.position(), Viewer.AXIS, Overlay.Kind.THREAT, unit("de-5")).hexes())
        .hasSize(1);
  }

  @Test
  @Rule({"6.25", "11.31"})
  void aUnitWithoutSupplyShowsHalfItsPointsWhileItsSideMoves() {
    Field field = at(8, Field.AXIS_MOVEMENT).place(HEX, "de-5").set(Marks.SUPPLIED, 0, "de-5");
    View.Piece piece = TABLE.view(field.position(), Viewer.AXIS).units().getFirst();
    assertThat(piece.movement()).isEqualTo(7);
    assertThat(piece.allowance()).isEqualTo(3);
    Field soviet = at(8, Field.SOVIET_MOVEMENT).place(HEX, "de-5");
    assertThat(TABLE.view(soviet.position(), Viewer.AXIS).units().getFirst().allowance()).isNull();
  }

  @Test
  void zonesAndFrontAreThoseOfTheRules() {
    Field field = at(8, Field.AXIS_COMBAT).place(HEX, "de-5").place(hex("4015"), "su-rd-46");
    Position position = field.position();
    Set<List<Object>> shown = new HashSet<>();
    for (Overlay.Spot spot :
        TABLE.overlay(position, Viewer.SPECTATOR, Overlay.Kind.ZONES, -1).hexes()) {
      shown.add(List.of(spot.hex(), spot.side()));
    }
    for (int hex = 0; hex < position.grid().size(); hex++) {
      for (Side side : Side.values()) {
        assertThat(shown.contains(List.<Object>of(hex, side)))
            .isEqualTo(GAME.facts().zone(position, side, hex));
      }
    }
    for (Overlay.Spot spot :
        TABLE.overlay(position, Viewer.SPECTATOR, Overlay.Kind.FRONT, -1).hexes()) {
      int german = GROUND.grid().distance(spot.hex(), HEX);
      int soviet = GROUND.grid().distance(spot.hex(), hex("4015"));
      if (german != soviet) {
        assertThat(spot.side()).isEqualTo(german < soviet ? Side.AXIS : Side.SOVIET);
      }
    }
  }

  @Test
  @Rule({"13.1", "13.4", "6.35", "15.11"})
  void markersCutsAndPlacesLieOnTheirHexes() {
    Field field =
        at(8, Field.AXIS_COMBAT)
            .ledger(Ledger.FIRST_INTERDICTION, HEX + 1)
            .ledger(Ledger.SOVIET_INTERDICTION, next(HEX, 0) + 1)
            .ledger(Ledger.CUTS_MADE, 1)
            .ledger(Ledger.FIRST_CUT, next(HEX, 3) + 1);
    List<View.HexMark> marks = TABLE.view(field.position(), Viewer.SPECTATOR).hexMarks();
    assertThat(marks)
        .contains(
            new View.HexMark(HEX, "axis-interdiction", 1),
            new View.HexMark(next(HEX, 0), "soviet-interdiction", 1),
            new View.HexMark(next(HEX, 3), "rail-cut", 1),
            new View.HexMark(hex("2216"), "soviet-city", 25));
  }

  @Test
  void whateverThePageShowsHasWords() {
    Kit kit = TABLE.kit();
    Set<String> codes = new HashSet<>();
    for (Position position : played(6, new ArrayList<>())) {
      View view = TABLE.view(position, Viewer.BOTH);
      view.units().forEach(piece -> codes.addAll(piece.marks()));
      view.facts().forEach(fact -> codes.add(fact.code()));
      view.hexMarks().forEach(mark -> codes.add(mark.mark()));
      for (View.Box box : view.boxes()) {
        assertThat(box.name().english()).doesNotStartWith("box-");
        assertThat(box.name().french()).doesNotStartWith("box-");
      }
      for (Overlay.Line line :
          TABLE.overlay(position, Viewer.BOTH, Overlay.Kind.SUPPLY, -1).lines()) {
        if (line.why() != null) {
          codes.add(line.why().code());
        }
      }
    }
    kit.pieces().forEach(piece -> codes.add(piece.counter().kind()));
    kit.phases().forEach(phase -> assertThat(phase.name().french()).isNotEqualTo(phase.id()));
    kit.setUp().forEach(phase -> assertThat(phase.name().french()).isNotEqualTo(phase.id()));
    codes.addAll(THEATRE.map().terrains());
    codes.addAll(THEATRE.map().sideFeatures());
    assertThat(kit.words().keySet()).containsAll(codes);
  }

  @Test
  void theMapCanBeReadBackAndThePhaseNamed() {
    assertThat(HexMapJson.read(Documents.json("map", TABLE.map())).map().id())
        .isEqualTo(THEATRE.map().id());
    Position position = GAME.setUp(GAME.scenario("campaign"), 1);
    assertThat(TABLE.phase(position)).isEqualTo("set-up-soviet");
    Position laid = ((Ruling.Accepted) GAME.submit(position, new StandardSetUp())).position();
    Position marked = ((Ruling.Accepted) GAME.submit(laid, new EndPhase())).position();
    assertThat(TABLE.phase(marked)).isEqualTo("first-interdiction");
  }
}
