package stavka.kharkov.model;

import stavka.engine.counter.Step;

/**
 * The second step of an untried unit that proved strong, and how many counters there are for it
 * [9.53].
 */
record Replacement(Step step, int count) {}
