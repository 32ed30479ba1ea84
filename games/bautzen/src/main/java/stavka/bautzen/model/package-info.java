/**
 * What does not change while it is played: counters, ground, charts, scenarios [4.4, 4.5, 5.1, 13].
 */
@NullMarked
package stavka.bautzen.model;

import org.jspecify.annotations.NullMarked;
