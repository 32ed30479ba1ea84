package stavka.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.ai.catalogue.Bots;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.Kharkov;

/** Who leaves Kharkov's south alone until it wakes by itself. */
class SleepersTest {
  private static final Game GAME = new Kharkov();

  /** The first position of a turn in a match between two bots. */
  private static Position turn(int turn, String axis, String soviet, long seed) {
    Position position = GAME.setUp(GAME.scenarios().getFirst(), seed);
    Bot[] players = new Bot[2];
    players[Side.AXIS.ordinal()] = Bots.find(axis).orElseThrow().seat();
    players[Side.SOVIET.ordinal()] = Bots.find(soviet).orElseThrow().seat();
    RandomGenerator random = new SplittableRandom(seed);
    while (position.turn() < turn) {
      Side side = GAME.decision(position).side();
      Position seen = GAME.imagine(position, side, random.nextLong());
      Ruling ruling =
          GAME.submit(
              position, players[side.ordinal()].choose(GAME, seen, GAME.legal(seen), random));
      position = ((Ruling.Accepted) ruling).position();
    }
    return position;
  }

  private static boolean asleep(Position position) {
    return !GAME.advice().watch(position, Side.SOVIET).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"greedy,greedy,7", "colonel,greedy,8", "greedy,colonel,7", "colonel,colonel,8"})
  @Rule(
      in = "kharkov",
      value = {"6.52", "6.53", "6.54", "6.55"})
  void nobodyWakesKharkovsSouthOnTheFirstTurn(String axis, String soviet, long seed) {
    assertThat(asleep(turn(2, axis, soviet, seed))).isTrue();
  }

  @Test
  @Rule(in = "kharkov", value = "6.54")
  void theFrontOfTheSouthIsWatchedFromTheStart() {
    Position position = turn(1, "greedy", "greedy", 7);
    Ints watch = GAME.advice().watch(position, Side.SOVIET);
    assertThat(watch.size()).isGreaterThan(8);
    assertThat(GAME.advice().watch(position, Side.AXIS).isEmpty()).isTrue();
    assertThat(watch.stream())
        .allMatch(hex -> !position.vacant(hex) || GAME.facts().zone(position, Side.SOVIET, hex));
  }
}
