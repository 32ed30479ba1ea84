/** What rules ask of pieces, ground and data, whatever the book. */
@NullMarked
package stavka.operational.model;

import org.jspecify.annotations.NullMarked;
