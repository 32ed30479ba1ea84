/** What a game lays before those who play or watch it: views, overlays and the kit of pieces. */
@NullMarked
package stavka.engine.table;

import org.jspecify.annotations.NullMarked;
