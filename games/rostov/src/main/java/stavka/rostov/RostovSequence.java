package stavka.rostov;

import static stavka.engine.value.Side.AXIS;
import static stavka.engine.value.Side.SOVIET;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import stavka.engine.play.Sequence;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.combat.Excess;
import stavka.operational.movement.ExtraOrder;
import stavka.operational.movement.Motion;
import stavka.rostov.air.AirDepartures;
import stavka.rostov.air.MissionKind;
import stavka.rostov.arrival.Departures;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.overrun.Overrunning;
import stavka.rostov.sequence.OrdersPhase;
import stavka.rostov.sequence.SettledPhase;
import stavka.rostov.special.Alarmed;

/**
 * The sequence of play: the strategic segment, that of the Axis, that of the Soviets, who have
 * their phases in another order, and the change of turns.
 */
@Rule({"3.12", "4.2", "20.0"})
final class RostovSequence {
  private final Sections s;
  private final boolean flown;
  private final ScenarioPlan plan;
  private final Sequence.Builder sequence;

  private RostovSequence(Sections sections, ScenarioPlan plan) {
    this.s = sections;
    this.flown = plan.air().flown();
    this.plan = plan;
    this.sequence = Sequence.of(plan.lastTurn()).everyTurn();
  }

  static Umpire umpire(Sections sections, ScenarioPlan plan) {
    RostovSequence made = new RostovSequence(sections, plan);
    made.strategicSegment();
    made.axisSegment();
    made.sovietSegment();
    made.changeOfTurns();
    return new Umpire(made.sequence.build(), frames(sections), "25.0");
  }

  private static Map<Class<? extends Frame>, Stage> frames(Sections s) {
    Map<Class<? extends Frame>, Stage> stages = new HashMap<>(s.combat().frameStages());
    stages.put(Excess.class, s.excess().stage());
    stages.put(Motion.class, new Alarmed(s.movement().motion(), s.special().garrisons()));
    stages.put(Overrunning.class, s.overruns().stage());
    stages.putAll(s.air().frameStages());
    return stages;
  }

  private void strategicSegment() {
    sequence
        .then("weather", null, "5.1", this::weather)
        .then("supply", null, "6.6", s.supply()::begin);
    for (Side side : List.of(AXIS, SOVIET)) {
      orders(
          id(side, "supply"),
          side,
          "6.53",
          draft -> draft.enter(RostovLedger.RELIEF_LEFT, 0),
          s.supply().orders(side));
    }
    sequence
        .then("supply-ends", null, "6.76", this::supplyEnds)
        .then("replacements", null, "7.12", s.rebuild().table()::receive);
    for (Side side : List.of(SOVIET, AXIS)) {
      replacements(side);
    }
    if (plan.callsAway()) {
      departures(AXIS);
      departures(SOVIET);
    }
    sequence.then("arrivals", null, "8.11", this::arrivals);
    orders("soviet-arrivals", SOVIET, "8.53", draft -> {}, List.of(s.levies()));
    if (flown) {
      sequence.then("air-readiness", null, "9.1", s.air()::prepare);
      missions("axis-interdiction", AXIS, MissionKind.INTERDICTION, "13.12");
      missions("soviet-interception", SOVIET, MissionKind.INTERCEPTION, "17.23");
      sequence.then("interdiction", null, "13.14", draft -> s.air().fight(draft, false, AXIS));
    }
  }

  private void missions(String id, Side side, MissionKind kind, String rule) {
    sequence.choose(id, side, rule, s.air().missions(id, side, kind, rule));
  }

  /** What must be used at once is used, or lost when the phase ends. */
  @Rule({"7.22", "7.24", "7.25", "7.26", "7.33"})
  private void replacements(Side side) {
    List<ExtraOrder> extras = new ArrayList<>(s.rebuild().orders(side));
    extras.add(s.air().points(side));
    orders(
        id(side, "replacements"),
        side,
        side == SOVIET ? "7.22" : "7.33",
        draft -> s.rebuild().table().lapse(draft, side),
        extras);
  }

  /** Who is called away goes; groups of the Axis come at will, those of the Soviets by an R. */
  @Rule({"7.26", "8.31", "8.32", "8.71", "8.72", "8.73"})
  private void departures(Side side) {
    Departures departures = s.special().departures(side);
    AirDepartures aircraft = s.air().departures(side);
    List<ExtraOrder> extras = new ArrayList<>(List.of(aircraft, departures));
    extras.addAll(side == AXIS ? List.of(s.special().groups(side)) : s.special().reserves());
    Consumer<Draft> ending =
        draft -> {
          aircraft.end(draft);
          departures.end(draft);
        };
    orders(id(side, "departures"), side, "8.71", ending, extras);
  }

  /** The track is a turn further before anything is said of the new turn. */
  @Rule({"5.1", "7.23", "23.34"})
  private void weather(Draft draft) {
    s.rebuild().beginTurn(draft);
    s.weather().determine(draft);
    s.special().flotillas().weather(draft);
  }

