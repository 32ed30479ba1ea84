package stavka.lab.table;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/**
 * A flat table in Apache Parquet, format version 1: required columns, one plain data page for each
 * in each row group, compressed with gzip. What it leaves out of the format (dictionaries, levels,
 * statistics) readers do without.
 */
public final class ParquetTable implements TableWriter {
  private static final byte[] MAGIC = "PAR1".getBytes(StandardCharsets.US_ASCII);
  private static final int ROWS_IN_GROUP = 50_000;

  private static final int REQUIRED = 0;
  private static final int UTF8 = 0;
  private static final int PLAIN = 0;
  private static final int RLE = 3;
  private static final int GZIP = 2;
  private static final int DATA_PAGE = 0;

  private record Chunk(long offset, int plainSize, int size) {}

  private record Group(List<Chunk> chunks, int rows) {}

  private final PartialFile file;
  private final List<Column> columns;
  private final List<ByteArrayOutputStream> pages = new ArrayList<>();
  private final List<Group> groups = new ArrayList<>();
  private final String creator;
  private long offset;
  private int rows;
  private long allRows;

  /**
   * @param creator told in the file: {@code Stavka version 1}
   */
  public ParquetTable(Path path, List<Column> columns, String creator) {
    this.file = new PartialFile(path);
    this.columns = List.copyOf(columns);
    this.creator = creator;
    columns.forEach(column -> pages.add(new ByteArrayOutputStream()));
    write(MAGIC);
  }

  @Override
  public void row(List<Object> values) {
    for (int i = 0; i < columns.size(); i++) {
      pages.get(i).writeBytes(plain(columns.get(i), values.get(i)));
    }
    rows++;
    if (rows == ROWS_IN_GROUP) {
      endGroup();
    }
  }

  private static byte[] plain(Column column, Object value) {
    return switch (column.type()) {
      case WHOLE -> little(4).putInt((Integer) value).array();
      case REAL -> little(8).putDouble((Double) value).array();
      case TEXT -> {
        byte[] utf8 = ((String) value).getBytes(StandardCharsets.UTF_8);
        yield little(4 + utf8.length).putInt(utf8.length).put(utf8).array();
      }
    };
  }

  private static ByteBuffer little(int size) {
    return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
  }

  private void endGroup() {
    List<Chunk> chunks = new ArrayList<>();
    for (ByteArrayOutputStream page : pages) {
      byte[] zipped = zipped(page.toByteArray());
      byte[] header =
          new ThriftBytes()
              .begin()
              .i32(1, DATA_PAGE)
              .i32(2, page.size())
              .i32(3, zipped.length)
              .begin(5)
              .i32(1, rows)
              .i32(2, PLAIN)
              .i32(3, RLE)
              .i32(4, RLE)
              .end()
              .end()
              .bytes();
      chunks.add(new Chunk(offset, header.length + page.size(), header.length + zipped.length));
      write(header);
      write(zipped);
      page.reset();
    }
    groups.add(new Group(chunks, rows));
    allRows += rows;
    rows = 0;
  }

  private static byte[] zipped(byte[] plain) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
      zip.write(plain);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  private byte[] footer() {
    ThriftBytes meta = new ThriftBytes().begin().i32(1, 1).structs(2, columns.size() + 1);
    meta.begin().text(4, "row").i32(5, columns.size()).end();
    for (Column column : columns) {
      meta.begin().i32(1, physical(column)).i32(3, REQUIRED).text(4, column.name());
      if (column.type() == Column.Type.TEXT) {
        meta.i32(6, UTF8);
      }
      meta.end();
    }
    meta.i64(3, allRows).structs(4, groups.size());
    for (Group group : groups) {
      meta.begin().structs(1, columns.size());
      for (int i = 0; i < columns.size(); i++) {
        chunk(meta, columns.get(i), group.chunks().get(i), group.rows());
      }
      meta.i64(2, group.chunks().stream().mapToLong(Chunk::plainSize).sum());
      meta.i64(3, group.rows()).end();
    }
    return meta.text(6, creator).end().bytes();
  }

  private static void chunk(ThriftBytes meta, Column column, Chunk chunk, int rows) {
    meta.begin().i64(2, chunk.offset()).begin(3);
    meta.i32(1, physical(column)).numbers(2, 2).i32(PLAIN).i32(RLE);
    meta.texts(3, 1).text(column.name());
    meta.i32(4, GZIP).i64(5, rows).i64(6, chunk.plainSize()).i64(7, chunk.size());
    meta.i64(9, chunk.offset()).end().end();
  }

  private static int physical(Column column) {
    return switch (column.type()) {
      case WHOLE -> 1;
      case REAL -> 5;
      case TEXT -> 6;
    };
  }

  private void write(byte[] bytes) {
    file.write(bytes);
    offset += bytes.length;
  }

  @Override
  public void finish() {
    if (rows > 0) {
      endGroup();
    }
    byte[] footer = footer();
    write(footer);
    write(little(4).putInt(footer.length).array());
    write(MAGIC);
    file.finish();
  }

  @Override
  public void close() {
    file.close();
  }
}
