package stavka.lab.table;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** A table as RFC 4180 has it: a line of names, then a line a row, in UTF-8. */
public final class CsvTable implements TableWriter {
  private final PartialFile file;

  public CsvTable(Path path, List<Column> columns) {
    this.file = new PartialFile(path);
    line(columns.stream().map(Column::name).toList());
  }

  @Override
  public void row(List<Object> values) {
    line(values);
  }

  private void line(List<?> values) {
    String line =
        values.stream().map(value -> quoted(value.toString())).collect(Collectors.joining(","));
    file.write((line + "\r\n").getBytes(StandardCharsets.UTF_8));
  }

  private static String quoted(String text) {
    boolean plain = text.chars().noneMatch(c -> c == '"' || c == ',' || c == '\n' || c == '\r');
    return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }

  @Override
  public void finish() {
    file.finish();
  }

  @Override
  public void close() {
    file.close();
  }
}
