package stavka.lab.tournament;

/**
 * A match of a tournament: who plays what, and which of the tournament's seeds decides it.
 *
 * @param number of the seed, counted from 1
 */
public record Bout(String axis, String soviet, int number) {}
