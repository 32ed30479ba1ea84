package stavka.server;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import stavka.engine.play.Game;
import stavka.server.api.StreamWords;
import stavka.server.http.Routes;
import stavka.server.http.WebServer;
import stavka.server.match.BotPlayers;
import stavka.server.match.Matches;
import stavka.server.match.Reviews;
import stavka.server.store.Journal;
import stavka.server.store.PeerNews;
import stavka.server.store.Store;

/** A running server. */
public final class Server implements AutoCloseable {
  private static final int REST = 8;

  private final ServerSettings settings;
  private final Store store;
  private final Optional<PeerNews> news;
  private final Journal journal;
  private final Matches matches;
  private final BotPlayers bots;
  private final Reviews reviews;
  private final WebServer web;
  private final ScheduledExecutorService housekeeping =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("stavka-housekeeping").daemon().factory());
  private final AtomicBoolean closed = new AtomicBoolean();
  private final CountDownLatch stopped = new CountDownLatch(1);
  private final int port;

  private Server(List<Game> games, ServerSettings settings) {
    this.settings = settings;
    List<Game> shown = games.stream().filter(game -> game.table().isPresent()).toList();
    this.store = Store.open(settings.database());
    this.news = store.peerNews();
    this.journal = new Journal(store);
    this.matches =
        new Matches(
            slug -> shown.stream().filter(game -> game.slug().equals(slug)).findFirst(),
            store,
            journal,
            new StreamWords(),
            settings.limits().matches());
    this.bots = new BotPlayers(matches, settings.botPaceMillis());
    this.reviews = new Reviews(settings.reviewPlayouts());
    this.web =
        new WebServer(
            shown,
            store,
            matches,
            bots,
            reviews,
            settings.limits(),
            settings.heartbeatMillis(),
            settings.version(),
            settings.page());
    this.port = listen();
    news.ifPresent(this::followPeers);
    var _ = housekeeping.scheduleWithFixedDelay(matches::forgetIdle, 1, 1, TimeUnit.MINUTES);
    Rest rest = new Rest(web::requestsAnswered, System::gc);
    var _ = housekeeping.scheduleWithFixedDelay(rest, REST, REST, TimeUnit.SECONDS);
  }

  private int listen() {
    try {
      return web.start(settings.host(), settings.port());
    } catch (RuntimeException taken) {
      bots.close();
      reviews.close();
      journal.close();
      store.close();
      throw taken;
    }
  }

  /** Starts a server of games; those without a table are left out. */
  public static Server start(List<Game> games, ServerSettings settings) {
    return new Server(games, settings);
  }

  /**
   * News may come while a match is being loaded, before it can be told: so now and then all are
   * looked at.
   */
  private void followPeers(PeerNews peers) {
    peers.listen(matches::changed, matches::catchUpAll);
    var _ = housekeeping.scheduleWithFixedDelay(matches::catchUpAll, 5, 5, TimeUnit.SECONDS);
  }

  public int port() {
    return port;
  }

  public String address() {
    String host = settings.host().equals("0.0.0.0") ? "localhost" : settings.host();
    return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port + "/";
  }

  public Routes routes() {
    return web.routes();
  }

  /** Waits until the server has stopped. */
  public void join() throws InterruptedException {
    stopped.await();
  }

  /** Ends streams, finishes what is being written, and closes the store. */
  @Override
  public void close() {
    if (closed.getAndSet(true)) {
      return;
    }
    housekeeping.shutdownNow();
    news.ifPresent(PeerNews::close);
    bots.close();
    reviews.close();
    matches.dismissAll();
    web.close();
    journal.close();
    store.close();
    stopped.countDown();
  }
}
