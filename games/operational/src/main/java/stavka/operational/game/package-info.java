/** The contract of a game filled in from parts. */
@NullMarked
package stavka.operational.game;

import org.jspecify.annotations.NullMarked;
