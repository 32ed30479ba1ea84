package stavka.operational.model;

/** A value under an untried counter, and how many there are of it. */
public record Value(int attack, int defence, int count) {}
