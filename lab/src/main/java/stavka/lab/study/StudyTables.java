package stavka.lab.study;

import static stavka.lab.table.Column.real;
import static stavka.lab.table.Column.text;
import static stavka.lab.table.Column.whole;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import stavka.engine.hex.HexGrid;
import stavka.engine.value.Side;
import stavka.lab.table.Column;
import stavka.lab.table.CsvTable;
import stavka.lab.table.ParquetTable;
import stavka.lab.table.TableWriter;

/**
 * Writes what a study collected as tables, each as CSV and as Parquet; docs/formats.md says what
 * they hold. Only the table of times depends on anything but the plan.
 */
public final class StudyTables implements AutoCloseable {
  private final Study study;
  private final Path folder;
  private final String creator;
  private final List<TableWriter> open = new ArrayList<>();
  private final List<TableWriter> matches;
  private final List<TableWriter> turns;
  private final List<TableWriter> fronts;
  private final List<TableWriter> times;

  public StudyTables(Study study, Path folder, String version) {
    this.study = study;
    this.folder = folder;
    this.creator = "stavka version " + version;
    List<Column> columns = new ArrayList<>(List.of(whole("cell"), whole("number"), text("seed")));
    study.plan().factors().forEach(factor -> columns.add(text(factor.name())));
    columns.addAll(
        List.of(
            text("axis_bot"),
            text("soviet_bot"),
            text("winner"),
            text("level"),
            whole("axis_points"),
            whole("soviet_points"),
            whole("axis_steps_lost"),
            whole("soviet_steps_lost"),
            whole("axis_units_lost"),
            whole("soviet_units_lost"),
            whole("orders"),
            whole("turns")));
    this.matches = table("matches", columns);
    this.turns =
        table(
            "turns",
            List.of(
                whole("cell"),
                whole("number"),
                whole("turn"),
                whole("axis_points"),
                whole("soviet_points"),
                whole("axis_steps_lost"),
                whole("soviet_steps_lost"),
                whole("axis_units_lost"),
                whole("soviet_units_lost")));
    this.fronts =
        table(
            "fronts",
            List.of(
                whole("cell"),
                whole("number"),
                whole("turn"),
                whole("row"),
                text("axis_easternmost"),
                text("soviet_westernmost")));
    this.times =
        table(
            "times",
            List.of(whole("cell"), whole("number"), whole("turn"), text("side"), real("cpu_ms")));
  }

  public void add(PlayedMatch match) {
    Cell cell = study.cells().get(match.key().cell() - 1);
    TurnState end = match.turns().getLast();
    List<Object> row = new ArrayList<>(List.of(match.key().cell(), match.key().number()));
    row.add(Long.toString(match.seed()));
    row.addAll(cell.values());
    row.addAll(List.of(cell.axis(), cell.soviet(), match.winnerName(), match.level()));
    row.addAll(List.of(match.axisPoints(), match.sovietPoints()));
    row.addAll(losses(end));
    row.addAll(List.of(match.orders(), match.turns().size()));
    write(matches, row);
    for (int turn = 1; turn <= match.turns().size(); turn++) {
      TurnState state = match.turns().get(turn - 1);
      List<Object> line = new ArrayList<>(List.of(match.key().cell(), match.key().number(), turn));
      line.addAll(List.of(state.points(Side.AXIS), state.points(Side.SOVIET)));
      line.addAll(losses(state));
      write(turns, line);
      writeFront(match.key(), turn, state);
    }
    writeTimes(match);
  }

  private static List<Object> losses(TurnState state) {
    return List.of(
        state.losses(Side.AXIS).steps(),
        state.losses(Side.SOVIET).steps(),
        state.losses(Side.AXIS).units(),
        state.losses(Side.SOVIET).units());
  }

  private void writeFront(MatchKey key, int turn, TurnState state) {
    HexGrid grid = study.map().grid();
    for (int row = 0; row < grid.rows(); row++) {
      String axis = "";
      String soviet = "";
      for (int column = 0; column < grid.columns(); column++) {
        int hex = grid.at(column, row);
        if (state.axisHolds(hex)) {
          axis = study.map().name(hex);
        } else if (soviet.isEmpty()) {
          soviet = study.map().name(hex);
        }
      }
      write(fronts, List.of(key.cell(), key.number(), turn, row + 1, axis, soviet));
    }
  }

  private void writeTimes(PlayedMatch match) {
    for (Side side : Side.values()) {
      List<Integer> micros = match.micros(side);
      for (int turn = 1; turn <= micros.size(); turn++) {
        write(
            times,
            List.of(
                match.key().cell(),
                match.key().number(),
                turn,
                side.name().toLowerCase(Locale.ROOT),
                micros.get(turn - 1) / 1000.0));
      }
    }
  }

  /** Writes what is only known once all matches were seen, and keeps everything. */
  public void finish(StudyFigures figures) {
    List<TableWriter> density =
        table(
            "density",
            List.of(
                whole("cell"),
                whole("turn"),
                text("hex"),
                real("axis_units"),
                real("soviet_units"),
                real("axis_held")));
    for (CellFigures cell : figures.cells()) {
      for (int turn = 1; turn <= cell.turns(); turn++) {
        for (int hex = 0; hex < study.map().grid().size(); hex++) {
          write(
              density,
              List.of(
                  cell.cell().number(),
                  turn,
                  study.map().name(hex),
                  rounded(cell.density(Side.AXIS, turn, hex)),
                  rounded(cell.density(Side.SOVIET, turn, hex)),
                  rounded(cell.axisHeld(turn, hex))));
        }
      }
    }
    open.forEach(TableWriter::finish);
  }

  private static double rounded(double value) {
    return Math.round(value * 100_000) / 100_000.0;
  }

  @Override
  public void close() {
    open.forEach(TableWriter::close);
  }

  private List<TableWriter> table(String name, List<Column> columns) {
    List<TableWriter> writers = new ArrayList<>();
    writers.add(new CsvTable(folder.resolve(name + ".csv"), columns));
    open.addAll(writers);
    TableWriter parquet = new ParquetTable(folder.resolve(name + ".parquet"), columns, creator);
    open.add(parquet);
    writers.add(parquet);
    return writers;
  }

  private static void write(List<TableWriter> writers, List<Object> row) {
    writers.forEach(writer -> writer.row(row));
  }
}
