/** What the rules of both games ask of pieces, ground and position. */
@NullMarked
package stavka.panzer.model;

import org.jspecify.annotations.NullMarked;
