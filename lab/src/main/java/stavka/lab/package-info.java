/** Simulation, statistics and reports. */
@NullMarked
package stavka.lab;

import org.jspecify.annotations.NullMarked;
