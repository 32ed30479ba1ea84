package stavka.guderian;

import java.util.List;
import stavka.engine.battle.CombatTable;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Forecast;
import stavka.engine.play.Sequence;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.combat.GuderianCasualties;
import stavka.guderian.combat.Integration;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.supply.GuderianSupply;
import stavka.guderian.victory.GuderianFinalCount;
import stavka.panzer.game.PanzerFacts;

/** What is true of a position of Guderian. */
final class GuderianFacts extends PanzerFacts {

  private final GuderianTheatre theatre;
  private final Integration integration;

  GuderianFacts(
      GuderianTheatre theatre,
      GuderianSupply supply,
      GuderianCasualties losses,
      GuderianFinalCount finalCount,
      Sequence sequence) {
    super(theatre, supply, losses, finalCount, sequence);
    this.theatre = theatre;
    this.integration = new Integration(theatre.pieces());
  }

  /** A leader stacks and suffers like a unit, but does not fight for himself. */
  @Override
  public boolean fights(int unit) {
    return !theatre.pieces().isLeader(unit);
  }

  @Override
  public int multiple(Ints stack, int unit) {
    return integration.whole(stack, unit) ? 2 : 1;
  }

  @Override
  @Rule("9.32")
  public int barrier(int from, int direction) {
    int to = theatre.grid().neighbour(from, direction);
    if (to == HexGrid.NONE || !theatre.ground().passable(from, direction)) {
      return 0;
    }
    return theatre.ground().crossesRiver(from, to) ? theatre.charts().terrain().riverDefence() : 1;
  }

  @Override
  @Rule("9.5")
  public List<Forecast.Outcome> outcomes(
      Position position, Side attacker, int attack, int defence) {
    CombatTable table = theatre.charts().combatTable();
    return outcomes(table, table.column(attack, defence), 1.0 / table.die());
  }
}
