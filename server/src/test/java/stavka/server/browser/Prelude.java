package stavka.server.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiPredicate;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;
import stavka.formats.record.RecordHeader;
import stavka.formats.record.RecordWriter;

/**
 * The beginning of a match, played at random without a browser until something can be ordered that
 * a test wants to order by clicking. The same seed always leads to the same place.
 */
final class Prelude {
  private static final int MATCHES = 40;
  private static final int LONGEST = 6000;

  private final Game game;
  private final Scenario scenario;
  private final Path folder;

  Prelude(Game game, String scenario, Path folder) {
    this.game = game;
    this.scenario = game.scenario(scenario);
    this.folder = folder;
  }

  /** The record of the first match in which a wish comes true, up to there. */
  String until(BiPredicate<Position, Orders> wish) {
    for (long seed = 1; seed <= MATCHES; seed++) {
      Optional<String> record = play(seed, wish).filter(text -> !text.contains("\"verdict\":{"));
      if (record.isPresent()) {
        return record.get();
      }
    }
    throw new AssertionError("it never came to that in " + MATCHES + " matches");
  }

  /** The record of a whole match. */
  String whole() {
    return play(1, (position, legal) -> false).orElseThrow();
  }

  private Optional<String> play(long seed, BiPredicate<Position, Orders> wish) {
    Random random = new Random(seed);
    Position position = game.setUp(scenario, seed);
    RecordHeader header =
        RecordHeader.of(game, position, scenario, seed, "test", "random", "random");
    Path file = folder.resolve("prelude-" + System.nanoTime() + ".jsonl");
    try (RecordWriter record = new RecordWriter(file, header, game, position)) {
      for (int i = 0; i < LONGEST && game.verdict(position).isEmpty(); i++) {
        Orders legal = game.legal(position);
        if (wish.test(position, legal)) {
          record.finish((Verdict) null);
          return Optional.of(Files.readString(file));
        }
        Order order = legal.sample(random);
        Ruling.Accepted accepted = (Ruling.Accepted) game.submit(position, order);
        record.add(position, legal.decision(), order, accepted.events(), accepted.position());
        position = accepted.position();
      }
      if (game.verdict(position).isEmpty()) {
        return Optional.empty();
      }
      record.finish(game.verdict(position).orElseThrow());
      return Optional.of(Files.readString(file));
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }
}
