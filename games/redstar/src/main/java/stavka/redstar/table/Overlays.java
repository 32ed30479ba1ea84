package stavka.redstar.table;

import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.table.Overlay;
import stavka.engine.table.Overlay.Line;
import stavka.engine.table.Overlay.Spot;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.movement.March;
import stavka.operational.table.BoardOverlays;
import stavka.operational.table.OperationalTable;
import stavka.operational.table.SupplyOverlay;
import stavka.redstar.air.AirSection;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.SupplyState;
import stavka.redstar.movement.RedStarMarchRules;
import stavka.redstar.supply.Supply;

/** Supply lines, the radii of leaders and air fleets, the reach of a unit. */
record Overlays(RedStarTheatre theatre, RedStarPieces pieces, Supply supply, March march) {
  Overlays(RedStarTheatre theatre, Supply supply) {
    this(theatre, theatre.pieces(), supply, new March(theatre, new RedStarMarchRules(theatre)));
  }

  OperationalTable.Overlays all() {
    return new OperationalTable.Overlays(
        this::supply,
        this::command,
        this::threat,
        // The border of 1941 decides.
        hex -> theatre.ground().inSovietUnion(hex) ? Side.SOVIET : Side.AXIS);
  }

  /** The line of each unit as it would be judged now, or that there is none. */
  private Overlay supply(Position position, Viewer viewer) {
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
  private Overlay command(Position position) {
    List<Spot> spots = new ArrayList<>();
    for (int hex = 0; hex < position.grid().size(); hex++) {
      int help = 0;
      for (int unit : pieces.onMap(position, Kind.LEADER)) {
        if (position.distance(unit, hex) <= theatre.charts().limits().combat().leaderRange()) {
          help = Math.max(help, pieces.rating(unit));
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
  private Overlay threat(Position position, int unit) {
    Draft draft = position.edit();
    draft.set(unit, RedStarMarks.SUPPLY, supply.judge(position, unit).ordinal());
    return BoardOverlays.reach(
        march.field(draft.view(), unit, position.place(unit), 0), pieces.side(unit));
  }
}
