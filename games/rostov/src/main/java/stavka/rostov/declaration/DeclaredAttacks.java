package stavka.rostov.declaration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Derived;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;

/** Attacks as markers on hexes and marks of units tell them. */
@Rule({"12.0", "12.35"})
public final class DeclaredAttacks implements Declarations {
  private final RostovTheatre theatre;
  private final Derived<List<Declared>> known;

  public DeclaredAttacks(RostovTheatre theatre) {
    this.theatre = theatre;
    this.known = new Derived<>(this::read);
  }

  @Override
  public List<Declared> of(Position position) {
    return position.ledger(RostovLedger.ATTACKS) == 0 ? List.of() : known.of(position);
  }

  private List<Declared> read(Position position) {
    int last = position.ledger(RostovLedger.ATTACKS);
    List<Declared> all = new ArrayList<>();
    if (last == 0) {
      return all;
    }
    Ints[] targets = new Ints[last + 1];
    Arrays.fill(targets, Ints.EMPTY);
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      int number = position.at(hex, RostovLayers.ATTACK);
      if (number > 0) {
        targets[number] = targets[number].with(hex);
      }
    }
    for (int number = 1; number <= last; number++) {
      if (!targets[number].isEmpty()) {
        all.add(declared(position, number, targets[number]));
      }
    }
    return all;
  }

  private Declared declared(Position position, int number, Ints targets) {
    Ints units = Ints.EMPTY;
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (position.get(unit, RostovMarks.DECLARED) == number) {
        units = units.with(unit);
      }
    }
    return new Declared(
        number,
        units,
        targets,
        targets.any(hex -> position.at(hex, RostovLayers.MANDATED) != 0),
        targets.any(hex -> position.at(hex, RostovLayers.SEALED) != 0));
  }

  @Override
  public @Nullable Declared at(Position position, int hex) {
    int number = position.at(hex, RostovLayers.ATTACK);
    for (Declared attack : number == 0 ? List.<Declared>of() : of(position)) {
      if (attack.number() == number) {
        return attack;
      }
    }
    return null;
  }

  /** Notes a new attack under the next number. */
  @Rule({"12.35", "12.41"})
  public void open(Draft draft, Declare declare) {
    int number = draft.ledger(RostovLedger.ATTACKS) + 1;
    draft.enter(RostovLedger.ATTACKS, number);
    for (int hex : declare.targets()) {
      draft.put(hex, RostovLayers.ATTACK, number);
      draft.put(hex, RostovLayers.MANDATED, declare.mandated() ? RostovLayers.OWED : 0);
    }
    declare.units().each(unit -> draft.set(unit, RostovMarks.DECLARED, number));
  }

  @Override
  public void close(Draft draft, int number) {
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      if (draft.at(hex, RostovLayers.ATTACK) == number) {
        draft.put(hex, RostovLayers.ATTACK, 0);
        draft.put(hex, RostovLayers.MANDATED, 0);
        draft.put(hex, RostovLayers.SEALED, 0);
      }
    }
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (draft.get(unit, RostovMarks.DECLARED) == number) {
        draft.clear(unit, RostovMarks.DECLARED);
      }
    }
  }
}
