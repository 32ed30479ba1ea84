package stavka.kharkov.victory;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.Outlook;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.Charts;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.supply.KharkovSupply;

/** What wins, and how it stands towards that. */
@Rule("17.0")
public record Prospects(KharkovTheatre theatre, KharkovFinalCount count, CityControl control) {
  private static final int LOWEST = -999;

  public Prospects(KharkovTheatre theatre, KharkovSupply supply, KharkovFinalCount count) {
    this(theatre, count, new CityControl(theatre, supply));
  }

  public Outlook of(Position position) {
    return new Outlook(levels(), lines(position), awards(), objectives(position));
  }

  /** Both sides' levels on one scale: a Soviet one begins where the next better one ends. */
  private List<Outlook.Level> levels() {
    List<Outlook.Level> each = theatre.charts().levels();
    List<Outlook.Level> levels = new ArrayList<>();
    for (int i = each.size() - 1; i >= 0; i--) {
      int from = i == each.size() - 1 ? LOWEST : 1 - each.get(i + 1).from();
      levels.add(new Outlook.Level(each.get(i).id(), i == 0 ? null : Side.SOVIET, from));
    }
    for (Outlook.Level level : each.subList(1, each.size())) {
      levels.add(new Outlook.Level(level.id(), Side.AXIS, level.from()));
    }
    return levels;
  }

  /** Once all is counted, it has been scored. */
  private List<Outlook.Line> lines(Position position) {
    List<Outlook.Line> lines = new ArrayList<>();
    if (position.turn() <= theatre.charts().turns()) {
      for (Side side : Side.values()) {
        count
            .awards(position, side)
            .forEach(
                (reason, points) ->
                    lines.add(
                        new Outlook.Line(
                            side, reason, points, theatre.charts().award(reason).rule())));
      }
    }
    return lines;
  }

  private List<Outlook.Award> awards() {
    return theatre.charts().awards().values().stream()
        .map(award -> new Outlook.Award(award.id(), scorer(award), award.points(), award.rule()))
        .toList();
  }

  /** A city is whoever's holds it; whoever loses units pays the other side. */
  @Rule({"17.1", "17.2", "17.3"})
  private static @Nullable Side scorer(Charts.Award award) {
    if (award.rule().equals("17.1")) {
      return null;
    }
    return award.rule().equals("17.3") ? Side.AXIS : Side.SOVIET;
  }

  private List<Outlook.Objective> objectives(Position position) {
    List<Outlook.Objective> objectives = new ArrayList<>();
    for (String city : KharkovFinalCount.CITIES) {
      Side soviet = control.soviet(position, city) ? Side.SOVIET : null;
      objectives.add(
          new Outlook.Objective(
              city,
              Ints.of(theatre.ground().city(city).toArray()),
              theatre.charts().points("control-" + city),
              control.axis(position, city) ? Side.AXIS : soviet));
    }
    return objectives;
  }
}
