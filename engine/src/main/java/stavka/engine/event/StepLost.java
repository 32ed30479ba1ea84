package stavka.engine.event;

import stavka.engine.value.Hex;
import stavka.engine.value.Unit;

/**
 * A unit lost a step.
 *
 * @param stepsLeft 0 when it is eliminated
 */
public record StepLost(@Unit int unit, @Hex int hex, int stepsLeft, String rule) implements Event {}
