package stavka.panzer.combat;

/**
 * Something that defends with a strength of its own beside the units: a garrison, a headquarters
 * alone in its hex.
 */
public record Stand(Part part, int base) {}
