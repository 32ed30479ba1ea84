/** Simulation, statistics and reports. */
@NullMarked
package stavka.lab.tournament;

import org.jspecify.annotations.NullMarked;
