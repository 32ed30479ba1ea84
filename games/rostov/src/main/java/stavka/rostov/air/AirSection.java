package stavka.rostov.air;

import java.util.Map;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.command.Command;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Raids;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.supply.Lines;

/** The war in the air, put together. */
@Rule({"9.1", "13.1", "15.1", "17.0", "17.5"})
public final class AirSection {
  private final RostovTheatre theatre;
  private final Fates fates;
  private final Squadrons squadrons;
  private final Readiness readiness;
  private final AirChanges changes;
  private final MissionChecks checks;
  private final MissionTargets targets;
  private final AirStaff staff;
  private final AirWarStage war;
  private final AirBattleStage battle;
  private final Silencing silencing;
  private final AirGuess guess;

  public AirSection(
      RostovTheatre theatre, Lines lines, Command command, Declarations declarations, Fates fates) {
    this.theatre = theatre;
    this.fates = fates;
    this.squadrons = new Squadrons(theatre);
    this.readiness = new Readiness(theatre, squadrons);
    this.changes = new AirChanges(theatre, squadrons);
    AirRange range = new AirRange(theatre, lines);
    this.checks = new MissionChecks(theatre, squadrons, range, declarations, command);
    this.targets = new MissionTargets(theatre, squadrons, checks, declarations);
    this.staff = new AirStaff(theatre, squadrons, checks, targets, declarations, command);
    this.silencing = new Silencing(theatre, new Raids(theatre));
    this.war = new AirWarStage(theatre, squadrons, targets, silencing);
    AirFire fire = new AirFire(theatre, squadrons);
    Flak flak = new Flak(theatre, squadrons);
    this.battle =
        new AirBattleStage(
            theatre,
            squadrons,
            new Pairing(squadrons),
            fire,
            new MissionEnd(theatre, squadrons, declarations, fire, flak),
            staff);
    this.guess = new AirGuess(squadrons, checks);
  }

  public Squadrons squadrons() {
    return squadrons;
  }

  /** Where air units can be sent. */
  public AirReach reach() {
    return new AirReach(theatre, squadrons, checks);
  }

  public AirStaff staff() {
    return staff;
  }

  /** Points that a side spends on aircraft. */
  @Rule({"7.24", "7.33"})
  public AirPoints points(Side side) {
    return new AirPoints(theatre, squadrons, side);
  }

  /** Air units come and go. */
  @Rule({"8.23", "8.72"})
  public void arrivals(Draft draft) {
    changes.settle(draft);
  }

  /** Aircraft that a side is called to give up. */
  @Rule({"8.72", "8.73"})
  public AirDepartures departures(Side side) {
    return new AirDepartures(theatre, squadrons, fates, side);
  }

  @Rule("9.11")
  public void prepare(Draft draft) {
    readiness.prepare(draft);
  }

  /** A phase in which a side sends aircraft. */
  @Rule({"13.12", "17.23", "17.24"})
  public Stage missions(String id, Side side, MissionKind kind, String rule) {
    return new MissionPhase(id, side, kind, rule, theatre, squadrons, checks, targets, staff);
  }

  /** All that flies is shown and fought out. */
  public void fight(Draft draft, boolean support, Side first) {
    draft.push(new AirWar(support, first));
  }

  /** What interrupts these phases. */
  public Map<Class<? extends Frame>, Stage> frameStages() {
    return Map.of(AirWar.class, war, AirBattle.class, battle, SilenceGuns.class, silencing);
  }

  /** A position as a side may think it is. */
  @Rule("17.25")
  public Position imagine(Position position, Side side, long seed) {
    return guess.imagine(position, side, seed);
  }
}
