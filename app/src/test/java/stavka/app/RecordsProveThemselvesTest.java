package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.engine.order.Order;
import stavka.engine.play.Chronicle;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.position.Position;
import stavka.formats.record.Notation;
import stavka.lab.NonConformance;
import stavka.lab.SecondLedger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * A record tells everything, and would be found out if it did not. That it does is tried in every
 * match of {@link GamesConformanceTest}; here is shown that the bookkeeper would object.
 */
class RecordsProveThemselvesTest {
  private static final long SEED = 1942;

  /** Games in which every counter shows what it is worth from the start. */
  private static final Set<String> OPEN_TO_ALL = Set.of("bautzen");

  /** Kinds of event without which a bookkeeper's books cannot be right. */
  private static final Set<String> TELLING =
      Set.of(
          "phase-began",
          "match-ended",
          "placed",
          "moved",
          "retreated",
          "advanced",
          "replaced",
          "boxed",
          "shown",
          "marked",
          "counted",
          "hex-marked",
          "control-changed",
          "steps-counted",
          "points-counted",
          "scored");

  /** What was told of an order, beside the position it led to. */
  private record Told(JsonNode events, Position after) {}

  /** A match of a game, as its record tells it. */
  private record Telling(Game game, List<Told> told) {
    /** Reads it, leaving out all events of one kind. */
    void without(String type) {
      SecondLedger ledger = new SecondLedger(game, game.table().orElseThrow());
      for (Told each : told) {
        ArrayNode events = JsonNodeFactory.instance.arrayNode();
        for (JsonNode event : each.events()) {
          if (!event.path("type").asString().equals(type)) {
            events.add(event);
          }
        }
        ledger.told(events, each.after());
      }
    }

    Set<String> types() {
      Set<String> types = new TreeSet<>();
      Set<String> flagged = new TreeSet<>();
      for (Told each : told) {
        for (JsonNode event : each.events()) {
          if (event.path("mark").asString().matches("(axis|soviet)-(city|port)")) {
            flagged.add(event.path("hex").asString());
          }
          if (!naught(event) && !unseen(event, flagged)) {
            types.add(event.path("type").asString());
          }
        }
      }
      return types;
    }

    /** Who holds a hex without a flag is told, but no table shows it. */
    private static boolean unseen(JsonNode event, Set<String> flagged) {
      return event.path("type").asString().equals("control-changed")
          && !flagged.contains(event.path("hex").asString());
    }

    /** A count of nothing is not missed. */
    private static boolean naught(JsonNode event) {
      return event.path("type").asString().equals("points-counted")
          && event.path("axis").asInt() == 0
          && event.path("soviet").asInt() == 0;
    }
  }

  static Stream<Named<Telling>> matches() {
    return Games.all().list().stream()
        .map(game -> Named.of(game.slug(), play(game, game.scenarios().getFirst())));
  }

  static Stream<Named<Telling>> matchesWithUntriedUnits() {
    return matches().filter(match -> !OPEN_TO_ALL.contains(match.getName()));
  }

  private static Telling play(Game game, Scenario scenario) {
    SplittableRandom random = new SplittableRandom(SEED);
    Position position = game.setUp(scenario, SEED);
    Notation notation = Notation.of(game, position);
    Chronicle chronicle = new Chronicle(game);
    List<Told> told = new ArrayList<>();
    told.add(new Told(notation.trees(chronicle.begins(position)), position));
    while (game.verdict(position).isEmpty()) {
      Order order = game.legal(position).sample(random);
      Ruling.Accepted ruling = (Ruling.Accepted) game.submit(position, order);
      told.add(new Told(notation.trees(chronicle.events(position, ruling)), ruling.position()));
      position = ruling.position();
    }
    return new Telling(game, told);
  }

  @ParameterizedTest
  @MethodSource("matches")
  void whateverKindOfEventIsLeftOutTheBookkeeperObjects(Telling match) {
    assertThatCode(() -> match.without("nothing")).doesNotThrowAnyException();
    Set<String> tried = match.types();
    tried.retainAll(TELLING);
    assertThat(tried).hasSizeGreaterThanOrEqualTo(10);
    for (String type : tried) {
      assertThatThrownBy(() -> match.without(type), type).isInstanceOf(NonConformance.class);
    }
  }

  @ParameterizedTest
  @MethodSource("matches")
  void anObjectionNamesTheUnitAndWhatDiffers(Telling match) {
    assertThatThrownBy(() -> match.without("marked"))
        .hasMessageContaining("marks: events tell")
        .hasMessageContaining("the table shows");
    assertThatThrownBy(() -> match.without("placed")).hasMessageMatching(".* place.*|.*stood on.*");
  }

  /** Nobody learns from a record what an untried unit is before it is turned over. */
  @ParameterizedTest
  @MethodSource("matchesWithUntriedUnits")
  void noEventTellsTheStrengthOfAnUntriedUnit(Telling match) {
    Map<String, Boolean> untried = new HashMap<>();
    Map<String, Boolean> known = new HashMap<>();
    int seen = 0;
    for (Told each : match.told()) {
      for (JsonNode event : each.events()) {
        String type = event.path("type").asString();
        boolean mark = type.equals("marked") && event.path("mark").asString().equals("untried");
        for (JsonNode unit : event.path("units")) {
          if (mark) {
            untried.put(unit.asString(), event.path("on").booleanValue());
          } else if (type.equals("shown")) {
            known.put(unit.asString(), !event.path("attack").isNull());
          }
        }
      }
      for (Map.Entry<String, Boolean> unit : untried.entrySet()) {
        if (unit.getValue()) {
          seen++;
          assertThat(known).as("what is told of strengths").containsEntry(unit.getKey(), false);
        }
      }
    }
    assertThat(seen).as("untried units looked at").isPositive();
  }
}
