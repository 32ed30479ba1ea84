/** Simulation, statistics and reports. */
@NullMarked
package stavka.lab.store;

import org.jspecify.annotations.NullMarked;
