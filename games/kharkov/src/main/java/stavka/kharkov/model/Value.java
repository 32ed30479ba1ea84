package stavka.kharkov.model;

/** A value under an untried counter, and how many there are of it [12.0]. */
public record Value(int attack, int defence, int count) {}
