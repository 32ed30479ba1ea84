package stavka.kharkov.victory;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import stavka.engine.event.Scored;
import stavka.engine.play.Verdict;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.supply.KharkovSupply;
import stavka.operational.victory.FinalCount;
import stavka.operational.victory.Score;

/** The count of points at the end of the last turn, and who has won. */
@Rule("17.0")
public record KharkovFinalCount(KharkovTheatre theatre, CityControl control, Losses losses)
    implements FinalCount {
  static final List<String> CITIES = List.of("kharkov", "poltava", "dnepropetrovsk");

  public KharkovFinalCount(KharkovTheatre theatre, KharkovSupply supply) {
    this(theatre, new CityControl(theatre, supply), new Losses(theatre, supply));
  }

  /** Counts at the end of the last turn; before that it does nothing. */
  public void count(Draft draft) {
    if (draft.turn() != theatre.charts().turns()) {
      return;
    }
    Position position = draft.view();
    now(position).write(draft, Ledger.FINAL_AXIS, Ledger.FINAL_SOVIET);
    for (Side side : Side.values()) {
      awards(position, side)
          .forEach(
              (reason, points) -> {
                String rule = theatre.charts().award(reason).rule();
                draft.say(new Scored(side, points, reason, rule));
              });
    }
  }

  /** What would be counted for a side now, by reason. */
  @Rule({"17.1", "17.13", "17.25", "17.3"})
  public Map<String, Integer> awards(Position position, Side side) {
    boolean axis = side == Side.AXIS;
    Map<String, Integer> awards =
        new TreeMap<>(axis ? losses.sovietLosses(position) : losses.axisLosses(position));
    for (String city : CITIES) {
      if (axis ? control.axis(position, city) : control.soviet(position, city)) {
        awards.put("control-" + city, theatre.charts().points("control-" + city));
      }
    }
    return awards;
  }

  private static int sum(Map<String, Integer> awards) {
    return awards.values().stream().mapToInt(Integer::intValue).sum();
  }

  @Override
  public Score score(Position position) {
    return position.turn() > theatre.charts().turns()
        ? Score.read(position, Ledger.FINAL_AXIS, Ledger.FINAL_SOVIET)
        : now(position);
  }

  private Score now(Position position) {
    int soviet = position.ledger(Ledger.SOVIET_POINTS) + sum(awards(position, Side.SOVIET));
    return new Score(sum(awards(position, Side.AXIS)), soviet);
  }

  /** The smaller total is taken from the larger; the difference gives the level. */
  @Override
  @Rule("17.0")
  public Verdict verdict(Position position) {
    Score score = score(position);
    String level = theatre.charts().level(Math.abs(score.axis() - score.soviet()));
    Side leader = score.axis() > score.soviet() ? Side.AXIS : Side.SOVIET;
    return new Verdict(
        level.equals("draw") ? null : leader, level, score.axis(), score.soviet(), "17.0");
  }
}
