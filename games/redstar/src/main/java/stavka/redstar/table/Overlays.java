package stavka.redstar.table;

import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.move.MoveField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.table.FrontLine;
import stavka.engine.table.Overlay;
import stavka.engine.table.Overlay.Line;
import stavka.engine.table.Overlay.Spot;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.movement.March;
import stavka.operational.table.SupplyOverlay;
import stavka.redstar.air.AirSection;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.SupplyState;
import stavka.redstar.movement.RedStarMarchRules;
import stavka.redstar.supply.Supply;

/** Zones, supply lines, the radii of leaders and air fleets, the reach of a unit, the front. */
public final class Overlays {
  private final RedStarTheatre theatre;
  private final RedStarPieces pieces;
  private final Supply supply;
  private final March march;

  public Overlays(RedStarTheatre theatre, Supply supply) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
    this.march = new March(theatre, new RedStarMarchRules(theatre));
  }

  Overlay zones(Position position) {
    Board board = theatre.board(position);
    List<Spot> spots = new ArrayList<>();
    for (Side side : Side.values()) {
      for (int hex = 0; hex < position.grid().size(); hex++) {
        if (board.inZoneOf(side, hex)) {
          spots.add(new Spot(hex, null, side));
        }
      }
    }
    return new Overlay(spots, List.of());
  }

  /** The line of each unit as it would be judged now, or that there is none. */
  Overlay supply(Position position, Viewer viewer) {
    return SupplyOverlay.each(
        pieces.roster(),
        position,
        viewer,
        unit -> !pieces.kind(unit).shadow(),
        unit -> {
          SupplyState state = supply.judge(position, unit);
          boolean ok = state == SupplyState.SUPPLIED;
          Objection why = ok ? null : Objection.of("10.0.3", "supply-" + name(state), unit(unit));
          return new Line(Ints.of(unit), supply.line(position, unit), ok, why);
        });
  }

  static String name(SupplyState state) {
    return switch (state) {
      case SUPPLIED -> "full";
      case EMERGENCY -> "emergency";
      case LACK -> "lack";
      case NONE -> "none";
    };
  }

  /** The hexes in which leaders help attacks, with what they add, and those under air fleets. */
  Overlay command(Position position) {
    List<Spot> spots = new ArrayList<>();
    for (int hex = 0; hex < position.grid().size(); hex++) {
      int help = 0;
      for (int unit = 0; unit < pieces.count(); unit++) {
        if (position.onMap(unit)
            && pieces.is(unit, Kind.LEADER)
            && position.grid().distance(hex, position.place(unit))
                <= theatre.charts().limits().combat().leaderRange()) {
          help = Math.max(help, pieces.counter(unit).rating());
        }
      }
      if (help > 0) {
        spots.add(new Spot(hex, help, Side.SOVIET));
      } else if (AirSection.covers(theatre, position, hex)) {
        spots.add(new Spot(hex, null, Side.AXIS));
      }
    }
    return new Overlay(spots, List.of());
  }

  /** Where a unit could march to if its phase began now. */
  Overlay threat(Position position, int unit) {
    if (unit < 0 || unit >= pieces.count() || !position.onMap(unit)) {
      return new Overlay(List.of(), List.of());
    }
    Draft draft = position.edit();
    draft.set(unit, RedStarMarks.SUPPLY, supply.judge(position, unit).ordinal());
    MoveField field = march.field(draft.view(), unit, position.place(unit), 0);
    List<Spot> spots = new ArrayList<>();
    for (int i = 0; i < field.size(); i++) {
      spots.add(new Spot(field.hex(i), field.cost(field.hex(i)), pieces.side(unit)));
    }
    return new Overlay(spots, List.of());
  }

  /** The front, the border of 1941 deciding where both are as near. */
  Overlay front(Position position) {
    return FrontLine.of(
        position.grid(),
        theatre.board(position)::holds,
        hex -> theatre.ground().inSovietUnion(hex) ? Side.SOVIET : Side.AXIS);
  }
}
