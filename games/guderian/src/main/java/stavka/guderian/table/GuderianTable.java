package stavka.guderian.table;

import java.util.Optional;
import stavka.engine.play.Messages;
import stavka.engine.play.Sequence;
import stavka.engine.position.Position;
import stavka.engine.table.Outlook;
import stavka.engine.table.Overlay;
import stavka.engine.table.Viewer;
import stavka.engine.value.Side;
import stavka.formats.GameFiles;
import stavka.formats.map.MapSheet;
import stavka.guderian.combat.GuderianCasualties;
import stavka.guderian.model.Charts;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.movement.FirstTurn;
import stavka.guderian.movement.GuderianMarchRules;
import stavka.guderian.supply.GuderianSupply;
import stavka.guderian.victory.GuderianFinalCount;
import stavka.guderian.victory.Places;
import stavka.guderian.victory.Prospects;
import stavka.operational.movement.March;
import stavka.operational.table.BoardOverlays;
import stavka.operational.table.OperationalTable;
import stavka.panzer.table.CommandPost;

/** What Guderian lays on the table. */
public final class GuderianTable extends OperationalTable {
  private final GuderianTheatre theatre;
  private final GuderianSupply supply;
  private final March march;
  private final SupplyLines supplyLines;
  private final Prospects prospects;

  public GuderianTable(
      GameFiles files,
      MapSheet sheet,
      GuderianTheatre theatre,
      Sequence sequence,
      GuderianSupply supply,
      GuderianCasualties losses,
      GuderianFinalCount finalCount) {
    super(
        files,
        sheet,
        theatre,
        new Charts(theatre.charts().combatTable(), theatre.charts().dates()),
        sequence,
        new ViewMaker(Messages.beside(files.game()), theatre, supply, losses, finalCount));
    this.theatre = theatre;
    this.supply = supply;
    this.march = new March(theatre, new GuderianMarchRules(theatre, new FirstTurn(theatre)));
    this.supplyLines = new SupplyLines(theatre, supply);
    this.prospects = new Prospects(theatre, new Places(theatre, supply));
  }

  @Override
  public Optional<Outlook> outlook(Position position) {
    return Optional.of(prospects.of(position));
  }

  @Override
  protected Overlay supply(Position position, Viewer viewer) {
    return supplyLines.of(position, viewer);
  }

  @Override
  protected Overlay command(Position position) {
    return CommandPost.overlay(supplyLines.posts(position));
  }

  @Override
  protected Overlay threat(Position position, int unit) {
    return BoardOverlays.threat(
        theatre, march, position, unit, mover -> supply.supplied(position, mover));
  }

  /** West of column 03 everything is German from the first. */
  @Override
  protected Side firstHolder(int hex) {
    return theatre.ground().farWest(hex) ? Side.AXIS : Side.SOVIET;
  }
}
