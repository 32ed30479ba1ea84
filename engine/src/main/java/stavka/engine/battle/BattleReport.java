package stavka.engine.battle;

import java.util.List;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * How a combat or overrun stands: one list of reasons that feeds preview, resolution, log and page.
 *
 * @param odds the column before shifts
 * @param column the column after shifts
 */
public record BattleReport(
    boolean overrun,
    @Unit Ints attackers,
    @Hex Ints targets,
    Tally attack,
    Tally defence,
    String odds,
    List<Adjustment> shifts,
    String column,
    List<Adjustment> dieChanges) {
  public BattleReport {
    shifts = List.copyOf(shifts);
    dieChanges = List.copyOf(dieChanges);
  }
}
