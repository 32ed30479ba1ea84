package stavka.guderian.table;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.table.Panel;
import stavka.engine.table.Panel.Cell;
import stavka.engine.table.Panel.Row;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.guderian.interdiction.RailPassing;
import stavka.guderian.model.Box;
import stavka.guderian.model.GuderianPieces;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Interdictions;
import stavka.guderian.model.Kind;
import stavka.guderian.model.Ledger;
import stavka.guderian.victory.Places;

/** What Guderian shows beside the map: interdiction, leaders, and the pool with its dead pile. */
record Panels(GuderianTheatre theatre, RailPassing passing, int smolensk) {
  Panels(GuderianTheatre theatre, RailPassing passing) {
    this(theatre, passing, theatre.charts().place(Places.SMOLENSK));
  }

  List<Panel> of(Position position) {
    List<Panel> panels = new ArrayList<>();
    panels.add(interdiction(position));
    if (position.ledger(Ledger.RAIL_PASSING) != 0) {
      panels.add(railways(position));
    }
    panels.add(leaders(position));
    panels.add(pool(position));
    return panels;
  }

  private Panel railways(Position position) {
    Ints cuts = passing.cuts(position);
    Ints mended = passing.mended(position);
    return new Panel(
        "rail-passing",
        Panel.Place.TAB,
        null,
        "6.37",
        List.of(),
        List.of(
            Row.of(
                "rail-passed",
                new Cell.Share(cuts.size(), theatre.limits().cutsInPassing()),
                new Cell.Hexes(cuts)),
            Row.of("rail-under-repair", new Cell.Count(mended.size()), new Cell.Hexes(mended))));
  }

  private Panel interdiction(Position position) {
    Ints german = Interdictions.german(position);
    Ints soviet = Interdictions.soviet(position);
    return new Panel(
        "interdiction",
        Panel.Place.TAB,
        null,
        "13.0",
        List.of(),
        List.of(
            Row.of(
                "axis-interdiction",
                new Cell.Share(german.size(), theatre.limits().interdiction().german()),
                new Cell.Hexes(german)),
            Row.of("soviet-marker", new Cell.Count(soviet.size()), new Cell.Hexes(soviet)),
            Row.of(
                "soviet-interdictions",
                new Cell.Share(
                    position.ledger(Ledger.SOVIET_INTERDICTIONS),
                    theatre.limits().interdiction().sovietTurns()),
                new Cell.Blank()),
            Row.of(
                Places.heldLastTurn(position, smolensk) ? "east-open" : "east-shut",
                List.of(Detail.number(theatre.limits().interdiction().lastColumn())))));
  }

  private Panel leaders(Position position) {
    List<Row> rows = new ArrayList<>();
    for (int leader : theatre.pieces().commanders()) {
      if (position.onMap(leader)) {
        rows.add(row(leader, new Cell.Hexes(Ints.of(position.place(leader)))));
      } else if (position.inBox(leader, Box.ELIMINATED)) {
        rows.add(row(leader, word("leader-lost")).in(Panel.Tone.BAD));
      }
    }
    return new Panel(
        "leaders",
        Panel.Place.TAB,
        Side.SOVIET,
        "10.0",
        List.of("leader-radius", "leader-place"),
        rows);
  }

  private Row row(int leader, Cell where) {
    int radius = theatre.roster().get(leader).rating();
    return Row.of("leader-name", List.of(Detail.unit(leader)), new Cell.Count(radius), where);
  }

  private static Cell word(String code) {
    return new Cell.Words(code, List.of());
  }

  /** How many counters are left to draw, which anyone can work out, and how many lie dead. */
  private Panel pool(Position position) {
    List<Row> rows = new ArrayList<>();
    for (Kind kind : List.of(Kind.RIFLE, Kind.TANK, Kind.MECH)) {
      rows.add(
          Row.of(
              Node.written(kind),
              new Cell.Count(count(position, kind, Box.POOL)),
              new Cell.Count(count(position, kind, Box.ELIMINATED))));
    }
    rows.add(
        Row.of(
            "called",
            new Cell.Share(
                position.ledger(Ledger.CALLED), theatre.pieces().schedule().southWest().inAll()),
            new Cell.Blank()));
    return new Panel(
        "pool", Panel.Place.TAB, Side.SOVIET, "12.4", List.of("pool-left", "pool-dead"), rows);
  }

  private int count(Position position, Kind kind, int box) {
    GuderianPieces pieces = theatre.pieces();
    return pieces.where(unit -> pieces.kind(unit) == kind && position.inBox(unit, box)).size();
  }
}
