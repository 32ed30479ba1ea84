/**
 * The smallest things every other package speaks of: sides, lists of numbers, what a number names.
 */
@NullMarked
package stavka.engine.value;

import org.jspecify.annotations.NullMarked;
