package stavka.rostov.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.position.SeededChance;
import stavka.engine.rule.Rule;
import stavka.engine.table.View;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.rostov.Field;
import stavka.rostov.model.Box;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.transport.Airlift;
import stavka.testkit.ScriptedPlay;

/** The counters off the map that can come now, and no others, lie in boxes that are due. */
class DueBoxesTest {
  private static final int ORDERS = 24;

  private static TreeSet<String> due(Position position) {
    TreeSet<String> ids = new TreeSet<>();
    for (View.Box box : Field.GAME.table().orElseThrow().view(position, Viewer.SPECTATOR).boxes()) {
      if (box.stand() == View.Box.Stand.DUE) {
        box.units().each(unit -> ids.add(id(unit)));
      }
    }
    return ids;
  }

  private static String id(int unit) {
    return Field.THEATRE.roster().get(unit).id();
  }

  /** The counters off the map that a listed order brings on. */
  private static TreeSet<String> comers(Position position) {
    TreeSet<String> ids = new TreeSet<>();
    Orders legal = Field.GAME.legal(position);
    for (int unit = 0; unit < Field.THEATRE.pieces().count(); unit++) {
      if (!position.onMap(unit)) {
        legal.forUnit(unit, order -> note(position, order, ids));
      }
    }
    legal.forExtras(order -> note(position, order, ids));
    return ids;
  }

  private static void note(Position position, Order order, TreeSet<String> ids) {
    Ints named =
        switch (order) {
          case Move move -> move.units();
          case Place place -> place.units();
          case Airlift airlift -> Ints.of(airlift.unit());
          default -> Ints.EMPTY;
        };
    named.filter(unit -> !position.onMap(unit)).each(unit -> ids.add(id(unit)));
  }

  /** A scenario in which counters of all kinds wait off the map. */
  private static Field waiting(String scenario, int turn) {
    Field field = Field.of(scenario).turn(turn);
    int[] seen = new int[Kind.values().length];
    return field.arrange(
        draft -> {
          draft.setChance(new SeededChance(turn));
          for (int unit = 0; unit < Field.THEATRE.pieces().count(); unit++) {
            Kind kind = Field.THEATRE.pieces().kind(unit);
            boolean fights = Field.THEATRE.pieces().combat(unit);
            if (fights && seen[kind.ordinal()]++ % 12 == 1) {
              draft.moveToBox(unit, seen[kind.ordinal()] % 2 == 0 ? Box.ACTIVE : Box.TRACK);
              draft.set(unit, RostovMarks.AWAY, seen[kind.ordinal()] % 3);
            } else if (draft.view().inBox(unit, Box.COMING) && unit % 6 == 0) {
              draft.moveToBox(unit, Box.DUE);
            } else if (kind == Kind.ZAP) {
              draft.moveToBox(unit, Box.ACTIVE);
            }
          }
        });
  }

  @ParameterizedTest
  @CsvSource({
    "kiev-pocket, 36, axis-movement",
    "kiev-pocket, 37, soviet-motorised",
    "kiev-to-rostov, 33, soviet-movement",
    "kiev-to-rostov, 50, soviet-motorised",
    "battle-on-the-sea-of-azov, 49, axis-supply",
    "to-rostov, 55, soviet-arrivals"
  })
  @Rule({"6.81", "7.23", "7.25", "7.43", "8.11", "8.4", "8.53", "8.62", "22.73", "24.5"})
  void whatAnOrderCanBringOntoTheMapNowIsDueAndNothingElse(
      String scenario, int turn, String phase) {
    Position position = waiting(scenario, turn).at(turn, phase).position();
    SplittableRandom random = new SplittableRandom(turn);
    int seen = 0;
    for (int i = 0; i < ORDERS && Field.GAME.verdict(position).isEmpty(); i++) {
      TreeSet<String> comers = comers(position);
      assertThat(due(position)).as("order " + i).isEqualTo(comers);
      seen += comers.size();
      Ruling ruling = Field.GAME.submit(position, Field.GAME.legal(position).sample(random));
      position = ((Ruling.Accepted) ruling).position();
    }
    assertThat(seen).isPositive();
  }

  @Test
  @Rule({"7.43", "22.73"})
  void aTrainingRegimentInTheActiveBoxIsDueInItsOwnMovementAlone() {
    Field field = Field.pocket();
    field.arrange(draft -> draft.moveToBox(field.unit("zap-2"), Box.ACTIVE));
    ScriptedPlay play = field.at(36, "soviet-movement");
    assertThat(due(play.position())).contains("zap-2");
    assertThat(due(field.at(36, "axis-movement").position())).doesNotContain("zap-2");
  }
}
