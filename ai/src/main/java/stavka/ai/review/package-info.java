/**
 * What a match that was played turned on: expected results by playouts, and the largest changes.
 */
@NullMarked
package stavka.ai.review;

import org.jspecify.annotations.NullMarked;
