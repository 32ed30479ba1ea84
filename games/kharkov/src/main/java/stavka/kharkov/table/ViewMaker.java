package stavka.kharkov.table;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.play.Messages;
import stavka.engine.position.Position;
import stavka.engine.table.Panel;
import stavka.engine.table.View;
import stavka.engine.value.Ints;
import stavka.kharkov.combat.KharkovCasualties;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.sector.Sector;
import stavka.kharkov.supply.KharkovSupply;
import stavka.kharkov.victory.KharkovFinalCount;
import stavka.operational.table.OpenView;

/** What Kharkov shows of a position beside its counters: boxes, cities, air points and the like. */
final class ViewMaker extends OpenView {
  private final KharkovTheatre theatre;
  private final KharkovPieces pieces;
  private final Sector sector;
  private final Boxes boxes;
  private final Panels panels;

  ViewMaker(
      Messages messages,
      KharkovTheatre theatre,
      KharkovSupply supply,
      Sector sector,
      KharkovCasualties casualties,
      KharkovFinalCount finalCount) {
    super(theatre, supply, casualties, finalCount);
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.sector = sector;
    this.boxes = new Boxes(theatre, messages);
    this.panels = new Panels(theatre);
  }

  @Override
  protected List<View.Box> boxes(Position position) {
    return boxes.of(position);
  }

  @Override
  protected void markFurther(Position position, int unit, List<String> marks) {
    mark(marks, "entrenched", position.has(unit, KharkovMarks.ENTRENCHED));
    mark(
        marks,
        "inactive",
        pieces.kind(unit) == Kind.HQ && !position.has(unit, KharkovMarks.ACTIVE));
    mark(marks, "waiting", position.turn() > 0 && sector.waits(position, unit));
  }

  @Override
  protected List<View.HexMark> hexMarks(Position position) {
    List<View.HexMark> marks = new ArrayList<>();
    Ints cities = theatre.ground().cityHexes();
    for (int i = 0; i < cities.size(); i++) {
      int hex = cities.get(i);
      if (theatre.garrisoned(position, hex)) {
        marks.add(new View.HexMark(hex, "garrison", theatre.ground().garrison(hex)));
      }
      boolean soviet = (position.ledger(Ledger.CITIES_SOVIET) & (1 << i)) != 0;
      marks.add(new View.HexMark(hex, soviet ? "soviet-city" : "axis-city", 1));
    }
    return marks;
  }

  @Override
  protected List<Panel> panels(Position position) {
    return panels.of(position);
  }

  @Override
  protected List<View.Fact> facts(Position position) {
    return List.of(
        new View.Fact("axis-air", position.ledger(Ledger.AXIS_AIR)),
        new View.Fact("soviet-air", position.ledger(Ledger.SOVIET_AIR)),
        new View.Fact("south-woke", position.ledger(Ledger.SOUTH_WOKE)),
        new View.Fact("railed", position.ledger(Ledger.RAILED)),
        new View.Fact("committed", position.ledger(Ledger.COMMITTED)),
        new View.Fact("soviet-points", position.ledger(Ledger.SOVIET_POINTS)),
        new View.Fact("regiments-lost", position.ledger(Ledger.REGIMENTS_LOST)),
        new View.Fact("infantry-replacements", position.ledger(Ledger.INFANTRY_REPLACEMENTS)),
        new View.Fact("tank-replacements", position.ledger(Ledger.TANK_REPLACEMENTS)));
  }
}
