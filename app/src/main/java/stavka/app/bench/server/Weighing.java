package stavka.app.bench.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.position.Position;
import stavka.engine.table.Viewer;
import stavka.formats.record.Notation;
import stavka.server.api.StreamNarrator;
import stavka.server.match.Asker;
import stavka.server.match.Created;
import stavka.server.match.Dice;
import stavka.server.match.Lobby;
import stavka.server.match.Match;
import stavka.server.match.MatchMaker;
import stavka.server.match.MatchRules;
import stavka.server.match.Matches;
import stavka.server.match.NewMatch;
import stavka.server.match.Situation;
import stavka.server.store.Journal;
import stavka.server.store.Store;
import stavka.server.store.StoredChapter;

/** Loads many long matches at once, weighs them, and looks how long one takes to open. */
public final class Weighing {
  private static final int MOST_ORDERS = 5000;
  private static final int FIRST = 5;

  /**
   * @param firstMillis to open a match whose chapters are not written yet
   * @param openMillis to open one afterwards and show it, at the median
   * @param openWorstMillis the slowest in a hundred
   * @param lobbyMillis a lobby of 200, or of all
   */
  public record Report(
      int ordersEach,
      long bytesEach,
      double firstMillis,
      double openMillis,
      double openWorstMillis,
      double lobbyMillis) {}

  private final Path folder;
  private final List<Game> games;

  /**
   * @param folder an empty one, for the store
   */
  public Weighing(Path folder, List<Game> games) {
    this.folder = folder;
    this.games = games;
  }

  /**
   * The longest campaign there is, so many times, with as much room for them as a server with this
   * heap has.
   */
  public Report run(int count) throws IOException {
    Game game = games.stream().max((a, b) -> longest(a).turns() - longest(b).turns()).orElseThrow();
    Scenario scenario = longest(game);
    List<String> orders = play(game, scenario);
    Function<String, Optional<Game>> find =
        slug -> games.stream().filter(each -> each.slug().equals(slug)).findFirst();
    try (Store store = Store.open("jdbc:sqlite:" + folder.resolve("weighing.db"));
        Journal journal = new Journal(store)) {
      MatchMaker maker = new MatchMaker(store, Integer.MAX_VALUE, Integer.MAX_VALUE);
      List<Created> made = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        made.add(maker.create(match(game, scenario, orders), "drill"));
      }
      double first = writeChapters(find, store, journal, made);
      try (Matches matches = matches(find, store, journal)) {
        long before = used();
        double[] millis = new double[count];
        for (int i = 0; i < count; i++) {
          millis[i] = open(matches, made.get(i).id());
        }
        matches.forgetIdle();
        long bytes = (used() - before) / count;
        if (matches.loaded().size() != count) {
          throw new IllegalStateException("only " + matches.loaded().size() + " stayed in memory");
        }
        Arrays.sort(millis);
        double lobby = lobby(new Lobby(store, matches, find), made);
        return new Report(
            orders.size(),
            bytes,
            first,
            millis[count / 2],
            millis[(int) Math.ceil(0.99 * count) - 1],
            lobby);
      }
    }
  }

  /**
   * Opens a few matches for the first time, which writes their chapters. All were played alike, so
   * the others get copies of the last, from which a match is opened.
   *
   * @return how long one took, in milliseconds
   */
  private static double writeChapters(
      Function<String, Optional<Game>> find, Store store, Journal journal, List<Created> made) {
    List<Created> few = made.subList(0, Math.min(FIRST, made.size()));
    double millis = 0;
    try (Matches matches = matches(find, store, journal)) {
      for (Created each : few) {
        millis += open(matches, each.id());
        matches.forget(each.id());
      }
    }
    String pattern = few.getFirst().id();
    String mark = store.chapters().marks(pattern).getFirst();
    StoredChapter last = store.chapters().after(pattern, mark, 0).getLast();
    for (Created each : made.subList(few.size(), made.size())) {
      journal
          .keep(
              new StoredChapter(
                  each.id(), last.first(), last.last(), last.entry(), last.mark(), last.content()))
          .join();
    }
    return millis / few.size();
  }

  private static Matches matches(
      Function<String, Optional<Game>> find, Store store, Journal journal) {
    return new Matches(
        find, store, journal, new StreamNarrator(), Runtime.getRuntime().maxMemory() / 4);
  }

  private static Scenario longest(Game game) {
    return game.scenarios().stream().max((a, b) -> a.turns() - b.turns()).orElseThrow();
  }

  private static NewMatch match(Game game, Scenario scenario, List<String> orders) {
    return new NewMatch(
        game,
        scenario.id(),
        Map.of(),
        Dice.chosen(1),
        MatchRules.HUMAN,
        MatchRules.HUMAN,
        List.of(Viewer.BOTH, Viewer.SPECTATOR),
        List.of(),
        "",
        orders);
  }

  private static List<String> play(Game game, Scenario scenario) {
    Random random = new Random(1);
    Position position = game.setUp(scenario, 1);
    Notation notation = Notation.of(game, position);
    List<String> orders = new ArrayList<>();
    while (orders.size() < MOST_ORDERS && game.verdict(position).isEmpty()) {
      Orders legal = game.legal(position);
      Order order = legal.sample(random);
      orders.add(notation.text(order));
      position = ((Ruling.Accepted) game.submit(position, order)).position();
    }
    return orders;
  }

  /** To load a match and show it. */
  private static double open(Matches matches, String id) {
    long began = System.nanoTime();
    Match match = matches.find(id).orElseThrow();
    String shown = match.look((Situation now) -> new StreamNarrator().hello(now, Viewer.BOTH));
    if (shown.isEmpty()) {
      throw new IllegalStateException("nothing is shown");
    }
    return (System.nanoTime() - began) / 1e6;
  }

  private static double lobby(Lobby lobby, List<Created> made) {
    List<String> tokens =
        made.stream().limit(200).map(each -> each.tokens().getOrDefault(Viewer.BOTH, "")).toList();
    // The first writes what is missing, as orders do.
    if (lobby.lines(tokens, Asker.HOUSE).size() != tokens.size()) {
      throw new IllegalStateException("the lobby lacks some");
    }
    long began = System.nanoTime();
    int lines = lobby.lines(tokens, Asker.HOUSE).size();
    double millis = (System.nanoTime() - began) / 1e6;
    if (lines != tokens.size()) {
      throw new IllegalStateException("the lobby lacks some");
    }
    return millis;
  }

  private static long used() {
    Runtime runtime = Runtime.getRuntime();
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
