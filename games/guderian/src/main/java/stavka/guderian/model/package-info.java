/** Pieces, ground, charts, and the layout of a position. */
@NullMarked
package stavka.guderian.model;

import org.jspecify.annotations.NullMarked;
