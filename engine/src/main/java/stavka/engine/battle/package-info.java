/** Strengths with their reasons, odds, and tables of results. */
@NullMarked
package stavka.engine.battle;

import org.jspecify.annotations.NullMarked;
