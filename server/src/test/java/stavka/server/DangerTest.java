package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.ai.BestAttack;
import stavka.ai.catalogue.Bots;
import stavka.engine.order.Order;
import stavka.engine.play.Forecast;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.Guderian;
import stavka.kharkov.Kharkov;
import stavka.redstar.RedStar;
import tools.jackson.databind.JsonNode;

/** What the enemy can do to a hex is told by the game that would judge it. */
class DangerTest {
  private static final int[] ORDERS = {40, 80, 120};
  private static final int HEXES = 8;

  @TempDir static Path folder;

  private static List<Game> games() {
    return List.of(new Kharkov(), new Guderian(), new RedStar());
  }

  @ParameterizedTest
  @MethodSource("games")
  void hisBestAttackIsOneHeCouldDeclareAfterMarchingAndItsChancesAreTheGames(Game game) {
    int found = 0;
    int marched = 0;
    for (int orders : ORDERS) {
      Position position = played(game, orders);
      for (Side side : Side.values()) {
        Position imagined = game.imagine(position, side, 1);
        for (int hex : threatened(position, side)) {
          BestAttack.Found attack =
              BestAttack.against(game, imagined, side.enemy(), hex).orElse(null);
          if (attack == null) {
            continue;
          }
          found++;
          marched += (int) attack.comers().stream().filter(one -> one.from() != one.to()).count();
          Position then = attack.position();
          assertThat(attack.attack().targets()).isEqualTo(Ints.of(hex));
          assertThat(game.legal(then).objections(attack.attack())).isEmpty();
          assertThat(game.forecast(then, attack.attack())).contains(attack.forecast());
          assertThat(
                  attack.forecast().outcomes().stream().mapToDouble(Forecast.Outcome::chance).sum())
              .isCloseTo(1, within(1e-9));
          assertThat(attack.comers())
              .allSatisfy(one -> assertThat(then.grid().distance(one.to(), hex)).isEqualTo(1));
        }
      }
    }
    assertThat(found).isGreaterThan(2);
    assertThat(marched).isPositive();
  }

  /** A match as the greedy bot plays it, for some orders. */
  private static Position played(Game game, int orders) {
    Position position = game.setUp(game.scenarios().getFirst(), 5);
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < orders; i++) {
      Order order =
          Bots.find("greedy").orElseThrow().choose(game, position, game.legal(position), random);
      position = ((Ruling.Accepted) game.submit(position, order)).position();
    }
    return position;
  }

  /** The first hexes of a side with an enemy within three. */
  private static List<Integer> threatened(Position position, Side side) {
    return java.util.stream.IntStream.range(0, position.grid().size())
        .filter(hex -> !position.vacant(hex) && holder(position, hex) == side)
        .filter(
            hex ->
                java.util.stream.IntStream.range(0, position.grid().size())
                    .anyMatch(
                        other ->
                            position.grid().distance(hex, other) <= 3
                                && !position.vacant(other)
                                && holder(position, other) != side))
        .boxed()
        .limit(HEXES)
        .toList();
  }

  private static Side holder(Position position, int hex) {
    return position.setting().roster().side(position.top(hex));
  }

  @Test
  void aSeatAsksAboutItsOwnHexesAndNothingHappensInTheMatch() {
    try (Desk desk = Desk.at(folder)) {
      Desk.Opened match = desk.twoPlayers();
      desk.setUp(match, "axis", "soviet");
      JsonNode view = desk.view(match, "soviet");
      String soviet = hexOf(view, "su-");
      String axis = hexOf(view, "de-");
      Desk.Reply own = desk.get(match.path("/danger/" + soviet), match.token("soviet"));
      assertThat(own.status()).isEqualTo(200);
      assertThat(own.json().path("side").asString()).isEqualTo("axis");
      assertThat(desk.get(match.path("/danger/" + axis), match.token("soviet")).status())
          .isEqualTo(403);
      assertThat(desk.get(match.path("/danger/" + soviet), match.token("spectator")).status())
          .isEqualTo(403);
      assertThat(desk.get(match.path("/danger/9999"), match.token("soviet")).status())
          .isEqualTo(404);
      assertThat(desk.view(match, "soviet").path("orders").asInt()).isEqualTo(4);
    }
  }

  private static String hexOf(JsonNode view, String prefix) {
    for (JsonNode unit : view.path("units")) {
      if (unit.path("id").asString().startsWith(prefix)) {
        return unit.path("hex").asString();
      }
    }
    throw new AssertionError("no unit " + prefix);
  }
}
