/**
 * Bots that plan a whole phase at a time: goals from what scores, attacks before the moves that
 * make them possible, posts for everyone else, and a search over such plans.
 */
@NullMarked
package stavka.ai.planner;

import org.jspecify.annotations.NullMarked;
