package stavka.rostov.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.table.Overlay;
import stavka.engine.table.Overlay.Line;
import stavka.engine.table.Overlay.Spot;
import stavka.engine.table.Viewer;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.movement.March;
import stavka.operational.table.BoardOverlays;
import stavka.operational.table.OperationalTable;
import stavka.operational.table.SupplyOverlay;
import stavka.rostov.air.AirReach;
import stavka.rostov.air.MissionKind;
import stavka.rostov.model.Kind;
import stavka.rostov.model.Raids;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.supply.RostovLines;

/** What can be laid over the map. */
public final class Overlays {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final RostovLines lines;
  private final March march;
  private final AirReach air;
  private final Raids raids;

  public Overlays(RostovTheatre theatre, RostovLines lines, March march, AirReach air) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.lines = lines;
    this.march = march;
    this.air = air;
    this.raids = new Raids(theatre);
  }

  OperationalTable.Overlays all() {
    return new OperationalTable.Overlays(
        this::supply, this::command, this::threat, this::flights, this::firstHolder);
  }

  /** The line of each unit as it would be judged now, and the sources that feed them. */
  @Rule({"6.1", "6.54"})
  private Overlay supply(Position position, Viewer viewer) {
    Overlay each =
        SupplyOverlay.each(
            theatre.roster(),
            position,
            viewer,
            unit -> pieces.combat(unit) && !pieces.flotilla(unit),
            unit -> line(position, unit));
    List<Spot> sources = new ArrayList<>();
    for (Side side : Side.values()) {
      if (viewer.follows(side)) {
        lines.edges(position, side).each(hex -> sources.add(new Spot(hex, null, side)));
      }
    }
    return new Overlay(sources, each.lines());
  }

  private Line line(Position position, int unit) {
    Trace field = lines.any(position, pieces.side(unit));
    int hex = position.place(unit);
    Ints way = field.reaches(hex) ? field.line(hex) : Ints.EMPTY;
    boolean fed = lines.supplied(position, unit);
    Objection none = fed ? null : theatre.cites().objection("supply-no-line", Detail.unit(unit));
    return new Line(Ints.EMPTY, way, fed, none);
  }

  /**
   * The hexes in range of each headquarters, those that are not operational paralyse theirs; and
   * where raids hamper the Soviets, with their level.
   */
  @Rule({"13.15", "13.21", "22.11", "22.22"})
  private Overlay command(Position position) {
    List<Line> posts = new ArrayList<>();
    for (int staff : pieces.commanders()) {
      if (position.onMap(staff)) {
        posts.add(
            new Line(
                Ints.of(staff),
                around(position, position.place(staff), theatre.charts().command().range()),
                pieces.commands(position, staff),
                null));
      }
    }
    List<Spot> hampered =
        raids.zone(position, Side.SOVIET).stream()
            .mapToObj(hex -> new Spot(hex, raids.level(position, hex), Side.SOVIET))
            .toList();
    return new Overlay(hampered, posts);
  }

  private Ints around(Position position, int hex, int range) {
    return Ints.of(HexSet.around(theatre.grid(), hex, range).toArray())
        .filter(theatre.plan(position)::covers);
  }

  /**
   * What a unit reaches: guns as far as they fire, headquarters as far as they command, supply
   * those it can serve, all others where they could march with their whole allowance.
   */
  @Rule({"15.31", "15.4", "22.11"})
  private Overlay threat(Position position, int unit) {
    int hex = position.place(unit);
    if (pieces.artillery(unit)) {
      return spots(around(position, hex, pieces.range(unit)), pieces.side(unit));
    }
    if (pieces.headquarters(unit)) {
      return spots(around(position, hex, theatre.charts().command().range()), pieces.side(unit));
    }
    if (pieces.column(unit)) {
      Ints served =
          around(position, hex, theatre.charts().supply().line())
              .filter(at -> lines.serves(position, unit, at));
      return spots(served, pieces.side(unit));
    }
    int whole = 2 * pieces.movement(position, unit);
    int spent = march.allowance(position, unit) - whole;
    return BoardOverlays.reach(march.field(position, unit, hex, spent), pieces.side(unit));
  }

  /**
   * Where an air unit can be sent now, and for each kind of mission the hexes in its range: a line
   * that is good for the mission that comes next.
   */
  @Rule({"13.13", "17.22", "17.23", "17.24", "17.25"})
  private Overlay flights(Position position, int unit) {
    if (pieces.kind(unit) != Kind.AIR) {
      return spots(Ints.EMPTY, pieces.side(unit));
    }
    List<Line> ranges = new ArrayList<>();
    Ints open = Ints.EMPTY;
    MissionKind next = air.now(position, unit);
    for (MissionKind kind : air.kinds(position, unit)) {
      Ints hexes = air.hexes(position, kind, unit);
      if (kind == next) {
        open = air.open(position, kind, unit, hexes);
      }
      if (!hexes.isEmpty()) {
        String code = "range-" + kind.name().toLowerCase(Locale.ROOT);
        ranges.add(new Line(Ints.of(unit), hexes, kind == next, theatre.cites().objection(code)));
      }
    }
    return new Overlay(spots(open, pieces.side(unit)).hexes(), ranges);
  }

  private static Overlay spots(Ints hexes, Side side) {
    return new Overlay(
        hexes.stream().mapToObj(hex -> new Spot(hex, null, side)).toList(), List.of());
  }

  /** Where both are as near, the hex is Soviet, as at the start. */
  private Side firstHolder(int hex) {
    return Side.SOVIET;
  }
}
