/** Draws compiled maps for print, with the palette and the geometry of the web table. */
@NullMarked
package stavka.atlas.draw;

import org.jspecify.annotations.NullMarked;
