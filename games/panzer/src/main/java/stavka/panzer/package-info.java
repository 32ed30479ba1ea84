/**
 * What Kharkov and Panzergruppe Guderian share: one system of movement, zones, stacks, combat and
 * untried units.
 */
@NullMarked
package stavka.panzer;

import org.jspecify.annotations.NullMarked;
