package stavka.kharkov.movement;

import java.util.List;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.sector.Sector;
import stavka.operational.movement.MarchMode;
import stavka.operational.movement.MoveRules;

/** Section 6 of the book, put together: who moves, and in which ways. */
@Rule("6.0")
public final class Movement {
  private final KharkovMovers group;
  private final MoveRules rules;

  public Movement(KharkovTheatre theatre, Sector sector) {
    this.group = new KharkovMovers(theatre, sector);
    KharkovMarch march = new KharkovMarch(theatre, sector);
    InfiltrateMode infiltration = new InfiltrateMode(theatre, march);
    this.rules =
        new MoveRules(
            theatre,
            group,
            march,
            List.of(
                new DisengageMode(theatre),
                infiltration,
                new MarchMode(theatre, march),
                new KharkovRailMode(theatre)),
            new KharkovOverruns(theatre, group, march, sector, infiltration),
            new KharkovEntrances(theatre));
  }

  public KharkovMovers group() {
    return group;
  }

  public MoveRules rules() {
    return rules;
  }
}
