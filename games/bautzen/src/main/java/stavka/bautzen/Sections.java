package stavka.bautzen;

import java.util.List;
import stavka.bautzen.arrival.Arrivals;
import stavka.bautzen.combat.CombatSection;
import stavka.bautzen.command.Command;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.movement.MovementSection;
import stavka.bautzen.movement.Walk;
import stavka.bautzen.setup.Beginning;
import stavka.bautzen.stacking.Stacks;
import stavka.bautzen.supply.ColumnCapture;
import stavka.bautzen.supply.ColumnUse;
import stavka.bautzen.supply.CounterFaces;
import stavka.bautzen.supply.Lines;
import stavka.bautzen.supply.Want;
import stavka.bautzen.victory.BautzenFinalCount;
import stavka.bautzen.victory.Places;
import stavka.operational.board.EntryEffects;
import stavka.operational.combat.Casualties;

/** The rulebook's sections, put together. */
record Sections(
    BautzenTheatre theatre,
    Beginning beginning,
    Lines lines,
    Want want,
    Command command,
    ColumnUse columns,
    Stacks stacks,
    Arrivals arrivals,
    MovementSection movement,
    CombatSection combat,
    BautzenFinalCount finalCount) {
  static Sections of(BautzenTheatre theatre) {
    Lines lines = new Lines(theatre);
    Casualties casualties = CounterFaces.casualties(theatre);
    Want want = new Want(theatre, lines, casualties);
    Command command = new Command(theatre);
    ColumnUse columns = new ColumnUse(theatre, command, lines);
    Stacks stacks = new Stacks(theatre);
    Arrivals arrivals = new Arrivals(theatre);
    Places places = new Places(theatre);
    Walk walk =
        new Walk(
            theatre,
            casualties,
            new EntryEffects(List.of(new ColumnCapture(theatre, casualties), places)));
    return new Sections(
        theatre,
        new Beginning(theatre, places),
        lines,
        want,
        command,
        columns,
        stacks,
        arrivals,
        new MovementSection(theatre, stacks, want, lines, arrivals, walk),
        new CombatSection(theatre, stacks, command, lines, casualties, columns, walk),
        new BautzenFinalCount(theatre, lines));
  }
}
