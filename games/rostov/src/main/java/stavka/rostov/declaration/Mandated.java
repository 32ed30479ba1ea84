package stavka.rostov.declaration;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.model.CombatChart;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovTheatre;

/** Attacks the Soviets owe: what makes one count. */
@Rule({"7.26", "12.41", "12.42"})
public record Mandated(RostovTheatre theatre, FirstOdds odds) {
  /** Why an attack cannot be declared as one that is owed, or null. */
  public @Nullable Objection objection(Position position, Side side, Declare declare) {
    if (side != Side.SOVIET || position.ledger(RostovLedger.OWED) <= declared(position)) {
      return theatre.cites().objection("mandated-none");
    }
    return large(position, side, declare) ? null : theatre.cites().objection("mandated-small");
  }

  /** Attacks that are owed and declared, but not made yet. */
  private int declared(Position position) {
    boolean[] numbers = new boolean[position.ledger(RostovLedger.ATTACKS) + 1];
    int count = 0;
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      int number = position.at(hex, RostovLayers.ATTACK);
      if (position.at(hex, RostovLayers.MANDATED) != 0 && !numbers[number]) {
        numbers[number] = true;
        count++;
      }
    }
    return count;
  }

  /** Six steps, whatever the odds; or 3-2. */
  @Rule("12.42")
  private boolean large(Position position, Side side, Declare declare) {
    CombatChart chart = theatre.charts().combat();
    int steps = declare.units().stream().map(unit -> theatre.faces().steps(position, unit)).sum();
    return steps >= chart.mandatedSteps()
        || odds.reaches(chart.mandatedOdds(), position, side, declare.units(), declare.targets());
  }
}
