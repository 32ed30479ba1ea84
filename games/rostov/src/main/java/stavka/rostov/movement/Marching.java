package stavka.rostov.movement;

import stavka.engine.rule.Rule;
import stavka.operational.movement.March;
import stavka.rostov.model.RostovTheatre;

/**
 * How units march, for all that moves them.
 *
 * @param march hex by hex
 * @param prices what steps cost
 * @param allowance how far units go
 * @param reaction who reacts
 * @param limits what the scenario's orders keep units from
 * @param entering which ground lets units through
 */
@Rule("10.4")
public record Marching(
    March march,
    Prices prices,
    RostovAllowance allowance,
    Reaction reaction,
    ScenarioLimits limits,
    GroundEntering entering) {
  public static Marching of(RostovTheatre theatre, MovementParts parts) {
    Prices prices = new Prices(theatre, parts.forts(), parts.spans());
    RostovAllowance allowance = new RostovAllowance(theatre);
    Reaction reaction = new Reaction(theatre, parts);
    return new Marching(
        new March(theatre, new RostovMarch(theatre, prices, allowance, reaction, parts)),
        prices,
        allowance,
        reaction,
        new ScenarioLimits(theatre, parts.levies()),
        new GroundEntering(theatre, prices));
  }
}
