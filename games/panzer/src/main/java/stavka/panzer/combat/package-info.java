/** What results cost in both games: steps or a retreat, all at once; and how overruns end. */
@NullMarked
package stavka.panzer.combat;

import org.jspecify.annotations.NullMarked;
