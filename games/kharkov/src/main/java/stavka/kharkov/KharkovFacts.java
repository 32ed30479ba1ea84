package stavka.kharkov;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.battle.CombatTable;
import stavka.engine.play.Forecast;
import stavka.engine.play.Sequence;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.combat.Integration;
import stavka.kharkov.combat.KharkovCasualties;
import stavka.kharkov.model.Charts;
import stavka.kharkov.model.KharkovGround;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.supply.KharkovSupply;
import stavka.kharkov.victory.KharkovFinalCount;
import stavka.panzer.game.PanzerFacts;

/** What is true of a position of Kharkov. */
final class KharkovFacts extends PanzerFacts {

  private final KharkovTheatre theatre;
  private final Integration integration;

  KharkovFacts(
      KharkovTheatre theatre,
      KharkovSupply supply,
      KharkovCasualties casualties,
      KharkovFinalCount finalCount,
      Sequence sequence) {
    super(theatre, supply, casualties, finalCount, sequence);
    this.theatre = theatre;
    this.integration = new Integration(theatre);
  }

  @Override
  public int multiple(Ints stack, int unit) {
    return integration.together(stack, unit) ? 2 : 1;
  }

  @Override
  @Rule("15.33")
  public int garrison(Position position, Side side, int hex) {
    return theatre.garrisoned(position, side, hex) ? theatre.ground().garrison(hex) : 0;
  }

  @Override
  @Rule("9.32")
  public int barrier(int from, int direction) {
    KharkovGround ground = theatre.ground();
    if (!ground.passable(from, direction)) {
      return 0;
    }
    boolean major =
        ground.crosses(from, direction, KharkovGround.DONETS)
            || ground.crosses(from, direction, KharkovGround.DNIEPR);
    return major ? 2 : 1;
  }

  /** The dice of the table, and before them those of Soviet morale. */
  @Override
  @Rule({"9.4", "9.84"})
  public List<Forecast.Outcome> outcomes(
      Position position, Side attacker, int attack, int defence) {
    Charts charts = theatre.charts();
    CombatTable table = charts.combatTable();
    boolean morale = attacker == Side.SOVIET && charts.moraleRolls(position.turn());
    List<Forecast.Outcome> outcomes = new ArrayList<>();
    for (int mood = 1; mood <= table.die(); mood++) {
      int shift = morale ? charts.morale(position.turn(), mood) : 0;
      int column = table.shifted(table.column(attack, defence), shift);
      outcomes.addAll(outcomes(table, column, 1.0 / (table.die() * table.die())));
    }
    return outcomes;
  }
}
