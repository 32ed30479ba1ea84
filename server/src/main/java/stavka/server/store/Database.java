package stavka.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.jdbi.v3.core.Jdbi;

/** Connections to a database whose tables are up to date. */
public final class Database implements AutoCloseable {
  /** Nobody waits longer for a database that does not answer. */
  static final int PATIENCE_MILLIS = 2_000;

  private final HikariDataSource source;
  private final Jdbi jdbi;

  private Database(HikariDataSource source) {
    this.source = source;
    this.jdbi = Jdbi.create(source);
  }

  /**
   * Opens a database by its JDBC URL and brings its tables up to date.
   *
   * @throws BadStore with one line, if it is damaged, of a later Stavka, or another's
   */
  public static Database open(String url) {
    HikariDataSource source = connect(url);
    try {
      if (isSqlite(url)) {
        checkFile(source);
      }
      migrate(source);
      return new Database(source);
    } catch (RuntimeException failed) {
      source.close();
      throw failed;
    }
  }

  private static HikariDataSource connect(String url) {
    try {
      return new HikariDataSource(settings(url));
    } catch (RuntimeException refused) {
      Throwable cause = refused;
      while (cause.getCause() != null) {
        cause = cause.getCause();
      }
      throw new BadStore("the store cannot be opened: " + cause.getMessage());
    }
  }

  static boolean isSqlite(String url) {
    return url.startsWith("jdbc:sqlite:");
  }

  private static void migrate(HikariDataSource source) {
    Flyway flyway =
        Flyway.configure()
            .dataSource(source)
            .locations("classpath:stavka/server/migrations")
            .loggers("slf4j")
            .validateOnMigrate(false)
            .load();
    for (MigrationInfo info : flyway.info().all()) {
      if (info.getState().isApplied() && !info.getState().isResolved()) {
        throw new BadStore(
            "the store was written by a later Stavka (its tables are of version "
                + info.getVersion()
                + "): upgrade, or restore a backup made before");
      }
    }
    flyway.migrate();
  }

  private static void checkFile(HikariDataSource source) {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("PRAGMA quick_check(1)")) {
      String word = rows.next() ? rows.getString(1) : "nothing";
      if (!word.equals("ok")) {
        String what = word.replaceAll("\\*\\*\\*[^*]*\\*\\*\\*", "").strip();
        throw new BadStore("the store is damaged (" + what + "): restore a backup");
      }
    } catch (SQLException damaged) {
      throw new BadStore("the store is damaged or no SQLite file: " + damaged.getMessage());
    }
  }

  /**
   * SQLite in WAL mode with synchronous=FULL: a commit is in the log on the disk before it returns,
   * so that neither a killed process nor a power cut loses an acknowledged order. The journal puts
   * waiting orders into one commit, which keeps that cheap.
   */
  private static HikariConfig settings(String url) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setPoolName("stavka");
    config.setConnectionTimeout(PATIENCE_MILLIS);
    config.setValidationTimeout(PATIENCE_MILLIS / 2);
    if (isSqlite(url)) {
      config.setMaximumPoolSize(4);
      config.addDataSourceProperty("journal_mode", "WAL");
      config.addDataSourceProperty("synchronous", "FULL");
      config.addDataSourceProperty("busy_timeout", Integer.toString(PATIENCE_MILLIS));
      config.addDataSourceProperty("transaction_mode", "IMMEDIATE");
      config.addDataSourceProperty("foreign_keys", "true");
    } else {
      config.setMaximumPoolSize(8);
      config.addDataSourceProperty("connectTimeout", "2");
      config.addDataSourceProperty("socketTimeout", "5");
      config.addDataSourceProperty("tcpKeepAlive", "true");
      config.setConnectionInitSql("SET statement_timeout = " + PATIENCE_MILLIS);
    }
    return config;
  }

  public Jdbi jdbi() {
    return jdbi;
  }

  String url() {
    return source.getJdbcUrl();
  }

  /** Whether several servers may write to this database. */
  public boolean isShared() {
    return !isSqlite(url());
  }

  @Override
  public void close() {
    source.close();
  }
}
