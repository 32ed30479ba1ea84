package stavka.operational.combat;

/**
 * Something that defends with a strength of its own beside the units: a garrison, a headquarters
 * alone in its hex.
 */
public record Stand(Contribution part, int base) {}
