package stavka.server.store;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;
import stavka.formats.record.BadNotation;
import stavka.server.json.JsonText;
import tools.jackson.databind.JsonNode;

/**
 * A whole store as one compressed file, a line of JSON for each row, the same for every kind of
 * database. What can be worked out again is left out.
 */
public final class Archive {
  private static final String FORMAT = "stavka-backup";
  private static final int VERSION = 1;
  private static final List<String> TABLES =
      List.of("matches", "seats", "invitations", "entries", "summaries");

  /** Who made a match can be told only with keys that stay in the store. */
  private static final Set<String> UNTOLD = Set.of("maker", "network");

  private Archive() {}

  /**
   * Writes all there is at one instant, while servers may go on with their work.
   *
   * @return how many rows
   */
  public static long write(Database database, Path file) {
    Path unfinished = file.resolveSibling(file.getFileName() + ".part");
    try {
      long rows;
      try (BufferedWriter out =
          new BufferedWriter(
              new OutputStreamWriter(
                  new GZIPOutputStream(Files.newOutputStream(unfinished)),
                  StandardCharsets.UTF_8))) {
        line(out, "{\"format\":\"" + FORMAT + "\",\"version\":" + VERSION + "}");
        rows = rows(database, out);
        line(out, "{\"rows\":" + rows + "}");
      }
      Files.move(
          unfinished, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
      return rows;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static long rows(Database database, BufferedWriter out) {
    TransactionIsolationLevel one =
        database.isShared()
            ? TransactionIsolationLevel.REPEATABLE_READ
            : TransactionIsolationLevel.SERIALIZABLE;
    return database
        .jdbi()
        .inTransaction(
            one,
            handle -> {
              long count = 0;
              if (database.isShared()) {
                handle.execute("SET LOCAL statement_timeout = 0");
              }
              for (String table : TABLES) {
                count += table(handle, table, out);
              }
              return count;
            });
  }

  private static long table(Handle handle, String table, BufferedWriter out) {
    long[] count = {0};
    handle
        .createQuery("SELECT * FROM " + table)
        .setFetchSize(500)
        .map((row, context) -> row(table, row))
        .forEach(
            text -> {
              line(out, text);
              count[0]++;
            });
    return count[0];
  }

  private static String row(String table, ResultSet row) throws SQLException {
    ResultSetMetaData columns = row.getMetaData();
    Map<String, Object> values = new LinkedHashMap<>();
    for (int i = 1; i <= columns.getColumnCount(); i++) {
      boolean number =
          switch (columns.getColumnType(i)) {
            case Types.BIGINT, Types.INTEGER -> true;
            default -> false;
          };
      String name = columns.getColumnName(i).toLowerCase(Locale.ROOT);
      if (!UNTOLD.contains(name)) {
        values.put(name, number ? (Object) row.getLong(i) : row.getString(i));
      }
    }
    return JsonText.object(
        out -> {
          out.writeStringProperty("table", table);
          out.writeName("row");
          out.writeStartObject();
          values.forEach(
              (name, value) -> {
                if (value instanceof Long number) {
                  out.writeNumberProperty(name, number);
                } else {
                  out.writeStringProperty(name, String.valueOf(value));
                }
              });
          out.writeEndObject();
        });
  }

  private static void line(BufferedWriter out, String text) {
    try {
      out.write(text);
      out.write('\n');
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
  }

  /**
   * Brings all of a file into a store that holds no match yet; all or nothing.
   *
   * @return how many rows
   * @throws BadStore if the file is none of ours or damaged, or the store holds matches
   */
  public static long read(Database database, Path file) {
    List<JsonNode> rows = rows(file);
    return database
        .jdbi()
        .inTransaction(
            handle -> {
              int there = handle.select("SELECT COUNT(*) FROM matches").mapTo(int.class).one();
              if (there > 0) {
                throw new BadStore(
                    "the store holds " + there + " matches: restore into an empty one");
              }
              rows.forEach(row -> insert(handle, row));
              return (long) rows.size();
            });
  }

  private static void insert(Handle handle, JsonNode line) {
    List<String> names = new ArrayList<>();
    List<Object> values = new ArrayList<>();
    for (Map.Entry<String, JsonNode> field : line.path("row").properties()) {
      if (!field.getKey().matches("[a-z_]+")) {
        throw new BadStore("a column of the backup has a strange name");
      }
      if (UNTOLD.contains(field.getKey())) {
        continue;
      }
      names.add(field.getKey());
      JsonNode value = field.getValue();
      values.add(value.isNumber() ? (Object) value.longValue() : value.asString(""));
    }
    String marks = String.join(", ", names.stream().map(name -> "?").toList());
    handle.execute(
        "INSERT INTO "
            + line.path("table").stringValue()
            + " ("
            + String.join(", ", names)
            + ") VALUES ("
            + marks
            + ")",
        values.toArray());
  }

  private static List<JsonNode> rows(Path file) {
    List<JsonNode> rows = new ArrayList<>();
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      String head = in.readLine();
      JsonNode header = parse(head == null ? "" : head);
      if (!header.path("format").asString("").equals(FORMAT)
          || header.path("version").asInt(0) != VERSION) {
        throw new BadStore(file + " is no backup that this Stavka can read");
      }
      for (String text = in.readLine(); text != null; text = in.readLine()) {
        JsonNode line = parse(text);
        if (line.has("rows")) {
          if (line.path("rows").asLong(-1) != rows.size()) {
            throw new BadStore(file + " is damaged: rows are missing");
          }
          return rows;
        }
        if (!TABLES.contains(line.path("table").asString(""))) {
          throw new BadStore(file + " is damaged: a row of no table");
        }
        rows.add(line);
      }
      throw new BadStore(file + " is cut short");
    } catch (ZipException | EOFException damaged) {
      throw new BadStore(file + " is damaged or cut short");
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static JsonNode parse(String line) {
    try {
      return JsonText.parse(line.getBytes(StandardCharsets.UTF_8));
    } catch (BadNotation damaged) {
      throw new BadStore("a line of the backup is damaged");
    }
  }
}
