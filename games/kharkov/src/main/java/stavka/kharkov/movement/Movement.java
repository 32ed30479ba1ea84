package stavka.kharkov.movement;

import java.util.List;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.regiment.EntrenchmentEffect;
import stavka.kharkov.reserve.AlarmEffect;
import stavka.kharkov.sector.Sector;
import stavka.kharkov.victory.CityEffect;
import stavka.operational.board.EntryEffects;
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

  /**
   * What follows from units coming to a hex: cities change hands, the southern sector may wake,
   * reserves be set off, entrenchments given up.
   */
  @Rule({"6.53", "6.75", "15.23", "17.11"})
  public static EntryEffects entryEffects(KharkovTheatre theatre, Sector sector) {
    return new EntryEffects(
        List.of(
            new CityEffect(theatre), sector, new AlarmEffect(theatre), new EntrenchmentEffect()));
  }

  public KharkovMovers group() {
    return group;
  }

  public MoveRules rules() {
    return rules;
  }
}
