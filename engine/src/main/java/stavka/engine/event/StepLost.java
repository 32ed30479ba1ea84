package stavka.engine.event;

import stavka.engine.position.Hex;
import stavka.engine.position.Unit;

/**
 * A unit lost a step.
 *
 * @param stepsLeft 0 when it is eliminated
 */
public record StepLost(@Unit int unit, @Hex int hex, int stepsLeft, String rule) implements Event {}
