package stavka.kharkov.table;

import static org.assertj.core.api.Assertions.assertThat;

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
import stavka.engine.play.Activity;
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
import stavka.kharkov.Kharkov;
import stavka.kharkov.model.Kind;
import stavka.operational.game.StandardSetUp;

/** What Kharkov shows, looked at along matches played at random. */
class KharkovTableTest {
  private static final Kharkov GAME = new Kharkov();
  private static final Table TABLE = GAME.table().orElseThrow();

  private static Position given(Position position, Order order) {
    return ((Ruling.Accepted) GAME.submit(position, order)).position();
  }

  private static Position begun(long seed) {
    Position position = GAME.setUp(GAME.scenario("campaign"), seed);
    for (int side = 0; side < 2; side++) {
      position = given(given(position, new StandardSetUp()), new EndPhase());
    }
    return position;
  }

  /** Positions along a match, and the events on the way. */
  private static List<Position> played(long seed, List<Event> events) {
    List<Position> positions = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(seed);
    Position position = begun(seed);
    for (int i = 0; GAME.verdict(position).isEmpty(); i++) {
      if (i % 12 == 0) {
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
  void everyCounterIsShownOnceOnTheMapOrInABox() {
    for (Position position : played(1, new ArrayList<>())) {
      View view = TABLE.view(position, Viewer.AXIS);
      Set<Integer> shown = new HashSet<>();
      view.units().forEach(piece -> assertThat(shown.add(piece.unit())).isTrue());
      view.boxes().forEach(box -> box.units().each(u -> assertThat(shown.add(u)).isTrue()));
      for (int unit = 0; unit < position.counters(); unit++) {
        boolean marker = GAME.theatre().pieces().kind(unit) == Kind.RESERVE;
        assertThat(shown.contains(unit) || marker).as(position.counter(unit).id()).isTrue();
      }
    }
  }

  @Test
  @Rule("6.26")
  void aUnitWithoutSupplyShowsHalfItsPointsWhileItsSideMoves() {
    Position position = begun(1);
    int brigade = GAME.theatre().roster().index("su-tb-22");
    View.Piece piece =
        TABLE.view(position, Viewer.SOVIET).units().stream()
            .filter(candidate -> candidate.unit() == brigade)
            .findFirst()
            .orElseThrow();
    assertThat(piece.movement()).isEqualTo(11);
    assertThat(piece.allowance()).isEqualTo(5);
    assertThat(TABLE.view(position, Viewer.SOVIET).units())
        .filteredOn(other -> GAME.theatre().pieces().side(other.unit()) == Side.AXIS)
        .allSatisfy(other -> assertThat(other.allowance()).isNull());
  }

  @Test
  void aMotorBrigadeShowsItsOwnSymbol() {
    assertThat(TABLE.kit().pieces())
        .filteredOn(piece -> piece.counter().id().equals("su-tb-51m"))
        .extracting(Kit.Piece::symbol)
        .containsExactly("motorised");
  }

  @Test
  void theTopmostOfAStackComesLast() {
    for (Position position : played(2, new ArrayList<>())) {
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
  }

  @Test
  @Rule("12.0")
  void nobodySeesTheStrengthOfAnUntriedUnit() {
    for (Position position : played(3, new ArrayList<>())) {
      for (Viewer viewer : Viewer.values()) {
        for (View.Piece piece : TABLE.view(position, viewer).units()) {
          boolean untried = GAME.theatre().pieces().untried(position, piece.unit());
          assertThat(piece.marks().contains("untried")).isEqualTo(untried);
          if (untried) {
            assertThat(piece.attack()).isNull();
            assertThat(piece.defence()).isNull();
            assertThat(piece.steps()).isNull();
          }
        }
      }
    }
  }

  @Test
  void theDiceToComeChangeNothingThatIsShown() {
    Position one = begun(1);
    Position other = begun(2);
    assertThat(one.chance()).isNotEqualTo(other.chance());
    for (Viewer viewer : Viewer.values()) {
      assertThat(TABLE.view(one, viewer)).isEqualTo(TABLE.view(other, viewer));
      for (Overlay.Kind kind : Overlay.Kind.values()) {
        assertThat(TABLE.overlay(one, viewer, kind, 0))
            .isEqualTo(TABLE.overlay(other, viewer, kind, 0));
      }
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
  @Rule("11.0")
  void aSupplyLineIsShownForExactlyThoseWhoAreSupplied() {
    for (Position position : played(5, new ArrayList<>())) {
      Overlay overlay = TABLE.overlay(position, Viewer.BOTH, Overlay.Kind.SUPPLY, -1);
      Set<Integer> shown = new HashSet<>();
      for (Overlay.Line line : overlay.lines()) {
        line.units().each(unit -> assertThat(shown.add(unit)).isTrue());
        assertThat(line.ok() || line.why() != null).isTrue();
        for (int i = 0; i < line.units().size(); i++) {
          int unit = line.units().get(i);
          assertThat(line.ok())
              .as(position.counter(unit).id())
              .isEqualTo(GAME.facts().supplied(position, unit));
          if (!line.hexes().isEmpty()) {
            assertThat(line.hexes().first()).isEqualTo(position.place(unit));
          }
        }
        for (int i = 1; i < line.hexes().size(); i++) {
          int from = line.hexes().get(i - 1);
          assertThat(position.grid().distance(from, line.hexes().get(i))).isEqualTo(1);
        }
      }
      for (View.Piece piece : TABLE.view(position, Viewer.BOTH).units()) {
        assertThat(shown.contains(piece.unit())).isEqualTo(GAME.facts().fights(piece.unit()));
      }
    }
  }

  @Test
  void aSideIsShownItsOwnSupplyLines() {
    Position position = begun(1);
    for (Overlay.Line line :
        TABLE.overlay(position, Viewer.AXIS, Overlay.Kind.SUPPLY, -1).lines()) {
      line.units().each(unit -> assertThat(position.counter(unit).side()).isEqualTo(Side.AXIS));
    }
  }

  @Test
  void zonesAreThoseOfTheRules() {
    Position position = begun(1);
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
  }

  @Test
  void theThreatOfAUnitIsItsReachWhenItsPhaseBegins() {
    Position position = begun(1);
    assertThat(GAME.legal(position).activity()).isEqualTo(Activity.MOVE);
    int compared = 0;
    for (View.Piece piece : TABLE.view(position, Viewer.AXIS).units()) {
      Optional<MoveField> reach = GAME.legal(position).reach(Ints.of(piece.unit()), "march");
      if (position.counter(piece.unit()).side() == Side.SOVIET && reach.isPresent()) {
        Overlay threat = TABLE.overlay(position, Viewer.AXIS, Overlay.Kind.THREAT, piece.unit());
        assertThat(threat.hexes())
            .as(position.counter(piece.unit()).id())
            .hasSize(reach.get().size());
        for (Overlay.Spot spot : threat.hexes()) {
          assertThat(spot.value()).isEqualTo(reach.get().cost(spot.hex()));
        }
        compared++;
      }
    }
    assertThat(compared).isPositive();
  }

  @Test
  void theFrontRunsBetweenTheSides() {
    Position position = begun(1);
    List<Overlay.Spot> spots =
        TABLE.overlay(position, Viewer.SPECTATOR, Overlay.Kind.FRONT, -1).hexes();
    assertThat(spots).extracting(Overlay.Spot::side).contains(Side.AXIS, Side.SOVIET);
    for (Overlay.Spot spot : spots) {
      if (!position.vacant(spot.hex())) {
        assertThat(position.counter(position.top(spot.hex())).side()).isEqualTo(spot.side());
      }
    }
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
      view.boxes()
          .forEach(
              box -> {
                assertThat(box.name().english()).doesNotStartWith("box-");
                assertThat(box.name().french()).doesNotStartWith("box-");
              });
    }
    kit.pieces().forEach(piece -> codes.add(piece.counter().kind()));
    kit.phases().forEach(phase -> assertThat(phase.name().french()).isNotEqualTo(phase.id()));
    kit.setUp().forEach(phase -> assertThat(phase.name().french()).isNotEqualTo(phase.id()));
    codes.addAll(GAME.theatre().map().terrains());
    codes.addAll(GAME.theatre().map().sideFeatures());
    assertThat(kit.words().keySet()).containsAll(codes);
  }

  @Test
  void theMapCanBeReadBack() {
    assertThat(HexMapJson.read(Documents.json("map", TABLE.map())).map().id())
        .isEqualTo(GAME.theatre().map().id());
  }
}
