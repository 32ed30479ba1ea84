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
import stavka.kharkov.combat.Casualties;
import stavka.kharkov.combat.Integration;
import stavka.kharkov.model.Charts;
import stavka.kharkov.model.Ground;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.supply.Supply;
import stavka.kharkov.victory.FinalCount;
import stavka.panzer.PanzerFacts;

/** What is true of a position of Kharkov. */
final class KharkovFacts extends PanzerFacts {
  private static final int DIE = 6;

  private final Theatre theatre;
  private final Pieces pieces;
  private final Supply supply;
  private final Integration integration;

  KharkovFacts(
      Theatre theatre,
      Supply supply,
      Casualties casualties,
      FinalCount finalCount,
      Sequence sequence) {
    super(theatre, supply, casualties, finalCount, sequence);
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
    this.integration = new Integration(theatre);
  }

  @Override
  @Rule("8.1")
  public int stacking() {
    return theatre.charts().limits().stack();
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
  @Rule("9.31")
  public int shelter(int hex) {
    return theatre.ground().defenceFactor(hex);
  }

  @Override
  @Rule("9.32")
  public int barrier(int from, int direction) {
    Ground ground = theatre.ground();
    if (!ground.passable(from, direction)) {
      return 0;
    }
    boolean major =
        ground.crosses(from, direction, Ground.DONETS)
            || ground.crosses(from, direction, Ground.DNIEPR);
    return major ? 2 : 1;
  }

  @Override
  public boolean supplies(Position position, int unit, int hex) {
    if (pieces.side(unit) == Side.AXIS) {
      return pieces.kind(unit) == Kind.ROMANIAN
          ? supply.axis(position).romanianSupplied(hex)
          : supply.axis(position).supplies(hex);
    }
    return pieces.kind(unit) == Kind.HQ
        ? supply.soviet(position).linkedToEast(hex)
        : supply.soviet(position).supplies(hex);
  }

  @Override
  public boolean commands(Position position, int unit, int hex) {
    if (pieces.isGerman(unit)) {
      return true;
    }
    return pieces.side(unit) == Side.SOVIET
        ? supply.commandedBy(position, hex) != 0
        : supply.axis(position).romanianCommanded(hex);
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
    for (int mood = 1; mood <= DIE; mood++) {
      int shift = morale ? charts.morale(position.turn(), mood) : 0;
      int column = table.shifted(table.column(attack, defence), shift);
      for (int die = 1; die <= DIE; die++) {
        outcomes.add(new Forecast.Outcome(table.result(column, die), 1.0 / (DIE * DIE)));
      }
    }
    return outcomes;
  }
}
