package stavka.lab.table;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.lab.table.Column.real;
import static stavka.lab.table.Column.text;
import static stavka.lab.table.Column.whole;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TablesTest {
  private static final List<Column> COLUMNS = List.of(whole("n"), real("x"), text("name"));

  @TempDir Path folder;

  @Test
  void valuesAreQuotedWhereTheyMustBe() {
    Path file = folder.resolve("t.csv");
    try (CsvTable table = new CsvTable(file, COLUMNS)) {
      table.row(List.of(1, 0.5, "Kharkov"));
      table.row(List.of(-2, 1e-9, "a \"b\", c"));
      assertThat(file).doesNotExist();
      table.finish();
    }
    assertThat(file).hasContent("n,x,name\r\n1,0.5,Kharkov\r\n-2,1.0E-9,\"a \"\"b\"\", c\"\r\n");
  }

  @Test
  void whatWasNotFinishedLeavesNothingBehind() throws IOException {
    Path file = Files.writeString(folder.resolve("t.csv"), "old");
    try (CsvTable table = new CsvTable(file, COLUMNS)) {
      table.row(List.of(1, 0.5, "Kharkov"));
    }
    assertThat(file).hasContent("old");
    try (var list = Files.list(folder)) {
      assertThat(list).containsExactly(file);
    }
  }

  @Test
  void thriftsCompactProtocolByHand() {
    byte[] bytes =
        new ThriftBytes()
            .begin()
            .i32(1, -1)
            .i64(3, 300)
            .text(4, "ab")
            .structs(5, 1)
            .begin()
            .i32(2, 1)
            .end()
            .end()
            .bytes();
    assertThat(HexFormat.of().formatHex(bytes))
        .isEqualTo("1501" + "26d804" + "18026162" + "191c" + "2502" + "00" + "00");
  }

  /**
   * The pages are where the format has them; Spark and pyarrow read such files, see CONTRIBUTING.
   */
  @Test
  void aParquetFileHoldsItsValuesInPlainPages() throws IOException {
    Path file = folder.resolve("t.parquet");
    try (ParquetTable table = new ParquetTable(file, COLUMNS, "stavka version test")) {
      table.row(List.of(7, 0.5, "Kharkov"));
      table.row(List.of(-2, 1.5, "Изюм"));
      table.finish();
    }
    byte[] bytes = Files.readAllBytes(file);
    assertThat(Arrays.copyOf(bytes, 4)).isEqualTo("PAR1".getBytes(StandardCharsets.US_ASCII));
    ByteBuffer end = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int footer = end.getInt(bytes.length - 8);
    assertThat(footer).isBetween(1, bytes.length - 12);
    String meta = new String(bytes, bytes.length - 8 - footer, footer, StandardCharsets.UTF_8);
    assertThat(meta).contains("name", "stavka version test");
    // The first page: a header that ends with two structs' ends, then gzip.
    int zip = 4;
    while (bytes[zip] != 0x1f || bytes[zip + 1] != (byte) 0x8b) {
      zip++;
    }
    byte[] page =
        new GZIPInputStream(new ByteArrayInputStream(bytes, zip, bytes.length - zip)).readNBytes(8);
    ByteBuffer values = ByteBuffer.wrap(page).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(values.getInt()).isEqualTo(7);
    assertThat(values.getInt()).isEqualTo(-2);
  }
}
