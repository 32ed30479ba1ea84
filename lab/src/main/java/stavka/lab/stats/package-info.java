/** Simulation, statistics and reports. */
@NullMarked
package stavka.lab.stats;

import org.jspecify.annotations.NullMarked;
