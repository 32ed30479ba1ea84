package stavka.server.http;

import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.http.HttpParser;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Watches over connections: one address has only so many, but for a proxy of ours, and the head of
 * a request has only so long to come. What is too much is closed.
 */
final class Connections implements Connection.Listener, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Connections.class);
  private static final long TOLD_NANOS = TimeUnit.MINUTES.toNanos(1);

  private final int perAddress;
  private final long headNanos;
  private final Callers callers;
  private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();
  private final Set<Connection> open = ConcurrentHashMap.newKeySet();
  private final AtomicLong told = new AtomicLong(System.nanoTime() - TOLD_NANOS);
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("stavka-connections").daemon().factory());

  /**
   * @param headMillis how long the head of a request may take to come
   */
  Connections(int perAddress, int headMillis, Callers callers) {
    this.perAddress = perAddress;
    this.headNanos = TimeUnit.MILLISECONDS.toNanos(headMillis);
    this.callers = callers;
    long often = Math.clamp(headMillis / 8, 20, 1_000);
    var _ = thread.scheduleWithFixedDelay(this::look, often, often, TimeUnit.MILLISECONDS);
  }

  @Override
  public void onOpened(Connection connection) {
    String address = address(connection);
    if (!open.add(connection) || callers.isTrusted(address)) {
      return;
    }
    int mine = byAddress.merge(Callers.household(address), 1, Integer::sum);
    if (mine > perAddress) {
      tell("an address has more than {} connections open: further ones are closed", perAddress);
      connection.getEndPoint().close();
    }
  }

  @Override
  public void onClosed(Connection connection) {
    String address = address(connection);
    if (open.remove(connection) && !callers.isTrusted(address)) {
      byAddress.computeIfPresent(
          Callers.household(address), (key, count) -> count == 1 ? null : count - 1);
    }
  }

  private static String address(Connection connection) {
    return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress address
            && address.getAddress() != null
        ? address.getAddress().getHostAddress()
        : "";
  }

  private void look() {
    long now = System.nanoTime();
    for (Connection connection : open) {
      if (connection instanceof HttpConnection http
          && isInHead(http.getParser())
          && now - http.getParser().getBeginNanoTime() > headNanos) {
        tell("a request's head did not come within {} ms: closed", headNanos / 1_000_000);
        connection.getEndPoint().close();
      }
    }
  }

  private static boolean isInHead(HttpParser parser) {
    HttpParser.State state = parser.getState();
    return state != HttpParser.State.START && state.compareTo(HttpParser.State.CONTENT) < 0;
  }

  /** One line a minute, however many there are. */
  private void tell(String line, long figure) {
    long last = told.get();
    long now = System.nanoTime();
    if (now - last >= TOLD_NANOS && told.compareAndSet(last, now)) {
      LOG.warn(line, figure);
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
