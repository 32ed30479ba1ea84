package stavka.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.ai.Bot;
import stavka.ai.RandomBot;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.lab.ToyGame;
import stavka.lab.stats.Interval;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class TournamentTest {
  private final ToyGame game = new ToyGame();

  /** Ends each phase as soon as it can. */
  private record Idle(String name) implements Bot {
    @Override
    public Order choose(Game game, Position position, Orders legal, RandomGenerator random) {
      Order end = new EndPhase();
      return legal.allows(end) ? end : legal.sample(random);
    }
  }

  private Tournament tournament(int seeds, Bot... bots) {
    return new Tournament(game, game.scenario("small"), List.of(bots), 5, seeds, "test");
  }

  private Tournament three(int seeds) {
    return tournament(seeds, new RandomBot(), new Idle("idle"), new Idle("lazy"));
  }

  private static ObjectNode run(Tournament tournament, @Nullable Path folder, int threads) {
    try (BoutLog log = BoutLog.open(folder, tournament)) {
      return withoutTimes(tournament.play(log, threads, done -> {}).json());
    }
  }

  private static ObjectNode withoutTimes(ObjectNode json) {
    for (JsonNode bot : json.path("bots")) {
      ((ObjectNode) bot).remove("turnMillis");
    }
    return json;
  }

  @Test
  void everyPairingPlaysEverySeedOnBothSides() {
    List<Bout> bouts = three(4).bouts();
    assertThat(bouts).hasSize(24).doesNotHaveDuplicates();
    for (Bout bout : bouts) {
      assertThat(bouts).contains(new Bout(bout.soviet(), bout.axis(), bout.number()));
    }
  }

  @Test
  void theStandingsDoNotDependOnTheNumberOfThreads() {
    assertThat(run(three(6), null, 4)).isEqualTo(run(three(6), null, 1));
  }

  @Test
  void twoBotsThatPlayAlikeAreRatedAlike() {
    JsonNode bots = run(three(10), null, 2).path("bots");
    assertThat(bots.size()).isEqualTo(3);
    double idle = 0;
    double lazy = 0;
    for (JsonNode bot : bots) {
      double elo = bot.path("elo").path("value").asDouble();
      assertThat(elo).isBetween(bot.path("elo").path("low").asDouble(), 4000.0);
      idle = bot.path("bot").asString().equals("idle") ? elo : idle;
      lazy = bot.path("bot").asString().equals("lazy") ? elo : lazy;
    }
    // Both meet the third with the same seeds, and each other with sides changed.
    assertThat(idle).isEqualTo(lazy);
  }

  @Test
  void aRunThatWasKilledGoesOnWithoutLosingOrRepeatingAMatch(@TempDir Path folder)
      throws IOException {
    ObjectNode whole = run(three(5), null, 2);
    run(three(5), folder, 2);
    Path file = folder.resolve(BoutLog.FILE);
    byte[] bytes = Files.readAllBytes(file);
    for (double share : new double[] {0.01, 0.3, 0.77, 0.999}) {
      Files.write(file, Arrays.copyOf(bytes, (int) (bytes.length * share)));
      AtomicInteger played = new AtomicInteger();
      try (BoutLog log = BoutLog.open(folder, three(5))) {
        int pending = three(5).pending(log).size();
        Standings standings = three(5).play(log, 2, done -> played.incrementAndGet());
        assertThat(played).hasValue(pending);
        assertThat(pending).isBetween(1, 30);
        assertThat(withoutTimes(standings.json())).isEqualTo(whole);
      }
      assertThat(Files.readAllLines(file)).hasSize(31);
    }
  }

  @Test
  void seedsAndBotsMayBeAddedLater(@TempDir Path folder) {
    run(tournament(3, new RandomBot(), new Idle("idle")), folder, 2);
    assertThat(run(three(5), folder, 2)).isEqualTo(run(three(5), null, 2));
  }

  private static List<BoutResult> results(String axis, String soviet, int wins, int losses) {
    List<BoutResult> results = new ArrayList<>();
    for (int i = 0; i < wins + losses; i++) {
      Side winner = i < wins ? Side.AXIS : Side.SOVIET;
      results.add(
          new BoutResult(
              new Bout(axis, soviet, i), winner, "x", 0, 0, 1, 1, List.of(1), List.of(1), null));
    }
    return results;
  }

  @Test
  void ratingsOfTwoFollowFromTheirScore() {
    List<BoutResult> results = new ArrayList<>(results("a", "b", 149, 49));
    results.addAll(results("b", "a", 49, 149));
    Elo elo = new Elo(List.of("a", "b"), results);
    // With a draw more on either side a scores three in four: 400 times the logarithm of 3.
    double expected = 400 * Math.log10(149.5 / 49.5);
    Interval difference = elo.difference("a", "b");
    assertThat(difference.value()).isCloseTo(expected, within(1e-6));
    double share = 149.5 / 199;
    double error = 400 / Math.log(10) / Math.sqrt(398 * share * (1 - share));
    assertThat(difference.high() - difference.value()).isCloseTo(1.95996 * error, within(0.01));
    assertThat(elo.axisAdvantage().value()).isCloseTo(0, within(1e-6));
    assertThat(elo.ratings().get("a").value()).isCloseTo(expected / 2, within(1e-6));
  }

  @Test
  void whoWonEverythingHasARatingWithAWideInterval() {
    List<BoutResult> results = new ArrayList<>(results("a", "b", 20, 0));
    results.addAll(results("b", "a", 0, 20));
    Interval difference = new Elo(List.of("a", "b"), results).difference("a", "b");
    assertThat(difference.value()).isBetween(500.0, 900.0);
    assertThat(difference.high() - difference.low()).isGreaterThan(500);
    assertThat(difference.low()).isPositive();
  }

  @Test
  void anAdvantageOfTheAxisIsToldApartFromStrength() {
    List<BoutResult> results = new ArrayList<>(results("a", "b", 90, 10));
    results.addAll(results("b", "a", 90, 10));
    Elo elo = new Elo(List.of("a", "b"), results);
    assertThat(elo.difference("a", "b").value()).isCloseTo(0, within(1e-6));
    assertThat(elo.axisAdvantage().low()).isGreaterThan(250);
  }
}
