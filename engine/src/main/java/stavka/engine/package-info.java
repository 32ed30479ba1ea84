/**
 * The kernel every game is built on: grid, counters, zones, traces, battle, sequence and records.
 */
@NullMarked
package stavka.engine;

import org.jspecify.annotations.NullMarked;
