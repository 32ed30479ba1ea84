package stavka.kharkov.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.table.View;
import stavka.kharkov.combat.Casualties;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.movement.Sector;
import stavka.kharkov.supply.Supply;
import stavka.kharkov.victory.FinalCount;
import stavka.kharkov.victory.Score;
import stavka.panzer.movement.Allowance;
import stavka.panzer.movement.PhaseRole;

/** Puts together what both sides may see of a position, field by field. */
final class ViewMaker {
  private final Theatre theatre;
  private final Pieces pieces;
  private final Supply supply;
  private final Sector sector;
  private final Casualties casualties;
  private final FinalCount finalCount;
  private final Boxes boxes;
  private final Allowance allowance;

  ViewMaker(
      Theatre theatre, Supply supply, Sector sector, Casualties casualties, FinalCount finalCount) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
    this.sector = sector;
    this.casualties = casualties;
    this.finalCount = finalCount;
    this.boxes = new Boxes(theatre);
    this.allowance = new Allowance(pieces);
  }

  View view(Position position, String phase) {
    Score score = finalCount.score(position);
    return new View(
        phase,
        units(position, PhaseRole.of(phase).orElse(null)),
        boxes.of(position),
        hexMarks(position),
        facts(position),
        score.axis(),
        score.soviet());
  }

  private List<View.Piece> units(Position position, @Nullable PhaseRole role) {
    List<View.Piece> units = new ArrayList<>();
    for (int hex = 0; hex < position.grid().size(); hex++) {
      if (!position.vacant(hex)) {
        Ints stack = position.stack(hex);
        for (int i = stack.size() - 1; i >= 0; i--) {
          units.add(piece(position, role, stack.get(i), hex));
        }
      }
    }
    return units;
  }

  private View.Piece piece(Position position, @Nullable PhaseRole role, int unit, int hex) {
    boolean moves = role != null && role.side() == pieces.side(unit);
    boolean known = pieces.kind(unit).combat() && !pieces.untried(position, unit);
    return new View.Piece(
        unit,
        hex,
        known ? pieces.attack(position, unit) : null,
        known ? pieces.defence(position, unit) : null,
        pieces.movement(position, unit),
        moves ? allowance.halfPoints(position, unit) / 2 : null,
        known ? casualties.steps(position, unit) : null,
        marks(position, unit));
  }

  private List<String> marks(Position position, int unit) {
    List<String> marks = new ArrayList<>();
    mark(marks, "moved", position.has(unit, State.MOVED));
    mark(marks, "fought", position.has(unit, State.ATTACKED));
    mark(marks, "disrupted", position.has(unit, State.DISRUPTED));
    mark(marks, "unsupplied", position.turn() > 0 && unsupplied(position, unit));
    mark(marks, "entrenched", position.has(unit, State.ENTRENCHED));
    mark(marks, "untried", pieces.untried(position, unit));
    mark(marks, "inactive", pieces.kind(unit) == Kind.HQ && !position.has(unit, State.ACTIVE));
    mark(marks, "guest", position.has(unit, State.GUEST));
    mark(marks, "waiting", position.turn() > 0 && sector.waits(position, unit));
    return marks;
  }

  private boolean unsupplied(Position position, int unit) {
    return pieces.kind(unit).combat() && !supply.supplied(position, unit);
  }

  private static void mark(List<String> marks, String mark, boolean shows) {
    if (shows) {
      marks.add(mark);
    }
  }

  private List<View.HexMark> hexMarks(Position position) {
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

  private static List<View.Fact> facts(Position position) {
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
