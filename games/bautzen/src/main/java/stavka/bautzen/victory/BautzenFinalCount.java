package stavka.bautzen.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Box;
import stavka.bautzen.model.Charts;
import stavka.bautzen.model.Kind;
import stavka.bautzen.model.ScenarioPlan;
import stavka.bautzen.supply.Lines;
import stavka.engine.event.Scored;
import stavka.engine.play.Verdict;
import stavka.engine.position.Derived;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.Outlook;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.victory.FinalCount;
import stavka.operational.victory.Score;

/** The points of both sides, as they stand and at the end. */
@Rule("12.5")
public final class BautzenFinalCount implements FinalCount {
  private static final Derived<List<Outlook.Line>> LINES = new Derived<>();
  private static final String LEVELS = "12.5";

  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final Charts.Victory victory;
  private final Lines lines;

  public BautzenFinalCount(BautzenTheatre theatre, Lines lines) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.victory = theatre.charts().victory();
    this.lines = lines;
  }

  /** Everything that would score now, with its reason; nothing once the match is over. */
  public List<Outlook.Line> lines(Position position) {
    return position.turn() > theatre.plan(position).lastTurn()
        ? List.of()
        : LINES.of(position, this::count);
  }

  private List<Outlook.Line> count(Position position) {
    List<Outlook.Line> found = new ArrayList<>();
    for (Side side : Side.values()) {
      places(position, side, found);
      formations(position, side, found);
    }
    berlin(position, found);
    return found;
  }

  @Rule({"12.1", "12.2"})
  private void places(Position position, Side side, List<Outlook.Line> found) {
    for (Charts.Place place : victory.places()) {
      if (place.each()) {
        int points = place.points(side) * Places.held(position, place, side);
        add(found, side, "points-dresden", points, "12.2");
      } else if (Places.holder(position, place) == side) {
        add(found, side, place.id(), place.points(side), "12.1");
      }
    }
  }

  /** What a side has for the units its enemy has lost. */
  @Rule("12.3")
  private void formations(Position position, Side side, List<Outlook.Line> found) {
    ScenarioPlan plan = theatre.plan(position);
    int broken = 0;
    for (Ints formation : pieces.formations()) {
      Ints units = formation.filter(unit -> !pieces.kind(unit).headquarters() && plan.has(unit));
      if (units.size() > 1
          && pieces.side(units.first()) != side
          && units.all(unit -> position.inBox(unit, Box.ELIMINATED))) {
        broken++;
      }
    }
    add(found, side, "points-formation", broken * victory.formation(), "12.3");
    for (Map.Entry<Integer, Integer> single : victory.units().entrySet()) {
      int unit = single.getKey();
      if (pieces.side(unit) != side && position.inBox(unit, Box.ELIMINATED)) {
        add(found, side, "points-1-kp", single.getValue(), "12.3");
      }
    }
    int staffs =
        pieces
            .headquarters()
            .filter(hq -> pieces.side(hq) != side && position.inBox(hq, Box.ELIMINATED))
            .size();
    add(found, side, "points-headquarters", staffs * victory.headquarters(), "12.3");
  }

  /** German armour in supply on the way to Berlin. */
  @Rule("12.4")
  private void berlin(Position position, List<Outlook.Line> found) {
    int there = 0;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == Side.AXIS
          && pieces.is(unit, Kind.ARMOUR)
          && position.onMap(unit)
          && victory.berlin().contains(position.place(unit))
          && lines.supplied(position, unit)) {
        there++;
      }
    }
    add(found, Side.AXIS, "points-berlin", there * victory.berlinEach(), "12.4");
  }

  private static void add(
      List<Outlook.Line> found, Side side, String reason, int points, String rule) {
    if (points > 0) {
      found.add(new Outlook.Line(side, reason, points, rule));
    }
  }

  @Override
  public Score score(Position position) {
    return position.turn() > theatre.plan(position).lastTurn()
        ? Score.read(position, BautzenMarks.FINAL_AXIS, BautzenMarks.FINAL_SOVIET)
        : new Score(sum(position, Side.AXIS), sum(position, Side.SOVIET));
  }

  private int sum(Position position, Side side) {
    return lines(position).stream()
        .filter(line -> line.side() == side)
        .mapToInt(Outlook.Line::points)
        .sum();
  }

  /** After the last turn the points are written down. */
  @Rule("2.C")
  public void endOfTurn(Draft draft) {
    Position last = draft.view();
    if (last.turn() == theatre.plan(last).lastTurn()) {
      for (Outlook.Line line : lines(last)) {
        draft.say(new Scored(line.side(), line.points(), line.reason(), line.rule()));
      }
      score(last).write(draft, BautzenMarks.FINAL_AXIS, BautzenMarks.FINAL_SOVIET);
    }
  }

  /** Who has won, and how far. */
  @Override
  @Rule("12.5")
  public Verdict verdict(Position position) {
    Score score = score(position);
    Outlook.Level reached =
        Outlook.Level.reached(theatre.plan(position).levels(), score.axis() - score.soviet());
    return new Verdict(reached.winner(), reached.id(), score.axis(), score.soviet(), LEVELS);
  }

  /** What wins, and how it stands towards that. */
  public Outlook outlook(Position position) {
    ScenarioPlan plan = theatre.plan(position);
    List<Outlook.Award> awards = new ArrayList<>();
    List<Outlook.Objective> objectives = new ArrayList<>();
    for (Charts.Place place : victory.places()) {
      if (place.hexes().all(plan::covers)) {
        int points = Math.max(place.axis(), place.soviet());
        Side only = place.axis() == 0 ? Side.SOVIET : place.soviet() == 0 ? Side.AXIS : null;
        Side holder = Places.holder(position, place);
        String rule = place.each() ? "12.2" : "12.1";
        String reason = place.each() ? "points-dresden" : place.id();
        awards.add(new Outlook.Award(reason, only, points, rule));
        boolean scores = holder != null && place.points(holder) > 0;
        objectives.add(
            new Outlook.Objective(place.id(), place.hexes(), points, scores ? holder : null));
      }
    }
    awards.add(new Outlook.Award("points-formation", null, victory.formation(), "12.3"));
    awards.add(new Outlook.Award("points-headquarters", null, victory.headquarters(), "12.3"));
    victory
        .units()
        .values()
        .forEach(points -> awards.add(new Outlook.Award("points-1-kp", Side.AXIS, points, "12.3")));
    if (plan.covers(victory.berlin().first())) {
      awards.add(new Outlook.Award("points-berlin", Side.AXIS, victory.berlinEach(), "12.4"));
    }
    return new Outlook(plan.levels(), lines(position), awards, objectives);
  }
}
