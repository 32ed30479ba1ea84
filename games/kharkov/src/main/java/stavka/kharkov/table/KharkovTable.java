package stavka.kharkov.table;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import stavka.engine.play.Messages;
import stavka.engine.play.Sequence;
import stavka.engine.position.Position;
import stavka.engine.table.Outlook;
import stavka.engine.table.Overlay;
import stavka.engine.table.Viewer;
import stavka.engine.value.Side;
import stavka.formats.GameFiles;
import stavka.formats.map.MapSheet;
import stavka.kharkov.combat.KharkovCasualties;
import stavka.kharkov.model.Charts;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.kharkov.movement.KharkovMarchRules;
import stavka.kharkov.sector.Sector;
import stavka.kharkov.supply.KharkovSupply;
import stavka.kharkov.victory.KharkovFinalCount;
import stavka.kharkov.victory.Prospects;
import stavka.operational.movement.March;
import stavka.operational.table.BoardOverlays;
import stavka.operational.table.OperationalTable;
import stavka.panzer.table.CommandPost;

/** What Kharkov lays on the table. */
public final class KharkovTable extends OperationalTable {
  private final KharkovTheatre theatre;
  private final KharkovSupply supply;
  private final March march;
  private final SupplyLines supplyLines;
  private final Prospects prospects;

  public KharkovTable(
      GameFiles files,
      MapSheet sheet,
      KharkovTheatre theatre,
      Sequence sequence,
      KharkovSupply supply,
      Sector sector,
      KharkovCasualties casualties,
      KharkovFinalCount finalCount) {
    super(
        files,
        sheet,
        theatre,
        new Charts(theatre.charts().combatTable(), theatre.charts().dates()),
        sequence,
        new ViewMaker(
            Messages.beside(files.game()), theatre, supply, sector, casualties, finalCount));
    this.theatre = theatre;
    this.supply = supply;
    this.march = new March(theatre, new KharkovMarchRules(theatre, sector));
    this.supplyLines = new SupplyLines(theatre, supply);
    this.prospects = new Prospects(theatre, supply, finalCount);
  }

  @Override
  public Optional<Outlook> outlook(Position position) {
    return Optional.of(prospects.of(position));
  }

  /** The units of the southern sector wait wherever they stand until it wakes [6.51]. */
  @Override
  public SortedMap<String, String> instantMarks() {
    SortedMap<String, String> marks = super.instantMarks();
    marks.put("waiting", "6.51");
    return marks;
  }

  @Override
  protected Overlay supply(Position position, Viewer viewer) {
    return supplyLines.of(position, viewer);
  }

  @Override
  protected Overlay command(Position position) {
    List<CommandPost> posts = supplyLines.posts(position);
    return CommandPost.overlay(posts);
  }

  @Override
  protected Overlay threat(Position position, int unit) {
    return BoardOverlays.threat(
        theatre,
        march,
        position,
        unit,
        mover -> theatre.pieces().kind(mover) == Kind.HQ || supply.supplied(position, mover));
  }

  /** The side that held it on 12 May. */
  @Override
  protected Side firstHolder(int hex) {
    return theatre.ground().onBank(Side.AXIS, hex) ? Side.AXIS : Side.SOVIET;
  }
}
