package stavka.guderian.victory;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.Outlook;
import stavka.engine.value.Side;
import stavka.guderian.model.Charts;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;

/** What wins, and how it stands towards that. */
@Rule({"15.0", "15.1", "15.2"})
public record Prospects(GuderianTheatre theatre, Places places) {
  public Outlook of(Position position) {
    return new Outlook(
        theatre.charts().levels(), lines(position), awards(position), objectives(position));
  }

  private List<Outlook.Line> lines(Position position) {
    List<Outlook.Line> lines = new ArrayList<>();
    if (position.turn() <= theatre.charts().turns()) {
      for (Charts.Place place : places.held(position)) {
        lines.add(new Outlook.Line(Side.AXIS, place.id(), place.points(), "15.1"));
      }
    }
    return lines;
  }

  @Rule({"15.12", "14.24"})
  private List<Outlook.Award> awards(Position position) {
    int division = position.ledger(Ledger.POINTS_PER_DIVISION);
    return List.of(
        new Outlook.Award("called", Side.AXIS, theatre.charts().callPrice().each(), "14.24"),
        new Outlook.Award("city-retaken", Side.SOVIET, theatre.charts().retakenPoints(), "15.12"),
        new Outlook.Award("german-division", Side.SOVIET, division, "15.12"));
  }

  /** A place counts for the German alone; while it does not, it is denied to him. */
  private List<Outlook.Objective> objectives(Position position) {
    List<Outlook.Objective> objectives = new ArrayList<>();
    for (int i = 0; i < theatre.charts().places().size(); i++) {
      Charts.Place place = theatre.charts().places().get(i);
      Side holder = places.german(position, i) ? null : Side.SOVIET;
      objectives.add(
          new Outlook.Objective(
              place.id(),
              place.hexes(),
              place.points(),
              places.held(position, i) ? Side.AXIS : holder));
    }
    return objectives;
  }
}
