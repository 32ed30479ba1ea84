package stavka.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells which matches other servers on the same PostgreSQL database have added to. */
public final class PeerNews implements AutoCloseable {
  static final String CHANNEL = "stavka_entries";

  private static final Logger LOG = LoggerFactory.getLogger(PeerNews.class);
  private static final int WAIT_MILLIS = 2_000;

  private final String url;
  private final String self;
  private volatile boolean closed;
  private @Nullable Thread thread;

  /**
   * @param self the writer whose news are not wanted
   */
  PeerNews(String url, String self) {
    this.url = url;
    this.self = self;
  }

  /**
   * @param changed told the id of each match that was added to
   * @param unsure told when something may have been missed
   */
  public void listen(Consumer<String> changed, Runnable unsure) {
    thread =
        Thread.ofPlatform()
            .name("stavka-news")
            .daemon()
            .start(
                () -> {
                  while (!closed) {
                    follow(changed, unsure);
                  }
                });
  }

  private void follow(Consumer<String> changed, Runnable unsure) {
    try (Connection connection = DriverManager.getConnection(url, settings());
        Statement statement = connection.createStatement()) {
      statement.execute("LISTEN " + CHANNEL);
      unsure.run();
      PGConnection postgres = connection.unwrap(PGConnection.class);
      while (!closed) {
        // A database that died without a word would be waited for in vain.
        statement.execute("SELECT 1");
        for (PGNotification notification : postgres.getNotifications(WAIT_MILLIS)) {
          heard(notification.getParameter(), changed);
        }
      }
    } catch (SQLException | RuntimeException broken) {
      if (!closed) {
        LOG.warn("no news from other servers: {}", broken.getMessage());
        pause();
      }
    }
  }

  /** What is said of matches that a writer has added to: PostgreSQL takes 8,000 bytes at once. */
  static String word(String writer, List<String> matches) {
    return writer + ":" + String.join(",", matches);
  }

  private void heard(String word, Consumer<String> changed) {
    String[] parts = word.split(":", 2);
    if (parts.length == 2 && !parts[0].equals(self)) {
      for (String match : parts[1].split(",", -1)) {
        changed.accept(match);
      }
    }
  }

  private static Properties settings() {
    Properties settings = new Properties();
    settings.setProperty("connectTimeout", "2");
    settings.setProperty("socketTimeout", "5");
    settings.setProperty("tcpKeepAlive", "true");
    return settings;
  }

  private static void pause() {
    try {
      Thread.sleep(WAIT_MILLIS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed = true;
    if (thread != null) {
      thread.interrupt();
    }
  }
}
