/**
 * From the globe to the sheet: projections, the bend between control points, lines and areas in the
 * plane.
 */
@NullMarked
package stavka.atlas.geo;

import org.jspecify.annotations.NullMarked;