  @Rule({"6.76", "22.82"})
  private void supplyEnds(Draft draft) {
    s.supply().end(draft);
    s.special().garrisons().judged(draft);
  }

  private void axisSegment() {
    movement(
        AXIS,
        s.exits(),
        s.axisAir(),
        s.dumps(AXIS),
        s.replacements(AXIS).marking(),
        s.special().detaching(),
        s.special().recombining());
    attacks(AXIS);
    motorised(AXIS, s.special().recombining(), s.dumps(AXIS).merging());
    engineers(AXIS);
  }

  private void sovietSegment() {
    motorised(SOVIET, s.activation(), s.replacements(SOVIET).marking(), s.dumps(SOVIET).merging());
    attacks(SOVIET);
    movement(
        SOVIET,
        s.unknowns(),
        s.sovietAir(),
        s.sea(),
        s.dumps(SOVIET),
        s.special().zap(),
        s.special().fortress(),
        s.special().reservists());
    engineers(SOVIET);
  }

  private void changeOfTurns() {
    sequence.then("surrender", null, "21.0", s.surrender()::test);
    orders("recovery", SOVIET, "22.26", s.recovery()::roll, List.of(s.recovery()));
    sequence.then("end-of-turn", null, "4.2", this::endOfTurn);
  }

  @Rule({"4.2", "7.26"})
  private void endOfTurn(Draft draft) {
    s.rebuild().endTurn(draft);
    s.housekeeping().afterTurn(draft);
  }

  /** Attack points that have not come onto the map by its end are lost. */
  @Rule({"6.81", "10.1"})
  private void movement(Side side, ExtraOrder... extras) {
    moves(
        id(side, "movement"),
        side,
        "10.1",
        draft -> {
          s.points().lapse(draft, side);
          s.housekeeping().afterMovement(draft);
        },
        extras);
  }

  @Rule("10.2")
  private void motorised(Side side, ExtraOrder... extras) {
    moves(id(side, "motorised"), side, "10.2", s.housekeeping()::afterMovement, extras);
  }

  /** A side declares its attacks, the other reacts, and they are made. */
  @Rule({"12.0", "14.0", "15.0", "15.11", "17.24"})
  private void attacks(Side side) {
    Side enemy = side.enemy();
    String declaration = id(side, "declaration");
    sequence.choose(
        declaration,
        side,
        "12.0",
        new SettledPhase(s.declaration(declaration, side), s.special().garrisons()::attacked));
    List<ExtraOrder> answers = new ArrayList<>(List.of(s.commits(enemy), s.instructions(enemy)));
    if (enemy == AXIS) {
      answers.add(s.special().recombining());
    }
    moves(
        id(enemy, "reaction"),
        enemy,
        "14.0",
        s.housekeeping()::afterMovement,
        answers.toArray(ExtraOrder[]::new));
    if (flown) {
      missions(id(side, "missions"), side, MissionKind.SUPPORT, "15.11");
      missions(id(enemy, "missions"), enemy, MissionKind.SUPPORT, "15.11");
      sequence.then("air-battles", null, "15.13", draft -> s.air().fight(draft, true, side));
    }
    sequence.choose(
        id(side, "combat"),
        side,
        "15.0",
        new SettledPhase(s.combat().phase(side), s.housekeeping()::afterCombat));
  }

  /**
   * Points are spent and works done; at its end bridges and strongpoints are finished and enemy
   * fortifications fall.
   */
  @Rule({"7.41", "11.44", "18.13", "18.35", "20.0", "23.23"})
  private void engineers(Side side) {
    orders(
        id(side, "engineers"),
        side,
        "20.0",
        draft -> {
          s.supply().engineers(draft, side);
          s.works().finish(draft, side);
          s.rebuild().finish(draft, side);
          s.demolition().settle(draft, side);
          s.housekeeping().afterSegment(draft, side);
        },
        s.engineers(side));
  }

  private void moves(
      String id, Side side, String rule, Consumer<Draft> ending, ExtraOrder... extras) {
    Stage phase = new Alarmed(s.movement().phase(id, List.of(extras)), s.special().garrisons());
    sequence.choose(id, side, rule, new SettledPhase(phase, ending));
  }

  private void orders(
      String id, Side side, String rule, Consumer<Draft> ending, List<ExtraOrder> extras) {
    sequence.choose(id, side, rule, new OrdersPhase(id, side, rule, extras, ending));
  }

  private static String id(Side side, String phase) {
    return side.name().toLowerCase(Locale.ROOT) + "-" + phase;
  }

  @Rule({"8.11", "8.62", "8.71", "22.82"})
  private void arrivals(Draft draft) {
    s.special().garrisons().dated(draft);
    s.schedule().receive(draft);
    s.special().fortress().receive(draft);
    s.special().groups(AXIS).settle(draft);
    s.exits().late(draft);
    s.air().arrivals(draft);
  }
}
