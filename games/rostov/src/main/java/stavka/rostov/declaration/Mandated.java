package stavka.rostov.declaration;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
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
    return large(position, declare.units()) || strong(position, declare)
        ? null
        : theatre.cites().objection("mandated-small");
  }

  /** Returns the reminder of attacks that are owed, what counts as one and what the debt costs. */
  @Rule({"7.26", "12.42"})
  @Nullable Objection duty(Position position, Side side) {
    int owed = position.ledger(RostovLedger.OWED);
    return side != Side.SOVIET || owed == 0
        ? null
        : theatre
            .cites()
            .objection("mandated-duty", Detail.number(owed), Detail.number(declared(position)));
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

  /** Six steps, whatever the odds. */
  @Rule("12.42")
  private boolean large(Position position, Ints units) {
    int steps = units.stream().map(unit -> theatre.faces().steps(position, unit)).sum();
    return steps >= theatre.charts().combat().mandatedSteps();
  }

  /** Or 3-2 when it is declared, whatever the enemy does about it. */
  @Rule("12.42")
  private boolean strong(Position position, Declare declare) {
    CombatChart chart = theatre.charts().combat();
    return odds.reaches(
        chart.mandatedOdds(), position, Side.SOVIET, declare.units(), declare.targets());
  }

  /** Notes on the hexes of an attack that it is an owed one, and how it counts. */
  @Rule("12.41")
  void mark(Draft draft, Declare declare) {
    int value = strong(draft.view(), declare) ? RostovLayers.OWED_BY_ODDS : RostovLayers.OWED;
    declare.targets().each(hex -> draft.put(hex, RostovLayers.MANDATED, value));
    Detail hex = Detail.hex(declare.targets().first());
    draft.say(theatre.cites().noted("mandated-declared", hex));
  }

  /**
   * An attack that was declared as an owed one is fought: the debt is less if it still counts.
   *
   * @param units those who attack; none if the attack came to nothing
   */
  @Rule({"7.26", "12.42"})
  public void fought(Draft draft, int target, Ints units) {
    boolean strong = draft.at(target, RostovLayers.MANDATED) == RostovLayers.OWED_BY_ODDS;
    boolean counts = !units.isEmpty() && (strong || large(draft.view(), units));
    if (counts) {
      draft.add(RostovLedger.OWED, -1);
    }
    String code = counts ? "mandated-made" : "mandated-short";
    draft.say(theatre.cites().noted(code, Detail.hex(target)));
  }
}
