package stavka.kharkov.movement;

import java.util.List;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.sector.Sector;
import stavka.panzer.movement.MarchMode;
import stavka.panzer.movement.MoveRules;

/** Section 6 of the book, put together: who moves, and in which ways. */
@Rule("6.0")
public final class Movement {
  private final Group group;
  private final MoveRules rules;

  public Movement(Theatre theatre, Sector sector) {
    this.group = new Group(theatre, sector);
    March march = new March(theatre, sector);
    Infiltration infiltration = new Infiltration(theatre, march);
    this.rules =
        new MoveRules(
            theatre,
            group,
            march,
            List.of(
                new Disengagement(theatre),
                infiltration,
                new MarchMode(theatre, march),
                new Rail(theatre)),
            new Overruns(theatre, group, march, sector, infiltration),
            new Entry(theatre));
  }

  public Group group() {
    return group;
  }

  public MoveRules rules() {
    return rules;
  }
}
