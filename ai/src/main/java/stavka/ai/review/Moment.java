package stavka.ai.review;

/**
 * A place in a match at which it was asked what to expect.
 *
 * @param orders how many orders had been given
 * @param phase the id of the step of the sequence at which play stood
 */
public record Moment(int orders, int turn, String phase, Expectation expectation) {}
