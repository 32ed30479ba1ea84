package stavka.lab.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Everything a report needs to know of a study: sums for each combination and for all together. */
public final class StudyFigures {
  private final Study study;
  private final CellFigures all;
  private final List<CellFigures> cells = new ArrayList<>();

  public StudyFigures(Study study) {
    this.study = study;
    int turns = study.scenario().turns();
    int hexes = study.map().grid().size();
    Cell every = new Cell(0, List.of(), "", "", Map.of(), List.of());
    this.all = new CellFigures(every, turns, hexes);
    study.cells().forEach(cell -> cells.add(new CellFigures(cell, turns, hexes)));
  }

  public void add(PlayedMatch match) {
    all.add(match);
    cells.get(match.key().cell() - 1).add(match);
  }

  public Study study() {
    return study;
  }

  /** All matches, whatever the combination. */
  public CellFigures all() {
    return all;
  }

  public List<CellFigures> cells() {
    return cells;
  }

  /** The combinations in which a factor has a value. */
  List<CellFigures> cells(int factor, String value) {
    return cells.stream().filter(c -> c.cell().values().get(factor).equals(value)).toList();
  }
}
