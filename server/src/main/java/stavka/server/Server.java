package stavka.server;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import stavka.engine.play.Game;
import stavka.server.api.StreamNarrator;
import stavka.server.http.Callers;
import stavka.server.http.Routes;
import stavka.server.http.Services;
import stavka.server.http.WebServer;
import stavka.server.match.BotPlayers;
import stavka.server.match.Lobby;
import stavka.server.match.MatchMaker;
import stavka.server.match.Matches;
import stavka.server.match.Quotas;
import stavka.server.match.Renewal;
import stavka.server.match.Reviews;
import stavka.server.match.SeatOffice;
import stavka.server.store.FileOwner;
import stavka.server.store.Journal;
import stavka.server.store.PeerNews;
import stavka.server.store.Store;

/** A running server. */
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);
  private static final int REST = 8;

  /** Bots are moved by one server of several; should it die, another takes over after so long. */
  private static final long LEASE_MILLIS = 15_000;

  private final ServerSettings settings;
  private final Optional<FileOwner> owner;
  private final Store store;
  private final Optional<PeerNews> news;
  private final Journal journal;
  private final Matches matches;
  private final BotPlayers bots;
  private final Workshops workshops;
  private final Condition condition;
  private final WebServer web;
  private final Renewal renewal;
  private final Housekeeping housekeeping = new Housekeeping();
  private final AtomicBoolean closed = new AtomicBoolean();
  private final CountDownLatch stopped = new CountDownLatch(1);
  private final int port;

  private Server(List<Game> games, ServerSettings settings) {
    this.settings = settings;
    Callers callers =
        new Callers(
            settings.operation().trustedProxies(),
            settings.operation().publicUrl(),
            settings.operation().names());
    List<Game> shown = games.stream().filter(game -> game.table().isPresent()).toList();
    Function<String, Optional<Game>> find =
        slug -> shown.stream().filter(game -> game.slug().equals(slug)).findFirst();
    this.owner = FileOwner.claim(settings.database());
    this.store = open(settings.database());
    this.news = store.peerNews();
    this.journal = new Journal(store);
    this.workshops = Workshops.of(settings.limits().shares());
    this.matches =
        new Matches(
            find,
            store,
            journal,
            new StreamNarrator(),
            workshops.loads(),
            Runtime.getRuntime().maxMemory() / 4);
    this.bots = new BotPlayers(matches, settings.botPaceMillis(), this::movesBots);
    Reviews reviews = new Reviews(settings.reviewPlayouts(), workshops.reviews());
    MatchMaker maker =
        new MatchMaker(
            store,
            new Quotas(
                settings.limits().matches(),
                settings.limits().shares().matchesPerAddress(),
                settings.limits().shares().bytesPerAddress()),
            empty -> Housekeeping.removeEmpty(store, matches, empty));
    this.condition = new Condition(store, journal, maker, matches, reviews, workshops.all());
    this.web =
        new WebServer(
            new Services(
                shown,
                store,
                matches,
                maker,
                new SeatOffice(store, matches),
                new Lobby(store, matches, find),
                bots,
                reviews,
                workshops.replays(),
                workshops.records(),
                workshops.checks(),
                condition,
                callers),
            settings.limits(),
            settings.heartbeatMillis(),
            settings.version(),
            settings.page());
    this.port = listen();
    this.renewal = new Renewal(matches, shown);
    keepHouse(maker);
  }

  private Store open(String database) {
    try {
      return Store.open(database);
    } catch (RuntimeException bad) {
      owner.ifPresent(FileOwner::close);
      throw bad;
    }
  }

  private boolean movesBots(String match) {
    return !store.isShared() || store.leases().hold(match, LEASE_MILLIS);
  }

  private int listen() {
    try {
      return web.start(settings.host(), settings.port());
    } catch (RuntimeException taken) {
      bots.close();
      workshops.close();
      journal.close();
      store.close();
      owner.ifPresent(FileOwner::close);
      throw taken;
    }
  }

  private void keepHouse(MatchMaker maker) {
    news.ifPresent(this::followPeers);
    housekeeping.every(1, TimeUnit.MINUTES, "making room", matches::forgetIdle);
    housekeeping.every(
        10,
        TimeUnit.MINUTES,
        "removing old matches",
        () -> Housekeeping.removeOld(store, matches, settings.operation().keeping()));
    housekeeping.every(10, TimeUnit.MINUTES, "making room for matches", maker::makeRoomIfShort);
    Rest rest = new Rest(web::requestsAnswered, System::gc);
    housekeeping.every(REST, TimeUnit.SECONDS, "tidying up", rest);
  }

  /** Starts a server of games; those without a table are left out. */
  public static Server start(List<Game> games, ServerSettings settings) {
    return new Server(games, settings);
  }

  /**
   * News may come while a match is being loaded, before it can be told: so now and then all are
   * looked at. A match whose bots another server moved may have been left by it.
   */
  private void followPeers(PeerNews peers) {
    peers.listen(
        matches::changed,
        () -> {
          matches.catchUpAll();
          matches.renewKeys();
        });
    housekeeping.every(
        5,
        TimeUnit.SECONDS,
        "catching up",
        () -> {
          matches.catchUpAll();
          matches.loaded().stream().filter(match -> match.watchers() > 0).forEach(bots::wake);
        });
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

  /** What lies at the bottom of a failure, in one line. */
  public static String reason(Throwable failed) {
    Throwable cause = failed;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    String message = cause.getMessage();
    return message == null
        ? cause.getClass().getSimpleName()
        : message.lines().findFirst().orElse("").strip();
  }

  /** Ends streams, finishes what is being written, and closes the store. */
  @Override
  public void close() {
    if (closed.getAndSet(true)) {
      return;
    }
    condition.stop();
    renewal.close();
    housekeeping.close();
    news.ifPresent(PeerNews::close);
    bots.close();
    matches.dismissAll();
    workshops.close();
    web.close();
    journal.close();
    try {
      store.leases().release();
    } catch (RuntimeException down) {
      LOG.warn("leases were not given back: {}", reason(down));
    }
    store.close();
    owner.ifPresent(FileOwner::close);
    stopped.countDown();
  }
}
